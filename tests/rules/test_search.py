"""Computers that look ahead: they know no more than their view, and compare answers fairly."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain, islice, product
from typing import Any

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents.levels import EXPERT, HARD, searcher
from rules.opponents.search import Budget, Search, rivals
from rules.ranking import won
from rules.registry import GAMES
from tests.rules.blind import all_alike, peeking, twice
from tests.rules.test_opponents import Deal, positions

QUICK = Budget(games=4, candidates=3)
SPREAD = 17
"""One of this many positions is searched in `make test`, whatever kinds of questions follow."""

games = pytest.mark.parametrize("key", list(GAMES))
UNSEALING = [key for key, game in GAMES.items() if game.insight and game.insight.unseal]
"""The games in which several seats have a question at once."""


def searched(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[Any, Decision]]:
    """Yield the positions in which hard players look ahead."""
    for state, decision in positions(game, seats, seed):
        if searcher(game, HARD, decision) is not None:
            yield state, decision


def choice_of(game: AnyGame, state: Any, decision: Decision, deal: Deal | None = None) -> Choice:
    """Let a quick search choose, in worlds from this deal."""
    chance, seat, deal = Chance(7), decision.seat, deal or game.determinize
    assert game.insight is not None
    search = Search(game, game.insight, QUICK)
    world: Callable[[], Any] = lambda: deal(state, seat, chance)  # noqa: E731
    return search.choose(game.view(state, seat), decision, world, chance)


@pytest.mark.proof
@games
def test_hidden_things_change_no_choice(key: str) -> None:
    game = GAMES[key]
    assert all_alike(twice(game, _of_all_kinds(game), partial(choice_of, game)))


@pytest.mark.soak
@games
def test_hidden_things_change_none_of_a_thousand_choices(key: str) -> None:
    game = GAMES[key]
    found = chain.from_iterable(searched(game, max(game.seats), seed) for seed in range(1, 100))
    assert all_alike(twice(game, islice(found, 1000), partial(choice_of, game))) == 1000


@pytest.mark.sampled(2)
@games
def test_a_search_that_peeks_is_found(key: str) -> None:
    game = GAMES[key]
    peeks = partial(choice_of, game, deal=peeking(game))
    assert any(one != other for _, one, other in twice(game, _of_all_kinds(game), peeks))


def _of_all_kinds(game: AnyGame) -> Iterator[tuple[Any, Decision]]:
    """Yield some positions, with the first of each kind, for one seat or several at once."""
    seen: set[tuple[str, bool]] = set()
    for number, (state, decision) in enumerate(searched(game, max(game.seats), 1)):
        kind = decision.kind, len(game.decisions(state)) > 1
        if kind not in seen or number % SPREAD == 0:
            seen.add(kind)
            yield state, decision


@pytest.mark.proof
@games
def test_searching_changes_nothing_and_chooses_legally(key: str) -> None:
    game = GAMES[key]
    for state, decision in islice(searched(game, min(game.seats), 2), 0, None, SPREAD):
        before = game.digest(state)
        assert answering.refusal(decision, choice_of(game, state, decision)) is None
        assert game.digest(state) == before


@pytest.mark.sampled(1)
@games
def test_chances_add_up_to_one(key: str) -> None:
    game = GAMES[key]
    insight = game.insight
    assert insight is not None
    for seats in game.seats:
        for state, _ in islice(positions(game, seats, 1), 0, None, SPREAD):
            assert sum(insight.chances(state)) == pytest.approx(1)


@pytest.mark.sampled(1)
@games
def test_a_game_that_has_ended_is_judged_by_who_won(key: str) -> None:
    game = GAMES[key]
    assert game.insight is not None
    search = Search(game, game.insight, QUICK)
    for seed in (1, 2):
        end, _ = game.new({}, max(game.seats), seed)
        search.play_on(end, last=1000)
        outcome = game.outcome(end)
        assert outcome is not None
        assert search.chances_of(end) == [won(outcome, seat) for seat in range(max(game.seats))]


@pytest.mark.sampled(1)
@games
def test_games_are_played_out_for_as_many_rounds_as_the_game_says(key: str) -> None:
    game = GAMES[key]
    assert game.insight is not None
    search, stage = Search(game, game.insight, QUICK), game.insight.stage
    for state, decision in islice(searched(game, max(game.seats), 1), 0, None, SPREAD):
        last = stage(state) + game.insight.horizon
        choice = game.greedy(game.view(state, decision.seat), decision)
        reached = search.play_out(state, decision, choice)
        assert stage(reached) >= last or game.outcome(reached) is not None


@pytest.mark.sampled(1)
@games
def test_who_is_played_out_answers_as_greedy_does(key: str) -> None:
    game = GAMES[key]
    assert game.insight is not None
    for seats, seed in product(game.seats, (3, 6)):  # with table options, and without
        for state, decision in islice(positions(game, seats, seed), 0, None, 3):
            chosen = game.greedy(game.view(state, decision.seat), decision)
            assert game.insight.policy(state, decision) == chosen, decision


def test_what_is_promising_is_legal_and_greedys_answer_comes_first() -> None:
    game = GAMES["san_marco"]
    assert game.insight is not None
    promising = game.insight.promising
    assert promising is not None
    for seats in game.seats:
        for state, decision in islice(positions(game, seats, 2), 0, None, 5):
            found = list(promising(state, decision))
            assert found[0] == game.greedy(game.view(state, decision.seat), decision)
            assert all(answering.refusal(decision, choice) is None for choice in found)


@pytest.mark.proof
@games
def test_what_is_searched_is_asked(key: str) -> None:
    game = GAMES[key]
    insight = game.insight
    assert insight is not None
    asked = {
        decision.kind
        for seats in game.seats
        for seed in (1, 2, 3)
        for _, decision in positions(game, seats, seed)
    }
    assert insight.searched <= asked


def test_expert_plays_out_more_games_than_hard() -> None:
    game = GAMES["san_juan"]
    decision = next(decision for _, decision in searched(game, 4, 1))
    hard, expert = (searcher(game, level, decision) for level in (HARD, EXPERT))
    assert hard is not None
    assert expert is not None
    assert hard.budget.games < expert.budget.games


def test_where_a_game_takes_longer_fewer_are_played_out() -> None:
    counts: dict[str, int] = {}
    for _, decision in searched(GAMES["san_marco"], 4, 1):
        counts[decision.kind] = expert(decision).budget.games
    assert counts["split"] < counts["place"] / 2


def test_where_a_game_takes_much_longer_every_answer_still_meets_some_worlds() -> None:
    game = GAMES["san_marco"]
    assert game.insight is not None
    decision = next(each for _, each in searched(game, 4, 1) if each.kind == "split")
    slow = replace(game, insight=replace(game.insight, slow={"split": 1_000_000}))
    found = searcher(slow, EXPERT, decision)
    assert found is not None
    assert found.budget.games == 4 * found.budget.candidates


@pytest.mark.proof
def test_a_question_that_is_soon_settled_is_played_out_less() -> None:
    parts: list[float] = []
    for state, decision in islice(searched(GAMES["san_marco"], 4, 1), 0, 20):
        parts.append(played_out(state, decision) / expert(decision).budget.games)
    assert min(parts) < 0.25
    assert 0.8 < max(parts) <= 1


def expert(decision: Decision) -> Search[Any, Any]:
    """Return the search of an expert of San Marco."""
    search = searcher(GAMES["san_marco"], EXPERT, decision)
    assert search is not None
    return search


def played_out(state: Any, decision: Decision) -> int:
    """Count the playouts of an expert of San Marco."""
    chance, (game, copies) = Chance(1), counted(GAMES["san_marco"])
    search = replace(expert(decision), game=game)
    view = game.view(state, decision.seat)
    search.choose(view, decision, lambda: game.determinize(state, decision.seat, chance), chance)
    return len(copies)


def counted(game: AnyGame) -> tuple[AnyGame, list[Any]]:
    """Return the same game, and a list of all copies of a position: one for each playout."""
    copies = list[Any]()

    def kept(world: Any) -> Any:
        copies.append(game.copy(world))
        return copies[-1]

    return replace(game, copy=kept), copies


@pytest.mark.parametrize(
    ("least", "most", "options", "found"),
    [
        (1, 1, 3, [(0,), (1,)]),
        (1, 2, 3, [(0,), (1,), (0, 1), (0, 2), (1, 2)]),
        (0, 1, 3, [(), (0,), (1,)]),
    ],
)
def test_few_answers_all_race_against_greedys(
    least: int, most: int, options: int, found: list[Choice]
) -> None:
    decision = Decision(0, "x", tuple("abc"[:options]), least, most)
    assert rivals((2,), decision, Chance(1), 7) == found


def test_promising_answers_race_before_others() -> None:
    game = GAMES["san_marco"]
    state, split = next(
        (state, each) for state, each in searched(game, 4, 1) if each.kind == "split"
    )
    insight = game.insight
    assert insight is not None
    assert insight.promising is not None
    search = Search(game, insight, QUICK)
    greedy, *others = islice(insight.promising(state, split), QUICK.candidates)
    assert search.racing(greedy, split, lambda: state, Chance(1)) == others


def test_others_who_are_asked_too_answer_once_in_each_world() -> None:
    game = GAMES["san_marco"]
    insight = game.insight
    assert insight is not None
    state, split = next(
        (state, each)
        for state, each in searched(game, 4, 1)
        if each.kind == "split" and len(game.decisions(state)) == 2
    )
    dealt: list[Any] = []
    divided: list[Decision] = []

    def sample() -> Any:
        dealt.append(game.determinize(state, split.seat, Chance(len(dealt))))
        return dealt[-1]

    def policy(world: Any, asked: Decision) -> Choice:
        if asked.kind == "split":
            divided.append(asked)
        return insight.policy(world, asked)

    search = Search(game, replace(insight, policy=policy), QUICK)
    search.choose(game.view(state, split.seat), split, sample, Chance(1))

    assert len(divided) == len(dealt) - 1  # the first one only tells what is promising


@pytest.mark.parametrize("key", UNSEALING)
def test_others_who_have_answered_already_are_heard_anew_in_a_world(key: str) -> None:
    game = GAMES[key]
    assert game.insight is not None
    heard: set[Seat] = set()

    def policy(_: Any, asked: Decision) -> Choice:
        heard.add(asked.seat)
        return next(answering.answers(asked))

    search = Search(game, replace(game.insight, policy=policy), QUICK)
    for state, decision in islice(searched(game, max(game.seats), 1), 0, None, 5):
        asked = {each.seat for each in game.decisions(state)}
        if asked == {decision.seat}:
            continue
        world = game.determinize(answered(game, state, decision), decision.seat, Chance(1))
        heard.clear()
        search.ready(world, decision.seat)
        assert heard >= asked - {decision.seat}
        assert game.decisions(world) == [decision]


def answered(game: AnyGame, state: Any, decision: Decision) -> Any:
    """Return a position in which all others have answered, each with its first option."""
    state = game.copy(state)
    while others := [each for each in game.decisions(state) if each != decision]:
        game.act(state, others[0], next(answering.answers(others[0])), [])
    return state


def test_of_many_answers_some_are_drawn() -> None:
    decision = Decision(0, "x", tuple("abcdefghij"), 5, 5)
    greedy = (0, 1, 2, 3, 4)
    drawn = rivals(greedy, decision, Chance(1), 8)
    assert len(set(drawn)) == len(drawn) == 8
    assert greedy not in drawn
    assert all(answering.refusal(decision, choice) is None for choice in drawn)
