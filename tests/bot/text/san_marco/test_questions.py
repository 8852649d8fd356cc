"""What is asked, and what the answers say: label and note, each within 100 characters."""

import pytest

from rules.decision import Decision
from rules.event import Fact
from rules.game import Remark
from tests.bot.text.san_marco.words import CAS, PLAYERS, SM, book, decision

LONG = tuple(f"{name:x<32}" for name in PLAYERS)


def cards(count: int) -> tuple[str, ...]:
    return tuple(f"card:castello:{copy}" for copy in range(1, count + 1))


@pytest.mark.parametrize(
    ("asked", "english", "german"),
    [
        (
            decision("split", *cards(8), most=7),
            "Which cards make offer 1? The rest is offer 2.",
            "Welche Karten bilden Angebot 1? Der Rest ist Angebot 2.",
        ),
        (
            decision("split", *cards(10), most=8),
            "Which cards make offer 1 of 3? The rest is for the other two.",
            "Welche Karten bilden Angebot 1 von 3? Der Rest ist für die anderen beiden.",
        ),
        (
            decision("split_rest", *cards(5), most=4),
            "Which of these cards make offer 2? The rest is offer 3.",
            "Welche dieser Karten bilden Angebot 2? Der Rest ist Angebot 3.",
        ),
        (
            decision("choose"),
            "Which offer do you take?",
            "Welches Angebot nimmst du?",
        ),
        (
            decision("play"),
            "Which card do you play next?",
            "Welche Karte führst du als Nächstes aus?",
        ),
        (
            decision("place", subject=CAS),
            "Where does the noble of the card Castello go?",
            "Wohin kommt der Adlige der Karte Castello?",
        ),
        (
            decision("defect"),
            "Which noble makes way for one of yours?",
            "Welchen Adligen ersetzt du durch einen eigenen?",
        ),
        (
            decision("doge"),
            "Where does the doge go? The district where he ends is scored.",
            "Wohin geht der Doge? Gewertet wird das Gebiet, in dem er ankommt.",
        ),
        (
            decision("banish"),
            "From which district do you banish nobles? Then the die is rolled.",
            "Aus welchem Gebiet verbannst du Adlige? Danach wird gewürfelt.",
        ),
        (
            decision("fewest"),
            "You alone have the fewest limit points. Banish nobles from a district?",
            "Du allein hast die wenigsten Limitpunkte. Aus einem Gebiet Adlige verbannen?",
        ),
        (
            decision("victims", subject=SM),
            "Who loses how many nobles in San Marco?",
            "Wer verliert wie viele Adlige in San Marco?",
        ),
        (
            decision("roles"),
            "Who takes which role this round?",
            "Wer hat diese Runde welche Rolle?",
        ),
        (
            decision("bridge"),
            "Between which two districts does your bridge go?",
            "Zwischen welche beiden Gebiete kommt deine Brücke?",
        ),
    ],
)
def test_questions(asked: Decision, english: str, german: str) -> None:
    assert book("en").ask(asked) == english
    assert book("de").ask(asked) == german


@pytest.mark.parametrize(
    ("facts", "english", "german"),
    [
        (
            {
                "number": 1,
                "cards": ("card:doge", "card:doge", CAS, "limit:2"),
                "limit": 2,
                "seats": (1, 0),
                "counts": (9, 4),
            },
            "Offer 1: 2× Doge, Castello and Limit 2. Limit +2, then: Ben 9 and Ada 4.",
            "Angebot 1: 2× Doge, Castello und Limit 2. Limit +2, dann: Ben 9 und Ada 4.",
        ),
        (
            {"number": 2, "cards": ("limit:3",), "limit": 3, "seats": (1, 0), "counts": (10, 9)},
            "Offer 2: Limit 3. Limit +3, then: Ben 10 (out) and Ada 9.",
            "Angebot 2: Limit 3. Limit +3, dann: Ben 10 (aus) und Ada 9.",
        ),
        (
            {"number": 2, "cards": ("card:doge",), "limit": 0, "seats": (1, 0), "counts": (7, 2)},
            "Offer 2: Doge. No limit points.",
            "Angebot 2: Doge. Keine Limitpunkte.",
        ),
        (
            {"number": 2, "cards": (), "limit": 0, "seats": (1, 2, 0), "counts": (7, 2, 3)},
            "Offer 2: no cards yet.",
            "Angebot 2: noch keine Karten.",
        ),
    ],
)
def test_what_an_offer_brings(facts: dict[str, Fact], english: str, german: str) -> None:
    assert book("en").remark(Remark("offer", facts), PLAYERS) == english
    assert book("de").remark(Remark("offer", facts), PLAYERS) == german
