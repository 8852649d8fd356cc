"""Sealed answers as mixed strategies: the learning, and that only permitted knowledge counts."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import Any, TypeAlias

import pytest

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import AnyGame
from rules.opponents import mixed
from rules.opponents.levels import EXPERT, HARD, choose
from rules.opponents.mixed import Learner, Mixed, Worth, drawn, learn, looking_ahead
from rules.opponents.search import Budget, Search
from rules.registry import GAMES
from tests.rules.blind import all_alike, peeking, twice
from tests.rules.test_opponents import Deal, positions
from tests.rules.test_search import answered

ROUNDS = 2000
QUICK = Budget(games=120, candidates=3)
RICH = 2
"""A game in which most can pay for what they win, so that others' secrets matter."""
KINDS = [(key, kind) for key, game in GAMES.items() if game.insight for kind in game.insight.sealed]

Table: TypeAlias = Sequence[Sequence[tuple[float, float]]]
"""The value of each profile to both players: a row for each answer of the first one."""

kinds = pytest.mark.parametrize(("key", "kind"), KINDS)


def worth_in(table: Table) -> Worth:
    """Return the values of a row and a column of a game to its two players."""
    return lambda profile: table[profile[0]][profile[1]]


def mixtures(table: Table, habits: Sequence[float] = ()) -> list[list[float]]:
    """Let two players learn a game, of which the second has habits."""
    players = [Learner(len(table)), Learner(len(table[0]), habits)]
    chance = Chance(1)
    for _ in range(ROUNDS):
        learn(players, worth_in(table), chance)
    return [player.mixture for player in players]


WON, LOST, EVEN = (1, -1), (-1, 1), (0, 0)
ROCK_PAPER_SCISSORS = ((EVEN, LOST, WON), (WON, EVEN, LOST), (LOST, WON, EVEN))
PENNIES = ((WON, LOST), (LOST, WON))
DEAR_PENNIES = (((3, -3), LOST), (LOST, WON))
"""A win by the first answer counts three times as much."""
PRISONERS = (((3, 3), (0, 5)), ((5, 0), (1, 1)))
OUTBID = (((1, 0), LOST), ((2, 0), (2, 0)), ((1, 0), (0, 0)))
"""The second bid is always the best for the first player, and the others never are."""


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (ROCK_PAPER_SCISSORS, ([1 / 3] * 3, [1 / 3] * 3)),
        (PENNIES, ([1 / 2, 1 / 2], [1 / 2, 1 / 2])),
        (DEAR_PENNIES, ([1 / 3, 2 / 3], [1 / 3, 2 / 3])),
    ],
)
def test_what_anyone_could_foresee_is_mixed(
    table: Table, expected: Sequence[Sequence[float]]
) -> None:
    for found, right in zip(mixtures(table), expected, strict=True):
        assert found == pytest.approx(right, abs=0.06)


def test_where_one_answer_is_best_for_each_it_is_always_given() -> None:
    assert mixtures(PRISONERS) == [[0, 1], [0, 1]]


def test_a_bid_that_is_never_better_is_never_given() -> None:
    assert mixtures(OUTBID)[0] == [0, 1, 0]


@pytest.mark.parametrize(
    ("habits", "counter"),
    [
        ([0.9, 0, 0], [0, 1, 0]),
        ([0, 0.9, 0], [0, 0, 1]),
        ([0.1, 0, 0.8], [1, 0, 0]),
    ],
)
def test_a_habit_of_the_others_is_made_use_of(
    habits: Sequence[float], counter: Sequence[float]
) -> None:
    assert mixtures(ROCK_PAPER_SCISSORS, habits)[0] == counter


def test_a_player_who_has_a_habit_learns_what_would_be_best_all_the_same() -> None:
    better_and_better = (((0, 0), (0, 1), (0, 2)),)
    assert mixtures(better_and_better, [0.8, 0, 0])[1] == [0, 0, 1]


@pytest.mark.parametrize(
    ("table", "habits"),
    [
        (ROCK_PAPER_SCISSORS, [0.2, 0.6, 0]),  # paper, if the other always takes a rock
        (PRISONERS, [0.2, 0.6]),
        (PENNIES, [0.2, 0.6]),
        ([[(0, 1), (0, 1)]], [0.8, 0]),  # what is usual is as good as anything
    ],
)
def test_others_mostly_give_what_is_best_against_what_is_usual(
    table: Table, habits: Sequence[float]
) -> None:
    other = looking_ahead(worth_in(table), [len(table), len(table[0])], 1)
    assert other.habits == pytest.approx(habits)


@pytest.mark.parametrize("parts", [(1.0,), (0.25, 0.75), (0.0, 0.5, 0.5)])
def test_answers_are_drawn_as_often_as_they_shall_be(parts: Sequence[float]) -> None:
    chance = Chance(2)
    places = [drawn(parts, chance) for _ in range(ROUNDS)]
    for place, part in enumerate(parts):
        assert places.count(place) / ROUNDS == pytest.approx(part, abs=0.03)


# --- in a game -------------------------------------------------------------------------------


def contested(game: AnyGame, kind: str, seed: int = 1) -> Iterator[tuple[Any, Decision]]:
    """Yield positions in which several seats have this question at once."""
    for state, decision in positions(game, max(game.seats), seed):
        if decision.kind == kind and len(game.decisions(state)) > 1:
            yield state, decision


