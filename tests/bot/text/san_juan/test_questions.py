"""The questions, and the options with the note of each."""

from rules.event import Fact
from rules.san_juan.components import ROLE_KEYS
from tests.bot.text.agreeing import asked, offered
from tests.bot.text.pages import decision
from tests.bot.text.san_juan.words import PLAYERS
from tests.conftest import Approve

OTHERS: dict[str, Fact] = {"seats": (1, 2), "counts": (2, 1)}
NOBODY: dict[str, Fact] = {"seats": (), "counts": ()}
"""The others' share of a role."""
CARDS = ("card:1", "card:2", "card:3", "card:4", "card:5")


QUESTIONS = [
    decision("keep", *CARDS, least=4, most=4),
    decision("limit", *CARDS),
    decision("limit", *CARDS, least=2, most=2),
    decision("office", *CARDS, least=0, most=2),
    decision("office", "card:1", least=0),
    decision("bank", *CARDS, least=0, most=5),
    decision("role", *ROLE_KEYS),
    decision("library", "library:use", "library:save", subject="role:trader"),
    decision("build", "pass"),
    decision("build", "build:well", "pass"),
    decision("pay", *CARDS, subject="building:archive"),
    decision("pay", *CARDS, least=3, most=3, subject="building:tower"),
    decision("pay", *CARDS, least=4, most=4, subject="building:tower"),
    decision("pay", *CARDS, least=5, most=5, subject="building:tower"),
    decision("limit", *CARDS, least=3, most=3),
    decision("archive", *CARDS, least=4, most=4),
    decision("sell", "good:0", "good:1", least=0, most=2),
    decision("goods", "good:0", "good:1", least=0, most=2, subject="building:tower"),
    decision("councillor", *CARDS),
]


def test_questions(language: str, approved: Approve) -> None:
    approved(asked("san_juan", language, QUESTIONS))


WELL = {"building": "building:well", "cost": 2, "points": 1}


OPTIONS: list[tuple[str, str, dict[str, Fact]]] = [
    ("pay", "card:70", WELL),
    ("build", "build:well", {**WELL, "price": 0, "price_most": 0, "gain": 1, "gain_most": 1}),
    (
        "build",
        "build:palace",
        {
            "building": "building:palace",
            "cost": 6,
            "points": 0,
            "price": 3,
            "price_most": 6,
            "gain": -1,
            "gain_most": 8,
        },
    ),
    (
        "build",
        "build:well",
        {
            **WELL,
            "price": 0,
            "price_most": 0,
            "gain": -1,
            "gain_most": -1,
            "over": "building:chapel",
        },
    ),
    ("build", "pass", {}),
    (
        "cover",
        "over:2",
        {"building": "building:chapel", "price": 3, "saves": 3, "gain": -1, "loses_good": 0},
    ),
    (
        "cover",
        "over:0",
        {
            "building": "building:indigo_plant",
            "price": 1,
            "saves": 1,
            "gain": 0,
            "loses_good": 1,
        },
    ),
    (
        "cover",
        "over:0",
        {"building": "building:park", "price": 0, "saves": 6, "gain": 6, "loses_good": 0},
    ),
    (
        "cover",
        "over:1",
        {"building": "building:smithy", "price": 0, "saves": 0, "gain": 0, "loses_good": 0},
    ),
    (
        "build",
        "build:cathedral",
        {
            "building": "building:cathedral",
            "cost": 7,
            "points": 0,
            "price": 6,
            "price_most": 6,
            "gain": 4,
            "gain_most": 4,
        },
    ),
    ("sell", "good:0", {"building": "building:customs_office", "price": 2}),
    ("cover", "beside", {"price": 2, "gain": 1}),
    ("sell", "good:0", {"building": "building:coffee_roaster", "price": 3}),
    ("goods", "good:0", {"building": "building:coffee_roaster"}),
    ("role", "role:trader", {"role": "role:trader", "allowed": 3, "least": 4, "most": 6, **OTHERS}),
    ("role", "role:trader", {"role": "role:trader", "allowed": 3, "least": 4, "most": 6, **NOBODY}),
    (
        "role",
        "role:producer",
        {"role": "role:producer", "least": 1, "most": 1, "sells": 1, "sells_most": 2, **OTHERS},
    ),
    (
        "role",
        "role:builder",
        {"role": "role:builder", "less": 2, "less_most": 2, "least": 0, "most": 0, **OTHERS},
    ),
    (
        "role",
        "role:builder",
        {"role": "role:builder", "city": 2, "production": 1, "least": 4, "most": 4},
    ),
    ("role", "role:councillor", {"role": "role:councillor", "dealt": 8, "least": 2, "most": 2}),
    ("role", "role:prospector", {"role": "role:prospector", "least": 1, "most": 2, **NOBODY}),
    ("role", "role:prospector", {"role": "role:prospector", "least": 1, "most": 2, **OTHERS}),
    ("library", "library:save", {}),
]


def test_options(language: str, approved: Approve) -> None:
    approved(offered("san_juan", language, OPTIONS, PLAYERS))
