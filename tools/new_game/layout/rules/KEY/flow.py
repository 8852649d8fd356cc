"""From an answer to the next question, by the position alone."""

from typing import Final

from rules.flow import Flow
from rules.KEY import rounds
from rules.KEY.state import State

_FLOW: Final[Flow[State]] = Flow({"lay": rounds.answer_lay}, rounds.go_on)
act: Final = _FLOW.act
proceed: Final = _FLOW.proceed
reopen: Final = _FLOW.reopen
