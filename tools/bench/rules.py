"""The speed of the rules, compared with a well-known library, in one run and one process.

Times are processor time, so that a busy machine does not matter. They still differ between
machines, and so do the figures printed here; the promise is the ratio of two playouts that were
measured alternately.
"""

import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from operator import attrgetter
from statistics import median
from time import process_time
from typing import Any, Final, NamedTuple, TypeVar

import click

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Decision
from rules.game import AnyGame
from rules.registry import GAMES
from tools.bench.verdict import verdict

T = TypeVar("T")

RATIO_BUDGET: Final = 5.0
"""Our random playouts against catanatron's: at least this many times the decisions per second."""
BESIDE_BUDGET: Final = 0.5
"""Those of any other game against the first one's: at least this many times the decisions."""
BUDGETS: Final = {
    "copy": 10.0,
    "view": 20.0,
    "determinize": 60.0,
    "dump and load": 60.0,
    "view and greedy": 30.0,
}
"""The most microseconds that each may take, on two idle cores of 2.6 GHz."""

FIRST_GAME: Final = next(iter(GAMES))
CATANATRON_SEATS: Final = 4
TURNS_LIMIT: Final = 1000  # catanatron's own, for games in which random players get stuck
POSITIONS: Final = 200
STRIDE: Final = 7
WARM_UP: Final = 0.2


class Count(NamedTuple):
    """The result of a playout: the answers given, and those of them that were real choices.

    Catanatron also asks if there is a single possible answer; our engine carries that out by
    itself, so each of our answers is a real choice.
    """

    answers: int
    choices: int


class Pace(NamedTuple):
    """The result of a stretch of playouts."""

    answers: int
    choices: int
    games: int
    seconds: float

    @property
    def answers_per_second(self) -> float:
        """Return the answers given per second, including forced ones."""
        return self.answers / self.seconds

    @property
    def choices_per_second(self) -> float:
        """Return the real choices made per second."""
        return self.choices / self.seconds

    @property
    def games_per_second(self) -> float:
        """Return the games finished per second."""
        return self.games / self.seconds


class Playouts(NamedTuple):
    """Alternating rounds of ours and theirs; `theirs` is empty without catanatron."""

    ours: tuple[Pace, ...]
    theirs: tuple[Pace, ...]

    @property
    def ratio(self) -> float | None:
        """Return the ratio of our answers to theirs: the median over neighbouring rounds.

        Their forced answers count, which we do not have: the budget is for this stricter reading.
        """
        return _median_ratio(self, attrgetter("answers_per_second"))

    @property
    def ratio_of_choices(self) -> float | None:
        """Return the same, counting only answers that were real choices."""
        return _median_ratio(self, attrgetter("choices_per_second"))


def _median_ratio(playouts: Playouts, rate: Callable[[Pace], float]) -> float | None:
    return _of_rounds(playouts.ours, playouts.theirs, rate) if playouts.theirs else None


def _of_rounds(
    ours: Sequence[Pace], theirs: Sequence[Pace], rate: Callable[[Pace], float]
) -> float:
    return median(rate(own) / rate(other) for own, other in zip(ours, theirs, strict=True))


# --- random playouts -------------------------------------------------------------------------


def our_playout(game: AnyGame, seed: int) -> int:
    """Play a random game of the most players through the public contract; count its decisions."""
    draw = random.Random(seed).random
    state, _ = game.new({}, max(game.seats), seed)
    taken = 0
    while decisions := game.decisions(state):
        asked = decisions[0]
        game.apply(state, asked.seat, answering.sample(asked, draw))
        taken += 1
    return taken


def catanatron_playout() -> Callable[[int], Count] | None:
    """Return the same for catanatron, if it is installed: each tick is an answer."""
    try:
        catanatron: Any = import_module("catanatron")
    except ModuleNotFoundError:
        return None
    colors = list(catanatron.Color)[:CATANATRON_SEATS]

    def playout(seed: int) -> Count:
        players = [catanatron.RandomPlayer(color) for color in colors]
        game = catanatron.Game(players, seed=seed)
        ticks = choices = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            ticks += 1
        return Count(ticks, choices)

    return playout


