"""Plans: the questions to come, as far as a seat can know them."""

from collections.abc import Mapping

import pytest

from rules.event import Facts
from rules.san_marco import GAME
from rules.san_marco.components import PAIR_KEYS
from tests.games.san_marco import MOVES
from tests.rules.san_marco.given import dealt, given, worth
from tests.rules.san_marco.table import Table

SPREAD = {"castello": (2, 1, 3), "dorsoduro": (1, 1, 1)}
NINE = PAIR_KEYS[:9]
"""One seat can have nine of the bridges here; with 16 nobles in the city its supply is empty."""


def foreseen(table: Table, seat: int) -> Mapping[str, tuple[Facts, ...]]:
    """Return the facts of all questions that a seat foresees."""
    view = GAME.view(table.state, seat)
    return {asked.kind: GAME.explain(view, asked) for asked in GAME.foresee(view)}


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 1)])
def test_clause_2_3_a_bridge_is_foreseen_by_those_who_have_one_to_place(
    seats: int, each: int
) -> None:
    state, _ = GAME.new({}, seats, 1)
    table = Table(state)
    for lap in range(each):
        for _ in range(seats):
            builder = table.asked().seat
            assert not foreseen(table, builder), "who is asked has a panel of its own"
            table.answers(table.asked().options[0])
            if len(table.state.bridges) < seats * each:
                assert ("bridge" in foreseen(table, builder)) == (lap + 1 < each)


def test_clause_3_4_only_one_of_the_own_offers_will_be_had() -> None:
    """Both have a doge and a card of Castello, so there is one of each, whichever is left."""
    table = dealt("doge doge castello castello defector bridge", "1 2 3 1", seats=3, nobles=SPREAD)
    table.goes_on("split")
    table.splits("doge castello 1", "doge castello 2", seat=0)

    cards = {facts["card"]: facts["copies"] for facts in foreseen(table, 0)["play"] if facts}

    assert cards == {
        "district:castello": 1,
        "card:doge": 1,
        "card:defector": 1,
        "card:bridge": 1,
    }


def test_clause_4_2_with_an_empty_supply_the_noble_to_lift_is_foreseen_too() -> None:
    bridges = " ".join(f"{pair.partition(':')[2]}:0" for pair in NINE)
    nobles = {"castello": (15, 1, 1), "dorsoduro": (1, 1, 1)}
    table = dealt(
        "castello doge castello doge castello doge",
        "1 2 3 1",
        seats=3,
        nobles=nobles,
        bridges=bridges,
    )
    table.goes_on("split")
    assert not table.state.players[0].supply
    table.splits("castello 1", "castello 2", seat=0)

    lifted = [(facts["district"], facts["own"]) for facts in foreseen(table, 0)["source"]]

    assert lifted == [("district:dorsoduro", 1), ("district:castello", 15)]


def test_clause_4_2_a_noble_that_stands_nowhere_else_is_put_back_where_it_was() -> None:
    """All of seat 0 stand in Castello: with its card nothing changes there."""
    bridges = " ".join(f"{pair.partition(':')[2]}:0" for pair in NINE)
    table = given(seats=3, cards="castello doge", nobles={"castello": (16, 16, 0)}, bridges=bridges)
    table.answers("district:castello")

    told = table.explains("district:castello")

    second = worth("castello").second
    assert (told["lifts"], told["now"], told["then"]) == (1, second, second)


def test_whatever_moves_on_the_board_can_be_named_as_what_ends_a_plan() -> None:
    """Banishing is told before anyone is banished; what the doge scores follows his move."""
    named = {kind for kinds in GAME.surprises.values() for kind in kinds}

    assert MOVES - {"banished", "scored"} <= named
