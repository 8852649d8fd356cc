"""What San Marco asks, and what is said of offers."""

from rules.event import Fact
from rules.game import Remark
from tests.bot.text.agreeing import asked, remarked
from tests.bot.text.pages import decision
from tests.bot.text.san_marco.words import CAS, PLAYERS, SM
from tests.conftest import Approve


def cards(count: int) -> tuple[str, ...]:
    return tuple(f"card:castello:{copy}" for copy in range(1, count + 1))


QUESTIONS = [
    decision("split", *cards(8), most=7),
    decision("split", *cards(10), most=8),
    decision("split_rest", *cards(5), most=4),
    decision("choose"),
    decision("play"),
    decision("place", subject=CAS),
    decision("defect"),
    decision("doge"),
    decision("banish"),
    decision("fewest"),
    decision("victims", subject=SM),
    decision("roles"),
    decision("bridge"),
]


def test_questions(language: str, approved: Approve) -> None:
    approved(asked("san_marco", language, QUESTIONS))


OFFERS: list[dict[str, Fact]] = [
    {
        "number": 1,
        "cards": ("card:doge", "card:doge", CAS, "limit:2"),
        "limit": 2,
        "seats": (1, 0),
        "counts": (9, 4),
    },
    {"number": 2, "cards": ("limit:3",), "limit": 3, "seats": (1, 0), "counts": (10, 9)},
    {"number": 2, "cards": ("card:doge",), "limit": 0, "seats": (1, 0), "counts": (7, 2)},
    {"number": 2, "cards": (), "limit": 0, "seats": (1, 2, 0), "counts": (7, 2, 3)},
]


def test_what_an_offer_brings(language: str, approved: Approve) -> None:
    approved(remarked("san_marco", language, [Remark("offer", facts) for facts in OFFERS], PLAYERS))
