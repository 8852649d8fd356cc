"""What happened, in one sentence each."""

import pytest

from rules.event import Event
from tests.bot.text.agreeing import agree
from tests.bot.text.pages import happened
from tests.bot.text.san_juan.words import BOOKS, PLAYERS, book

COSTS_DIFFER = (
    "building:quarry",
    "building:gold_mine",
    "building:tobacco_storage",
    "building:hero",
)
SOME_EQUAL = ("building:well", "building:well", "building:hero", "building:crane")
LIBRARY = "building:library"
NO_GOLD = "Ada's Gold Mine turns up 2× Well, Hero and Crane: no gold, as not all costs differ."


EVENTS: list[tuple[Event, str | None]] = [
    (happened("round_began", round=3, governor=1), "Round 3. Governor: Ben."),
    (happened("role_taken", seat=0, role="role:councillor"), "Ada takes the Councillor."),
    (happened("passed", seat=2), "Cleo builds nothing."),
    (
        happened("passed", seat=2, cards=1),
        "Cleo builds nothing: only 1 card in hand.",
    ),
    (happened("passed", seat=2, cards=0), "Cleo builds nothing: no cards in hand."),
    (
        happened("built", seat=0, building=LIBRARY, price=5, goods=2),
        "Ada builds a Library for 5 cards, 2 of them goods.",
    ),
    (
        happened("built", seat=0, building="building:archive", price=1, goods=0),
        "Ada builds an Archive for 1 card.",
    ),
    (
        happened("built", seat=0, building="building:palace", price=0, over=LIBRARY, goods=0),
        "Ada builds a Palace over the Library for free.",
    ),
    (
        happened("produced", seat=1, buildings=("building:indigo_plant",) * 2),
        "Ben makes 2× indigo.",
    ),
    (
        happened(
            "sold",
            seat=1,
            count=4,
            buildings=("building:sugar_mill", "building:coffee_roaster"),
        ),
        "Ben sells sugar and coffee: 4 cards.",
    ),
    (happened("drew", seat=1, count=4, source="role:trader"), None),
    (happened("drew", seat=1, count=1, source="building:well"), "Ben draws 1 card (Well)."),
    (
        happened("drew_cards", seat=1, cards=(LIBRARY, "building:well", LIBRARY)),
        "You drew 2× Library and Well.",
    ),
    (happened("goods", seat=1, cards=(LIBRARY,)), None),
    (happened("declined", seat=1, role="role:trader"), "Ben sells nothing."),
    (happened("declined", seat=1, role="role:producer"), "Ben makes no goods."),
    (
        happened("tile_turned", prices=(1, 1, 2, 2, 3)),
        "The trading house pays: indigo 1, sugar 1, tobacco 2, coffee 2, silver 3.",
    ),
    (
        happened("hands_settled", seats=(1, 2, 0), counts=(1, 0, 3)),
        "Start of the round, cards discarded or tucked: Ben 1 and Ada 3.",
    ),
    (happened("hands_settled", seats=(1,), counts=(0,)), None),
    (
        happened("councillor_kept", seats=(2, 0, 1), counts=(1, 2, 0)),
        "Cards kept: Cleo 1, Ada 2 and Ben 0.",
    ),
    (
        happened("gold_mine", seat=0, cards=COSTS_DIFFER, taken="building:gold_mine"),
        "Ada's Gold Mine turns up Quarry, Gold Mine, Tobacco Storage and Hero: "
        "Ada takes the Gold Mine.",
    ),
    (
        happened("gold_mine", seat=0, cards=SOME_EQUAL),
        NO_GOLD,
    ),
    (happened("swapped", seat=1, count=2), "Ben exchanges 2 cards (Office Building)."),
    (happened("swapped", seat=1, count=1), "Ben exchanges 1 card (Office Building)."),
    (happened("swapped", seat=1, count=0), "Ben exchanges nothing (Office Building)."),
    (
        happened("banked", seat=0, cards=(LIBRARY, "building:well")),
        "You tucked under your Bank: Library and Well.",
    ),
    (happened("bank_used", seat=0), "Ada has used the Bank, which works only once a game."),
    (happened("customs_filled", seat=2), "Cleo's Customs Office gets a good."),
    (
        happened("goldsmith", seat=0, building="building:well", taken=0),
        "Ada's Goldsmith turns up a Well: it is built already, so it is discarded.",
    ),
    (
        happened("goldsmith", seat=0, building="building:archive", taken=1),
        "Ada's Goldsmith turns up an Archive: nobody has built it, so Ada takes it.",
    ),
    (happened("drew", seat=1, count=1, source="building:tavern"), "Ben draws 1 card (Tavern)."),
    (happened("drew", seat=1, count=1, source="building:hut"), "Ben draws 1 card (Hut)."),
    (
        happened(
            "sold",
            seat=1,
            count=3,
            buildings=("building:indigo_plant", "building:customs_office"),
        ),
        "Ben sells indigo and customs cargo: 3 cards.",
    ),
    (
        happened("built", seat=0, building="building:cathedral", price=7, goods=0),
        "Ada builds the Cathedral for 7 cards.",
    ),
    (
        happened(
            "built",
            seat=0,
            building="building:cathedral",
            price=1,
            over="building:park",
            goods=1,
        ),
        "Ada builds the Cathedral over the Park for 1 card, 1 of them a good.",
    ),
    (happened("shuffled", count=1), "The discard pile is shuffled: the new deck has 1 card."),
    (happened("library_chosen", seat=0, doubled=0), "Ada saves the Library for later."),
    (
        happened("game_over", reason="standstill"),
        "The game is over: no cards are left and nobody built.",
    ),
]

