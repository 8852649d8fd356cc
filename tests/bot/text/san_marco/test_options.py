"""The texts of San Marco's options: a label and a note."""

from rules.event import Fact
from tests.bot.text.agreeing import offered
from tests.bot.text.pages import decision
from tests.bot.text.san_marco.words import CAN, CAS, PLAYERS, SM, book
from tests.conftest import Approve

LONG = tuple(f"{name:x<32}" for name in PLAYERS)


STANDING: dict[str, Fact] = {
    "district": SM,
    "own": 2,
    "most": 3,
    "seats": (0, 1),
    "counts": (2, 3),
    "now": 6,
    "then": 6,
    "gain": 0,
    "less": 0,
}
"""Of a district where a noble may be placed."""


WORTH: dict[str, Fact] = {"now": 5, "then": 6, "gain": 1}
REACH: dict[str, Fact] = {"ways": 1, "reach": 1}
NOBODY_THERE: dict[str, Fact] = {"seats": (), "counts": ()}
LOSS: dict[str, Fact] = {"now": 0, "then": 5, "theirs": 11, "left": 5}
CROWD: dict[str, Fact] = {"district": CAS, "seats": (0, 1, 2)}


LIMIT = "limit:3"


def cards(count: int) -> tuple[str, ...]:
    return tuple(f"card:castello:{copy}" for copy in range(1, count + 1))


OPTIONS: list[tuple[str, str, dict[str, Fact]]] = [
    ("bridge", "pair:san_marco-castello", {"one": SM, "two": CAS, "bridges": 0, "stays": 0}),
    ("bridge", "pair:san_marco-castello", {"one": SM, "two": CAS, "bridges": 1, "stays": 0}),
    ("bridge", "pair:san_marco-castello", {"one": SM, "two": CAS, "bridges": 2, "stays": 0}),
    ("bridge", "pair:san_marco-castello", {"one": SM, "two": CAS, "bridges": 2, "stays": 1}),
    ("roles", "roles:1,2,3", {"decider": 1, "distributor": 2, "second": 3}),
    ("roles", "roles:1,2", {"decider": 1, "second": 2}),
    ("split", "card:castello:2", {"card": CAS, "limit": 0}),
    ("split_rest", "card:doge:1", {"card": "card:doge", "limit": 0, "best": 6}),
    ("split", "card:limit_3:1", {"card": "limit:3", "limit": 3}),
    (
        "choose",
        "offer:1",
        {
            "value": 1,
            "cards": ("card:doge", "card:doge", "limit:2"),
            "actions": ("card:doge", "card:doge"),
            "limit": 2,
            "total": 9,
        },
    ),
    (
        "choose",
        "offer:2",
        {"value": 2, "cards": (CAS, "limit:3"), "actions": (CAS,), "limit": 3, "total": 11},
    ),
    (
        "choose",
        "offer:3",
        {"value": 3, "cards": (CAS,), "actions": (CAS,), "limit": 0, "total": 9},
    ),
    ("play", CAS, {"card": CAS, "copies": 1, "seats": (0, 1), "counts": (2, 3), **WORTH, **REACH}),
    (
        "play",
        CAS,
        {"card": CAS, "copies": 3, "seats": (), "counts": (), **WORTH, **REACH, "now": 0},
    ),
    ("choose", "offer:3", {"value": 3, "cards": (LIMIT,), "actions": (), "limit": 3, "total": 12}),
    ("play", "card:doge", {"card": "card:doge", "copies": 1, "best": 0}),
    ("play", "card:doge", {"card": "card:doge", "copies": 2, "best": 8}),
    ("play", "card:defector", {"card": "card:defector", "copies": 1}),
    ("play", "end", {}),
    ("place", SM, {**STANDING, "over": 1, "lifts": 0}),
    (
        "place",
        CAS,
        {**STANDING, "district": CAS, "over": 0, "lifts": 0, "now": 0, "gain": 6, **NOBODY_THERE},
    ),
    ("place", SM, {**STANDING, "over": 0, "lifts": 0, "gain": 3, "less": 2}),
    ("place", SM, {**STANDING, "over": 1, "lifts": 1}),
    (
        "take",
        "bridge:san_marco-castello:1",
        {"one": SM, "two": CAS, "owner": 1, "stays": 1, "moves": 1},
    ),
    (
        "take",
        "bridge:san_marco-castello:1",
        {"one": SM, "two": CAS, "owner": 1, "stays": 0, "moves": 1},
    ),
    (
        "take",
        "bridge:san_marco-castello:1",
        {"one": SM, "two": CAS, "owner": 1, "stays": 1, "moves": 0},
    ),
    (
        "defect",
        "noble:castello:1",
        {"district": CAS, "owner": 1, "count": 3, "own": 2, "lifts": 0, **WORTH},
    ),
    (
        "defect",
        "noble:castello:1",
        {"district": CAS, "owner": 1, "count": 3, "own": 2, "lifts": 1, **WORTH},
    ),
    (
        "doge",
        "doge:castello",
        {
            "district": CAS,
            "price": 0,
            "payees": (),
            "step": 0,
            "own": 8,
            "seats": (1,),
            "counts": (6,),
            "stays": 1,
            "enters": 0,
        },
    ),
    (
        "doge",
        "doge:castello",
        {
            "district": CAS,
            "price": 0,
            "payees": (),
            "step": 0,
            "own": 0,
            "seats": (2,),
            "counts": (6,),
            "stays": 0,
            "enters": 1,
        },
    ),
    (
        "doge",
        "doge:san_marco",
        {
            "district": SM,
            "price": 0,
            "payees": (),
            "step": 0,
            "own": 8,
            "seats": (1,),
            "counts": (6,),
            "stays": 0,
            "enters": 0,
        },
    ),
    (
        "doge",
        "doge:san_marco:1",
        {
            "district": SM,
            "price": 1,
            "payees": (1,),
            "step": 0,
            "own": 8,
            "seats": (1,),
            "counts": (7,),
            "stays": 0,
            "enters": 0,
        },
    ),
    (
        "doge",
        "doge:san_marco:1,1",
        {
            "district": SM,
            "price": 2,
            "payees": (1, 1),
            "step": 0,
            "own": 0,
            "seats": (1,),
            "counts": (2,),
            "stays": 0,
            "enters": 0,
        },
    ),
    (
        "banish",
        CAS,
        {"own": 1, "others": 5, "now": 0, "theirs": 11, **CROWD, "counts": (1, 3, 2)},
    ),
    (
        "fewest",
        CAS,
        {"own": 1, "others": 3, "now": 5, "theirs": 6, **CROWD, "seats": (0, 1), "counts": (1, 3)},
    ),
    ("fewest", "decline", {}),
    (
        "victims",
        "victims:0,2,1,0",
        {**LOSS, "district": CAS, "roll": 3, "seats": (1, 2), "counts": (2, 1)},
    ),
    ("source", CAS, {"district": CAS, "own": 1, "back": 0, "now": 5, "then": 0}),
    ("source", CAS, {"district": CAS, "own": 3, "back": 1, "now": 6, "then": 6}),
]


