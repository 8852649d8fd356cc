"""The first game: what is easy is asked first."""

from rules.lesson import lesson_of
from rules.san_marco import GAME
from tools.lessons import learned


def test_a_learner_takes_an_offer_before_making_any() -> None:
    lesson = lesson_of(GAME.key)
    assert lesson is not None
    asked = [decision.kind for _, decision in learned(GAME, lesson, 0)]
    assert asked.index("choose") < asked.index("split")
