"""People in options, events and remarks: by name, each once, with their numbers in pairs."""

import pytest

from bot.text import GameTexts, OptionText, texts
from bot.text.catalogue import Catalogue
from rules.decision import Decision
from rules.event import Event, Fact, Facts
from rules.game import Remark

WORDS = """
option-pay = Pay { $payees }
    .note = { $seat } asks for { $price }; then { $each }
    .people = payees
    .each = { $name } { $count }
option-toll = Toll of { $payees }
    .people = payees
option-noble-with-price = One of { $owner } for { $price }
    .people = owner
option-noble = One of { $owner_count } of { $owner }
    .people = owner
event-paid = { $seat } pays { $payees }.
    .people = payees
event-met = { $seats_count ->
        [one] { $seats } alone
       *[other] { $seats }
    } met.
remark-offer = Offer { $number } ({ $cards_count }): { $each }
    .each = { $count ->
        [0] {""}
       *[other] { $name } { $count }
    }
"""
NAMES = ("Ada", "Ben", "Cleo", "Ben")


def book(language: str = "en") -> GameTexts:
    return GameTexts(texts(language), Catalogue(WORDS, language))


def option(key: str, **facts: Fact) -> OptionText:
    return book().option(Decision(0, "doge", (key,)), 0, facts, NAMES)


def event(kind: str, **facts: Fact) -> str | None:
    return book().event(Event(kind, facts), NAMES)


@pytest.mark.parametrize(
    ("payees", "label"),
    [
        ((), "Pay"),
        ((1,), "Pay Ben"),
        ((0, 2), "Pay Ada and Cleo"),
        ((1, 1), "Pay Ben 2"),
        ((0, 1, 1), "Pay Ada 1 and Ben 2"),
        ((1, 3), "Pay Ben and Ben"),  # two people of one name
    ],
)
def test_an_option_names_the_people_of_its_list(payees: tuple[int, ...], label: str) -> None:
    facts: Facts = {"payees": payees, "seat": 0, "price": 1, "seats": (), "counts": ()}
    assert option("pay", **facts).label.strip() == label
    assert event("paid", **facts) == f"Ada pays {label[3:].strip()}.".replace("  ", " ")


def test_a_note_has_the_same_people_and_pairs() -> None:
    told = option("pay", payees=(1,), seat=2, price=3, seats=(0, 2), counts=(5, 1))
    assert told.note == "Cleo asks for 3; then Ada 5 and Cleo 1"


def test_of_a_list_it_can_be_told_how_many_people_there_are() -> None:
    assert option("noble", owner=(1, 1, 3)).label == "One of 2 of Ben 2 and Ben 1"
    assert event("met", seats=(2,)) == "Cleo alone met."
    assert event("met", seats=(2, 0)) == "Cleo and Ada met."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Offer 2 (3): Ben 4 and Cleo 1"), ("de", "Offer 2 (3): Ben 4 und Cleo 1")],
)
def test_a_remark_tells_of_people_as_an_event_does(language: str, told: str) -> None:
    facts: Facts = {"number": 2, "cards": ("a", "b", "c"), "seats": (1, 0, 2), "counts": (4, 0, 1)}
    assert book(language).remark(Remark("offer", facts), NAMES) == told


def test_names_stand_as_they_come() -> None:
    odd = ("*_{$price}", "Ben")
    told = book().option(Decision(0, "doge", ("toll",)), 0, {"payees": (0, 1)}, odd)
    assert told.label == "Toll of *_{$price} and Ben"


def test_who_is_not_known_is_named_by_number() -> None:
    told = book("de").option(Decision(0, "doge", ("toll",)), 0, {"payees": (4, 4)}, NAMES)
    assert told.label == "Toll of Spieler 5 2"


def test_an_option_with_a_certain_fact_has_a_message_of_its_own() -> None:
    assert option("noble", owner=(1,)).label == "One of 1 of Ben"
    assert option("noble", owner=(1,), price=2).label == "One of Ben for 2"
    assert option("noble:castello", owner=(0,), price=0).label == "One of Ada for 0"
