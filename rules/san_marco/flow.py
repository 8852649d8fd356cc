"""From an answer to the next question: what the position itself calls for.

Every step looks at nothing but the position, so a question can be asked again from it alone.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from rules.decision import Choice, Decision, forced
from rules.event import Event
from rules.san_marco import asking, opening, passages, rounds
from rules.san_marco.cards import banishment, bridge, defector, district, doge, play
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    DEFECTOR,
    DISTRICTS,
    DOGE,
    NOBODY,
    NOTHING,
    Kind,
)
from rules.san_marco.nobles import answer_source
from rules.san_marco.state import State

Step: TypeAlias = Callable[[State, list[Event]], None]
Answer: TypeAlias = Callable[[State, Decision, Choice, list[Event]], None]


def act(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Carry out a legal answer to an open decision, and append what happened."""
    state.open.remove(decision)
    _ANSWERS[decision.kind](state, decision, choice, told)
    proceed(state, told)


def proceed(state: State, told: list[Event]) -> None:
    """Go on until somebody has a choice to make, or the game is over.

    A question with a single answer is never left open: it is answered here.
    """
    while not state.ended:
        if not state.open:
            _step(state, told)
        elif not _answer_forced(state, told):
            return


def reopen(state: State) -> None:
    """Make the open decisions anew, from a position in which somebody has to decide."""
    state.open = []
    proceed(state, [])


def _answer_forced(state: State, told: list[Event]) -> bool:
    for decision in state.open:
        answer = forced(decision)
        if answer is not None:
            state.open.remove(decision)
            _ANSWERS[decision.kind](state, decision, answer, told)
            return True
    return False


def _step(state: State, told: list[Event]) -> None:
    """Ask the next question, or take the game one step on."""
    if state.plan != NOTHING:
        _CARDS[state.plan](state, told)
    elif state.cards:
        play.go_on(state)
    elif state.fewest != NOBODY:
        passages.ask_fewest(state)
    elif not state.passage:
        _open_game(state, told)
    elif not state.groups:
        rounds.give_roles(state, told)
    elif not rounds.go_on(state, told):
        passages.end_round(state, told)


def _open_game(state: State, told: list[Event]) -> None:
    if state.rolled < len(state.players) or state.placing:
        opening.go_on(state, told)
    else:
        passages.begin(state, told)


def _answer_bridge(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Place a first bridge, or keep in mind where that of the card goes."""
    pair = asking.pair_named(decision.options[choice[0]])
    if state.placing:
        opening.place_bridge(state, pair, told)
    else:
        state.place = pair


_CARDS: Final[Mapping[Kind, Step]] = {
    **dict.fromkeys(DISTRICTS, district.go_on),
    BRIDGE: bridge.go_on,
    DEFECTOR: defector.go_on,
    DOGE: doge.go_on,
    BANISHMENT: banishment.go_on,
}

_ANSWERS: Final[Mapping[str, Answer]] = {
    "reroll": opening.answer_reroll,
    "bridge": _answer_bridge,
    "roles": rounds.answer_roles,
    "split": rounds.answer_split,
    "split_rest": rounds.answer_split,
    "choose": rounds.answer_choose,
    "play": play.answer_play,
    "place": district.answer_place,
    "take": bridge.answer_take,
    "defect": defector.answer_defect,
    "banish": banishment.answer_banish,
    "victims": passages.answer_victims,
    "doge": doge.answer_doge,
    "source": answer_source,
    "fewest": passages.answer_fewest,
}
