"""What happened, in one sentence each."""

import pytest

from rules.event import Event
from tests.bot.text.agreeing import agree
from tests.bot.text.pages import happened
from tests.bot.text.san_marco.words import BOOKS, CAN, CAS, PLAYERS, SM, book

CARDS = (CAS, "card:doge", "card:doge", "limit:1", "limit:3")


EVENTS: list[tuple[Event, str]] = [
    (
        happened("rolled", seat=0, districts=(CAS, SM, CAS, CAN)),
        "Ada rolls 2× Castello, San Marco and Cannaregio: 2 nobles for each roll.",
    ),
    (happened("passage_began", passage=1), "Passage 1 of 3 begins."),
    (
        happened("passage_began", passage=2),
        "Passage 2 of 3 begins: all play again, without limit points.",
    ),
    (
        happened("round_began", round=3, passage=2, seat=1, last=0),
        "Round 3 of passage 2. Start player: Ben.",
    ),
    (
        happened("round_began", round=4, passage=2, seat=1, last=1),
        "Last round of passage 2. Start player: Ben.",
    ),
    (happened("roles", seat=0, seats=(1,)), "Ada divides, Ben chooses."),
    (
        happened("roles", seat=0, seats=(2, 1)),
        "Ada divides; Cleo and Ben choose in this order.",
    ),
    (
        happened("dealt", seat=0, cards=CARDS),
        "Dealt to Ada: Castello, 2× Doge, Limit 1 and Limit 3.",
    ),
    (
        happened("divided", seat=0, actions=(3, 2), limits=(1, 2)),
        "Ada has divided, action + limit cards: 3 + 1 and 2 + 2.",
    ),
    (
        happened("divided", seat=0, actions=(3, 0, 3), limits=(1, 3, 0)),
        "Ada has divided, action + limit cards: 3 + 1, 0 + 3 and 3 + 0.",
    ),
    (
        happened("took", seat=1, giver=0, number=2, cards=CARDS, limit=4, total=7),
        "Ben takes Ada's offer 2: Castello, 2× Doge, Limit 1 and Limit 3. Limit now 7.",
    ),
    (
        happened("took", seat=1, giver=0, number=1, cards=("limit:1",), limit=1, total=1),
        "Ben takes Ada's offer 1: Limit 1. Limit now 1.",
    ),
    (
        happened("kept", seat=0, number=1, cards=(CAS,), limit=0, total=0),
        "Ada keeps offer 1: Castello. Limit now 0.",
    ),
    (
        happened("placed", seat=0, district=SM, card=CAS),
        "Ada puts a noble into San Marco, over a bridge from Castello.",
    ),
    (happened("placed", seat=0, district=SM), "Ada puts a noble into San Marco."),
    (
        happened("built", seat=0, one=CAN, two=SM),
        "Ada builds a bridge between Cannaregio and San Marco.",
    ),
    (
        happened("defected", seat=0, owner=1, district=SM),
        "Ada replaces one of Ben's nobles in San Marco.",
    ),
    (
        happened("banishing", seat=0, district=CAS, roll=4),
        "Ada banishes nobles from Castello and rolls 4.",
    ),
    (
        happened("banished", seat=0, district=CAS, seats=(1, 2), counts=(3, 1)),
        "Ada sends nobles home from Castello: Ben 3 and Cleo 1.",
    ),
    (happened("doge_entered", seat=0, district=SM), "Ada puts the doge into San Marco."),
    (happened("doge_stayed", seat=0, district=SM), "Ada leaves the doge in San Marco."),
    (
        happened("doge_moved", seat=0, district=SM, price=0, payees=(), step=0),
        "Ada moves the doge to San Marco for free.",
    ),
    (
        happened("doge_moved", seat=0, district=SM, price=1, payees=(1,), step=0),
        "Ada moves the doge to San Marco and pays 1 (toll to Ben).",
    ),
    (
        happened("doge_moved", seat=0, district=SM, price=3, payees=(1, 1, 2), step=0),
        "Ada moves the doge to San Marco and pays 3 (toll to Ben 2 and Cleo 1).",
    ),
    (
        happened("doge_moved", seat=0, district=SM, price=2, payees=(), step=2),
        "Ada moves the doge to San Marco and pays 2 to nobody.",
    ),
    (
        happened("doge_moved", seat=0, district=SM, price=3, payees=(1,), step=2),
        "Ada moves the doge to San Marco and pays 3 (2 to nobody, toll to Ben).",
    ),
    (
        happened("scored", district=SM, seats=(0, 1), counts=(8, 6)),
        "San Marco is scored: Ada 8 and Ben 6.",
    ),
    (happened("scored", district=SM, seats=(2,), counts=(8,)), "San Marco is scored: Cleo 8."),
    (
        happened("scored", district=SM, seats=(), counts=()),
        "San Marco is scored: nobody is there.",
    ),
    (
        happened("declined", seat=0, cards=(CAS, "card:bridge", "card:bridge")),
        "Ada discards unplayed: Castello and 2× Bridge.",
    ),
    (happened("out", seats=(2,)), "Cleo has ten limit points or more and is out."),
    (happened("out", seats=(2, 3)), "Cleo and Dora have ten limit points or more and are out."),
    (
        happened("last_round", seats=(0, 1, 3)),
        "The last round of this passage is for Ada, Ben and Dora.",
    ),
    (
        happened("bonus", highest=13, seats=(0, 1), counts=(9, 5)),
        "Bonus, measured from the highest limit of 13: Ada 9 and Ben 5.",
    ),
    (
        happened("bonus", highest=13, seats=(), counts=()),
        "Nobody is below ten limit points: no bonus.",
    ),
    (happened("fewest", seat=0), "Ada alone has the fewest limit points and may banish."),
    (happened("kept_peace", seat=0), "Ada banishes nobody."),
    (happened("passage_ended", passage=1), "Passage 1 of 3 ends."),
    (
        happened("passage_ended", passage=3),
        "Passage 3 of 3 ends. Now every district is scored.",
    ),
    (happened("game_over"), "The game is over."),
]

