"""The decision of a vote: one case per rule."""

import pytest

from bot.service.votes.kinds import KINDS
from bot.service.votes.majority import decided
from bot.storage.rows import VoteKind

PROPOSALS = {
    # voters, yes, no, closing -> outcome
    "yes of more than half passes": (3, 2, 0, False, "yes"),
    "half is not more than half": (4, 2, 0, False, None),
    "alone one is more than half": (1, 1, 0, False, "yes"),
    "what can no longer pass has failed": (4, 1, 2, False, "no"),
    "of two one no is enough": (2, 1, 1, False, "no"),
    "as long as it can pass it is open": (3, 1, 1, False, None),
    "when time is up it has failed": (5, 2, 0, True, "no"),
    "half is not enough when time is up": (4, 2, 0, True, "no"),
    "no one has to answer": (3, 0, 0, True, "no"),
    "with no one left to vote it has failed": (0, 0, 0, False, "no"),
}


@pytest.mark.parametrize("kind", ["abort", "clock"])
@pytest.mark.parametrize("rule", PROPOSALS)
def test_a_proposal_needs_the_yes_of_more_than_half_of_all(rule: str, kind: VoteKind) -> None:
    voters, yes, no, closing, outcome = PROPOSALS[rule]
    answers = dict(enumerate(["yes"] * yes + ["no"] * no))
    assert decided(KINDS[kind].rule, range(voters), answers, closing=closing) == outcome


UNDOING = {
    # voters, yes, no, closing -> outcome
    "everyone's yes undoes": (3, 3, 0, False, "yes"),
    "one no keeps everything": (3, 1, 1, False, "no"),
    "as long as no one says no it is open": (3, 2, 0, False, None),
    "when time is up it has failed": (3, 2, 0, True, "no"),
    "with no one left to vote it has failed": (0, 0, 0, False, "no"),
}


@pytest.mark.parametrize("kind", ["undo", "place"])
@pytest.mark.parametrize("rule", UNDOING)
def test_undoing_and_another_place_need_the_yes_of_everyone(rule: str, kind: VoteKind) -> None:
    voters, yes, no, closing, outcome = UNDOING[rule]
    answers = dict(enumerate(["yes"] * yes + ["no"] * no))
    assert decided(KINDS[kind].rule, range(voters), answers, closing=closing) == outcome


OVERTIME = {
    # voters, answers, closing -> outcome
    "more than half decide at once": (3, ["move", "move"], False, "move"),
    "half do not": (4, ["move", "move"], False, None),
    "one of two does not": (2, ["computer"], False, None),
    "a single voter decides": (1, ["substitute"], False, "substitute"),
    "all have answered, but no two alike": (2, ["wait", "move"], False, None),
    "when time is up most decide": (5, ["move", "move", "computer"], True, "move"),
    "when time is up one may be most": (4, ["computer"], True, "computer"),
    "at a tie they wait": (4, ["move", "computer"], True, "wait"),
    "at a tie of three they wait": (4, ["move", "computer", "substitute"], True, "wait"),
    "without an answer it stays open": (3, [], True, None),
    "more than half end the table": (3, ["abort", "abort"], False, "abort"),
    "fewer never do": (3, ["abort"], True, "wait"),
    "with no one left to vote it stays open": (0, [], True, None),
}


@pytest.mark.parametrize("rule", OVERTIME)
def test_what_happens_to_a_seat_without_time(rule: str) -> None:
    voters, given, closing, outcome = OVERTIME[rule]
    answers = dict(enumerate(given))
    assert decided(KINDS["overtime"].rule, range(voters), answers, closing=closing) == outcome


@pytest.mark.parametrize("kind", KINDS)
def test_answers_of_those_who_may_not_vote_do_not_count(kind: VoteKind) -> None:
    best = KINDS[kind].answers[0]
    answers = {1: best, 8: best, 9: best}
    assert decided(KINDS[kind].rule, (1, 2, 3), answers, closing=False) is None
