"""First games: each explains exactly its questions, early and briefly, and is kind to learners."""

from collections.abc import Iterable

import pytest

from bot.text import LANGUAGES, texts
from rules.lesson import Lesson, lesson_of
from rules.registry import GAMES
from tests.bot.text.test_games import TOKEN
from tests.contract.walks import at_random, greedily, walk
from tests.games import known
from tools.lessons import LEARNERS, learned, suits

LIMIT = 400
"""Characters of a lesson: more is not read."""

LESSONS = {key: found for key in GAMES if (found := lesson_of(key)) is not None}
EVERY_LESSON = pytest.mark.parametrize(("key", "lesson"), LESSONS.items(), ids=LESSONS)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def named(key: str, language: str, beginning: str) -> set[str]:
    """Return the kinds of questions that such a message is about."""
    names = [name for name in texts(language).of(key).catalogue if "." not in name]
    return {name.removeprefix(beginning) for name in names if name.startswith(beginning)}


def asked_of_learners(key: str, lesson: Lesson, numbers: Iterable[int]) -> set[str]:
    """Return the kinds of questions in some first games."""
    games = (learned(GAMES[key], lesson, number, guesses=True) for number in numbers)
    return {decision.kind for asked in games for _, decision in asked}


def test_every_game_has_a_first_one() -> None:
    assert LESSONS.keys() == GAMES.keys()


@pytest.mark.sampled(1)
@EVERY_LANGUAGE
@EVERY_LESSON
def test_all_that_can_be_asked_is_explained(key: str, lesson: Lesson, language: str) -> None:
    untaught = known(key).untaught.keys()
    assert named(key, language, "lesson-") == named(key, language, "ask-") - untaught
    assert asked_of_learners(key, lesson, range(LEARNERS)).isdisjoint(untaught)


@pytest.mark.soak
@EVERY_LESSON
def test_no_learner_is_asked_what_is_not_explained(key: str, lesson: Lesson) -> None:
    assert asked_of_learners(key, lesson, range(400)).isdisjoint(known(key).untaught)


@pytest.mark.sampled(2)
@EVERY_LESSON
def test_nothing_is_explained_that_is_never_asked(key: str, lesson: Lesson) -> None:
    walks = [
        walk(GAMES[key], lesson.seats, seed, lesson.options, choose)
        for choose in (at_random, greedily)
        for seed in (0, 1)
    ]
    met = {step.decision.kind for each in walks for step in each.steps}
    unmet = named(key, "en", "lesson-") - met
    assert {f"ask-{kind}" for kind in unmet} <= known(key).rare


@EVERY_LANGUAGE
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_brief(key: str, language: str) -> None:
    book = texts(language).of(key)
    for kind in named(key, language, "lesson-"):
        said = book.lesson(kind)
        assert 100 <= len(said) <= LIMIT, kind
        assert not TOKEN.search(said), kind
    assert book.lesson("nonsense") == ""


@pytest.mark.sampled(1)
@EVERY_LESSON
def test_a_first_game_is_kind_and_asks_early_what_there_is_to_learn(
    key: str, lesson: Lesson
) -> None:
    assert suits(GAMES[key], lesson)
