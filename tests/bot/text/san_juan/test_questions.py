"""What a person is asked, and the options with what to know about each."""

import pytest

from rules.decision import Decision
from rules.event import Fact
from rules.san_juan.components import ROLE_KEYS
from tests.bot.text.agreeing import agree
from tests.bot.text.pages import decision
from tests.bot.text.san_juan.words import BOOKS, PLAYERS, book

OTHERS: dict[str, Fact] = {"seats": (1, 2), "counts": (2, 1)}
NOBODY: dict[str, Fact] = {"seats": (), "counts": ()}
"""What a role gives the others."""
CARDS = ("card:1", "card:2", "card:3", "card:4", "card:5")


@pytest.mark.parametrize(
    ("asked", "english"),
    [
        (
            decision("keep", *CARDS, least=4, most=4),
            "Keep 4 of your 5 cards as your starting hand.",
        ),
        (decision("limit", *CARDS), "Your hand is 1 card too large: choose the one to discard."),
        (
            decision("limit", *CARDS, least=2, most=2),
            "Your hand is 2 cards too large: choose those to discard.",
        ),
        (
            decision("office", *CARDS, least=0, most=2),
            "Exchange up to 2 hand cards (Office Building)? You discard them and draw as many.",
        ),
        (
            decision("office", "card:1", least=0),
            "Exchange a hand card (Office Building)? "
            "You discard it and draw another, or you decline.",
        ),
        (
            decision("bank", *CARDS, least=0, most=5),
            "Tuck cards under your Bank? "
            "Any number, only once in the game; each is worth 1 point at the end.",
        ),
        (decision("role", *ROLE_KEYS), "Choose a role."),
        (
            decision("library", "library:use", "library:save", subject="role:trader"),
            "Double the privilege of the Trader with your Library? You have one use this round.",
        ),
        (decision("build", "pass"), "Nothing in your hand can be built now: you can only pass."),
        (decision("build", "build:well", "pass"), "Build one building, or pass."),
        (
            decision("pay", *CARDS, subject="building:archive"),
            "Choose 1 card to pay for the Archive.",
        ),
        (
            decision("pay", *CARDS, least=3, most=3, subject="building:tower"),
            "Which 2 cards do you keep? The other 3 pay for the Tower.",
        ),
        (
            decision("pay", *CARDS, least=4, most=4, subject="building:tower"),
            "Which card do you keep? The other 4 pay for the Tower.",
        ),
        (
            decision("pay", *CARDS, least=5, most=5, subject="building:tower"),
            "Choose 5 cards to pay for the Tower.",
        ),
        (
            decision("limit", *CARDS, least=3, most=3),
            "Your hand is 3 cards too large: which 2 cards do you keep?",
        ),
        (
            decision("archive", *CARDS, least=4, most=4),
            "Which card do you keep, from hand and draw together? "
            "The other 4 are discarded (Archive).",
        ),
        (decision("sell", "good:0", "good:1", least=0, most=2), "Sell up to 2 goods, or none?"),
        (
            decision("goods", "good:0", "good:1", least=0, most=2, subject="building:tower"),
            "Which goods help to pay for the Tower? Up to 2; each saves a card.",
        ),
        (decision("councillor", *CARDS), "Keep 1 of these 5 cards."),
    ],
)
def test_questions(asked: Decision, english: str) -> None:
    assert book("en").ask(asked) == english
    agree(english, book("de").ask(asked), [asked.subject], BOOKS)


WELL = {"building": "building:well", "cost": 2, "points": 1}


