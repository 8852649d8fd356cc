"""RULES.md says what the data files say; and the data what was gathered from public texts.

What was gathered lies outside of Plaza. Where `PLAZA_GATHERED` names its folder it is used, else a
folder beside the repository, else these tests are skipped.
"""

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

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
FOLDER = Path(os.environ.get("PLAZA_GATHERED", ROOT.parent / "shared" / "data"))
GATHERED = FOLDER / "goldene_stadt.json"

gathered = pytest.mark.skipif(not GATHERED.exists(), reason="what was gathered is not here")


# --- RULES.md ------------------------------------------------------------------------------------


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


# --- what was gathered ---------------------------------------------------------------------------

KINDS = {"outer_district": "outer", "inner_district": "inner"}
RIVERS = {"NE": "pine", "SE": "mill", "SW": "dust", "NW": "frost", None: ""}
QUARTERS = {"N": "north", "E": "east", "S": "south", "W": "west", None: ""}
REWARDS = {"landscape_card": "card", "goods_card": "goods", "bonus_card": "bonus"}

NUMBERS = {
    "max_expulsions_per_round": "expulsions",
    "max_houses_per_turn": "houses_each_turn",
    "cards_for_coast": "cards_on_the_coast",
    "cards_for_other": "cards_elsewhere",
    "hand_limit_end_of_turn": "hand_limit",
    "goods_cards_face_up": "goods_face_up",
    "goods_card_limit_per_player": "goods_limit",
    "score_base": "letters_for_some",
    "score_extra": "letters_for_most",
}


@cache
def document() -> Any:
    return json.loads(GATHERED.read_text(encoding="utf-8"))


def name_of(place: str) -> str:
    """What Plaza calls a place."""
    [name] = [each["name"] for each in document()["places"] if each["id"] == place]
    return str(name).lower().replace(" ", "_")


def reward_of(reward: dict[str, Any]) -> str:
    """What Plaza calls a reward: of a district what the first gets beside the letters."""
    if reward["type"] == "coins":
        return "coin" if reward["amount"] == 1 else "coins"
    if reward["type"] != "district":
        return str(REWARDS.get(reward["type"], reward["type"]))
    first = reward["first"]
    return "coin" if first["coins"] else "card" if first["landscape_cards"] else ""


def land_of(lands: list[str] | None) -> str:
    """The one landscape on which houses are counted, if it is only one."""
    return lands[0] if lands and len(lands) == 1 else ""


@gathered
def test_every_place_is_what_was_gathered() -> None:
    lands = {each["id"]: each["landscape"] for each in document()["sectors"]}
    told = {
        name_of(each["id"]): (
            KINDS.get(each["kind"], each["kind"]),
            lands[each["sector"]],
            RIVERS[(each["rivers"] or [None])[0]],
            QUARTERS[each["quarter"]],
            reward_of(each["reward"]),
            (each["x"], each["y"]),
        )
        for each in document()["places"]
    }
    assert told == {
        place.id: (
            place.kind, place.sector, place.river, place.quarter, place.reward, (place.x, place.y)
        )
        for place in MAP.places
    }  # fmt: skip


@gathered
@pytest.mark.parametrize("what", ["roads", "bridges"])
def test_roads_and_bridges_are_those_that_were_gathered(what: str) -> None:
    told = {frozenset(name_of(end) for end in road) for road in document()[what]}

    assert told == {frozenset(road) for road in getattr(MAP, what)}


@gathered
@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("score_cards", CARDS.two_things),
        ("score_cards_alternative_three_cases", CARDS.three_things),
    ],
)
def test_score_cards_are_those_that_were_gathered(name: str, cards: Any) -> None:
    told = [
        (each["back"], each["good"], RIVERS[each["river"]], QUARTERS[each["quarter"]])
        for each in document()[name]
    ]
    assert told == [(card.back, card.good, card.river, card.quarter) for card in cards]


@gathered
def test_goods_and_bonus_cards_are_those_that_were_gathered() -> None:
    goods = [tuple(each["goods"]) for each in document()["goods_cards"]]
    bonus = [
        (each["letters_each"], each["cap"], land_of(each["count"]["landscapes"]))
        for each in document()["bonus_cards"]
    ]
    kinds = [
        {KINDS.get(kind, kind) for kind in each["count"]["kinds"]}
        for each in document()["bonus_cards"]
        if each["count"]["what"] == "houses"
    ]

    assert goods == list(CARDS.goods_cards)
    assert bonus == [(card.letters, card.most, card.on) for card in CARDS.bonus_cards]
    assert kinds == [set(card.kinds) for card in CARDS.bonus_cards if card.counted == "houses"]


@gathered
def test_numbers_are_those_that_were_gathered() -> None:
    constants, numbers = document()["constants"], CARDS.numbers
    for name, ours in NUMBERS.items():
        assert constants[name] == numbers[ours].value, name
    for seats, word in (("2", "two"), ("3", "three"), ("4", "four")):
        setup = document()["setup"][seats]
        assert setup["houses_per_player"] == numbers[f"houses_of_{word}"].value
        assert setup["coins_per_player"] == numbers["coins_each"].value
