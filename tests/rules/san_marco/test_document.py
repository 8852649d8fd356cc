"""The tables of RULES.md agree with the data file."""

import re
from pathlib import Path

from rules.san_marco.components import (
    COPIES,
    DATA,
    DISTRICT_OF_FACE,
    FIRST_LIMIT,
    NAMES,
    NEIGHBOURS,
    WORTH,
)
from rules.san_marco.setup import OPTIONS

TEXT = (Path(__file__).parents[3] / "rules" / "san_marco" / "RULES.md").read_text(encoding="utf-8")
TITLES = [name.replace("_", " ").title() for name in NAMES]


def rows(clause: str) -> list[list[str]]:
    """The cells of the table behind a clause, without its head."""
    table = TEXT.partition(f"**{clause}")[2].partition("\n|")[2].partition("\n\n")[0]
    lines = ["|" + table.split("\n")[0], *table.split("\n")[1:]]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_clause_11_2_faces_and_neighbours() -> None:
    told = {int(face): (name, set(others.split(", "))) for face, name, others in rows("11.2")}
    assert told == {
        face: (TITLES[at], {TITLES[other] for other in NEIGHBOURS[at]})
        for face, at in DISTRICT_OF_FACE.items()
    }


def test_clause_11_3_values_by_preset() -> None:
    told = {name: (numbers(attested), numbers(graded)) for name, attested, graded in rows("11.3")}
    assert told == {
        TITLES[at]: (list(WORTH["attested"][at]), list(WORTH["graded"][at]))
        for at in range(len(NAMES))
    }


def test_table_options() -> None:
    told = {
        name.strip("`"): tuple(re.findall(r"`(\w+)`", values)) for name, values, _ in rows("2.5")
    }
    assert told == {option.name: option.values for option in OPTIONS}


def test_numbers_of_cards_and_pieces() -> None:
    cards = TEXT.partition("**1.3 Cards.**")[2].partition("\n\n")[0]
    actions, limits = COPIES[:FIRST_LIMIT], COPIES[FIRST_LIMIT:]
    kinds = [COPIES[0], *actions[len(NAMES) :]]
    points = [number for pair in zip(limits, (1, 2, 3), strict=True) for number in pair]
    assert numbers(cards) == [sum(actions), *kinds, sum(limits), *points]
    pieces = numbers(TEXT.partition("**1.2 Pieces.**")[2].partition("\n\n")[0])
    assert pieces == [DATA.pieces.nobles.value, DATA.pieces.bridges.value]
