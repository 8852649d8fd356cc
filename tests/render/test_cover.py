"""The cover of every game: its title stands in the picture, whole."""

import pytest

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.kit.evening import light_of
from bot.render.scene import Gathering
from bot.render.theme import DARK, LIGHT, Theme, rgb
from bot.text import LANGUAGES
from rules.registry import GAMES
from tests.render.noting import Noted, noting


@pytest.mark.parametrize(("sky", "light"), [("#1F2044", DARK), ("#D6E9F4", LIGHT)])
def test_words_are_dark_in_a_morning_and_light_in_an_evening(sky: str, light: Theme) -> None:
    room = Box(20, 20, 400, 200)
    assert light_of(Canvas(600, 300, rgb(sky)), room) == light


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_nothing_on_a_cover_is_cut(key: str, language: str) -> None:
    written: list[Noted] = []
    seats = max(GAMES[key].seats)
    with noting(written.append):
        draw(Scene("lobby", key, Gathering(seats), ("Ada",), (False,), language))
    assert written
    for noted in written:
        left, top, right, bottom = noted.ink
        width, height = noted.canvas.image.size
        assert 0 <= left < right <= width, noted.words
        assert 0 <= top < bottom <= height, noted.words
