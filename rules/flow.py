"""From an answer to the next question, in the same way for all games, by the position alone.

A game brings two things: how each kind of decision is carried out (`answers`), and what to do next
when no decision is open (`step`). Both depend on nothing but the position. So a question can be
asked again from the position alone, for instance with other hidden cards (`reopen`). A restart in
the middle finds the open question.

A choice with several parts is a chain. Each part is a decision of its own for the same seat, based
on the answers before it, and tells nothing in public. The state keeps the partial answers; the last
one carries out the whole choice, and only then is anything told. Until then the chain can be taken
back link by link. So nothing public ever hints at a half-made choice.

Several open decisions are simultaneous. Each answer is sealed: stored, told to no one, replaceable
until the last one has come. Then they are carried out in the order of the rules, never in that of
arrival. A view names the seats that still have to answer, not the answers. Law 7 permutes the
arrivals and demands the same state.

Two rules keep such steps sound in any game. An act that draws or tells ends its step. And each step
ends with an event for everyone, even if no seat did anything, because the next questions depend on
it.

A question with a single answer is never left open: it is answered here, unless skipping it would
tell the others something that they cannot know (`Decision.insist`). Law 5 checks this for every
game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from rules.decision import Choice, Decision, forced
from rules.event import Event


class Position(Protocol):
    """The common part of all states: the open decisions, and what ended the game ("" while it goes
    on).
    """

    open: list[Decision]
    ended: str


S = TypeVar("S", bound=Position)

Answer: TypeAlias = Callable[[S, Decision, Choice, list[Event]], None]
"""Carries out a legal answer to a decision that is no longer open, and tells what happened."""
Step: TypeAlias = Callable[[S, list[Event]], None]
"""Asks the next question, or takes the game a step towards it, and tells what happened."""


@dataclass(frozen=True, slots=True)
class Flow(Generic[S]):
    """The flow of one game: `answers` by the kind of decision, and the `step` to the next one."""

    answers: Mapping[str, Answer[S]]
    step: Step[S]

    def act(self, state: S, decision: Decision, choice: Choice, told: list[Event]) -> None:
        """Carry out a legal answer to an open decision, and append what happened."""
        others = state.open
        others.remove(decision)
        self.answers[decision.kind](state, decision, choice, told)
        # Other open decisions are real choices: that was checked when they were opened.
        if not others or state.open is not others:
            self.proceed(state, told)

    def proceed(self, state: S, told: list[Event]) -> None:
        """Go on until a seat has a choice to make, or the game is over.

        A question with a single answer is never left open: it is answered here.
        """
        step = self.step
        while True:
            while not (asked := state.open):
                if state.ended:
                    return
                step(state, told)
            for decision in asked:
                # This usually shows that there is a choice, and is quicker than a call.
                if decision.least < len(decision.options) and decision.most and not decision.floor:
                    continue
                answer = forced(decision)
                if answer is not None:
                    asked.remove(decision)
                    self.answers[decision.kind](state, decision, answer, told)
                    break
            else:
                return

    def reopen(self, state: S) -> None:
        """Rebuild the open decisions, from a position in which a seat has to decide."""
        state.open = []
        self.proceed(state, [])
