"""RULES.md agrees with the data files."""

import re
from pathlib import Path

from rules.goldene_stadt.components import (
    CARDS,
    COPIES,
    GOODS_CARDS,
    KEYS,
    LAND_NAMES,
    MAP,
    ROADS,
    SCORE_CARDS,
)
from rules.goldene_stadt.setup import OPTIONS

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "rules" / "goldene_stadt" / "RULES.md").read_text(encoding="utf-8")


def numbers(clause: str) -> list[int]:
    """The numbers in a clause."""
    text = TEXT.partition(f"**{clause}")[2].partition("**")[2].partition("\n\n")[0]
    return [int(number) for number in re.findall(r"(?<!R)\b\d+\b", text)]


def test_numbers_of_places_roads_cards_and_pieces() -> None:
    kinds = [
        sum(place.kind == kind for place in MAP.places)
        for kind in ("coast", "suburb", "outer", "inner")
    ]
    backs = [sum(card.back == back for card in CARDS.two_things) for back in (1, 2, 3)]

    assert numbers("1.1") == [len(MAP.places), *kinds, len(ROADS)]
    assert numbers("1.2") == [18, 16, KEYS]
    cards = numbers("1.3")
    assert 4 * (5 + 2) <= cards.pop(3) < 50, "hands of five, and a pair each"
    assert cards == [
        *(COPIES * len(LAND_NAMES), COPIES, COPIES),
        *(len(GOODS_CARDS), len(CARDS.bonus_cards), len(CARDS.two_things)),
        *(backs[0], 1, backs[1], 2, backs[2], 3),
    ]
    assert len(SCORE_CARDS) == len(CARDS.two_things) + len(CARDS.three_things)


def test_table_options() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", TEXT, re.MULTILINE)
    options = {option.name: option.values for option in OPTIONS}

    assert [name for name, _ in rows] == list(options)
    for name, values in rows:
        told = tuple(re.findall(r"`(\w+)`", values))
        more = LAND_NAMES[1:] if values.endswith("a landscape") else ()
        assert (*told, *more) == options[name]


def test_clause_11_5_numbers_that_the_data_is_not_sure_of_are_labelled() -> None:
    unsure = [
        each.of
        for each in CARDS.provenance
        if each.of.startswith("map: number") and each.confidence != "high"
    ]

    assert unsure == ["map: number of suburbs", "map: number of outer districts"]
    assert numbers("11.5") == [30, 16]
