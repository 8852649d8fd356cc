"""Action cards (RULES.md 7): one is drawn if something was built, until nothing more is.

An investor card is tendered like any other, for one right; then its winner moves sticks as the card
says. Grants are in `grants.py`.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_francisco import asking_for_sticks, grants, rounds, sticks
from rules.san_francisco.components import (
    ACTION_KEYS,
    ACTIONS,
    ALL_STREETS,
    BONUS,
    FIRST_YEAR,
    FREE_STREET,
    GRANTS,
    REPLACE,
    SHIFT,
    SWAP,
    TWO_STICKS,
    YEARS,
)
from rules.san_francisco.state import NO_STREET, Phase, State
from rules.san_francisco.tenders import sold

TWELVE_YEARS: Final = "twelve_years"

_TASKS: Final = {TWO_STICKS: asking_for_sticks.PLACE, FREE_STREET: asking_for_sticks.PLACE}
"""The winner's first task with an investor card, if its name is not that of the card."""


def begin(state: State, told: list[Event]) -> None:
    """Draw the action card of the year, and begin to carry it out (RULES.md 7.1, 7.2)."""
    card = state.actions.pop()
    state.played.append(card)
    state.acting, state.built = True, False
    year = FIRST_YEAR + len(state.played) - 1
    told.append(Event("action", {"action": ACTION_KEYS[card], "year": year}, reveals=True))
    action = ACTIONS[card]
    if action.effect in GRANTS:
        grants.begin(state)
    elif action.effect == BONUS:
        state.waiting.append(card)
        state.phase = Phase.ACT
    else:
        _sell(state, told)


def _sell(state: State, told: list[Event]) -> None:
    """Sell the card to seats that could use it, if there are any (RULES.md 7.3; R38)."""
    useless = [seat for seat in range(len(state.players)) if not _could_use(state, seat)]
    sold.begin(state, ACTIONS[state.played[-1]].means)
    if useless:
        told.append(Event("of_no_use", {"seats": tuple(useless)}))
    for seat in useless:
        state.players[seat].passed = True
    if len(useless) == len(state.players):
        sold.close(state, [], told)


def _could_use(state: State, seat: Seat) -> bool:
    _begin_task(state, seat)
    able = asking_for_sticks.has_a_choice(state, ALL_STREETS)
    state.task = ""
    return able


def _begin_task(state: State, seat: Seat) -> None:
    """Let a seat begin the task of the year's card."""
    effect = ACTIONS[state.played[-1]].effect
    asking_for_sticks.begin(state, _TASKS.get(effect, effect), seat)


def go_on(state: State, told: list[Event]) -> None:
    """Let the winner act; then the year is over (RULES.md 7.3; R28).

    A tender that was begun under version 3 may have sold a card to a seat that cannot use it.
    """
    if state.task:
        state.open = [asking_for_sticks.ask(state, ALL_STREETS)]
    elif state.rights:
        winner = state.rights.pop(0).seat
        _begin_task(state, winner)
        if not asking_for_sticks.has_a_choice(state, ALL_STREETS):
            state.task = ""
            told.append(Event("lapsed", {"seat": winner}))
    else:
        end_year(state, told)


def end_year(state: State, told: list[Event]) -> None:
    """Lay the card on its year; after the twelfth the game is over (RULES.md 7.2, 8.1)."""
    state.acting, state.laid_at = False, NO_STREET
    told.append(Event("year_over", {"year": FIRST_YEAR + len(state.played) - 1}))
    if len(state.played) == YEARS:
        rounds.end_game(state, TWELVE_YEARS, told)
    elif state.built:
        begin(state, told)
    else:
        rounds.end(state, told)


def answer(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Take the answer to a link; after the last one carry it out, or waive it (RULES.md 7.4)."""
    if asking_for_sticks.answer(state, decision, choice):
        told.append(Event("declined", {"seat": state.turn}))
        state.task = ""
    elif asking_for_sticks.is_complete(state):
        task, state.task = state.task, ""
        _CARRY_OUT[task](state, told)


def _place(state: State, told: list[Event]) -> None:
    """Place a stick on any free street; "two sticks" goes on around its district (7.5, 7.8)."""
    around, street = state.picked
    sticks.place(state, street, told)
    if ACTIONS[state.played[-1]].effect == TWO_STICKS:
        state.around, state.laid_at = around, street
        asking_for_sticks.begin(state, asking_for_sticks.SECOND, state.turn)
        if not asking_for_sticks.has_a_choice(state, ALL_STREETS):
            state.task = ""


def _second(state: State, told: list[Event]) -> None:
    sticks.place(state, state.picked[0], told)


def _shift(state: State, told: list[Event]) -> None:
    _, street, target = state.picked
    sticks.shift(state, street, target, told)


def _swap(state: State, told: list[Event]) -> None:
    _, one, _, other = state.picked
    sticks.swap(state, one, other, told)


def _replace(state: State, told: list[Event]) -> None:
    sticks.replace(state, state.picked[1], told)


_CarryOut: TypeAlias = Callable[[State, list[Event]], None]
_CARRY_OUT: Final[Mapping[str, _CarryOut]] = {
    asking_for_sticks.PLACE: _place,
    asking_for_sticks.SECOND: _second,
    SHIFT: _shift,
    SWAP: _swap,
    REPLACE: _replace,
}
