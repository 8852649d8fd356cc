"""The worth of answers: fair, the same every time, and free of hidden facts."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, permutations
from typing import Any

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Decision
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents import weighing
from rules.opponents.contrast import Contrast, Difference
from rules.opponents.imagined import imagine
from rules.opponents.levels import EXPERT, searcher
from rules.opponents.search import Search
from rules.opponents.weighing import BEST, ENOUGH, Weighed, weigh
from rules.registry import GAMES
from tests.brief import think_briefly
from tests.rules.test_search import SPREAD, counted, searched

GAME = GAMES["san_juan"]

games = pytest.mark.parametrize("key", list(GAMES))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    think_briefly(monkeypatch, 40, EXPERT)


def first(game: AnyGame = GAME) -> tuple[Any, Decision]:
    """Return a position with more answers than are shown, each of one option."""
    return next(
        (state, decision)
        for state, decision in searched(game, 3, 1)
        if decision.most == 1 and answering.count(decision) > BEST
    )


@pytest.mark.sampled(1)
@games
def test_the_best_answers_are_told_the_best_first(key: str) -> None:
    game = GAMES[key]
    for state, decision in islice(searched(game, min(game.seats), 2), 0, None, 3 * SPREAD):
        weighed = weigh(game, imagine(game, EXPERT, state, decision.seat, 9))
        assert len(weighed) == min(BEST, answering.count(decision))
        assert len({each.choice for each in weighed}) == len(weighed)
        assert all(answering.refusal(decision, each.choice) is None for each in weighed)
        shares = [each.share for each in weighed]
        assert shares == sorted(shares, reverse=True)
        assert all(0 <= share <= 1 for share in shares)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("kinds", "told"), [(1, 1), (2, 2), (BEST, BEST), (BEST + 1, BEST)])
def test_of_answers_that_read_alike_one_is_told(kinds: int, told: int) -> None:
    state, decision = first()
    labels = tuple(f"kind {at % kinds}" for at in range(len(decision.options)))
    imagined = imagine(GAME, EXPERT, state, decision.seat, 9)._replace(readings=labels)
    weighed = weigh(GAME, imagined)
    assert len({labels[at] for each in weighed for at in each.choice}) == len(weighed) == told


@pytest.mark.proof
def test_no_more_games_are_played_out_than_make_a_difference_to_people() -> None:
    state, decision = first()
    assert GAME.insight is not None
    insight = replace(GAME.insight, budgets={EXPERT: 100 * ENOUGH})
    game, copies = counted(replace(GAME, insight=insight))
    weigh(game, imagine(GAME, EXPERT, state, decision.seat, 9))
    assert 0.8 * ENOUGH < len(copies) <= ENOUGH


def test_the_order_of_what_is_chosen_makes_no_answer_read_otherwise() -> None:
    labels = ("Well", "Tower", "Well", "Chapel")
    alike = [(0, 1), (1, 2), (0, 2), (0, 3), (2, 3), ()]
    assert weighing._distinct(alike, labels) == [(0, 1), (0, 2), (0, 3), ()]
    assert weighing._distinct(alike, ()) == alike


def test_positions_that_look_alike_to_a_seat_are_weighed_alike() -> None:
    state, decision = first()
    other = GAME.determinize(state, decision.seat, Chance(5))
    assert GAME.dump(other) != GAME.dump(state)
    one, another = (
        weigh(GAME, imagine(GAME, EXPERT, at, decision.seat, 9)) for at in (state, other)
    )
    assert one == another


@pytest.mark.proof
def test_those_race_that_race_where_a_computer_chooses() -> None:
    """San Marco names the promising ones among its thousands of divisions."""
    game, chance = GAMES["san_marco"], Chance(9)
    state, decision = next(each for each in searched(game, 4, 1) if each[1].kind == "split")
    imagined = imagine(game, EXPERT, state, decision.seat, 9)
    world, search = game.load(imagined.world), searcher(game, EXPERT, decision)
    assert search is not None
    greedy = game.greedy(game.view(world, decision.seat), decision)

    def sample() -> Any:
        return game.determinize(world, decision.seat, chance)

    racing = search.racing(greedy, decision, sample, chance)
    told = {each.choice for each in weigh(game, imagined)}
    assert len(told) == BEST
    assert told <= {greedy, *racing}


def test_where_all_other_answers_only_cost_more_none_of_them_is_weighed() -> None:
    """But what was chosen is: a review tells what it cost."""
    state, decision = first()
    assert GAME.insight is not None
    some = replace(GAME.insight, thrifty=lambda *_: [(1,)])
    imagined = imagine(GAME, EXPERT, state, decision.seat, 9)
    assert [each.choice for each in weigh(replace(GAME, insight=some), imagined)] == [(1,)]
    both = weigh(replace(GAME, insight=some), imagined, (0,))
    assert {each.choice for each in both} == {(0,), (1,)}


@pytest.mark.proof
def test_what_was_chosen_is_told_whatever_it_is_worth() -> None:
    state, decision = first()
    imagined = imagine(GAME, EXPERT, state, decision.seat, 9)
    for chosen in answering.answers(decision):
        assert chosen in [each.choice for each in weigh(GAME, imagined, chosen)]


def worth(monkeypatch: pytest.MonkeyPatch, *shares: Sequence[float]) -> tuple[Weighed, ...]:
    """Weigh answers with these worths in the worlds to come, in turn; the first is chosen."""
    state, decision = first()
    tries: dict[object, int] = {}

    def chance_of(_: Search[Any, Any], choice: Any, __: int) -> float:
        number = tries[choice] = tries.get(choice, -1) + 1
        of_choice = shares[choice[0]] if choice[0] < len(shares) else (0.0,)
        return of_choice[number % len(of_choice)]

    def played(_: Any, __: Any, ___: Any, choice: Any, ____: Any) -> Any:
        return choice

    monkeypatch.setattr(weighing, "contrast", lambda *_: Contrast())
    monkeypatch.setattr(Search, "play_out", played)
    monkeypatch.setattr(Search, "chance_of", chance_of)
    return weigh(GAME, imagine(GAME, EXPERT, state, decision.seat, 9), (0,))


def test_others_who_have_sealed_an_answer_answer_anew_in_each_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own, seats = Search[Any, Any].ready, list[Seat]()

    def ready(search: Search[Any, Any], world: Any, seat: Seat) -> Any:
        seats.append(seat)
        return own(search, world, seat)

    monkeypatch.setattr(Search, "ready", ready)
    state, decision = first()
    weigh(GAME, imagine(GAME, EXPERT, state, decision.seat, 9))
    assert {*seats} == {decision.seat}


def test_each_is_told_with_its_mean_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    found = worth(monkeypatch, (0.1, 0.3), (0.6, 0.8), (0.4, 0.4))
    assert [each.choice for each in found] == [(1,), (2,), (0,)]
    assert [each.share for each in found] == pytest.approx([0.7, 0.4, 0.2])


@pytest.mark.parametrize(
    ("best", "other", "equal"),
    [
        ((0.5, 0.6), (0.4, 0.5), False),  # better by a tenth in each world
        ((0.5, 0.5), (0.46, 0.46), True),  # by 4 points of 100: positions are judged no finer
        ((0.9, 0.1), (0.4, 0.5), True),  # by 5, but in half of the worlds it is far worse
        ((0.4,), (0.4,), True),
    ],
)
def test_answers_are_equal_unless_the_best_stands_out(
    best: Sequence[float],
    other: Sequence[float],
    equal: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = {each.choice: each for each in worth(monkeypatch, other, best)}
    assert found[1,].is_equal
    assert found[0,].is_equal is equal


@pytest.mark.parametrize(
    ("chosen", "other", "better"),
    [
        ((0.2, 0.3), (0.4, 0.6), True),
        ((0.5, 0.5), (1.0, 0.1), False),  # better on the average, by chance
        ((0.4,), (0.4,), False),
    ],
)
def test_an_answer_is_better_only_where_chance_would_not_easily_bring_it(
    chosen: Sequence[float],
    other: Sequence[float],
    better: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = {each.choice: each for each in worth(monkeypatch, chosen, other)}
    assert found[1,].is_better is better
    assert not found[0,].is_better


def test_where_the_game_is_nearly_won_the_answers_come_by_their_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A tenth of a percent tells players nothing; a hint alone tells them more."""
    state, decision = first()
    monkeypatch.setattr(Search, "chance_of", lambda *_: 0.9)
    monkeypatch.setattr(weighing, "TO_THE_END", 2)
    found = weigh(GAME, imagine(GAME, EXPERT, state, decision.seat, 9))
    tried: list[Sequence[answering.Choice]] = []

    def points(_: object, __: object, choices: Sequence[answering.Choice], ___: object) -> Any:
        tried.append(choices)
        return {choice: at for at, choice in enumerate(choices)}

    monkeypatch.setattr(weighing, "_points", points)
    again = weigh(GAME, imagine(GAME, EXPERT, state, decision.seat, 9))
    assert [each.choice for each in again] == [*reversed(tried[0])]
    assert {each.choice for each in found} == {*tried[0]}
    chosen = found[0].choice
    weigh(GAME, imagine(GAME, EXPERT, state, decision.seat, 9), chosen)
    assert len(tried) == 1, "a review compares with what was chosen, by chances alone"


@pytest.mark.sampled(2)
@games
def test_how_answers_differ_is_the_same_from_both_sides(key: str) -> None:
    game = GAMES[key]
    for state, decision in islice(searched(game, min(game.seats), 2), 0, None, 3 * SPREAD):
        weighed = weigh(game, imagine(game, EXPERT, state, decision.seat, 9))
        for one, other in permutations(weighed, 2):
            for side, mirrored in zip(
                one.beside[other.choice], other.beside[one.choice], strict=True
            ):
                assert side.gain == _less(mirrored.price)
                assert side.price == _less(mirrored.gain)


def _less(found: Difference | None) -> Difference | None:
    return None if found is None else found._replace(amount=-found.amount)
