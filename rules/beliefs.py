"""What greedy believes of a game: numbers that the game names and explains in one table.

They stand in `data/GAME/greedy.toml`, which `plaza tune` plays against others and writes.
"""

import json
import tomllib
from importlib.resources import files
from typing import Final, TypeVar

from pydantic import TypeAdapter

BELIEFS: Final = "greedy.toml"
"""The file of the numbers, beside the other data of the game."""

T = TypeVar("T")


def believed(game: str, table: type[T]) -> T:
    """Read the numbers of a game into its table, a NamedTuple.

    Raises ValueError where the file has too few, others, or something that is no number.
    """
    text = (files("data") / game / BELIEFS).read_text(encoding="utf-8")
    # As JSON, where a list may stand for a tuple however strict one is with all else.
    numbers = json.dumps(tomllib.loads(text))
    return TypeAdapter(table).validate_json(numbers, strict=True)
