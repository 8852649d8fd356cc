"""What San Marco asks, and what is said of offers."""

from rules.event import Fact
from rules.game import Remark
from tests.bot.text.agreeing import asked, remarked
from tests.bot.text.pages import decision
from tests.bot.text.san_marco.words import CAS, PLAYERS, SM, book
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
OUT: list[dict[str, Fact]] = [
    {"number": 3, "seats": (1, 2), "counts": (10, 3)},
    {"number": 3, "seats": (), "counts": ()},
]


def test_what_an_offer_brings(language: str, approved: Approve) -> None:
    remarks = [Remark("offer", facts) for facts in OFFERS]
    remarks += [Remark("out_with", facts) for facts in OUT]
    approved(remarked("san_marco", language, remarks, PLAYERS))


def test_a_splitter_is_told_what_they_made_and_not_that_they_chose_it(language: str) -> None:
    """The others may take it."""
    said = {
        kind: book(language).done(
            decision(kind, *cards(3), most=2), [{"card": CAS}], (), {"named": "A", "others": "B"}
        )
        for kind in ("split", "split_rest")
    }
    assert (
        said
        == {
            "en": {
                "split": "put **A** into offer 1",
                "split_rest": "put **A** into offer 2; **B** is offer 3",
            },
            "de": {
                "split": "**A** in Angebot 1 gelegt",
                "split_rest": "**A** in Angebot 2 gelegt; Angebot 3 ist **B**",
            },
        }[language]
    )
