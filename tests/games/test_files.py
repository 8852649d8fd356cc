"""Every picture of every game is a PNG of one size, the same for the same scene."""

from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import pytest

from bot.render import draw
from bot.render.scene import PictureKind
from bot.render.theme import THEMES
from bot.text import LANGUAGES
from tests.contract.walks import walk
from tests.games import GAMES, known
from tests.games.hosting import hosted
from tests.games.scenes import ended, last, scene_of
from tests.render.sprites import forget_all
from tests.render.test_files import check
from tools.gallery.positions import ODD_NAMES

__all__ = ["hosted"]

MOST_BYTES = 165 * 1024
PLAIN_TALLEST = 2400
"""Rows of facts and options take what room they need."""
SINCE = 12
LOOKS = 4
"""The number of positions checked in a game, spread over it."""

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_whole_games_draw(key: str, seats: int, language: str) -> None:
    """The table and a hand, with odd names, for a player who comes back; then the end."""
    names, plain = (ODD_NAMES * 2)[:seats], find_spec(f"bot.render.{key}") is None
    tallest = PLAIN_TALLEST if plain else known(key).tallest
    steps = walk(GAMES[key], seats, seats + 10).steps
    for number in range(LOOKS):
        at = len(steps) * number // LOOKS
        told = [event for step in steps[:at] for event in step.events][-SINCE:]
        for kind, seat in KINDS:
            viewer = None if seat is None else at % seats
            scene = scene_of(key, steps[at].before, kind, viewer, language)
            since = tuple(event for event in told if event.is_for(viewer))
            theme = sorted(THEMES)[(number + (seat is None)) % len(THEMES)]
            picture = draw(replace(scene, theme=theme, names=names, since=since))
            asked = scene.view.decision
            most = tallest if asked is None else known(key).taller.get(asked.kind, tallest)
            check(picture, most, plain=plain)
            assert len(picture.data) < MOST_BYTES * most / tallest, "no more for the same room"
    check(draw(ended(key, seats, language, names=names)))


KINDS: tuple[tuple[PictureKind, int | None], ...] = (("board", None), ("hand", 0))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["board", "hand", "final"])
@EVERY_GAME
def test_a_file_name_tells_nothing_but_the_kind(key: str, kind: PictureKind) -> None:
    seats = max(GAMES[key].seats)
    picture = draw(scene_of(key, last(key, seats), kind, 1))
    assert picture.name == f"{key}-{kind}.png"


@pytest.mark.proof
@EVERY_GAME
def test_equal_scenes_are_equal_files(key: str) -> None:
    state, _ = GAMES[key].new({}, max(GAMES[key].seats), 3)
    scene = scene_of(key, state, "board", None)
    first = draw(scene)
    forget_all()
    assert draw(scene) == first


CHANGES: dict[str, dict[str, Any]] = {
    "language": {"language": "de"},
    "table": {"table": "#13"},
    "names": {"names": ("Ada", "Ben", "Chloé", "Zoë", "Eva", "Fay")},
    "computers": {"computers": (False, False, True, True, True, True)},
    "theme": {"theme": "light"},
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("part", CHANGES)
@EVERY_GAME
def test_each_part_of_a_scene_shows(key: str, part: str) -> None:
    seats = max(GAMES[key].seats)
    state, _ = GAMES[key].new({}, seats, 3)
    scene = scene_of(key, state, "board", None)
    change = {
        name: value[:seats] if isinstance(value, tuple) else value
        for name, value in CHANGES[part].items()
    }
    assert draw(replace(scene, **change)).data != draw(scene).data
