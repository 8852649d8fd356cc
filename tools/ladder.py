"""`plaza ladder`: the levels of all games, as Elo points above the one below.

Each level plays alone against a table of the level below. How often it wins gives its Elo points
above that; the mean over all games counts.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import click

from rules.game import AnyGame
from rules.opponents.levels import LEVELS
from rules.registry import GAMES
from tools.arena.command import run_arena
from tools.arena.hall import HERE, Hall, hall_options
from tools.arena.matches import Standing, line_up, standings
from tools.arena.rates import elo


class Rung(NamedTuple):
    """How a level does against the one below, in one game."""

    game: str
    level: str
    below: str
    rivals: int
    standing: Standing

    @property
    def points(self) -> float:
        """The Elo points above the level below; winning all games counts as half a game less."""
        games = self.standing.games
        won = min(max(self.standing.wins, 0.5), games - 0.5)
        return elo(won / games, self.rivals)


def climb(
    game: AnyGame, levels: Sequence[str], games: int, seed: int, hall: Hall = HERE
) -> Iterator[Rung]:
    """Let each level play against the one below."""
    seats = min(4, max(game.seats))
    for below, level in pairwise(levels):
        report = run_arena(game, line_up((level, below), seats), games, seed, hall=hall)
        yield Rung(game.key, level, below, seats - 1, standings(report.played)[0])


def table(rungs: Sequence[Rung]) -> str:
    """Write the ladder: every game by itself, then the mean of all."""
    lines = [f"{'game':<15}{'level':<8}{'against':>12}{'won':>8}{'95% interval':>18}{'Elo':>7}"]
    for rung in rungs:
        low, high = rung.standing.interval
        lines.append(
            f"{rung.game:<15}{rung.level:<8}{f'{rung.rivals} {rung.below}':>12}"
            f"{rung.standing.rate:>8.1%}{f'{low:.1%} to {high:.1%}':>18}{rung.points:>+7.0f}"
        )
    lines.append("")
    height = 0.0
    for level in dict.fromkeys(rung.level for rung in rungs):
        height += mean([rung.points for rung in rungs if rung.level == level])
        lines.append(f"{'all games':<15}{level:<8}{height:>+53.0f}")
    return "\n".join(lines)


@click.command()
@click.argument("keys", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--games", type=click.IntRange(2), default=400, show_default=True, help="at least")
@click.option("--seed", type=click.IntRange(1), default=1, show_default=True, help="first deal")
@hall_options
def ladder(keys: tuple[str, ...], games: int, seed: int, jobs: int, record: Path | None) -> None:
    """Let each level play against three of the level below, and print the Elo ladder.

    Of all games, or of those named. The last lines are the mean of these, above the easy level.
    """
    hall = Hall(jobs, record)
    rungs = [rung for key in keys or GAMES for rung in climb(GAMES[key], LEVELS, games, seed, hall)]
    click.echo(table(rungs))
