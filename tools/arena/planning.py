"""A person who plans ahead, as far as greedy can represent one.

Whenever such a seat has chosen, it plans for each question that it foresees. It gives the standing
order that common sense would give. Else it plans greedy's present pick, then its pick without that
one, and so on, up to a few picks. Picks hold until the round ends, and orders stay. A seat that has
just chosen is still present, and answers the next question by hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rules import planning
from rules.decision import DECLINING, Choice, Decision, keys
from rules.event import Seat
from rules.game import AnyGame
from rules.planning import Plan

PICKS: Final = 5
"""The number of picks planned for a question, the most preferred first."""


@dataclass(slots=True)
class Desk:
    """A seat's plans, by kind of question; `present`: it has chosen since it planned."""

    seat: Seat
    plans: dict[str, list[Plan]] = field(default_factory=dict[str, list[Plan]])
    present: bool = False
    round: int = 0

    def answers(self, game: AnyGame, state: Any) -> tuple[Choice, ...]:
        """Return the plans' answer to the seat's question; nothing while it is present."""
        if self.present or game.asked(state, self.seat) is None:
            return ()
        if game.view(state, None).round != self.round:
            self.plans = {
                kind: kept for kind, each in self.plans.items() if (kept := _orders(each))
            }
        return planning.answers(game, state, self.seat, self.plans)

    def file(self, game: AnyGame, state: Any) -> None:
        """Plan again for all foreseen questions, and leave."""
        self.present = False
        view = game.view(state, self.seat)
        self.plans, self.round = plans(game, view), view.round


def _orders(plans: Sequence[Plan]) -> list[Plan]:
    return [plan for plan in plans if plan.order]


def plans(game: AnyGame, view: Any) -> dict[str, list[Plan]]:
    """Return greedy's plans now, by kind of question."""
    advised = {
        order.kind: [Plan(order.kind, order=order.key, value=order.advice)]
        for order in game.orders(view)
        if order.advice is not None
    }
    foreseen = [one for one in game.foresee(view) if one.kind not in advised]
    ranked = [Plan(one.kind, tuple(_ranked(game, view, one))) for one in foreseen]
    return advised | {plan.kind: [plan] for plan in ranked}


def _ranked(game: AnyGame, view: Any, decision: Decision) -> Iterator[tuple[str, ...]]:
    """Yield greedy's pick, then its pick without that one, and so on."""
    for _ in range(PICKS):
        picked = keys(decision, game.greedy(view, decision))
        yield picked
        left = [key for key in decision.options if key not in picked]
        if DECLINING.issuperset(left) or not picked or DECLINING.intersection(picked):
            return
        decision = _among(decision, left)


def _among(decision: Decision, left: list[str]) -> Decision:
    """Return the same question with fewer options."""
    weights = dict(zip(decision.options, decision.weights, strict=False))
    return replace(
        decision,
        options=tuple(left),
        least=min(decision.least, len(left)),
        most=min(decision.most, len(left)),
        weights=tuple([weights[key] for key in left if key in weights]),
    )