OPTIONS: list[tuple[str, str, dict[str, Fact], tuple[str, str]]] = [
    (
        "pay",
        "card:70",
        WELL,
        ("Well", "Cost 2, 1 point. Producer: draw 1 if you made 2 goods or more"),
    ),
    (
        "build",
        "build:well",
        {**WELL, "price": 0, "price_most": 0, "gain": 1, "gain_most": 1},
        ("Well", "Free (cost 2), +1 point. Producer: draw 1 if you made 2 goods or more"),
    ),
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
        ("Palace", "Pay 3–6 (cost 6), −1 to +8 points. End: 1 point for every 4 other points"),
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
        ("Well", "Only over the Chapel: free (cost 2), −1 point"),
    ),
    ("build", "pass", {}, ("Pass", "Build nothing this time")),
    (
        "cover",
        "over:2",
        {"building": "building:chapel", "price": 3, "saves": 3, "gain": -1, "loses_good": 0},
        ("Over the Chapel", "Pay 3 cards (saves 3), −1 point"),
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
        ("Over the Indigo Plant", "Pay 1 card (saves 1), +0 points. Its good is lost"),
    ),
    (
        "cover",
        "over:0",
        {"building": "building:park", "price": 0, "saves": 6, "gain": 6, "loses_good": 0},
        ("Over the Park", "Free (saves 6), +6 points"),
    ),
    (
        "cover",
        "over:1",
        {"building": "building:smithy", "price": 0, "saves": 0, "gain": 0, "loses_good": 0},
        ("Over the Smithy", "Free, +0 points"),
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
        (
            "Cathedral (from the table)",
            "Pay 6 (cost 7), +4 points. End: others' buildings of cost 6 bring 4, 7, 9, 10 points",
        ),
    ),
    (
        "sell",
        "good:0",
        {"building": "building:customs_office", "price": 2},
        ("Customs Office", "Its customs cargo sells for 2 cards"),
    ),
    (
        "cover",
        "beside",
        {"price": 2, "gain": 1},
        ("Beside your buildings", "Pay 2 cards, +1 point"),
    ),
    (
        "sell",
        "good:0",
        {"building": "building:coffee_roaster", "price": 3},
        ("Coffee Roaster", "Its coffee sells for 3 cards"),
    ),
    (
        "goods",
        "good:0",
        {"building": "building:coffee_roaster"},
        ("Coffee Roaster", "Its coffee pays for 1 card"),
    ),
    (
        "role",
        "role:trader",
        {"role": "role:trader", "allowed": 3, "least": 4, "most": 6, **OTHERS},
        ("Trader", "You may sell 3 goods, now for 4–6 cards. Others: Ben 2 and Cleo 1"),
    ),
    (
        "role",
        "role:trader",
        {"role": "role:trader", "allowed": 3, "least": 4, "most": 6, **NOBODY},
        ("Trader", "You may sell 3 goods, now for 4–6 cards. Others: none"),
    ),
    (
        "role",
        "role:producer",
        {"role": "role:producer", "allowed": 2, "least": 1, "most": 1, **OTHERS},
        ("Producer", "You may make 2 goods, and have room for 1. Others: Ben 2 and Cleo 1"),
    ),
    (
        "role",
        "role:builder",
        {"role": "role:builder", "less": 2, "less_most": 2, "least": 0, "most": 0, **OTHERS},
        ("Builder", "You pay 2 less; nothing you can build. Cards of others: Ben 2 and Cleo 1"),
    ),
    (
        "role",
        "role:builder",
        {"role": "role:builder", "city": 2, "production": 1, "least": 4, "most": 4},
        (
            "Builder",
            "You pay 2 less for city buildings, 1 for production; 4 kinds can be built",
        ),
    ),
    (
        "role",
        "role:councillor",
        {"role": "role:councillor", "dealt": 8, "least": 2, "most": 2},
        ("Councillor", "Everybody draws 2 and keeps 1; you draw 8 and keep 2"),
    ),
    (
        "role",
        "role:prospector",
        {"role": "role:prospector", "least": 1, "most": 2, **NOBODY},
        ("Prospector", "Only you draw: 1–2 cards"),
    ),
    (
        "role",
        "role:prospector",
        {"role": "role:prospector", "least": 1, "most": 2, **OTHERS},
        ("Prospector", "Only you draw: 1–2 cards. Luck may bring cards: Ben 2 and Cleo 1"),
    ),
    (
        "library",
        "library:save",
        {},
        ("Save it for later", "Your next role this round can be doubled instead"),
    ),
]

GERMAN = {
    "Beside your buildings": "Neben",
    "Over the Smithy": "Über die Schmiede",
    "Free, +0 points": "Umsonst, +0 Punkte",
    "Save it for later": "später",
}
"""What German says where words alone, neither names nor numbers, tell one outcome from another."""


@pytest.mark.parametrize(("kind", "key", "facts", "english"), OPTIONS)
def test_options(kind: str, key: str, facts: dict[str, Fact], english: tuple[str, str]) -> None:
    assert book("en").option(decision(kind, key), 0, facts, PLAYERS) == english
    german = book("de").option(decision(kind, key), 0, facts, PLAYERS)
    for one, other in zip(english, german, strict=True):
        agree(one, other, facts.values(), BOOKS, PLAYERS)
        assert GERMAN.get(one, "") in other


def test_what_german_says_is_asked_for() -> None:
    assert set(GERMAN) <= {words for *_, english in OPTIONS for words in english}
