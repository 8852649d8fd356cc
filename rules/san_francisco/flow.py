"""From an answer to the next question: a round's tender, its sticks, and the action cards."""

from collections.abc import Mapping
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Event
from rules.flow import Answer, Flow, Step
from rules.san_francisco import action_cards, asking_for_sticks, grants, investing, rounds
from rules.san_francisco.state import Phase, State
from rules.san_francisco.tenders import auction, deals, influence, tiles

_STEPS: Final[Mapping[str, Step[State]]] = {
    "": rounds.begin,
    Phase.TENDER: rounds.ask_tender,
    Phase.INFLUENCE: influence.go_on,
    Phase.BID: auction.go_on,
    Phase.TILE: tiles.go_on,
    Phase.PROPOSE: deals.propose,
    Phase.ACCEPT: deals.ask_to_accept,
    Phase.BLIND: tiles.bid_blindly,
    Phase.INVEST: investing.go_on,
    Phase.ACT: action_cards.go_on,
    Phase.GRANT: grants.go_on,
    Phase.DRAW: grants.draw,
}


def _step(state: State, told: list[Event]) -> None:
    _STEPS[state.phase](state, told)


def _answer_pick(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Sticks are placed with a right of the round's tender, or as an action card says."""
    answer = action_cards.answer if state.acting else investing.answer
    answer(state, decision, choice, told)


_ANSWERS: Final[Mapping[str, Answer[State]]] = {
    "tender": rounds.answer_tender,
    "influence": influence.answer_influence,
    "bid": auction.answer_bid,
    "tile": tiles.answer_tile,
    "propose": deals.answer_propose,
    "sum": deals.answer_sum,
    "avoid": deals.answer_avoid,
    "accept": deals.answer_accept,
    "payment": tiles.answer_cheques,
    "blind": tiles.answer_cheques,
    "grant": grants.answer_grant,
    "sticks_back": grants.answer_sticks_back,
    "draw": grants.answer_draw,
    **dict.fromkeys(asking_for_sticks.KINDS, _answer_pick),
}

_FLOW: Final = Flow(_ANSWERS, _step)
act: Final = _FLOW.act
proceed: Final = _FLOW.proceed
reopen: Final = _FLOW.reopen
