"""The cover of every game: its title stands in the picture, whole."""

import pytest

from bot.render import Scene, draw
from bot.render.scene import Gathering
from bot.text import LANGUAGES
from rules.registry import GAMES
from tests.render.noting import Noted, noting


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
