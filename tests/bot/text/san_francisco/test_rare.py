"""Rare situations, set up by hand: an empty bank, no supply, no free street.

Tests of whole games leave these to this file.
"""

from typing import Final

import pytest

from tests.bot.text.san_francisco.words import PLAYERS, book
from tests.games.san_francisco import KNOWN
from tests.rules.san_francisco.given import (
    EVERYTHING,
    FIFTEEN,
    dealt,
    drawn,
    given,
    investing,
    streets_of,
    using,
)
from tests.rules.san_francisco.table import Table


def empty_bank() -> Table:
    """All take cheques of a grant before anyone has paid one."""
    table = drawn(action="grant")
    table.takes("cheques cheques cheques")
    return table


def nothing_to_swap() -> Table:
    """A swap would be sold, and no one has a stick in the city."""
    return drawn(action="swap_influence")


def one_street_for_two_rights() -> Table:
    """Two have won a right, and one street is left."""
    filled = [street for street in streets_of("villa") if street != "a1-n"]
    table = investing(*dealt(filled, 5), seats=5, tender="villa_influence_2", rights="3 1")
    table.places("a1-n")
    return table


def no_free_street() -> Table:
    """No street beside a villa is free when a card for villas is turned up."""
    tender = "villa_cheques_1 office_influence_2"
    return given(*dealt(streets_of("villa"), 5), tender=tender, seats=5)


def one_street_for_two() -> Table:
    """Rights of two option tiles are bought where one street is free, between their kinds."""
    filled = [street for street in EVERYTHING if street != "f1-f2"]
    table = using(*dealt(filled, 5), tender="option_option_3", seats=5)
    table.lays_tiles("work homes homes homes homes")
    table.all_seal("1", "2", "3", "4", "5")
    return table


def no_supply() -> Table:
    """A player with all sticks in the city has a right."""
    return investing(FIFTEEN, tender="edge_cheques_1", rights="0")


def lifted() -> Table:
    """A stick is lifted and placed elsewhere."""
    table = no_supply()
    table.lifts("a2-w")
    table.places("b1-n")
    return table


RARE: Final = {
    "event-bank_empty": empty_bank,
    "event-lapsed": one_street_for_two_rights,
    "event-of_no_use": nothing_to_swap,
    "event-unusable": no_free_street,
    "event-unsold": one_street_for_two,
    "event-lifted": lifted,
    "ask-lift": no_supply,
}


def test_all_that_is_rare_is_led_to() -> None:
    assert RARE.keys() == KNOWN.rare


@pytest.mark.parametrize("key", sorted(RARE))
def test_rare_things_are_worded(key: str, language: str) -> None:
    table, words = RARE[key](), book(language)
    said = {f"event-{event.kind}": words.event(event, PLAYERS) for event in table.told}
    for asked in table.state.open:
        said[f"ask-{asked.kind}"] = words.ask(asked)

    sentence = said[key]
    assert sentence
    assert sentence.endswith((".", "?"))
