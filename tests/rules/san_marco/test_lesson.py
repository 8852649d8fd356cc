"""The first game: what is easy is asked first."""

from rules.lesson import lesson_of
from rules.san_marco import GAME
from tools.lessons import learned


def kinds() -> list[str]:
    """Return the kinds of questions that a learner of common sense is asked."""
    lesson = lesson_of(GAME.key)
    assert lesson is not None
    return [decision.kind for _, decision in learned(GAME, lesson, 0)]


def test_a_learner_meets_the_doge_before_splitting() -> None:
    """A card whose worth is known is easier to give away."""
    asked = kinds()
    assert asked.index("doge") < asked.index("split")


def test_a_learner_takes_an_offer_before_making_any() -> None:
    asked = kinds()
    assert asked.index("choose") < asked.index("split")
