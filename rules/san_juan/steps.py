"""What the steps of a round have in common: the order of the seats, questions, sealed answers.

Where the rules let several seats decide at once, their decisions are open together; answers are
sealed in `Player` and carried out in one go, in the order of the rules, when the last has come.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from rules.decision import Choice, Decision, forced
from rules.event import Event, Seat
from rules.san_juan import asking
from rules.san_juan.cards import CardId
from rules.san_juan.state import SEATS, State

Answer: TypeAlias = Callable[[State, Decision, Choice, list[Event]], None]
"""Carries out a legal answer to a decision that is no longer open, and tells what happened."""
Answers: TypeAlias = Mapping[str, Answer]
"""How each kind of decision of a step is carried out."""


# --- the order of the seats ------------------------------------------------------------------


def from_chooser(state: State) -> tuple[Seat, ...]:
    """Return all seats in the order in which a role is resolved: the chooser, then clockwise."""
    return _CLOCKWISE[len(state.players)][state.chooser]


def from_governor(state: State) -> tuple[Seat, ...]:
    """Return all seats, the governor first, then clockwise."""
    return _CLOCKWISE[len(state.players)][state.governor]


_CLOCKWISE: Final = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in SEATS
}


# --- questions and their answers -------------------------------------------------------------


def ask(state: State, decision: Decision, answers: Answers, told: list[Event]) -> None:
    """Open a decision that may have a single answer: that is carried out at once."""
    answer = forced(decision)
    if answer is None:
        state.open.append(decision)
    else:
        answers[decision.kind](state, decision, answer, told)


def ask_all(
    state: State, decisions: Sequence[Decision], answers: Answers, told: list[Event]
) -> None:
    """Open decisions of several seats at once, of which some may have a single answer."""
    state.open = list(decisions)
    for decision in decisions:
        answer = forced(decision)
        if answer is not None:
            state.open.remove(decision)
            answers[decision.kind](state, decision, answer, told)


def picked_cards(decision: Decision, choice: Choice) -> list[CardId]:
    """Return the cards that an answer picks."""
    return [asking.CARD_OF[decision.options[position]] for position in choice]


def picked_positions(decision: Decision, choice: Choice) -> list[int]:
    """Return the positions in the display that an answer picks."""
    return [asking.POSITION_OF[decision.options[position]] for position in choice]


# --- sealed answers --------------------------------------------------------------------------


def several_answered(state: State) -> bool:
    """Whether opening the sealed answers tells seats something about each other's."""
    return sum([player.answered for player in state.players]) > 1


def clear_answers(state: State) -> None:
    """Forget the sealed answers of the step that is over."""
    for player in state.players:
        if player.answered or player.picked:
            player.answered = False
            player.put_away, player.tucked, player.picked = [], [], []
