"""From an answer to the next question: bidding, building, then the end of the round."""

from collections.abc import Mapping
from typing import Final

from rules.event import Event
from rules.flow import Answer, Flow
from rules.goldene_stadt import bidding, building, rewards, rounds
from rules.goldene_stadt.state import State


def _step(state: State, told: list[Event]) -> None:
    """Go on from the position: pairs lie out, a seat builds, or the game begins."""
    if state.pairs:
        bidding.go_on(state, told)
    elif state.builders:
        building.go_on(state, told)
    else:
        rounds.begin(state, told)


_ANSWERS: Final[Mapping[str, Answer[State]]] = {
    "bid": bidding.answer_bid,
    "build": building.answer_build,
    "pay": building.answer_pay,
    "goods": rewards.answer_goods,
    "give_back": rewards.answer_give_back,
    "bonus": rewards.answer_bonus,
    "limit": building.answer_limit,
}

_FLOW: Final = Flow(_ANSWERS, _step)
act: Final = _FLOW.act
proceed: Final = _FLOW.proceed
reopen: Final = _FLOW.reopen
