"""The made-up game really uses its special mechanics, and the laws find its planted faults."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import AnyGame
from tests.contract import laws
from tests.contract.walks import at_random, greedily, walk
from tests.games import auction
from tests.games.auction import AUCTION, SEALED_NOT_YET, STAR, State

SEEDS = range(12)


def played(game: AnyGame = AUCTION, seats: int = 6) -> list[Any]:
    """Some games, half of them by players of common sense."""
    return [walk(game, seats, seed, choose=(at_random, greedily)[seed % 2]) for seed in SEEDS]


def judged(law: Callable[[Any, Chance], None], game: AnyGame, seats: int = 6) -> None:
    for seed, one in zip(SEEDS, played(game, seats), strict=True):
        law(one, Chance(seed))


@pytest.mark.parametrize("seats", AUCTION.seats)
def test_it_uses_what_the_real_games_do_not(seats: int) -> None:
    steps = [step for one in played(seats=seats) for step in one.steps]
    asked = [step.decision for step in steps]
    told = [event for step in steps for event in step.events]

    assert any(decision.weights and decision.floor > 1 for decision in asked)
    assert all(event.audience is None for event in told)
    assert not AUCTION.options


@pytest.mark.parametrize("seats", AUCTION.seats)
def test_who_can_only_pass_is_passed_by(seats: int) -> None:
    """A seat whose cheques do not reach the floor: no one asks it, and all are told."""
    steps = [step for one in played(seats=seats) for step in one.steps]
    silent = [
        event
        for step in steps
        for event in step.events
        if event.kind == "passed" and event.facts["seat"] != step.seat
    ]

    assert silent


@pytest.mark.parametrize("seats", AUCTION.seats)
def test_ties_are_broken_by_its_lines_and_the_poorest_are_last(seats: int) -> None:
    outcomes = [AUCTION.outcome(one.last) for one in played(seats=seats)]
    ends = [outcome for outcome in outcomes if outcome is not None]

    assert len(ends) == len(SEEDS)
    assert any(
        rank > other
        for outcome in ends
        for seat in outcome.last
        for rank, score in [(outcome.ranks[seat], outcome.scores[seat])]
        for other, less in zip(outcome.ranks, outcome.scores, strict=True)
        if less < score
    ), "a player with more points is behind a player with fewer"
    assert all([line.key for line in outcome.tiebreak] == ["cheques", "lots"] for outcome in ends)


def test_a_star_is_for_a_player_who_gives_most_alone() -> None:
    state, _ = AUCTION.new({}, 5, 1)
    state.sold, state.open, state.lot = True, [], 9
    for seat, tip in enumerate((4, 6, 3, 0, 4)):
        state.players[seat].tip = tip

    told: list[Event] = []
    auction.step(state, told)

    assert [event.kind for event in told] == ["tipped", "starred"]
    assert told[0].facts == {"seats": (0, 1, 2, 4), "counts": (4, 6, 3, 4)}
    assert [player.stars for player in state.players] == [0, 1, 0, 0, 0]
    assert AUCTION.score_so_far(AUCTION.view(state, None), 1)[1].points == STAR
    assert 6 not in state.players[1].cheques


# --- planted faults ------------------------------------------------------------------------------


def test_a_sole_answer_that_reaches_the_floor_and_is_asked_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(answering, "_only_sum", lambda _: None)

    with pytest.raises(AssertionError, match="has one answer"):
        judged(laws.law_5_no_one_is_asked_without_a_choice, AUCTION)


def test_envelopes_that_are_opened_as_they_come_are_found() -> None:
    """The first to answer would be heard first: groups of a step wait for each other."""

    def act(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
        AUCTION.act(state, decision, choice, told)
        if decision.kind == "tip" and state.players[decision.seat].tip != SEALED_NOT_YET:
            told.append(Event("tipped_openly", {"seat": decision.seat}))

    with pytest.raises(AssertionError):
        judged(laws.law_7_a_sealed_answer_shows_no_one_what_it_is, replace(AUCTION, act=act))


def test_ranks_by_points_alone_are_found() -> None:
    def outcome(state: State) -> Any:
        found = AUCTION.outcome(state)
        return found and found._replace(
            ranks=tuple(1 + sum(other > own for other in found.scores) for own in found.scores)
        )

    with pytest.raises(AssertionError, match="ranked by something else"):
        judged(
            laws.law_4_every_position_is_sound_and_the_game_ends, replace(AUCTION, outcome=outcome)
        )


def test_a_view_that_shows_the_next_lot_is_found() -> None:
    def view(state: State, seat: Seat | None) -> auction.View:
        seen = auction.view(state, seat)
        return replace(seen, left=state.lots[-1] if state.lots else 0)

    with pytest.raises(AssertionError):
        judged(laws.law_3_a_view_holds_only_what_the_seat_may_know, replace(AUCTION, view=view))
