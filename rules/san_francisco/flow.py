"""From an answer to the next question: what the position itself calls for."""

from typing import Final

from rules.flow import Flow
from rules.san_francisco import rounds
from rules.san_francisco.state import State

_FLOW: Final[Flow[State]] = Flow({"lay": rounds.answer_lay}, rounds.go_on)
act: Final = _FLOW.act
proceed: Final = _FLOW.proceed
reopen: Final = _FLOW.reopen