def test_options(language: str, approved: Approve) -> None:
    approved(offered("san_marco", language, OPTIONS, PLAYERS))


TWO_DOGES: dict[str, Fact] = {
    "value": 3,
    "cards": (CAN, "card:bridge", "card:doge", "card:doge", LIMIT),
    "actions": ("card:doge", "card:doge", CAN, "card:bridge"),
    "limit": 3,
    "total": 5,
}
NEAR: dict[str, Fact] = {"card": CAS, "copies": 1, **NOBODY_THERE, **WORTH, "gain": 0}
DOGE: dict[str, Fact] = {**NOBODY_THERE, "district": SM, "stays": 0, "enters": 0}
TO_BEN: dict[str, Fact] = {"price": 2, "payees": (1, 1), "step": 0}
BUTTONS: list[tuple[str, str, dict[str, Fact]]] = [
    ("choose", "offer:3", TWO_DOGES),
    ("choose", "offer:3", {**TWO_DOGES, "cards": (LIMIT,), "actions": ()}),
    ("choose", "offer:3", {**TWO_DOGES, "cards": (), "actions": (), "limit": 0}),
    ("play", CAS, {**NEAR, "ways": 1, "reach": 2}),
    ("play", CAS, {**NEAR, "ways": 2, "reach": 5}),
    ("play", CAS, {**NEAR, "ways": 2, "reach": 0}),
    ("play", "card:doge", {"card": "card:doge", "copies": 2, "best": 6}),
    ("place", SM, {**STANDING, "over": 0, "lifts": 0, "gain": 6, "less": 2}),
    ("doge", "doge:san_marco", {**DOGE, "own": 8, "price": 0, "payees": (), "step": 0}),
    ("doge", "doge:san_marco:1,1", {**DOGE, "own": 8, **TO_BEN, "seats": (1,), "counts": (8,)}),
    ("doge", "doge:san_marco:1,1", {**DOGE, "own": 0, **TO_BEN, "seats": (1,), "counts": (2,)}),
    ("doge", "doge:san_marco", {**DOGE, "own": 0, "price": 2, "payees": (), "step": 2}),
    ("banish", CAS, {"own": 1, "others": 3, "now": 5, "theirs": 6, **CROWD, "counts": (1, 3, 0)}),
    (
        "victims",
        "victims:0,2,1,0",
        {**LOSS, "district": CAS, "roll": 3, "seats": (1, 2), "counts": (2, 1)},
    ),
]


def test_buttons_say_what_decides(language: str, approved: Approve) -> None:
    """In the picture's words, as far as a phone has room for them."""
    said = [
        book(language).option(decision(kind, key), 0, facts, PLAYERS)
        for kind, key, facts in BUTTONS
    ]
    approved([each.button or each.label for each in said])
    asked = ("place", "doge", "banish", "fewest", "source")
    assert not any(book(language).spots(decision(kind)) for kind in asked), "numbers alone"


def test_the_longest_names_leave_the_price_in_sight(language: str) -> None:
    """Only the end of the list of people is cut, never the district or the price."""
    facts: dict[str, Fact] = {
        "district": SM,
        "price": 5,
        "payees": (1, 1, 2, 2, 3),
        "step": 0,
        "own": 0,
        "seats": (1, 2, 3),
        "counts": (6, 6, 6),
        "stays": 0,
        "enters": 0,
    }
    option = book(language).option(decision("doge", "doge:san_marco:1,1,2,2,3"), 0, facts, LONG)
    assert len(option.label) <= 100
    assert len(option.note) <= 100
    assert option.label.startswith("San Marco")
    assert book(language).labelled("−5", "") in option.label
