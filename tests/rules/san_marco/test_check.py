"""`GAME.check` raises if the state breaks an invariant."""

from collections.abc import Callable

import pytest

from rules.decision import Decision
from rules.san_marco import GAME
from rules.san_marco.components import Bridge
from rules.san_marco.state import State
from tests.rules.san_marco.given import given


def noble_lost(state: State) -> None:
    state.nobles[0][0] -= 1


def noble_too_many(state: State) -> None:
    state.players[1].supply += 1


def fewer_than_none(state: State) -> None:
    state.nobles[1][1] = -1
    state.players[1].supply += 1


def supply_below_zero(state: State) -> None:
    state.nobles[0][3] += state.players[3].supply + 1
    state.players[3].supply = -1


def bridge_without_a_noble(state: State) -> None:
    state.bridges.append(Bridge(3, 2))


def two_bridges_of_one_owner(state: State) -> None:
    state.bridges.append(state.bridges[0])
    state.players[state.bridges[0].owner].supply -= 1


def four_on_a_pair(state: State) -> None:
    for seat in (0, 2, 3):
        state.bridges.append(Bridge(state.bridges[0].pair, seat))
        state.players[seat].supply -= 1


def thirteen_bridges(state: State) -> None:
    for pair in range(2, 8):
        for seat in (2, 3):
            state.bridges.append(Bridge(pair, seat))
            state.players[seat].supply -= 1


def prestige_below_zero(state: State) -> None:
    state.players[2].ledger[1] = -1


def action_card_lost(state: State) -> None:
    state.actions.pop()


def limit_card_lost(state: State) -> None:
    state.limits.pop()


def card_twice(state: State) -> None:
    state.discard.append(state.actions[0])


def card_turned_into_another(state: State) -> None:
    state.actions[0] = (state.actions[0] + 1) % 6


def limit_card_among_actions(state: State) -> None:
    state.actions[0], state.limits[0] = state.limits[0], state.actions[0]


def passage_too_long(state: State) -> None:
    state.round = 6


def no_one_asked(state: State) -> None:
    state.open = []


def asked_after_the_end(state: State) -> None:
    state.ended = "three_passages"


def out_and_asked(state: State) -> None:
    state.players[0].out = True


def asked_twice(state: State) -> None:
    state.open = state.open * 2


def more_to_pick_than_there_is(state: State) -> None:
    state.open = [Decision(0, "play", ("end",), 1, 2)]


def an_option_twice(state: State) -> None:
    state.open = [Decision(0, "play", ("end", "end"))]


BROKEN = [
    value for value in list(globals().values()) if getattr(value, "__module__", "") == __name__
]


@pytest.mark.parametrize("fault", BROKEN, ids=lambda fault: fault.__name__)
def test_what_is_broken_is_found(fault: Callable[[State], None]) -> None:
    nobles = {"cannaregio": (2, 2, 2, 2)}
    state = given(nobles=nobles, bridges="san_marco-castello:1", limits=(3, 3, 3, 3)).state
    GAME.check(state)

    fault(state)

    with pytest.raises(AssertionError):
        GAME.check(state)


def test_a_passage_of_three_may_have_six_rounds() -> None:
    GAME.check(given(seats=3, round=6).state)
    with pytest.raises(AssertionError):
        given(seats=3, round=7)
