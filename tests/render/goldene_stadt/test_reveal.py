"""The end of a round: the scoring, its players, and the beginning of the next."""

from dataclasses import replace

import pytest

from bot.render import Scene, draw, reveals
from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import gains
from bot.render.goldene_stadt.gains import Gain
from bot.render.goldene_stadt.map import whole
from bot.render.goldene_stadt.projection import MAP
from bot.render.goldene_stadt.reveal import scored
from bot.render.kit.alt import LIMIT
from bot.text import LANGUAGES
from rules.bits import members
from rules.event import Event
from rules.goldene_stadt.components import SCORE_CARDS
from rules.goldene_stadt.scoring import things_of
from tests.games.scenes import ended
from tests.render.goldene_stadt.boards import KEY, LONG, board, view_of
from tools.extremes.goldene_stadt import scored as told_of

OLDER = Event("scored", {"thing": "good:pearls", "seats": (0,), "counts": (4,)})
BEGAN = Event("round_began", {"round": 2, "start": 1})


def revealing() -> Scene:
    return replace(board(), kind="reveal", since=told_of(board()))


def test_a_scored_round_is_revealed_until_the_game_is_over() -> None:
    assert reveals(revealing())
    assert not reveals(replace(revealing(), since=(BEGAN,)))
    assert not reveals(replace(ended(KEY, 4), since=told_of(board())))


def test_the_newest_round_is_shown_with_all_that_its_card_scored() -> None:
    scene = replace(revealing(), since=(OLDER, BEGAN, *told_of(board())))
    shown = scored(scene, view_of(scene))
    assert shown.round == view_of(scene).round - 1
    assert [thing for thing, _ in shown.gains] == ["good:silk", "river:pine", "quarter:north"]
    assert [got for _, got in shown.gains] == [{0: 2, 1: 4, 3: 2}, {2: 4}, {}]


def test_nothing_is_drawn_where_no_round_was_scored() -> None:
    with pytest.raises(ValueError, match="no round"):
        draw(replace(revealing(), since=(BEGAN,)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_drawn_and_told(theme: str, language: str) -> None:
    scene = replace(revealing(), theme=theme, language=language)
    for names in (scene.names, LONG):
        picture = draw(replace(scene, names=names))
        assert len(picture.alt) <= LIMIT
        assert len(picture.data) < 150 * 1024
    assert "Ben +4" in draw(scene).alt
    assert "Chloé +4" in draw(scene).alt


@pytest.mark.parametrize("card", range(len(SCORE_CARDS)))
def test_no_plate_hides_a_place_that_was_counted(
    card: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, put = board(), list[Box]()
    monkeypatch.setattr(gains, "_plate", lambda _canvas, box, *_rest: put.append(box))
    shown = [Gain(thing, {}) for thing in things_of(card)]
    gains.plates(Canvas(1, 1, (0, 0, 0)), scene, shown)
    counted = [whole().moved(0, MAP.y).place(at) for gain in shown for at in members(gain.places)]
    assert len(put) == len(shown)
    assert not any(plate.shared(place) for plate in put for place in counted)
