"""Charts of a game that is over: who was ahead when, and names that never collide."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.render import Scene, draw
from bot.render.scene import Chances, Course
from bot.render.theme import THEMES
from bot.text import LANGUAGES, texts
from rules.registry import GAMES
from tests.render.noting import Noted, noting
from tools.gallery.positions import ODD_NAMES

NAMES = ("Ada", "Ben", "Chloé", "Dmitri", "Emeka")
EN = texts("en")


def course(*scored: Sequence[int], standings: tuple[int, ...] = ()) -> Scene:
    seats = len(scored)
    view = Course(tuple(map(tuple, scored)))
    scene = Scene("course", "san_juan", view, NAMES[:seats], (False,) * seats, "en")
    return replace(scene, standings=standings)


def chances(*percent: Sequence[int], turns: tuple[tuple[int, int], ...] = ()) -> Scene:
    view = Chances(tuple(map(tuple, percent)), turns)
    return replace(course(*percent), kind="chances", view=view)


@pytest.mark.parametrize(
    ("scene", "sentence"),
    [
        (course((0, 3, 5), (0, 1, 4)), "Ada led from the first round, in the end by 1."),
        (course((0, 3, 5, 6), (0, 4, 4, 4)), "Ada led from round 2, in the end by 2."),
        (course((0, 3, 4, 6), (0, 2, 5, 4)), "Only the last round put Ada ahead, by 2."),
        (course((0, 5, 5), (0, 4, 5), standings=(2, 1)), "Level at the end"),
        (course((0, 5, 5), (0, 4, 5)), "Shared victory"),
        (course((0, 9, 9), (0, 5, 7), (0, 4, 6), standings=(3, 1, 2)), "Ben led from the first"),
        (chances((50, 60, 100), (50, 40, 0)), "From round 2, Ada had the best chances."),
        (chances((60, 60, 100), (40, 40, 0)), "Ada had the best chances from start to end."),
        (chances((40, 40, 100), (60, 60, 0)), "Ada won without ever having had the best chances."),
    ],
)
def test_one_sentence_says_who_was_ahead_when(scene: Scene, sentence: str) -> None:
    """Who resigned may have more points than the winner, and is left out."""
    assert sentence in draw(scene).alt


def test_a_choice_is_numbered_on_the_line_and_in_words() -> None:
    scene = chances((20, 70, 100), (80, 30, 0), turns=((1, 1), (1, 1), (1, 2)))
    found: list[Noted] = []
    with noting(found.append):
        alt = draw(scene).alt
    numbers = {noted.words: noted.ink for noted in found if noted.words in {"1", "2", "3"}}
    assert [*numbers] == ["1", "2", "3"]
    assert all(one[2] < other[0] for one, other in pairwise(numbers.values()))
    assert "Choice 3 of Ben: Round 2." in alt


@pytest.mark.sampled(2)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_no_words_overlap_whatever_the_ends(key: str, language: str, theme: str) -> None:
    """Neither where all lines end at the same height, high or low, nor with odd names."""
    level = course(*[(0, 50)] * 4, (0, 49))
    low, high = course(*[(0, 0)] * 4, (0, 50)), chances(*[(25, 0)] * 4, (0, 100))
    for scene in (level, low, high):
        found: list[Noted] = []
        odd = replace(scene, game=key, names=ODD_NAMES[:5], language=language, theme=theme)
        with noting(found.append):
            draw(odd)
        inks = [noted.ink for noted in found]
        for at, one in enumerate(inks):
            assert 0 <= one[0] < one[2] <= 1200
            assert 0 <= one[1] < one[3] <= 1080
            assert not any(_overlap(one, other) for other in inks[:at])


def _overlap(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0 and min(one[3], other[3]) - max(one[1], other[1]) > 0
