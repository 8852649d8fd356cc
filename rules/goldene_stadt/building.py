"""Building (RULES.md 5): one seat after the other, up to two houses each.

A house is a chain of two answers: its place (`build`) and, if there are several ways to pay, the
cards (`pay`). Then it is paid, placed and rewarded immediately, so the second house can use the
road and the reward of the first (R7).
"""

from dataclasses import replace
from typing import Final

from rules.bits import bits_of, has
from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.goldene_stadt import asking, passed_over, rewards, rounds
from rules.goldene_stadt.components import (
    HAND_LIMIT,
    HOUSES_EACH_TURN,
    INNER,
    NEAR,
    PLACE_KEYS,
    Place,
)
from rules.goldene_stadt.piles import keys_of, put_away
from rules.goldene_stadt.state import NOWHERE, State

LAST_HOUSE: Final = "last_house"
BLOCKED: Final = "blocked"


def go_on(state: State, told: list[Event]) -> None:
    """Go on with the turn of the builder, reward first (RULES.md 5.1, 5.7, 5.8)."""
    seat = state.builders[-1]
    player = state.players[seat]
    if rewards.ask(state, seat):
        return
    if state.plan != NOWHERE:
        state.open = [_payment(state, seat)]
    elif state.left and player.houses:
        _ask_to_build(state, seat, told)
    elif sum(player.hand) > HAND_LIMIT and not passed_over.is_last_turn(state):
        state.open = [asking.limit(state, seat)]
    else:
        _end_turn(state, told)


def _ask_to_build(state: State, seat: Seat, told: list[Event]) -> None:
    """Ask for a house, or skip the seat if everyone can see that it can build nothing (R33)."""
    decision = asking.build(state, seat)
    if len(decision.options) > 1 or passed_over.could_build(state, seat):
        state.open = [decision]
    else:
        state.left = 0
        told.append(Event("passed_by", {"seat": seat, "hand": sum(state.players[seat].hand)}))


def _payment(state: State, seat: Seat) -> Decision:
    """Ask for the payment of a house; the game's last one is paid for in the first way (R35)."""
    decision = asking.pay(state, seat)
    if passed_over.is_last_turn(state) and all(
        _is_last(state, seat, way) for way in decision.options
    ):
        return replace(decision, options=decision.options[:1])
    return decision


def _is_last(state: State, seat: Seat, way: str) -> bool:
    """Whether no other house follows in this turn if the planned one is paid for in this way."""
    if state.left == 1 or state.players[seat].houses == 1:
        return True
    after = state.copy()
    put_away(after, seat, asking.cards_paid(way))
    _erect(after, seat, state.plan, [])
    gains = rewards.of(state, state.plan)
    return gains not in ("card", "key") and not passed_over.could_build(after, seat)


def answer_build(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Note the place and ask for the payment; or stop (RULES.md 5.1)."""
    key = decision.options[choice[0]]
    if key == asking.STOP:
        state.left = 0
        told.append(Event("stopped", {"seat": decision.seat}))
    else:
        state.plan = asking.place_named(key)


def answer_pay(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Pay for the house, place it, and give its reward (RULES.md 5.4, 5.5, 6.1)."""
    seat, place = decision.seat, state.plan
    state.plan = NOWHERE
    paid = asking.cards_paid(decision.options[choice[0]])
    put_away(state, seat, paid)
    facts: Facts = {"seat": seat, "place": PLACE_KEYS[place], "cards": keys_of(paid)}
    told.append(Event("built", facts))
    _erect(state, seat, place, told)
    rewards.give(state, seat, place, told)


def _erect(state: State, seat: Seat, place: Place, told: list[Event]) -> None:
    """Place a house; in an inner district a key leaves the game for it (RULES.md 5.2, 5.6)."""
    player = state.players[seat]
    player.houses -= 1
    player.own |= bits_of([place])
    player.near |= NEAR[place]
    state.left -= 1
    if has(INNER, place):
        player.keys -= 1
        state.spent += 1
        told.append(Event("key_used", {"seat": seat, "left": player.keys}))
    if not player.houses and not state.ending:
        state.ending = LAST_HOUSE
        told.append(Event("last_house", {"seat": seat}))


def answer_limit(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Discard down to five cards (RULES.md 5.8)."""
    cards = [0] * len(state.discard)
    for position in choice:
        cards[asking.land_of(decision.options[position])] += 1
    put_away(state, decision.seat, cards)
    told.append(Event("discarded", {"seat": decision.seat, "cards": keys_of(cards)}))


def _end_turn(state: State, told: list[Event]) -> None:
    """End a turn: find blocked seats; the next builds, or the round ends (RULES.md 5.1, 8.3)."""
    state.builders.pop()
    state.left = HOUSES_EACH_TURN if state.builders else 0
    _find_blocked(state, told)
    if not state.builders:
        rounds.end(state, told)


def _find_blocked(state: State, told: list[Event]) -> None:
    """Mark the seats that can never build again: the game ends with this round (RULES.md 8.3)."""
    for seat in passed_over.blocked(state):
        if not state.players[seat].blocked:
            state.players[seat].blocked = True
            state.ending = state.ending or BLOCKED
            told.append(Event("blocked", {"seat": seat}))
