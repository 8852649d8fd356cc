"""The legend below a learner's picture: it explains the icons, and leaves the rest as it is."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.san_marco import story
from bot.render.theme import WIDTH
from bot.text import LANGUAGES
from rules.lesson import lesson_of
from rules.registry import GAMES
from tests.render.san_marco.asked import scene_of as largest


def first_question(key: str, language: str, theme: str) -> Scene:
    """Return the learner's first picture in the first game."""
    game, lesson = GAMES[key], lesson_of(key)
    assert lesson is not None
    state, _ = game.new(lesson.options, lesson.seats, lesson.seed)
    view = game.view(state, 0)
    facts = game.explain(view, view.decision) if view.decision else ()
    names = ("Ada", *(f"Bot {seat}" for seat in range(1, lesson.seats)))
    computers = tuple(seat > 0 for seat in range(lesson.seats))
    return Scene("hand", key, view, names, computers, language, facts, theme=theme, legend=True)


def drawn(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_legend_stands_below_the_picture(key: str, language: str, theme: str) -> None:
    scene = first_question(key, language, theme)
    usual, explained = drawn(replace(scene, legend=False)), drawn(scene)
    assert explained.height > usual.height
    ground = explained.getpixel((0, explained.height - 1))
    margin = explained.crop((WIDTH - 20, usual.height, WIDTH, explained.height))
    assert margin.getcolors() == [(margin.width * margin.height, ground)], "all words fit"


def test_san_marco_explains_roles_where_there_are_some_and_the_supply_where_it_is_shown() -> None:
    begun = first_question("san_marco", "en", "dark")
    assert [*story.legend(begun)] == ["own", "prestige", "limit", "start"]
    assert [*story.legend(largest("play"))] == ["own", "prestige", "limit", "splits", "chooses"]
    assert "supply" in story.legend(largest("reroll"))
