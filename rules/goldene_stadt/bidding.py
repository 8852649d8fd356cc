"""Bidding for the pairs of landscape cards (RULES.md 4).

The seats lay their hands on pairs in turn. A free pair costs nothing. A seat expels the hand on an
occupied one for coins: the round's first expulsion costs 1, then 2, then 3. The expelled seat lays
its hand again when its turn comes round.
"""

from rules.decision import Choice, Decision
from rules.event import NOBODY, Event, Facts, Seat
from rules.goldene_stadt import asking
from rules.goldene_stadt.rounds import take_pairs
from rules.goldene_stadt.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Ask the next seat whose hand is not on the table; when all are, take (RULES.md 4.1, 4.6)."""
    seat = _next_bidder(state)
    if seat == NOBODY:
        take_pairs(state, told)
    else:
        state.open = [asking.bid(state, seat)]


def _next_bidder(state: State) -> Seat:
    """Return the next seat clockwise whose hand lies on no pair, or NOBODY (RULES.md 4.1, 4.5)."""
    seats = len(state.players)
    for step in range(1, seats + 1):
        seat = (state.bidder + step) % seats
        if seat not in state.hands:
            return seat
    return NOBODY


def answer_bid(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Lay a hand on a pair, and expel the one that lies there (RULES.md 4.2, 4.3)."""
    seat, key = decision.seat, decision.options[choice[0]]
    pair = asking.PAIR_KEYS.index(key)
    expelled = state.hands[pair]
    if expelled == NOBODY:
        told.append(Event("laid", {"seat": seat, "pair": key}))
    else:
        price = asking.price_of_expelling(state.expulsions)
        state.players[seat].coins -= price
        state.expulsions += 1
        facts: Facts = {"seat": seat, "pair": key, "other": expelled, "coins": price}
        told.append(Event("expelled", facts))
    state.hands[pair] = seat
    state.bidder = seat
