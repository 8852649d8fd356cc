"""The texts of San Marco's questions and offers."""

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
    {"numbers": (3,), "seats": (1, 2), "counts": (10, 3)},
    {"numbers": (1, 3), "seats": (), "counts": ()},
]
FINAL: list[dict[str, Fact]] = [
    {"bonus": 1, "seats": (0, 1, 2), "counts": (18, 6, 24)},
    {"bonus": 0, "seats": (0, 2), "counts": (18, 24)},
    {"bonus": 1, "seats": (), "counts": ()},
]


def test_what_an_offer_brings(language: str, approved: Approve) -> None:
    remarks = [Remark("offer", facts) for facts in OFFERS]
    remarks += [Remark("out_with", facts) for facts in OUT]
    remarks += [Remark("final", facts) for facts in FINAL]
    approved(remarked("san_marco", language, remarks, PLAYERS))


def test_an_answer_is_told_as_what_it_did(language: str) -> None:
    """A distributor has not chosen an offer: the others may take it."""
    facts, told = {"card": CAS, "district": CAS}, {"named": "A", "others": "B"}
    said = {
        kind: book(language).done(decision(kind, *cards(3), most=2), [facts], (), told)
        for kind in ("split", "split_rest", "bridge", "choose", "place", "doge")
    }
    assert (
        said
        == {
            "en": {
                "split": "put **A** into offer 1",
                "split_rest": "put **A** into offer 2; **B** is offer 3",
                "bridge": "built **A**",
                "choose": "took **A**",
                "place": "put a noble into **Castello**",
                "doge": "had the doge score **Castello**",
            },
            "de": {
                "split": "**A** in Angebot 1 gelegt",
                "split_rest": "**A** in Angebot 2 gelegt; Angebot 3 ist **B**",
                "bridge": "**A** gebaut",
                "choose": "**A** genommen",
                "place": "einen Adligen nach **Castello** gesetzt",
                "doge": "den Dogen **Castello** werten lassen",
            },
            "fr": {
                "split": "mis **A** dans le lot 1",
                "split_rest": "mis **A** dans le lot 2\u202f; le lot 3 est **B**",
                "bridge": "construit **A**",
                "choose": "pris **A**",
                "place": "placé un noble à **Castello**",
                "doge": "fait décompter **Castello**",
            },
        }[language]
    )
