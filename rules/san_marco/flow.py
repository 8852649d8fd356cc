"""From an answer to the next question: it follows from the position itself."""

from collections.abc import Mapping
from typing import Final

from rules.decision import Choice, Decision
from rules.event import NOBODY, Event
from rules.flow import Answer, Flow, Step
from rules.san_marco import asking, opening, passages, rounds
from rules.san_marco.actions import banishment, bridge, defector, district, doge, play
from rules.san_marco.components import (
    BANISHMENT,
    BRIDGE,
    DEFECTOR,
    DISTRICTS,
    DOGE,
    NOTHING,
    Kind,
)
from rules.san_marco.nobles import answer_source
from rules.san_marco.state import State


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
    """Let all roll and place bridges (RULES.md 2), then begin the first passage."""
    if state.rolled < len(state.players) or state.placing:
        opening.go_on(state, told)
    else:
        passages.begin(state, told)


def _answer_bridge(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Place a first bridge (RULES.md 2.3), or note the place of the card's bridge (5.2)."""
    pair = asking.pair_named(decision.options[choice[0]])
    if state.placing:
        opening.place_bridge(state, pair, told)
    else:
        state.place = pair


_CARDS: Final[Mapping[Kind, Step[State]]] = {
    **dict.fromkeys(DISTRICTS, district.go_on),
    BRIDGE: bridge.go_on,
    DEFECTOR: defector.go_on,
    DOGE: doge.go_on,
    BANISHMENT: banishment.go_on,
}

_ANSWERS: Final[Mapping[str, Answer[State]]] = {
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

_FLOW: Final = Flow(_ANSWERS, _step)
act: Final = _FLOW.act
proceed: Final = _FLOW.proceed
reopen: Final = _FLOW.reopen
