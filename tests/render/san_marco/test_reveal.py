"""The end of a passage as a picture of its own: bonus, banishment, the next passage."""

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.render import Picture, Scene, draw, reveals
from bot.render.kit.alt import LIMIT
from bot.render.san_marco import layout, reveal
from bot.render.theme import ICE
from rules.event import Event
from tests.render.noting import Noted, noting
from tests.render.san_marco.boards import GAME, colours_of, greedy_game, scene_of, view_at
from tools.gallery.positions import ODD_NAMES, scenes

ENDED = Event("passage_ended", {"passage": 1})
BONUS = Event("bonus", {"highest": 12, "seats": (0, 3), "counts": (4, 6)})


def ended(*since: Event, **more: Any) -> Scene:
    return scene_of(view_at("split"), "reveal", since=since, **more)


@pytest.mark.parametrize("seats", [3, 4])
def test_each_end_of_a_passage_but_the_last_is_worth_a_picture(seats: int) -> None:
    moments, told = greedy_game(seats, 1)
    seen = 0
    found: list[object] = []
    for moment in moments:
        since = told[seen : moment.told]
        seen = moment.told
        if reveals(scene_of(moment.view, since=since)):
            found += [event.facts["passage"] for event in since if event.kind == "passage_ended"]
    assert found == [1, 2]


def test_what_was_told_before_is_found_in_the_history() -> None:
    peace = Event("kept_peace", {"seat": 3})
    scene = ended(peace, ENDED, history=(BONUS, peace, ENDED))
    assert reveal.ending(scene).told == (BONUS, peace, ENDED)
    assert reveal.ending(replace(scene, history=())).told == (ENDED,)
    earlier = Event("bonus", {"highest": 9, "seats": (), "counts": ()})
    scene = ended(earlier, ENDED, BONUS, _ended(2))
    assert reveal.ending(scene).told == (BONUS, _ended(2))


def _ended(passage: int) -> Event:
    return Event("passage_ended", {"passage": passage})


def test_the_next_passage_is_told_as_it_began() -> None:
    """A player comes back in its second round, after a bridge has been built."""
    began = [
        Event("round_began", {"round": number, "passage": 2, "seat": seat, "last": 0})
        for number, seat in ((1, 2), (2, 3))
    ]
    built = Event("built", {"seat": 0, "one": "district:castello", "two": "district:san_marco"})
    scene = ended(BONUS, ENDED, began[0], built, began[1])
    view = view_at("split")
    shown = reveal.ending(scene)
    assert shown.start(view) == 2
    assert shown.bridges(view) == 12 - len(view.bridges) + 1
    assert scene.names[2] in draw(scene).alt
    assert "62" in draw(scene).alt


def test_without_an_end_there_is_nothing_to_draw() -> None:
    assert not reveals(ended(BONUS))
    with pytest.raises(ValueError, match="no passage"):
        draw(ended(BONUS))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Passage II begins"), ("de", "Durchgang II beginnt")]
)
def test_the_words_tell_what_the_picture_shows(language: str, words: str) -> None:
    told = draw(replace(scenes(GAME)["reveal-banished"], language=language)).alt
    assert words in told
    for fact in ("Ada 4", "Chloé 11", "Dmitri 6", "Santa Croce", " 5 ", "Ben 2"):
        assert fact in told


def test_words_fit_whatever_the_names_are() -> None:
    scene = scenes(GAME)["reveal-banished"]
    assert len(draw(replace(scene, names=ODD_NAMES[: len(scene.names)])).alt) <= LIMIT


def test_the_map_shows_where_nobles_were_banished() -> None:
    """Where none were, there is no map."""
    banished, peace = (draw(scenes(GAME)[f"reveal-{name}"]) for name in ("banished", "peace"))
    assert ICE in colours_of(image_of(banished))
    assert ICE not in colours_of(image_of(peace))
    assert image_of(peace).height < layout.MAP.height + 200 < image_of(banished).height <= 1500


@pytest.mark.parametrize("name", ["banished", "peace"])
def test_one_sentence_says_what_happened_last(name: str) -> None:
    said: list[Noted] = []
    with noting(said.append):
        draw(replace(scenes(GAME)[f"reveal-{name}"], table="#told"))
    headline = {
        "banished": "Chloé rolls 5 to banish from",
        "peace": "Ben passes and banishes no one",
    }
    assert [one for one in said if one.words.startswith(headline[name])]


def image_of(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")
