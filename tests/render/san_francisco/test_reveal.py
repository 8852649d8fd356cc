"""Sealed bids that are turned up have a picture of their own."""

from dataclasses import replace
from typing import cast

import pytest

from bot.render import Scene, draw
from bot.render.san_francisco import panel, reveal, reveals
from bot.text import LANGUAGES
from rules.event import Event
from rules.san_francisco.view import SanFranciscoView
from tests.games.scenes import positions, scene_of
from tests.render.noting import Noted, noting
from tests.render.sprites import forget_all

KEY = "san_francisco"
OPENED = Event("influence_opened", {"seats": (0, 1, 2, 3), "counts": (5, 3, 7, 3)})
TIED = Event("tied", {"seats": (1, 3)})
WON = Event("won_influence", {"seat": 2, "count": 7, "rank": 1})
BLIND = tuple(
    Event("blind_opened", {"seat": seat, "cheques": (total,), "total": total})
    for seat, total in ((0, 4), (3, 9))
)
NEXT = Event("turned_up", {"tender": "tender:villa"})


def scene(*since: Event, language: str = "en") -> Scene:
    drawn = scene_of(KEY, next(positions(KEY, 5, 3)), "reveal", None)
    return replace(drawn, since=since, language=language)


def test_bids_of_several_seats_are_revealed_until_they_are_seen() -> None:
    assert reveals(scene(OPENED, TIED, WON))
    assert reveals(scene(*BLIND, NEXT)), "the last ones, though another card came"
    assert not reveals(scene())
    assert not reveals(scene(BLIND[0])), "one bid alone is told in words"
    assert not reveals(scene(WON))
    with pytest.raises(ValueError, match="no bids"):
        draw(scene())


def test_who_has_won_comes_first_and_equal_bids_are_named() -> None:
    found = reveal.opened((OPENED, TIED, WON))
    assert found is not None
    assert found.in_order == [2, 0, 1, 3]
    assert (found.won, found.tied, found.cheques, found.over) == ({2}, {1, 3}, False, False)
    later = reveal.opened((OPENED, WON, NEXT, *BLIND))
    assert later is not None
    assert later.bids == {0: 4, 3: 9}
    assert later.cheques


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reveal_is_drawn_and_told(language: str) -> None:
    forget_all()
    written: list[Noted] = []
    shown = scene(OPENED, TIED, WON, language=language)
    with noting(written.append):
        picture = draw(shown)
    words = [noted.words for noted in written]
    assert [word for word in words if word in {"7", "5", "3"}] == ["7", "5", "3", "3"]
    for name in shown.names[:4]:
        assert name in words
        assert name in picture.alt
    later = draw(scene(OPENED, TIED, WON, NEXT, language=language))
    assert later.data != picture.data
    view = cast(SanFranciscoView, shown.view)
    assert panel.told(shown, view) in picture.alt
    assert panel.told(shown, view) not in later.alt, "another card is sold"
