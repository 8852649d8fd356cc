"""Tenders by cheques (RULES.md 4.4 to 4.6): in turn, in the open, until one seat is left.

Laid cheques leave the hand and stay laid until their owner passes or pays, so no extra rule against
exchanging them is needed.
"""

from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.san_francisco import asking, cheques
from rules.san_francisco.state import Right, State, clockwise
from rules.san_francisco.tenders import sold


def go_on(state: State, told: list[Event]) -> None:
    """Ask the next seat still bidding, until only the highest bidder is left (RULES.md 4.4)."""
    left = [seat for seat in clockwise(state, state.turn) if not state.players[seat].passed]
    if left and not (len(left) == 1 and state.players[left[0]].laid):
        state.turn = left[0]
        state.open = [asking.bid(state, left[0])]
        return
    if left:
        _sell(state, left[0], told)
    sold.close(state, [Right(seat) for seat in left], told)


def _sell(state: State, winner: Seat, told: list[Event]) -> None:
    """Let the winner pay its laid cheques, which everyone has seen (RULES.md 4.6)."""
    player = state.players[winner]
    told.append(Event("won_auction", {"seat": winner, "total": sum(player.laid)}))
    cheques.pay_openly(state, player)


def answer_bid(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Lay cheques, or pass and take back those laid before (RULES.md 4.4, 4.5)."""
    seat = decision.seat
    player = state.players[seat]
    state.turn = (seat + 1) % len(state.players)
    if not choice:
        player.passed = True
        cheques.take_back(player)
        told.append(Event("passed", {"seat": seat}))
        return
    laid = [decision.weights[position] for position in choice]
    cheques.lay(player, laid)
    facts: Facts = {"seat": seat, "cheques": tuple(sorted(laid)), "total": sum(player.laid)}
    told.append(Event("bid", facts))
