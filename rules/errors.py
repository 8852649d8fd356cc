"""The refusals of the rules.

RulesError
├── BadSetup        these options or this number of seats do not make a game
├── NotAsked        this seat has no open decision
└── IllegalChoice   the choice does not answer the decision that is open
"""

from typing import NamedTuple

from rules.event import Facts


class Refusal(NamedTuple):
    """The reason for a refusal: a stable code and its facts; the host puts it into words."""

    code: str
    facts: Facts


class RulesError(Exception):
    """Root of all errors that the rules raise on purpose."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, dict(refusal.facts))
        self.refusal = refusal


class BadSetup(RulesError):
    """The options or the number of seats do not make a game."""


class NotAsked(RulesError):
    """The seat has nothing to decide now."""


class IllegalChoice(RulesError):
    """The choice is no answer to the open decision."""
