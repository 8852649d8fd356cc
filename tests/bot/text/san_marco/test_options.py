"""What San Marco's options say: a label, and what to know about it."""

import pytest

from rules.event import Fact
from tests.bot.text.agreeing import agree
from tests.bot.text.pages import decision
from tests.bot.text.san_marco.words import BOOKS, CAS, PLAYERS, SM, book

LONG = tuple(f"{name:x<32}" for name in PLAYERS)


STANDING: dict[str, Fact] = {
    "district": SM,
    "own": 2,
    "most": 3,
    "seats": (0, 1),
    "counts": (2, 3),
    "now": 6,
    "then": 6,
}
"""Of a district where a noble may be placed."""


def cards(count: int) -> tuple[str, ...]:
    return tuple(f"card:castello:{copy}" for copy in range(1, count + 1))


OPTIONS: list[tuple[str, str, dict[str, Fact], tuple[str, str]]] = [
    (
        "bridge",
        "pair:san_marco-castello",
        {"one": SM, "two": CAS, "bridges": 0, "stays": 0},
        ("San Marco – Castello", "No bridge there yet"),
    ),
    (
        "bridge",
        "pair:san_marco-castello",
        {"one": SM, "two": CAS, "bridges": 1, "stays": 0},
        ("San Marco – Castello", "1 bridge there"),
    ),
    (
        "bridge",
        "pair:san_marco-castello",
        {"one": SM, "two": CAS, "bridges": 2, "stays": 0},
        ("San Marco – Castello", "2 bridges there"),
    ),
    (
        "bridge",
        "pair:san_marco-castello",
        {"one": SM, "two": CAS, "bridges": 2, "stays": 1},
        ("San Marco – Castello", "The bridge stays where it is and becomes yours"),
    ),
    (
        "roles",
        "roles:1,2,3",
        {"decider": 1, "distributor": 2, "second": 3},
        ("Ben · Cleo with Dora", "Ben chooses from you; Cleo divides for Dora"),
    ),
    (
        "roles",
        "roles:1,2",
        {"decider": 1, "second": 2},
        ("Ben before Cleo", "Ben chooses first, Cleo second"),
    ),
    (
        "split",
        "card:castello:2",
        {"card": CAS, "limit": 0},
        ("Castello", "A noble into Castello, or over your bridge into a neighbour"),
    ),
    (
        "split_rest",
        "card:doge:1",
        {"card": "card:doge", "limit": 0},
        ("Doge", "Must be played: move the doge, score where he ends"),
    ),
    (
        "split",
        "card:limit_3:1",
        {"card": "limit:3", "limit": 3},
        ("Limit 3", "3 limit points until the passage ends"),
    ),
    (
        "choose",
        "offer:1",
        {"cards": ("card:doge", "card:doge", "limit:2"), "limit": 2, "total": 9},
        ("Offer 1: limit 9, +2", "2× Doge and Limit 2"),
    ),
    (
        "choose",
        "offer:2",
        {"cards": (CAS, "limit:3"), "limit": 3, "total": 11},
        ("Offer 2: limit 11 (out), +3", "Castello and Limit 3"),
    ),
    (
        "choose",
        "offer:3",
        {"cards": (CAS,), "limit": 0, "total": 9},
        ("Offer 3: limit stays 9", "Castello"),
    ),
    (
        "play",
        CAS,
        {"card": CAS, "copies": 1, "seats": (0, 1), "counts": (2, 3), "now": 5},
        ("Castello", "Scored now: 5 for you · nobles: Ada 2 and Ben 3"),
    ),
    (
        "play",
        CAS,
        {"card": CAS, "copies": 3, "seats": (), "counts": (), "now": 0},
        ("Castello (3 cards)", "Scored now: 0 for you · nobody is there"),
    ),
    (
        "play",
        "card:doge",
        {"card": "card:doge", "copies": 2},
        ("Doge (2 cards)", "Must be played: move the doge, score where he ends"),
    ),
    (
        "play",
        "card:defector",
        {"card": "card:defector", "copies": 1},
        ("Defector", "Replace another player's noble with one of yours"),
    ),
    ("play", "end", {}, ("Stop", "The cards that are left are discarded unplayed")),
    (
        "place",
        SM,
        {**STANDING, "over": 1, "lifts": 0},
        ("San Marco", "You score 6 now, then 6 · Ada 2 and Ben 3 · over your bridge"),
    ),
    (
        "place",
        CAS,
        {"district": CAS, "over": 0, "lifts": 0, "now": 0, "then": 6, "seats": (), "counts": ()},
        ("Castello", "You score 0 now, then 6 · nobody is there"),
    ),
    (
        "place",
        SM,
        {**STANDING, "over": 1, "lifts": 1},
        (
            "San Marco",
            "You score 6 now, then 6 · Ada 2 and Ben 3 · over your bridge · your supply is empty",
        ),
    ),
    (
        "take",
        "bridge:san_marco-castello:1",
        {"one": SM, "two": CAS, "owner": 1, "stays": 1, "moves": 1},
        ("San Marco – Castello · Ben", "Take it over there, or move it"),
    ),
    (
        "take",
        "bridge:san_marco-castello:1",
        {"one": SM, "two": CAS, "owner": 1, "stays": 0, "moves": 1},
        ("San Marco – Castello · Ben", "Move it: on this pair you already own one"),
    ),
    (
        "take",
        "bridge:san_marco-castello:1",
        {"one": SM, "two": CAS, "owner": 1, "stays": 1, "moves": 0},
        ("San Marco – Castello · Ben", "Take it over there"),
    ),
    (
        "defect",
        "noble:castello:1",
        {"district": CAS, "owner": 1, "count": 3, "own": 2, "lifts": 0, "now": 5, "then": 6},
        ("Castello · Ben", "Ben has 3 there, you have 2 · you score 5 now, then 6"),
    ),
    (
        "defect",
        "noble:castello:1",
        {"district": CAS, "owner": 1, "count": 3, "own": 2, "lifts": 1, "now": 5, "then": 6},
        (
            "Castello · Ben",
            "Ben has 3 there, you have 2 · you score 5 now, then 6 · your supply is empty",
        ),
    ),
    (
        "doge",
        "doge:castello",
        {
            "district": CAS,
            "price": 0,
            "payees": (),
            "step": 0,
            "seats": (0, 1),
            "counts": (8, 6),
            "stays": 1,
            "enters": 0,
        },
        ("Castello · he stays", "Prestige: Ada 8 and Ben 6"),
    ),
    (
        "doge",
        "doge:castello",
        {
            "district": CAS,
            "price": 0,
            "payees": (),
            "step": 0,
            "seats": (2,),
            "counts": (6,),
            "stays": 0,
            "enters": 1,
        },
        ("Castello", "Prestige: Cleo 6"),
    ),
    (
        "doge",
        "doge:san_marco",
        {
            "district": SM,
            "price": 0,
            "payees": (),
            "step": 0,
            "seats": (0, 1),
            "counts": (8, 6),
            "stays": 0,
            "enters": 0,
        },
        ("San Marco · free", "Prestige: Ada 8 and Ben 6"),
    ),
    (
        "doge",
        "doge:san_marco:1",
        {
            "district": SM,
            "price": 1,
            "payees": (1,),
            "step": 0,
            "seats": (0, 1),
            "counts": (8, 6),
            "stays": 0,
            "enters": 0,
        },
        ("San Marco · −1: Ben", "Prestige: Ada 8 and Ben 6"),
    ),
    (
        "doge",
        "doge:san_marco:1,1",
        {
            "district": SM,
            "price": 2,
            "payees": (1, 1),
            "step": 0,
            "seats": (),
            "counts": (),
            "stays": 0,
            "enters": 0,
        },
        ("San Marco · −2: Ben 2", "Nobody scores"),
    ),
    (
        "banish",
        CAS,
        {"district": CAS, "own": 1, "others": 5, "seats": (0, 1, 2), "counts": (1, 3, 2)},
        ("Castello", "Nobles: Ada 1, Ben 3 and Cleo 2"),
    ),
    (
        "fewest",
        CAS,
        {"district": CAS, "own": 1, "others": 3, "seats": (0, 1), "counts": (1, 3)},
        ("Castello", "Nobles: Ada 1 and Ben 3"),
    ),
    ("fewest", "decline", {}, ("Banish nobody", "All nobles stay")),
    (
        "victims",
        "victims:0,2,1,0",
        {"district": CAS, "roll": 3, "seats": (1, 2), "counts": (2, 1)},
        ("Ben 2 and Cleo 1", "Roll 3: that many nobles leave Castello"),
    ),
    (
        "source",
        CAS,
        {"district": CAS, "own": 1, "back": 0},
        ("Castello", "Your only noble there"),
    ),
    (
        "source",
        CAS,
        {"district": CAS, "own": 3, "back": 1},
        ("Castello", "You have 3 there · the card puts it back there"),
    ),
]