GERMAN = {
    "Ben sells nothing.": "verkauft nichts",
    "Ben makes no goods.": "produziert nichts",
    "Ben exchanges nothing (Office Building).": "tauscht nichts",
    "Ada builds a Library for 5 cards, 2 of them goods.": "eine Bibliothek",
    "Ada builds an Archive for 1 card.": "ein Archiv für 1 Karte.",
    "Ada builds a Palace over the Library for free.": "einen Palast über die Bibliothek, umsonst",
    "Ada's Goldsmith turns up a Well: it is built already, so it is discarded.": "schon gebaut",
    "Ada's Goldsmith turns up an Archive: nobody has built it, so Ada takes it.": "niemand gebaut",
    NO_GOLD: "Kein Gold",
    "Ada saves the Library for later.": "für später auf",
    "The game is over: no cards are left and nobody built.": "Es gibt keine Karten mehr",
}
"""What German says where words alone, neither names nor numbers, tell one outcome from another."""


@pytest.mark.parametrize(("event", "english"), EVENTS)
def test_events(event: Event, english: str | None) -> None:
    german = book("de").event(event, PLAYERS)
    assert book("en").event(event, PLAYERS) == english
    if english is None or german is None:
        assert english is german
    else:
        agree(english, german, event.facts.values(), BOOKS, PLAYERS)
        assert GERMAN.get(english, "") in german


def test_what_german_says_is_asked_for() -> None:
    assert set(GERMAN) <= {english for _, english in EVENTS}


@pytest.mark.parametrize(("event", "english"), EVENTS)
def test_events_in_brief(event: Event, english: str | None) -> None:
    """In fewer words, the same in both languages."""
    brief, german = (each.brief(event, PLAYERS) for each in BOOKS)
    if english is None or brief is None or german is None:
        assert english is brief is german
        return
    assert brief.seat == german.seat
    assert (brief.chapter is None) == (german.chapter is None)
    one, other = (f"{each.chapter or ''} {each.words}".strip() for each in (brief, german))
    assert 0 < len(one) < len(english)
    agree(one, other, event.facts.values(), BOOKS, PLAYERS)


def test_without_names_people_are_numbered(language: str) -> None:
    line = book(language).event(happened("passed", seat=2), ())
    assert line is not None
    assert line.startswith({"en": "Player 3", "de": "Spieler 3"}[language])