def mixed_choice(
    game: AnyGame, state: Any, decision: Decision, seed: int, deal: Deal | None = None
) -> Choice:
    """Let a quick player choose that mixes; the worlds are the same for every seed."""
    dealing, seat, deal = Chance(5), decision.seat, deal or game.determinize
    assert game.insight is not None
    world: Callable[[], Any] = lambda: deal(state, seat, dealing)  # noqa: E731
    player = Mixed(Search(game, game.insight, QUICK))
    return player.choose(game.view(state, seat), decision, world, Chance(seed))


Answer: TypeAlias = tuple[Choice, list[float]]
"""The drawn answer, and its mixture."""


def answer_from(game: AnyGame, state: Any, decision: Decision, deal: Deal | None = None) -> Answer:
    """Let a quick player choose that mixes, and return its mixture, too."""
    mixtures = list[list[float]]()

    def noted(parts: Sequence[float], chance: Chance) -> int:
        mixtures.append([*parts])
        return drawn(parts, chance)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mixed, "drawn", noted)
        choice = mixed_choice(game, state, decision, 7, deal)
    assert answering.refusal(decision, choice) is None
    return choice, mixtures[-1]


@pytest.mark.proof
@kinds
def test_hidden_things_change_no_sealed_answer(key: str, kind: str) -> None:
    game = GAMES[key]
    found, again = (islice(contested(game, kind, RICH), 6, 40, 30) for _ in range(2))
    hidden = twice(game, found, lambda state, _: game.digest(state))
    assert all(one != other for _, one, other in hidden)
    assert all_alike(twice(game, again, partial(answer_from, game)))


@pytest.mark.soak
@kinds
def test_hidden_things_change_none_of_a_hundred_sealed_answers(key: str, kind: str) -> None:
    game = GAMES[key]
    found = chain.from_iterable(contested(game, kind, seed) for seed in range(1, 100))
    assert all_alike(twice(game, islice(found, 100), partial(answer_from, game))) == 100


@pytest.mark.proof
@kinds
def test_a_sealed_answer_that_peeks_is_found(key: str, kind: str) -> None:
    """So the hidden facts there would have made a difference."""
    game = GAMES[key]
    found = islice(contested(game, kind, RICH), 6, 40, 6)
    peeks = partial(answer_from, game, deal=peeking(game))
    assert any(one != other for _, one, other in twice(game, found, peeks))


@kinds
def test_answers_that_make_sense_are_legal_and_that_of_greedy_comes_first(
    key: str, kind: str
) -> None:
    game = GAMES[key]
    assert game.insight is not None
    asked = 0
    for state, decision in islice(contested(game, kind), 0, 60, 3):
        found = list(game.insight.sealed[kind](state, decision))
        assert found[0] == game.greedy(game.view(state, decision.seat), decision)
        assert all(answering.refusal(decision, choice) is None for choice in found)
        asked += 1
    assert asked


@pytest.mark.proof
def test_a_sealed_answer_varies_with_the_seed() -> None:
    game = GAMES["san_francisco"]
    state, decision = next(contested(game, "influence", RICH))
    before = game.digest(state)
    assert len({mixed_choice(game, state, decision, seed) for seed in range(4)}) > 1
    assert game.digest(state) == before


def test_all_but_the_seat_itself_have_habits(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["san_francisco"]
    state, decision = next(contested(game, "influence"))
    learning = list[Sequence[Learner]]()
    monkeypatch.setattr(mixed, "learn", lambda players, *_: learning.append(players))
    mixed_choice(game, state, decision, 1)
    habits = [0 if seat == decision.seat else 0.8 for seat in range(max(game.seats))]
    for players in learning:
        assert [sum(player.habits) for player in players] == pytest.approx(habits)
    assert learning


def test_all_learn_for_hundreds_of_rounds_where_the_budget_allows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.rules.test_mixed.QUICK", Budget(games=10_000, candidates=3))
    monkeypatch.setattr(mixed, "learn", lambda players, *_: rounds.append(players))
    rounds = list[Sequence[Learner]]()
    game = GAMES["san_francisco"]
    mixed_choice(game, *next(contested(game, "influence")), 1)
    assert len(rounds) == 600


def test_later_rounds_weigh_more() -> None:
    learner = Learner(2)
    for gains in [(1.0, -1.0)] * 10 + [(-20.0, 20.0)] + [(0.0, 0.0)] * 9:
        learner.draw(Chance(1))
        learner.regret(gains)
    early, late = learner.mixture
    assert late > 2 * early > 0


def test_others_who_have_sealed_an_answer_already_choose_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["san_francisco"]
    state, decision = next(contested(game, "influence"))
    learning = list[Sequence[Learner]]()
    monkeypatch.setattr(mixed, "learn", lambda players, *_: learning.append(players))
    mixed_choice(game, answered(game, state, decision), decision, 1)
    assert {len(players) for players in learning} == {max(game.seats)}


def test_only_the_level_with_most_time_mixes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["san_francisco"]
    state, decision = next(contested(game, "influence"))
    view = game.view(state, decision.seat)
    monkeypatch.setattr(Mixed, "choose", lambda *_: "mixed")
    monkeypatch.setattr(Search, "choose", lambda *_: "searched")
    chosen = [
        choose(game, level, view, decision, lambda: state, Chance(1)) for level in (HARD, EXPERT)
    ]
    assert chosen == ["searched", "mixed"]


def test_who_alone_is_asked_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["san_juan"]
    state, decision = next(
        (state, each) for state, each in positions(game, 4, 1) if each.kind == "role"
    )
    monkeypatch.setattr(Search, "choose", lambda *_: "searched")
    assert mixed_choice(game, state, decision, 1) == "searched"