GERMAN = {
    "Last round of passage 2. Start player: Ben.": "Letzte Runde",
    "Ada puts a noble into San Marco, over a bridge from Castello.": "eine Brücke von Castello",
    "Ada puts the doge into San Marco.": "stellt den Dogen nach",
    "Ada leaves the doge in San Marco.": "stehen",
    "Ada moves the doge to San Marco for free.": "umsonst",
    "Ada moves the doge to San Marco and pays 2 to nobody.": "zahlt 2 an niemanden",
    "San Marco is scored: nobody is there.": "Niemand ist dort",
    "Cleo has ten limit points or more and is out.": "scheidet aus",
    "Cleo and Dora have ten limit points or more and are out.": "scheiden aus",
    "Nobody is below ten limit points: no bonus.": "kein Bonus",
    "Ada banishes nobody.": "verbannt niemanden",
    "Passage 3 of 3 ends. Now every district is scored.": "Jetzt wird jedes Gebiet gewertet",
}
"""What German says where words alone, neither names nor numbers, tell one outcome from another."""


@pytest.mark.parametrize(("event", "english"), EVENTS)
def test_events(event: Event, english: str) -> None:
    german = book("de").event(event, PLAYERS)
    assert book("en").event(event, PLAYERS) == english
    assert german is not None
    agree(english, german, event.facts.values(), BOOKS, PLAYERS)
    assert GERMAN.get(english, "") in german


def test_what_german_says_is_asked_for() -> None:
    assert set(GERMAN) <= {english for _, english in EVENTS}


@pytest.mark.parametrize(("event", "english"), EVENTS)
def test_events_in_brief(event: Event, english: str) -> None:
    """In fewer words, the same in both languages."""
    brief, german = (each.brief(event, PLAYERS) for each in BOOKS)
    assert brief is not None
    assert german is not None
    assert brief.seat == german.seat
    assert (brief.chapter is None) == (german.chapter is None)
    one, other = (f"{each.chapter or ''} {each.words}".strip() for each in (brief, german))
    assert 0 < len(one) < len(english)
    agree(one, other, event.facts.values(), BOOKS, PLAYERS)


def test_without_names_people_are_numbered(language: str) -> None:
    """A log may be read where no names are known."""
    told = book(language).event(happened("defected", seat=0, owner=2, district=SM), ())
    assert told is not None
    assert {"en": ("Player 1", "Player 3"), "de": ("Spieler 1", "Spieler 3")}[language] == tuple(
        part for part in ("Player 1", "Player 3", "Spieler 1", "Spieler 3") if part in told
    )


def test_an_opened_offer_is_told_once_it_is_taken(language: str) -> None:
    opened = happened("offer", seat=0, number=2, cards=CARDS, limit=4)
    assert book(language).event(opened, PLAYERS) is None
