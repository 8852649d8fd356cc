"""Planning ahead: a seat's answers to questions that it does not have yet.

A game foresees the questions that may be a seat's next ones (`Game.foresee`), each as a decision
with the keys that may be offered then, as far as the view knows. It also lists the standing orders
it takes (`Game.orders`), such as "bid up to 12". An order names no option, and fits whenever its
kind of question comes. A plan (`Plan`) answers one kind of question in one of these two ways.

A plan is the seat's own business. It never enters the state. Once the question is open, the host
gets the plan's answer here, from the view of the seat alone. So a plan knows no more than the
person who made it.

A seat that has a question although it can only pass, so that its hand stays hidden, may leave that
to the host, too (`passes`).

A choice with several parts is answered whole or not at all (`answers`). A plan that could begin to
build, but not pay, would leave a half-made choice open with no player there to finish it.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from rules import decision as answering
from rules.chains import whole
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import Game, View

S = TypeVar("S")
V = TypeVar("V", bound=View)


class Plan(NamedTuple):
    """A plan: the answer to one kind of question.

    ranked  sets of keys, the most preferred first: the first that is an answer is given. If a
            question takes a fixed number and a set has more, the first of them that are offered are
            taken.
    order   or a standing order of the game, by its key
    value   its value, if the order takes one
    """

    kind: str
    ranked: tuple[tuple[str, ...], ...] = ()
    order: str = ""
    value: str = ""


def answer(game: Game[S, V], view: V, decision: Decision, plan: Plan) -> Choice | None:
    """Return a plan's answer to an open decision; None if it has none."""
    if plan.kind != decision.kind:
        return None
    if plan.order:
        return _obeyed(game, view, decision, plan)
    found = (_picked(decision, keys) for keys in plan.ranked)
    return next((choice for choice in found if choice is not None), None)


def answers(
    game: Game[S, V], state: S, seat: Seat, plans: Mapping[str, Sequence[Plan]]
) -> tuple[Choice, ...]:
    """Return the choices with which plans (by kind of question) answer a seat's question.

    All parts of a choice, or none: empty if no plan answers one of the parts.
    """
    return whole(
        game, state, seat, lambda ahead, asked: _first(game, game.view(ahead, seat), asked, plans)
    )


def passes(game: Game[S, V], state: S, seat: Seat) -> tuple[Choice, ...]:
    """Return the choice of a seat that can only pass; empty without a question, or if it can do
    more.

    All parts, or none.
    """
    return whole(game, state, seat, lambda _, asked: answering.passing(asked))


def _first(
    game: Game[S, V], view: V, decision: Decision, plans: Mapping[str, Sequence[Plan]]
) -> Choice | None:
    found = (answer(game, view, decision, plan) for plan in plans.get(decision.kind, ()))
    return next((choice for choice in found if choice is not None), None)


def _obeyed(game: Game[S, V], view: V, decision: Decision, plan: Plan) -> Choice | None:
    """Return a standing order's choice here; None if it is not an order of this game.

    Its value was one when it was given. Money spent since does not forbid a lower bid.
    """
    known = {order.key: order for order in game.orders(view)}
    order = known.get(plan.order)
    if order is None or bool(order.values) != bool(plan.value):
        return None
    choice = game.obey(view, decision, plan.order, plan.value)
    if choice is None or answering.refusal(decision, choice) is not None:
        return None
    return choice


def _picked(decision: Decision, keys: Sequence[str]) -> Choice | None:
    """Return the choice of these keys; None if they are no answer."""
    offered = [key for key in keys if key in decision.options]
    fixed = decision.least == decision.most
    wanted = offered[: decision.most] if fixed and len(keys) > decision.most else list(keys)
    if len(set(wanted)) < len(wanted) or not set(wanted) <= set(decision.options):
        return None
    choice = answering.choose(decision, *wanted)
    return choice if answering.refusal(decision, choice) is None else None
