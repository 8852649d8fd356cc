"""The numbers of a game as in its file: read, changed one at a time, and written."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from rules.beliefs import BELIEFS

Number: TypeAlias = int | float
Table: TypeAlias = Mapping[str, Number | Sequence[Number] | Mapping[str, Number]]
"""By name: a number, several in order, or several with names of their own."""

DATA: Final = Path(__file__).parents[2] / "data"


def read(key: str) -> Table:
    """Read the file of a game. Raises FileNotFoundError if it has none."""
    return tomllib.loads((DATA / key / BELIEFS).read_text(encoding="utf-8"))


def numbers(table: Table) -> dict[str, Number]:
    """Return each number by its name, prefixed by that of its group: `powers.well`, `chance.1`."""
    found: dict[str, Number] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            found |= {f"{name}.{part}": each for part, each in value.items()}
        elif isinstance(value, Sequence):
            found |= {f"{name}.{at}": each for at, each in enumerate(value)}
        else:
            found[name] = value
    return found


def changed(table: Table, name: str, number: Number) -> Table:
    """Return a table in which the number of that name is replaced."""
    group, _, part = name.partition(".")
    value = table[group]
    if isinstance(value, Mapping):
        return {**table, group: {**value, part: number}}
    if isinstance(value, Sequence):
        return {**table, group: [*value[: int(part)], number, *value[int(part) + 1 :]]}
    return {**table, group: number}


def text(key: str, table: Table) -> str:
    """Write the data file."""
    groups = {name: value for name, value in table.items() if isinstance(value, Mapping)}
    lines = [
        f"# What greedy believes; rules/{key}/beliefs.py says what each number is.",
        f"# `plaza tune {key}` plays them against others and writes this file.",
    ]
    for name, value in table.items():
        if isinstance(value, Mapping):
            continue
        if isinstance(value, Sequence):
            lines.append(f"{name} = [{', '.join(map(str, value))}]")
        else:
            lines.append(f"{name} = {value}")
    for name, group in groups.items():
        lines += ["", f"[{name}]", *[f"{part} = {number}" for part, number in group.items()]]
    return "\n".join(lines) + "\n"
