"""Taking back: hand-made journals, read aloud."""

import pytest

from rules.event import Event
from rules.match import Move, remaining, take_back

TOLD = Event("told", {})
OWN = Event("own", {}, audience=(0,))
SHOWN = Event("shown", {}, reveals=True)


def move(seat: int, *events: Event, computer: bool = False) -> Move:
    return Move(seat, "any", (0,), ("key",), events, "", computer)


def test_the_newest_choice_can_be_taken_back() -> None:
    assert take_back([move(0, TOLD)], 0) == 0
    assert take_back([move(1, TOLD), move(0, TOLD), move(0, TOLD)], 0) == 2


def test_no_one_takes_back_what_another_player_chose_or_nothing() -> None:
    assert take_back([], 0) is None
    assert take_back([move(0, TOLD)], 1) is None


def test_what_was_revealed_stays() -> None:
    assert take_back([move(0, SHOWN)], 0) is None
    assert take_back([move(0, TOLD), move(1, SHOWN, computer=True)], 0) is None


def test_another_persons_choice_since_ends_it() -> None:
    assert take_back([move(0, TOLD), move(1, TOLD)], 0) is None
    assert take_back([move(0), move(1, TOLD)], 0) is None
    assert take_back([move(0, TOLD), move(1)], 0) is None


@pytest.mark.parametrize("told", [TOLD, Event("drawn", {}, audience=(1,), reveals=True)])
def test_what_a_computer_has_told_or_drawn_since_ends_it(told: Event) -> None:
    assert take_back([move(0, TOLD), move(1, told, computer=True)], 0) is None
    assert take_back([move(0), move(1, told, computer=True)], 0) is None


def test_what_a_computer_plays_at_the_own_seat_ends_it_as_any_other() -> None:
    assert take_back([move(0, TOLD), move(0, TOLD, computer=True)], 0) is None
    assert take_back([move(0, TOLD), move(0, OWN, computer=True)], 0) == 0


def test_where_no_one_is_wronged_nothing_ends_it() -> None:
    moves = [move(0, SHOWN), move(1, TOLD, computer=True), move(2, SHOWN, computer=True)]

    assert take_back(moves, 0) is None
    assert take_back(moves, 0, free=True) == 0
    assert take_back(moves[1:], 0, free=True) is None, "there is no choice by hand"


def test_a_computers_sealed_answer_is_taken_back_too() -> None:
    moves = [move(0, TOLD), move(1, computer=True), move(2, computer=True)]

    assert take_back(moves, 0) == 0
    assert remaining(moves, 0) == []


def test_sealed_answers_of_others_stand_beside_a_sealed_one() -> None:
    moves = [move(0), move(2, computer=True), move(1)]

    assert take_back(moves, 0) == 0
    assert remaining(moves, 0) == [moves[2]]


def test_a_sealed_answer_with_events_for_its_seat_alone_is_sealed() -> None:
    assert take_back([move(0, OWN), move(1)], 0) == 0
    assert take_back([move(1, OWN), move(0)], 1) is None, "seat 0 heard of it"


def test_what_a_computer_opened_between_two_sealed_answers_is_past() -> None:
    # Seat 0 answers sealed, the computer ends that step, seat 1 answers the next one.
    moves = [move(0), move(2, TOLD, computer=True), move(1)]

    assert take_back(moves, 0) is None
    assert take_back(moves, 1) == 2


def test_a_computers_own_choice_is_not_its_seats_to_take_back() -> None:
    assert take_back([move(0, TOLD, computer=True)], 0) is None
