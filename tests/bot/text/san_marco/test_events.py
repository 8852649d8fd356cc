"""What happened, in one sentence each."""

import pytest

from rules.event import Event
from tests.bot.text.san_marco.words import CAN, CAS, PLAYERS, SM, book, happened

CARDS = (CAS, "card:doge", "card:doge", "limit:1", "limit:3")


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            happened("rolled", seat=0, districts=(CAS, SM, CAS, CAN)),
            "Ada rolls 2× Castello, San Marco and Cannaregio: 2 nobles for each roll.",
            "Ada würfelt 2× Castello, San Marco und Cannaregio: 2 Adlige für jeden Wurf.",
        ),
        (
            happened("passage_began", passage=1),
            "Passage 1 of 3 begins.",
            "Durchgang 1 von 3 beginnt.",
        ),
        (
            happened("passage_began", passage=2),
            "Passage 2 of 3 begins: all play again, without limit points.",
            "Durchgang 2 von 3 beginnt: Alle sind wieder dabei, ohne Limitpunkte.",
        ),
        (
            happened("round_began", round=3, passage=2, seat=1, last=0),
            "Round 3 of passage 2. Start player: Ben.",
            "Runde 3 von Durchgang 2. Startspieler: Ben.",
        ),
        (
            happened("round_began", round=4, passage=2, seat=1, last=1),
            "Last round of passage 2. Start player: Ben.",
            "Letzte Runde von Durchgang 2. Startspieler: Ben.",
        ),
        (
            happened("roles", seat=0, seats=(1,)),
            "Ada divides, Ben chooses.",
            "Ada teilt, Ben wählt.",
        ),
        (
            happened("roles", seat=0, seats=(2, 1)),
            "Ada divides; Cleo and Ben choose in this order.",
            "Ada teilt; Cleo und Ben wählen in dieser Reihenfolge.",
        ),
        (
            happened("dealt", seat=0, cards=CARDS),
            "Dealt to Ada: Castello, 2× Doge, Limit 1 and Limit 3.",
            "Ada bekommt: Castello, 2× Doge, Limit 1 und Limit 3.",
        ),
        (
            happened("divided", seat=0, actions=(3, 2), limits=(1, 2)),
            "Ada has divided, action + limit cards: 3 + 1 and 2 + 2.",
            "Ada hat geteilt, Aktions- + Limitkarten: 3 + 1 und 2 + 2.",
        ),
        (
            happened("divided", seat=0, actions=(3, 0, 3), limits=(1, 3, 0)),
            "Ada has divided, action + limit cards: 3 + 1, 0 + 3 and 3 + 0.",
            "Ada hat geteilt, Aktions- + Limitkarten: 3 + 1, 0 + 3 und 3 + 0.",
        ),
        (
            happened("took", seat=1, giver=0, number=2, cards=CARDS, limit=4, total=7),
            "Ben takes Ada's offer 2: Castello, 2× Doge, Limit 1 and Limit 3. Limit now 7.",
            "Ben nimmt Angebot 2 von Ada: Castello, 2× Doge, Limit 1 und Limit 3. Limit jetzt 7.",
        ),
        (
            happened("took", seat=1, giver=0, number=1, cards=("limit:1",), limit=1, total=1),
            "Ben takes Ada's offer 1: Limit 1. Limit now 1.",
            "Ben nimmt Angebot 1 von Ada: Limit 1. Limit jetzt 1.",
        ),
        (
            happened("kept", seat=0, number=1, cards=(CAS,), limit=0, total=0),
            "Ada keeps offer 1: Castello. Limit now 0.",
            "Ada behält Angebot 1: Castello. Limit jetzt 0.",
        ),
        (
            happened("placed", seat=0, district=SM, card=CAS),
            "Ada puts a noble into San Marco, over a bridge from Castello.",
            "Ada stellt einen Adligen nach San Marco, über eine Brücke von Castello.",
        ),
        (
            happened("placed", seat=0, district=SM),
            "Ada puts a noble into San Marco.",
            "Ada stellt einen Adligen nach San Marco.",
        ),
        (
            happened("built", seat=0, one=CAN, two=SM),
            "Ada builds a bridge between Cannaregio and San Marco.",
            "Ada baut eine Brücke zwischen Cannaregio und San Marco.",
        ),
        (
            happened("defected", seat=0, owner=1, district=SM),
            "Ada replaces a noble of Ben in San Marco.",
            "Ada ersetzt einen Adligen von Ben in San Marco.",
        ),
        (
            happened("banishing", seat=0, district=CAS, roll=4),
            "Ada banishes from Castello and rolls 4.",
            "Ada verbannt aus Castello und würfelt 4.",
        ),
        (
            happened("banished", seat=0, district=CAS, seats=(1, 2), counts=(3, 1)),
            "Ada sends nobles of Castello home: Ben 3 and Cleo 1.",
            "Ada schickt Adlige aus Castello nach Hause: Ben 3 und Cleo 1.",
        ),
        (
            happened("doge_entered", seat=0, district=SM),
            "Ada puts the doge into San Marco.",
            "Ada stellt den Dogen nach San Marco.",
        ),
        (
            happened("doge_stayed", seat=0, district=SM),
            "Ada leaves the doge in San Marco.",
            "Ada lässt den Dogen in San Marco stehen.",
        ),
        (
            happened("doge_moved", seat=0, district=SM, price=0, payees=(), step=0),
            "Ada moves the doge to San Marco for free.",
            "Ada führt den Dogen nach San Marco, umsonst.",
        ),
        (
            happened("doge_moved", seat=0, district=SM, price=1, payees=(1,), step=0),
            "Ada moves the doge to San Marco and pays 1 (toll to Ben).",
            "Ada führt den Dogen nach San Marco und zahlt 1 (Zoll an Ben).",
        ),
        (
            happened("doge_moved", seat=0, district=SM, price=3, payees=(1, 1, 2), step=0),
            "Ada moves the doge to San Marco and pays 3 (toll to Ben 2 and Cleo 1).",
            "Ada führt den Dogen nach San Marco und zahlt 3 (Zoll an Ben 2 und Cleo 1).",
        ),
        (
            happened("doge_moved", seat=0, district=SM, price=2, payees=(), step=2),
            "Ada moves the doge to San Marco and pays 2 to nobody.",
            "Ada führt den Dogen nach San Marco und zahlt 2 an niemanden.",
        ),
        (
            happened("doge_moved", seat=0, district=SM, price=3, payees=(1,), step=2),
            "Ada moves the doge to San Marco and pays 3 (2 to nobody, toll to Ben).",
            "Ada führt den Dogen nach San Marco und zahlt 3 (2 an niemanden, Zoll an Ben).",
        ),
        (
            happened("scored", district=SM, seats=(0, 1), counts=(8, 6)),
            "San Marco is scored: Ada 8 and Ben 6.",
            "Wertung in San Marco: Ada 8 und Ben 6.",
        ),
        (
            happened("scored", district=SM, seats=(2,), counts=(8,)),
            "San Marco is scored: Cleo 8.",
            "Wertung in San Marco: Cleo 8.",
        ),
        (
            happened("scored", district=SM, seats=(), counts=()),
            "San Marco is scored: nobody is there.",
            "Wertung in San Marco: Niemand ist dort.",
        ),
        (
            happened("declined", seat=0, cards=(CAS, "card:bridge", "card:bridge")),
            "Ada puts away unplayed: Castello and 2× Bridge.",
            "Ada legt ungenutzt ab: Castello und 2× Brücke.",
        ),
        (
            happened("out", seats=(2,)),
            "Cleo has ten limit points or more and is out.",
            "Cleo hat zehn Limitpunkte oder mehr und scheidet aus.",
        ),
        (
            happened("out", seats=(2, 3)),
            "Cleo and Dora have ten limit points or more and are out.",
            "Cleo und Dora haben zehn Limitpunkte oder mehr und scheiden aus.",
        ),
        (
            happened("last_round", seats=(0, 1, 3)),
            "The last round of this passage is for Ada, Ben and Dora.",
            "Die letzte Runde dieses Durchgangs spielen Ada, Ben und Dora.",
        ),
        (
            happened("bonus", highest=13, seats=(0, 1), counts=(9, 5)),
            "Bonus, measured from the highest limit of 13: Ada 9 and Ben 5.",
            "Bonus, gemessen am höchsten Limit von 13: Ada 9 und Ben 5.",
        ),
        (
            happened("bonus", highest=13, seats=(), counts=()),
            "Nobody is below ten limit points: no bonus.",
            "Niemand hat weniger als zehn Limitpunkte: kein Bonus.",
        ),
        (
            happened("fewest", seat=0),
            "Ada alone has the fewest limit points and may banish.",
            "Ada hat allein die wenigsten Limitpunkte und darf verbannen.",
        ),
        (
            happened("kept_peace", seat=0),
            "Ada banishes nobody.",
            "Ada verbannt niemanden.",
        ),
        (
            happened("passage_ended", passage=1),
            "Passage 1 of 3 ends.",
            "Durchgang 1 von 3 ist zu Ende.",
        ),
        (
            happened("passage_ended", passage=3),
            "Passage 3 of 3 ends. Now every district is scored.",
            "Durchgang 3 von 3 ist zu Ende. Jetzt wird jedes Gebiet gewertet.",
        ),
        (
            happened("game_over"),
            "The game is over.",
            "Das Spiel ist aus.",
        ),
    ],
)
def test_events(event: Event, english: str, german: str) -> None:
    assert book("en").event(event, PLAYERS) == english
    assert book("de").event(event, PLAYERS) == german


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
