"""A panel of a first game explains one thing, in few words."""

import pytest

from bot.text import texts
from bot.text.catalogue import catalogue
from rules.lesson import lesson_of
from rules.registry import GAMES
from tools.lessons import learned

MOST = 300
"""Characters beside the question."""


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_is_short(key: str, language: str) -> None:
    book = texts(language).of(key)
    words = catalogue(key, language)
    lessons = [each for each in words if each.startswith("lesson-")]
    assert lessons
    lessons += [f"{each}.{case}" for each in lessons for case in words.attributes(each)]
    told = [book.say(each) for each in (*lessons, "how.card", "how.end")]
    assert [each for each in told if len(each) > MOST] == []


@pytest.mark.parametrize("key", GAMES)
def test_so_is_the_first_panel_which_tells_the_aim_too(key: str, language: str) -> None:
    lesson, book = lesson_of(key), texts(language).of(key)
    assert lesson is not None
    _, asked = next(learned(GAMES[key], lesson, 0))
    assert len(book.say("how.goal") + book.lesson(asked.kind)) <= MOST


def test_a_lesson_has_its_own_words_where_a_remark_is_told(language: str) -> None:
    """Whose rivals are out needs no usual price."""
    words = texts(language).of("san_francisco")
    usual, alone = words.lesson("bid"), words.lesson("bid", ["at_stake", "alone"])
    assert "18" in usual
    assert "18" not in alone
    assert words.lesson("bid", ["at_stake", "bid"]) == usual