def stretch(playout: Callable[[int], Count], first_seed: int, seconds: float) -> Pace:
    """Play whole games, one seed after the other, for at least that long."""
    answers = choices = games = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or not games:
        count = playout(first_seed + games)
        answers += count.answers
        choices += count.choices
        games += 1
    return Pace(answers, choices, games, passed)


def measure_playouts(game: AnyGame, rounds: int, seconds: float) -> Playouts:
    """Measure ours and catanatron's alternately, after a short warm-up of each."""
    ours, theirs = _playing(game), catanatron_playout()
    stretch(ours, 1, WARM_UP)
    if theirs is not None:
        stretch(theirs, 1, WARM_UP)
    own: list[Pace] = []
    other: list[Pace] = []
    for turn in range(rounds):
        own.append(stretch(ours, 1 + 10_000 * turn, seconds))
        if theirs is not None:
            other.append(stretch(theirs, 1 + 10_000 * turn, seconds))
    return Playouts(tuple(own), tuple(other))


def _playing(game: AnyGame) -> Callable[[int], Count]:
    def playout(seed: int) -> Count:
        choices = our_playout(game, seed)
        return Count(choices, choices)

    return playout


class Beside(NamedTuple):
    """A game compared with another, measured alternately, round by round."""

    game: AnyGame
    own: tuple[Pace, ...]
    others: tuple[Pace, ...]

    @property
    def ratio(self) -> float:
        """Return the ratio of its decisions to the other's: the median over the rounds."""
        return _of_rounds(self.own, self.others, attrgetter("choices_per_second"))

    @property
    def met(self) -> bool:
        """Whether its decisions are not too slow."""
        return self.ratio >= BESIDE_BUDGET


def measure_beside(game: AnyGame, other: AnyGame, rounds: int, seconds: float) -> Beside:
    """Measure random playouts of two games alternately, after a short warm-up of each."""
    own, others = _playing(game), _playing(other)
    stretch(own, 1, WARM_UP)
    stretch(others, 1, WARM_UP)
    paces: tuple[list[Pace], list[Pace]] = ([], [])
    for turn in range(rounds):
        for found, playout in zip(paces, (own, others), strict=True):
            found.append(stretch(playout, 1 + 10_000 * turn, seconds))
    return Beside(game, tuple(paces[0]), tuple(paces[1]))


# --- single operations -----------------------------------------------------------------------


class Position(NamedTuple):
    """A position met in a random game, with one of its open decisions."""

    state: Any
    decision: Decision


def positions(game: AnyGame, count: int, stride: int = STRIDE) -> list[Position]:
    """Return every `stride`-th position of some random games, all from fixed seeds."""
    found: list[Position] = []
    seed = step = 0
    while True:
        seed += 1
        draw = Chance(seed).random
        state, _ = game.new({}, max(game.seats), seed)
        while decisions := game.decisions(state):
            step += 1
            if step % stride == 0:
                found.append(Position(game.copy(state), decisions[-1]))
            if len(found) == count:
                return found
            game.apply(state, decisions[0].seat, answering.sample(decisions[0], draw))


def microseconds(work: Callable[[T], object], items: Sequence[T]) -> float:
    """Return the time of `work` for one item, averaged over all of them."""
    start = process_time()
    for item in items:
        work(item)
    return (process_time() - start) / len(items) * 1e6


def measure_operations(game: AnyGame, rounds: int) -> dict[str, float]:
    """Measure each operation of `BUDGETS` over the same positions: medians of several rounds."""
    chance = Chance(1)
    works: dict[str, Callable[[Position], object]] = {
        "copy": lambda at: game.copy(at.state),
        "view": lambda at: game.view(at.state, at.decision.seat),
        "determinize": lambda at: game.determinize(at.state, at.decision.seat, chance),
        "dump and load": lambda at: game.load(game.dump(at.state)),
        "view and greedy": lambda at: game.greedy(
            game.view(at.state, at.decision.seat), at.decision
        ),
    }
    sampled = positions(game, POSITIONS)
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            taken[name].append(microseconds(work, sampled))
    return {name: median(spent) for name, spent in taken.items()}


