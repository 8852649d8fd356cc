"""Grants (RULES.md 7.11 to 7.13): all choose at the same time, then takers of cheques draw them."""

from typing import NamedTuple

from rules.bits import members
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_francisco import asking, cheques
from rules.san_francisco.components import (
    ACTIONS,
    GRANT,
    GRANT_CHEQUES,
    GRANT_INFLUENCE,
    STICK_CHEQUES,
    STICK_INFLUENCE,
    STREET_KEYS,
    YEARS,
    ActionCard,
)
from rules.san_francisco.state import NOT_YET, Phase, State, clockwise

_INFLUENCE, _CHEQUES = range(2)
"""The sealed answer: the form in which a grant is taken."""


def begin(state: State) -> None:
    """Let all choose (R8)."""
    state.phase = Phase.GRANT
    for player in state.players:
        player.sealed, player.back = NOT_YET, NOT_YET


def per_stick(state: State) -> bool:
    """Whether the grant is for sticks that are taken back (RULES.md 7.12)."""
    return ACTIONS[state.played[-1]].effect != GRANT


def go_on(state: State, told: list[Event]) -> None:
    """Ask all seats that have not chosen; when all have, reveal their choices (R8)."""
    state.open = [
        decision
        for seat in range(len(state.players))
        if (decision := _question(state, seat)) is not None
    ]
    if not state.open:
        _open(state, told)


def _question(state: State, seat: Seat) -> Decision | None:
    """Ask for sticks, then for the form of the grant; None if nothing is left to choose.

    In the last year neither influence nor cheques count any more: all get influence (R37).
    """
    player = state.players[seat]
    if per_stick(state):
        if player.back == NOT_YET:
            return asking.sticks_back(state, seat)
        if not player.back:
            return None
    if len(state.played) == YEARS:
        return None
    return asking.grant(seat) if player.sealed == NOT_YET else None


def answer_sticks_back(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the sticks to take back; the form of the grant comes next."""
    keys = [decision.options[position] for position in choice]
    state.players[decision.seat].back = asking.streets_of(keys)
    state.open = []


def answer_grant(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the form of the grant."""
    taken = decision.options[choice[0]] == asking.BY_CHEQUES
    state.players[decision.seat].sealed = _CHEQUES if taken else _INFLUENCE


class Grant(NamedTuple):
    """The amount: this much influence, or at most that in cheques."""

    influence: int
    cheques: int


def granted(card: ActionCard, sticks: int) -> Grant:
    """Return the grant for a seat that takes back this many sticks (RULES.md 7.11, 7.12)."""
    if ACTIONS[card].effect == GRANT:
        return Grant(GRANT_INFLUENCE, GRANT_CHEQUES)
    return Grant(STICK_INFLUENCE * sticks, STICK_CHEQUES * sticks)


def to(state: State, seat: Seat) -> Grant:
    """Return the year's grant for a seat, by the sticks that it takes back."""
    return granted(state.played[-1], max(0, state.players[seat].back).bit_count())


def _open(state: State, told: list[Event]) -> None:
    """Carry out all choices, from the start player on (RULES.md 7.11, 7.12; R9)."""
    state.takers = []
    for seat in clockwise(state, state.start):
        _take(state, seat, told)
    state.phase = Phase.DRAW


def _take(state: State, seat: Seat, told: list[Event]) -> None:
    player = state.players[seat]
    back = max(0, player.back)
    if back:
        player.sticks ^= back
        streets = tuple([STREET_KEYS[street] for street in members(back)])
        told.append(Event("sticks_back", {"seat": seat, "streets": streets}, reveals=True))
    elif per_stick(state):
        told.append(Event("no_sticks_back", {"seat": seat}, reveals=True))
        return
    if player.sealed == _CHEQUES:
        state.takers.append(seat)
        facts = {"seat": seat, "most": to(state, seat).cheques}
        told.append(Event("takes_cheques", facts, reveals=True))
        return
    gained = to(state, seat).influence
    player.influence += gained
    told.append(Event("takes_influence", {"seat": seat, "count": gained}, reveals=True))


# --- draws -------------------------------------------------------------------------------------


def draw(state: State, told: list[Event]) -> None:
    """Ask the next taker whether to draw, until all have stopped or the bank is empty (R10).

    Only then do lost cheques go back to the bank (RULES.md 7.13), and the year is over.
    """
    if state.takers and state.bank:
        state.open = [asking.draw(state.takers[0])]
        return
    if state.takers:
        told.append(Event("bank_empty", {}))
    while state.takers:
        _keep(state, told)
    state.bank = sorted([*state.bank, *state.lost])
    state.openly = sorted([*state.openly, *state.lost])
    state.lost = []
    state.phase = Phase.ACT


def answer_draw(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Draw a cheque, or stop; exceeding the maximum loses all (RULES.md 7.13; R31)."""
    if decision.options[choice[0]] == asking.STOP:
        _keep(state, told)
        return
    seat = state.takers[0]
    player = state.players[seat]
    cheque = cheques.draw(state)
    player.drawn.append(cheque)
    total, maximum = sum(player.drawn), to(state, seat).cheques
    told.append(Event("drew", {"seat": seat, "count": cheque, "total": total}, reveals=True))
    if total > maximum:
        state.lost += player.drawn
        player.drawn = []
        state.takers.pop(0)
        told.append(Event("exceeded", {"seat": seat, "most": maximum}))
    elif total == maximum:
        _keep(state, told)
    else:
        state.takers.append(state.takers.pop(0))


def _keep(state: State, told: list[Event]) -> None:
    """Let the taker whose turn it is keep its drawn cheques."""
    seat = state.takers.pop(0)
    player = state.players[seat]
    told.append(Event("kept", {"seat": seat, "total": sum(player.drawn)}))
    cheques.gain(player, player.drawn)
    player.drawn = []
