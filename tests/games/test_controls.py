"""A question is always asked in the same way, and its answers stand on a phone's first screen."""

import pytest

from bot.text import LANGUAGES
from bot.ui.happening import NEWS_LIMIT
from rules.registry import GAMES
from tests.games.controls import LINE, SCREEN, Asked, asked, height, longest, taught

CHARACTERS = 240 + NEWS_LIMIT
"""Above the first control that answers: the table, the last choice and its result, the question."""


def several(each: Asked) -> bool:
    """Whether several options are picked, or a sum counts."""
    return each.decision.most > 1 or bool(each.decision.weights)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_each_question_has_one_control_on_the_first_screen(key: str, language: str) -> None:
    found = [*asked(GAMES[key], language, 1, [max(GAMES[key].seats)])]
    for each in found:
        assert each.control == ("menu" if several(each) else "buttons"), each.decision
        assert each.characters <= CHARACTERS, each.decision
    for each in longest(found).values():
        assert height(each.position, language) + each.lines * LINE <= SCREEN, each.decision


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_leaves_the_controls_on_the_first_screen(key: str, language: str) -> None:
    for each in taught(key, language):
        assert height(each.position, language) + each.lines * LINE <= SCREEN, each.decision
