"""Shared words: things of a family, their versions, table options, map questions."""

import pytest

from bot.text import GameTexts, texts
from bot.text.catalogue import Catalogue
from rules.decision import Decision
from rules.event import Event
from rules.registry import GAMES

WORDS = """
each-street = { CAPITALS($one) }{ $two ->
    [n] {" "}north
   *[other] /{ CAPITALS($two) }
}
street-b1-b2 = Main Street
each-rights = { $two ->
    [one] 1 right
   *[other] { $two } rights
} by { $one }
    .effect = sold by { $one }
action-shift = Shift
    .effect = Move any stick
    .help = How it works, and an example.
version-cheques = { $name } (cheques)
table-cards = Cards
    .note = These are in.
    .things = action
table-cards-by_lot = By lot
    .note = Chance decides.
event-placed = { $street } and { $streets }
spots = On the map
    .asked = place lift
picks-street = { $count ->
    [one] 1 street
   *[other] { $count } streets
}
picks-lift = { $count } sticks
ask-pay = Pay.
picks-card = { $count } cards
option-card = A card
option-cheque = Cheque { $value }
    .button = { $value }
"""


def book() -> GameTexts:
    return GameTexts(texts("en"), Catalogue(WORDS, "en"))


@pytest.mark.parametrize(
    ("key", "form", "words"),
    [
        ("street:a1-n", "", "A1 north"),
        ("street:a1-a2", "", "A1/A2"),
        ("street:a1-a2", "effect", "A1/A2"),
        ("street:b1-b2", "", "Main Street"),  # its own message goes first
        ("rights:cheques_1", "", "1 right by cheques"),
        ("rights:cheques_3", "effect", "sold by cheques"),
        ("action:shift_cheques", "", "Shift (cheques)"),  # a version of it
        ("action:shift_cheques", "effect", "Move any stick"),
        ("action:shift_cheques", "help", "Shift (cheques)"),  # the page is that of the thing
    ],
)
def test_what_has_no_message_of_its_own_is_named_by_that_of_its_family(
    key: str, form: str, words: str
) -> None:
    assert book().name(key, form) == words


def test_such_things_stand_in_sentences_like_any_other() -> None:
    facts = {"street": "street:a1-n", "streets": ("street:b1-b2", "street:a1-a2")}
    assert book().event(Event("placed", facts), ()) == "A1 north and Main Street and A1/A2"


@pytest.mark.parametrize(
    "key", ["avenue:a1-n", "street", "street-a1-n", "action:swap_cheques", "action:shift_option"]
)
def test_a_thing_of_no_family_has_no_name(key: str) -> None:
    with pytest.raises(KeyError):
        book().name(key)


@pytest.mark.parametrize(
    ("value", "name", "note"),
    [
        ("by_lot", "By lot", "Chance decides."),
        ("shift_cheques", "Shift (cheques)", "Move any stick"),
        ("by_lot+shift", "By lot and Shift", "These are in."),
    ],
)
def test_values_that_are_things_are_named_like_them(value: str, name: str, note: str) -> None:
    assert book().table_option_value("cards", value) == name
    assert book().table_option_note("cards", value) == note


@pytest.mark.parametrize(("kind", "heading"), [("lift", "On the map"), ("bid", "")])
def test_questions_about_places_head_their_list(kind: str, heading: str) -> None:
    assert book().spots(Decision(0, kind, ("end",))) == heading


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        (Decision(0, "avoid", ("street:a", "street:b"), 0, 2), "2 streets"),
        (Decision(0, "avoid", ("street:a", "street:b"), 1, 1), "1 street"),
        (Decision(0, "lift", ("street:a", "street:b"), 2, 2), "2 sticks"),  # of a kind of its own
        (Decision(0, "pay", tuple(f"card:{n}" for n in range(9)), 7, 7), "7 cards"),
        (Decision(0, "role", ("role:builder",)), ""),
    ],
)
def test_what_is_picked_is_counted(decision: Decision, words: str) -> None:
    assert book().counted(decision) == words


@pytest.mark.parametrize(("key", "button"), [("cheque:5", "5"), ("card:1", "")])
def test_an_option_may_say_less_on_its_button(key: str, button: str) -> None:
    option = book().option(Decision(0, "bid", (key,)), 0, {"value": 5}, ())
    assert option.button == button


@pytest.mark.parametrize("game", GAMES)
def test_what_is_about_places_is_asked(game: str, language: str) -> None:
    words = texts(language).of(game)
    asked = words.say("spots.asked").split() if "spots" in words else []
    assert [kind for kind in asked if f"ask-{kind}" not in words] == []
