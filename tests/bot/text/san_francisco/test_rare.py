"""What random games hardly ever show, led there by hand: an empty bank, no supply, no free street.

Tests of whole games leave these to this file.
"""

from typing import Final

import pytest

from rules.decision import Decision
from rules.event import Event
from tests.bot.text.san_francisco.words import PLAYERS, book
from tests.games.san_francisco import KNOWN
from tests.rules.san_francisco.given import (
    FIFTEEN,
    dealt,
    drawn,
    given,
    investing,
    streets_of,
    won,
)
from tests.rules.san_francisco.table import Table


def empty_bank() -> Table:
    """All take cheques of a grant before anybody has paid one."""
    table = drawn(action="grant")
    table.takes("cheques cheques cheques")
    return table


def nothing_to_swap() -> Table:
    """Somebody wins a swap, and nobody has a stick in the city."""
    return won(action="swap")


def no_free_street() -> Table:
    """No street beside a villa is free when a card for villas is turned up."""
    tender = "villa_cheques_1 office_influence_2"
    return given(*dealt(streets_of("villa"), 5), tender=tender, seats=5)


def no_supply() -> Table:
    """Somebody with all sticks in the city has a right."""
    return investing(FIFTEEN, tender="edge_cheques_1", rights="0")


def lifted() -> Table:
    """A stick is lifted and placed elsewhere."""
    table = no_supply()
    table.lifts("a2-w")
    table.places("b1-n")
    return table


RARE: Final = {
    "event-bank_empty": empty_bank,
    "event-lapsed": nothing_to_swap,
    "event-unusable": no_free_street,
    "event-lifted": lifted,
    "ask-lift": no_supply,
}


def test_all_that_is_rare_is_led_to() -> None:
    assert RARE.keys() == KNOWN.rare


@pytest.mark.parametrize("key", sorted(RARE))
def test_rare_things_are_worded(key: str, language: str) -> None:
    table, words = RARE[key](), book(language)
    found: list[Event | Decision] = [*table.told, *table.state.open]
    one = next(one for one in found if key.endswith(f"-{one.kind}"))
    sentence = words.ask(one) if isinstance(one, Decision) else words.event(one, PLAYERS)

    assert sentence
    assert sentence.endswith((".", "?"))
