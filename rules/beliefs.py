"""The beliefs of greedy about a game: numbers that the game names and explains in one table.

They are kept in `data/GAME/greedy.toml`. They have won against other numbers (docs/opponents.md).
"""

import json
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, TypeVar

from pydantic import TypeAdapter

BELIEFS: Final = "greedy.toml"
"""The file of the numbers, next to the other data of the game."""

T = TypeVar("T")


def believed(game: str, table: type[T]) -> T:
    """Read the numbers of a game into its table, a NamedTuple.

    Raises ValueError if numbers are missing or unknown, or if something is no number.
    """
    text = (files("data") / game / BELIEFS).read_text(encoding="utf-8")
    return valid(tomllib.loads(text), table)


def valid(numbers: Mapping[str, object], table: type[T]) -> T:
    """Return numbers by their names as a table, a NamedTuple.

    Raises ValueError if numbers are missing or unknown, or if something is no number.
    """
    # As JSON, in which a list may stand for a tuple even in strict mode.
    return TypeAdapter(table).validate_json(json.dumps(numbers), strict=True)
