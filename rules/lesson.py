"""A first game: the start for a player new to the game, as data of each game."""

from functools import cache
from importlib.resources import files
from typing import Final

from pydantic import Field

from rules.components import Strict, read
from rules.game import Options

FILE: Final = "lesson.toml"


class Lesson(Strict):
    """The start of a first game: its learner has one seat, easy computers the others."""

    seats: int
    learner: int = 0
    """The learner's seat: a later one if the first begins with what is hard."""
    soon: tuple[str, ...] = ()
    """The kinds of questions that the game is about: a good first game asks them soon."""
    end_from: int = 1
    """The round from which the end of the game is explained: not before it matters."""
    seed: int = Field(ge=0)
    options: Options


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the first game of a game; None if it has none."""
    if not (files("data") / game / FILE).is_file():
        return None
    return read(game, FILE, Lesson)
