"""What is asked, and what the answers say: label and note, each within 100 characters."""

import pytest

from rules.decision import Decision
from rules.event import Fact
from rules.game import Remark
from tests.bot.text.agreeing import agree
from tests.bot.text.pages import decision
from tests.bot.text.san_marco.words import BOOKS, CAS, PLAYERS, SM, book

LONG = tuple(f"{name:x<32}" for name in PLAYERS)


def cards(count: int) -> tuple[str, ...]:
    return tuple(f"card:castello:{copy}" for copy in range(1, count + 1))


@pytest.mark.parametrize(
    ("asked", "english"),
    [
        (decision("split", *cards(8), most=7), "Which cards make offer 1? The rest is offer 2."),
        (
            decision("split", *cards(10), most=8),
            "Which cards make offer 1 of 3? The rest is for the other two.",
        ),
        (
            decision("split_rest", *cards(5), most=4),
            "Which of these cards make offer 2? The rest is offer 3.",
        ),
        (decision("choose"), "Which offer do you take?"),
        (decision("play"), "Which card do you play next?"),
        (decision("place", subject=CAS), "Where does the noble of your Castello card go?"),
        (decision("defect"), "Which noble makes way for one of yours?"),
        (decision("doge"), "Where does the doge go? The district where he ends is scored."),
        (
            decision("banish"),
            "From which district do you banish nobles? After that, the die is rolled.",
        ),
        (
            decision("fewest"),
            "You alone have the fewest limit points. Banish nobles from a district?",
        ),
        (decision("victims", subject=SM), "Who loses how many nobles in San Marco?"),
        (decision("roles"), "Who takes which role this round?"),
        (decision("bridge"), "Between which two districts does your bridge go?"),
    ],
)
def test_questions(asked: Decision, english: str) -> None:
    assert book("en").ask(asked) == english
    agree(english, book("de").ask(asked), [asked.subject], BOOKS)


@pytest.mark.parametrize(
    ("facts", "english"),
    [
        (
            {
                "number": 1,
                "cards": ("card:doge", "card:doge", CAS, "limit:2"),
                "limit": 2,
                "seats": (1, 0),
                "counts": (9, 4),
            },
            "Offer 1: 2× Doge, Castello and Limit 2. "
            "2 limit points. Whoever takes it then has: Ben 9 and Ada 4.",
        ),
        (
            {"number": 2, "cards": ("limit:3",), "limit": 3, "seats": (1, 0), "counts": (10, 9)},
            "Offer 2: Limit 3. 3 limit points. Whoever takes it then has: Ben 10 (out) and Ada 9.",
        ),
        (
            {"number": 2, "cards": ("card:doge",), "limit": 0, "seats": (1, 0), "counts": (7, 2)},
            "Offer 2: Doge. No limit points.",
        ),
        (
            {"number": 2, "cards": (), "limit": 0, "seats": (1, 2, 0), "counts": (7, 2, 3)},
            "Offer 2: no cards yet.",
        ),
    ],
)
def test_what_an_offer_brings(facts: dict[str, Fact], english: str) -> None:
    assert book("en").remark(Remark("offer", facts), PLAYERS) == english
    agree(
        english, book("de").remark(Remark("offer", facts), PLAYERS), facts.values(), BOOKS, PLAYERS
    )