GERMAN = {
    "No bridge there yet": "Noch keine Brücke",
    "The bridge stays where it is and becomes yours": "bleibt stehen",
    "Offer 2: limit 11 (out), +3": "(raus)",
    "Offer 3: limit stays 9": "Limit bleibt 9",
    "Take it over there, or move it": "übernehmen oder versetzen",
    "Move it: on this pair you already own one": "Versetzen",
    "Take it over there": "Dort übernehmen",
    "All nobles stay": "Alle Adligen bleiben",
    "You have 3 there · the card puts it back there": "stellt ihn dorthin zurück",
    "Your only noble there": "einziger",
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


def test_the_longest_names_leave_the_price_in_sight(language: str) -> None:
    """What is cut is the end of the list of people, never the district or the price."""
    facts: dict[str, Fact] = {
        "district": SM,
        "price": 5,
        "payees": (1, 1, 2, 2, 3),
        "step": 0,
        "seats": (1, 2, 3),
        "counts": (6, 6, 6),
        "stays": 0,
        "enters": 0,
    }
    option = book(language).option(decision("doge", "doge:san_marco:1,1,2,2,3"), 0, facts, LONG)
    assert len(option.label) <= 100
    assert len(option.note) <= 100
    assert option.label.startswith("San Marco")
    assert "−5: " in option.label
