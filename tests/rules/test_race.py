"""A race between answers: drop-outs, the end, and the winner."""

from collections.abc import Sequence
from itertools import cycle, islice

import pytest

from rules.decision import Choice
from rules.opponents.race import Race, lead

GREEDY, GOOD, BAD = (0,), (1,), (2,)


def raced(worlds: int, **prizes: Sequence[float]) -> Race:
    """Return the race of greedy's answer and others in this many worlds; given results repeat."""
    names = {"greedy": GREEDY, "good": GOOD, "bad": BAD}
    race = Race(GREEDY, [names[name] for name in prizes])
    won: dict[Choice, list[float]] = {
        names[name]: list(islice(cycle(each), worlds)) for name, each in prizes.items()
    }
    for world in range(worlds):
        race.note([won[choice][world] for choice in race.running])
    return race


@pytest.mark.parametrize(
    ("leads", "clear"),
    [
        ((0.2, 0.3, 0.2, 0.3), True),
        ((0.1, 0.1), True),
        ((0.9, -0.8, 0.9, -0.8), False),  # better in the mean, by chance
        ((0.5,), False),  # one world tells nothing
        ((0.0, 0.0, 0.0), False),
        ((-0.2, -0.3), False),
    ],
)
def test_an_answer_must_be_clearly_better_than_greedys(
    leads: tuple[float, ...], clear: bool
) -> None:
    assert lead(leads, [0.0] * len(leads)).is_clear is clear
    race = raced(len(leads), greedy=[0.0], good=leads)
    assert race.winner == (GOOD if clear else GREEDY)


def test_no_one_drops_out_before_a_rare_loss_can_have_been_seen() -> None:
    race = raced(15, greedy=[0.2], good=[0.9], bad=[0.1])
    assert race.running == [GREEDY, GOOD, BAD]


@pytest.mark.parametrize(
    ("prizes", "running"),
    [
        ({"greedy": [0.5, 0.6], "good": [0.1, 0.2]}, [GREEDY]),
        ({"greedy": [0.1, 0.2], "good": [0.5, 0.6], "bad": [0.3]}, [GOOD]),
        ({"greedy": [0.4], "good": [0.4]}, [GREEDY]),  # it makes no difference
        ({"greedy": [0.4], "good": [0.401]}, [GOOD]),
        ({"greedy": [0.4], "good": [0.0, 0.9]}, [GREEDY, GOOD]),  # it may be better, or worse
        ({"greedy": [0.1, 0.9], "good": [0.9, 0.1], "bad": [0.0]}, [GREEDY, GOOD]),
    ],
)
def test_who_can_hardly_be_better_than_the_best_drops_out(
    prizes: dict[str, list[float]], running: list[Choice]
) -> None:
    assert raced(16, **prizes).running == running


def test_who_is_left_alone_has_won_even_against_greedys() -> None:
    race = raced(16, greedy=[0.1, 0.2], good=[0.5, 0.6])
    assert race.is_over
    assert race.winner == GOOD


def test_of_two_that_have_left_greedys_behind_the_better_wins() -> None:
    race = raced(16, greedy=[0.0], good=[0.3, 0.9], bad=[0.9, 0.2])
    assert race.running == [GOOD, BAD]
    assert race.winner == GOOD
    race.halve()
    assert race.running == [GOOD]


def test_after_a_heat_the_worse_half_of_the_rivals_drops_out() -> None:
    race = raced(2, greedy=[0.9], bad=[0.1], good=[0.2])
    race.halve()
    assert race.running == [GREEDY, GOOD]


def test_greedys_answer_wins_where_there_is_no_other() -> None:
    assert Race(GREEDY, [GREEDY]).winner == GREEDY
