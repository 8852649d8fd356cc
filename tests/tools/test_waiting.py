"""Hand-overs: the number of times a table waits for another person, counted from a journal."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from rules.decision import Choice, Decision
from rules.event import Event
from rules.game import Game
from rules.registry import GAMES
from rules.vocabulary import Vocabulary
from tools.arena.matches import Turn, play
from tools.arena.waiting import HandOvers, hand_overs

SAN_JUAN = GAMES["san_juan"]


@dataclass
class Table:
    """A scripted game: each step asks some seats; it ends when all of them have answered."""

    steps: list[list[int]]
    open: list[int] = field(default_factory=list)


def scripted(*steps: list[int]) -> Game[Any, Any]:
    def setup(*_: object) -> Table:
        return Table([list(step) for step in steps[1:]], list(steps[0]))

    def act(table: Table, decision: Decision, _: Choice, told: list[Event]) -> None:
        table.open.remove(decision.seat)
        if not table.open:
            told.append(Event("step_over", {}))
            table.open = table.steps.pop(0) if table.steps else []

    def decisions(table: Table) -> list[Decision]:
        return [Decision(seat, "any", ("a", "b")) for seat in sorted(table.open)]

    def unused(*_: object) -> Any:
        raise NotImplementedError

    return Game(
        key="scripted",
        seats=(2, 3, 4),
        options=(),
        version=1,
        migrations=(),
        state_type=Table,
        setup=setup,
        copy=unused,
        decisions=decisions,
        act=act,
        explain=unused,
        view=unused,
        remarks=unused,
        score_so_far=unused,
        determinize=unused,
        redraw=unused,
        greedy=unused,
        check=unused,
        outcome=unused,
        vocabulary=Vocabulary((), ()),
    )


def waits(steps: list[list[int]], order: list[int], seats: int = 4) -> HandOvers:
    return hand_overs(scripted(*steps), {}, seats, 1, [Turn(seat, (0,)) for seat in order])


def test_choosing_on_hands_nothing_over() -> None:
    assert waits([[0], [0], [0]], [0, 0, 0]) == HandOvers(0, 0, 0)


def test_each_change_of_the_only_seat_asked_is_one() -> None:
    assert waits([[0], [1], [1], [2], [0]], [0, 1, 1, 2, 0]) == HandOvers(3, 3, 3)


def test_seats_asked_together_are_waited_for_once_but_in_turn_each() -> None:
    # 2 takes a role; all answer, in any order; 3 goes on.
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 0, 1]):
        assert waits([[2], [0, 1, 2, 3], [3]], [2, *order, 3]).in_turn == 4  # 2 3 0 1 3
    # One wait for the others, one for 3; unless 3 itself was the last to answer.
    assert waits([[2], [0, 1, 2, 3], [3]], [2, 0, 1, 2, 3, 3]).as_played == 1
    assert waits([[2], [0, 1, 2, 3], [3]], [2, 3, 0, 1, 2, 3]).as_played == 2


def test_all_who_are_newly_waited_for_are_called_but_not_who_chose_or_knows() -> None:
    # 2 takes a role and calls 0, 1 and 3; then 3 is called, unless it answered last.
    for order, calls in (([0, 1, 2, 3], 3), ([3, 2, 1, 0], 4)):
        assert waits([[2], [0, 1, 2, 3], [3]], [2, *order, 3]).calls == calls


def test_the_last_to_answer_is_not_waited_for_anew() -> None:
    assert waits([[0, 1], [1]], [0, 1, 1], 2) == HandOvers(0, 1, 0)
    assert waits([[0, 1], [1]], [1, 0, 1], 2) == HandOvers(1, 1, 1)


def test_who_are_asked_together_are_each_called() -> None:
    assert waits([[0], [1, 2, 3]], [0, 1, 2, 3]).calls == 3


def test_what_is_planned_belongs_to_the_choice_before_it() -> None:
    """No one waits for 1, and 2 is called once, by the choice of 0."""
    turns = [Turn(0, (0,)), Turn(1, (0,), planned=True), Turn(2, (0,))]

    assert hand_overs(scripted([0], [1], [2]), {}, 4, 1, turns)[::2] == (1, 1)
    assert hand_overs(scripted([0], [1], [0]), {}, 4, 1, turns[:2])[::2] == (0, 0)


def test_with_plans_a_table_waits_less_often() -> None:
    game = play(SAN_JUAN, ("plans",) * 4, 5)

    counted = hand_overs(SAN_JUAN, {}, 4, 5, game.journal)

    assert any(turn.planned for turn in game.journal)
    assert 0 < counted.as_played < hand_overs_of_greedy(5).as_played * 2 / 3


def test_a_person_who_plans_answers_what_comes_at_once_by_hand() -> None:
    """A question right after a seat's own choice is not a planned one."""
    journal = play(SAN_JUAN, ("plans",) * 4, 5).journal

    assert not any(
        turn.planned and before.seat == turn.seat and not before.planned
        for before, turn in pairwise(journal)
    )


def hand_overs_of_greedy(seed: int) -> HandOvers:
    game = play(SAN_JUAN, ("greedy",) * 4, seed)
    return hand_overs(SAN_JUAN, {}, 4, seed, game.journal)


def test_san_juan_waits_less_often_than_in_turn() -> None:
    counted = hand_overs_of_greedy(5)

    assert 0 < counted.as_played < counted.in_turn
