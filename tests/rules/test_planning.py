"""Plans: the answer of a ranked list or a standing order, and that a choice is whole."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from rules import planning
from rules.decision import Choice, Decision
from rules.event import Event
from rules.game import Game, Order
from rules.planning import Plan
from rules.vocabulary import Vocabulary

ONE = Decision(0, "pick", ("a", "b", "c"))
SOME = Decision(0, "pick", ("a", "b", "c"), 0, 2)
TWO = Decision(0, "pick", ("a", "b", "c", "d"), 2, 2)
SUM = Decision(0, "pick", ("a", "b", "c"), 0, 3, weights=(1, 2, 4), floor=5)


@dataclass
class Chain:
    """The remaining questions; all of them belong to one choice, and then all is revealed."""

    left: list[Decision] = field(default_factory=list[Decision])


def act(chain: Chain, _: Decision, __: Choice, told: list[Event]) -> None:
    chain.left.pop(0)
    if not chain.left:
        told.append(Event("done", {}))


@dataclass
class Seen:
    decision: Decision | None


def obey(_: object, __: Decision, key: str, value: str) -> Choice | None:
    return {"first": (0,), "too_many": (0, 1, 2), "at": (int(value or 0),), "silent": None}[key]


def unused(*_: object) -> Any:
    raise NotImplementedError


GAME: Game[Chain, Any] = Game(
    key="chain",
    seats=(2,),
    options=(),
    version=1,
    migrations=(),
    state_type=Chain,
    setup=unused,
    copy=lambda chain: Chain(chain.left[:]),
    decisions=lambda chain: chain.left[:1],
    act=act,
    explain=unused,
    view=lambda chain, _: Seen(chain.left[0] if chain.left else None),
    remarks=unused,
    score_so_far=unused,
    determinize=unused,
    redraw=unused,
    greedy=unused,
    check=unused,
    outcome=unused,
    vocabulary=Vocabulary((), ()),
    orders=lambda _: (
        Order("first", "pick"),
        Order("too_many", "pick"),
        Order("silent", "pick"),
        Order("at", "pick", ("1", "2")),
    ),
    obey=obey,
)


def ranked(*sets: str, kind: str = "pick") -> Plan:
    return Plan(kind, tuple(tuple(keys) for keys in sets))


@pytest.mark.parametrize(
    ("decision", "plan", "answer"),
    [
        pytest.param(ONE, ranked("b", "a"), (1,), id="the first"),
        pytest.param(ONE, ranked("x", "c", "a"), (2,), id="the first that is offered"),
        pytest.param(ONE, ranked("x", "y"), None, id="nothing is offered"),
        pytest.param(ONE, ranked(), None, id="nothing is planned"),
        pytest.param(ONE, ranked("a", kind="other"), None, id="another question"),
        pytest.param(ONE, ranked("", "a"), (0,), id="to pick nothing is no answer here"),
        pytest.param(SOME, ranked("", "a"), (), id="and here it is"),
        pytest.param(SOME, ranked("ca"), (0, 2), id="a set, in the order of the options"),
        pytest.param(SOME, ranked("ax", "b"), (1,), id="a set is offered whole or not at all"),
        pytest.param(SOME, ranked("abc"), None, id="too many"),
        pytest.param(SOME, ranked("aa"), None, id="twice"),
        pytest.param(TWO, ranked("db"), (1, 3), id="as many as are asked for"),
        pytest.param(TWO, ranked("dxab"), (0, 3), id="of more the first that are offered"),
        pytest.param(TWO, ranked("axy"), None, id="of more too few are offered"),
        pytest.param(TWO, ranked("a"), None, id="too few"),
        pytest.param(SUM, ranked("ab", "ca"), (0, 2), id="what reaches the floor"),
        pytest.param(ONE, Plan("pick", order="first"), (0,), id="an order"),
        pytest.param(ONE, Plan("pick", order="at", value="2"), (2,), id="with a value"),
        pytest.param(ONE, Plan("pick", order="at", value="0"), (0,), id="that it has no longer"),
        pytest.param(ONE, Plan("pick", order="at", value="3"), None, id="that is no answer"),
        pytest.param(ONE, Plan("pick", order="at"), None, id="without the value that it needs"),
        pytest.param(ONE, Plan("pick", order="unknown"), None, id="an unknown order"),
        pytest.param(ONE, Plan("pick", order="silent"), None, id="an order without an answer"),
        pytest.param(ONE, Plan("pick", order="too_many"), None, id="an order that errs"),
    ],
)
def test_a_plan_answers(decision: Decision, plan: Plan, answer: Choice | None) -> None:
    assert planning.answer(GAME, Seen(decision), decision, plan) == answer


PAY = replace(SOME, kind="pay")


@pytest.mark.parametrize(
    ("plans", "choices"),
    [
        pytest.param([ranked("b"), ranked("a", kind="pay")], ((1,), (0,)), id="all parts"),
        pytest.param([ranked("b")], (), id="a part without a plan: nothing at all"),
        pytest.param([ranked("b"), ranked("x", kind="pay")], (), id="nor where its plan fails"),
        pytest.param([ranked("a", kind="pay")], (), id="nor without the first part"),
        pytest.param(
            [ranked("x"), Plan("pick", order="first"), ranked("", kind="pay")],
            ((0,), ()),
            id="the next plan for the same question",
        ),
    ],
)
def test_a_choice_of_several_parts_is_answered_whole_or_not_at_all(
    plans: list[Plan], choices: tuple[Choice, ...]
) -> None:
    chain = Chain([ONE, PAY])
    by_kind = {kind: [plan for plan in plans if plan.kind == kind] for kind in ("pick", "pay")}

    assert planning.answers(GAME, chain, 0, by_kind) == choices
    assert len(chain.left) == 2, "nothing is carried out"


PASS = Decision(0, "pick", ("pass",), insist=True)


@pytest.mark.parametrize(
    ("asked", "choices"),
    [
        pytest.param([PASS], ((0,),), id="a seat that can only pass"),
        pytest.param([PASS, replace(PAY, options=(), most=0)], ((0,), ()), id="in all parts"),
        pytest.param([PASS, PAY], (), id="there is more to say"),
        pytest.param([SOME], (), id="there is a choice"),
        pytest.param([], (), id="nothing is asked"),
    ],
)
def test_a_player_who_can_only_pass_passes(
    asked: list[Decision], choices: tuple[Choice, ...]
) -> None:
    assert planning.passes(GAME, Chain(asked), 0) == choices


def test_what_follows_after_something_was_told_is_another_choice() -> None:
    chain = Chain([ONE])

    assert planning.answers(GAME, chain, 0, {"pick": [ranked("a")]}) == ((0,),)


def test_a_player_who_is_asked_nothing_answers_nothing() -> None:
    assert planning.answers(GAME, Chain(), 0, {"pick": [ranked("a")]}) == ()