# --- the report ------------------------------------------------------------------------------


def _pace_line(name: str, paces: Sequence[Pace]) -> str:
    answers = median(pace.answers_per_second for pace in paces)
    choices = median(pace.choices_per_second for pace in paces)
    games = median(pace.games_per_second for pace in paces)
    return f"  {name:<24}{answers:>14,.0f}{choices:>14,.0f}{games:>11,.1f}"


def _playout_lines(game: AnyGame, playouts: Playouts) -> list[str]:
    lines = [
        f"Random playouts, {max(game.seats)} players, one process, "
        f"{len(playouts.ours)} rounds in turn, medians",
        f"  {'':<24}{'answers/s':>14}{'choices/s':>14}{'games/s':>11}",
        _pace_line(f"plaza, {game.key}", playouts.ours),
    ]
    if playouts.ratio is None or playouts.ratio_of_choices is None:
        lines.append("  catanatron is not installed, so there is no ratio: pip install '.[test]'")
        return lines
    lines.append(_pace_line("catanatron", playouts.theirs))
    word = verdict(playouts.ratio >= RATIO_BUDGET)
    lines += [
        f"  ratio {playouts.ratio:.1f}x, catanatron's forced answers counted too; budget at least "
        f"{RATIO_BUDGET:.0f}x: {word}",
        f"  ratio {playouts.ratio_of_choices:.1f}x in choices, where more than one was possible",
    ]
    return lines


def _beside_lines(game: AnyGame, beside: Sequence[Beside]) -> list[str]:
    lines: list[str] = []
    for each in beside:
        lines += [
            "",
            f"Random playouts of {each.game.key} beside {game.key}, "
            f"{len(each.own)} rounds in turn, medians",
            f"  {'':<24}{'answers/s':>14}{'choices/s':>14}{'games/s':>11}",
            _pace_line(each.game.key, each.own),
            _pace_line(game.key, each.others),
            f"  ratio {each.ratio:.2f}x in choices; budget at least {BESIDE_BUDGET}x: "
            f"{verdict(each.met)}",
        ]
    return lines


def _operation_lines(taken: dict[str, float], paces: Sequence[Pace]) -> list[str]:
    own = 1e6 / median(pace.choices_per_second for pace in paces)
    lines = [
        f"Single operations over {POSITIONS} positions of random games, medians; the last column "
        "in random choices of ours",
        f"  {'':<24}{'microseconds':>14}{'budget':>11}{'':>8}{'choices':>11}",
    ]
    for name, spent in taken.items():
        word = verdict(spent <= BUDGETS[name])
        lines.append(
            f"  {name:<24}{spent:>14.1f}{BUDGETS[name]:>11.0f}{word:>8}{spent / own:>11.2f}"
        )
    return lines


@click.command()
@click.option("--game", "key", type=click.Choice(list(GAMES)), default=FIRST_GAME)
@click.option("--rounds", type=click.IntRange(1), default=15, show_default=True)
@click.option("--seconds", type=float, default=1.0, show_default=True, help="per round and side")
def rules(key: str, rounds: int, seconds: float) -> None:
    """Compare random playouts with catanatron's, and time what a host does with a state.

    Then every other game plays beside this one. Ends with exit code 1 where a ratio misses its
    budget.
    """
    game = GAMES[key]
    playouts = measure_playouts(game, rounds, seconds)
    taken = measure_operations(game, 2 * rounds)
    others = [other for other in GAMES.values() if other is not game]
    beside = [measure_beside(other, game, rounds, seconds) for other in others]
    lines = [*_playout_lines(game, playouts), "", *_operation_lines(taken, playouts.ours)]
    click.echo("\n".join([*lines, *_beside_lines(game, beside)]))
    missed = playouts.ratio is not None and playouts.ratio < RATIO_BUDGET
    if missed or not all(each.met for each in beside):
        sys.exit(1)
