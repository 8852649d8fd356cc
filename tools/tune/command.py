"""`plaza tune`: finds better numbers for the common sense of a game, and writes them down.

The deals differ from those that the arena plays and from those that `plaza fit` uses, so no figure
is based on deals for which anything was tuned.
"""

from collections.abc import Callable
from typing import Final

import click

from rules.beliefs import BELIEFS
from rules.registry import GAMES
from tools.arena.command import seats_at
from tools.tune import table
from tools.tune.climbing import Judge, Trial, Verdict, climb
from tools.tune.table import Table, numbers

SEED: Final = 2_000_000
"""The first deal; the arena begins with 1, and `plaza fit` with 1,000,000."""
_STEPS: Final = click.FloatRange(1.01)
_GAINS: Final = click.FloatRange(0.5, 20)
_VERDICTS: Final = {True: "better", False: "no better", None: "not proved"}


@click.command()
@click.argument("key", metavar="GAME", type=click.Choice(list(GAMES)))
@click.option("--number", "names", multiple=True, metavar="NAME", help="only this; repeatable")
@click.option("--players", type=int, help="seats at the table; the most that there can be")
@click.option(
    "--games", type=click.IntRange(1), default=40_000, show_default=True, help="about, in all"
)
@click.option("--most", type=click.IntRange(1), default=2000, show_default=True, help="for a trial")
@click.option("--step", type=_STEPS, default=1.25, show_default=True, help="factor, up and down")
@click.option("--gain", type=_GAINS, default=3, show_default=True, help="points to look for")
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True, help="first deal")
def tune(  # noqa: PLR0913 - all options of a command
    key: str,
    names: tuple[str, ...],
    players: int | None,
    *,
    games: int,
    most: int,
    step: float,
    gain: float,
    seed: int,
) -> None:
    """Try the numbers that greedy believes in GAME, one at a time a step up and down.

    One seat with the changed number plays against the present ones, each deal in every seating. A
    change is kept where it is proved better: where Wald's test tells a gain of so many points of
    100 from none. This goes on until a pass over all numbers changes nothing, or the games are
    used up. What was kept then plays against the numbers of the beginning on further deals; where
    it is better as a whole, it is written to data/GAME/greedy.toml.
    """
    present = _numbers(key)
    unknown = [name for name in names if name not in numbers(present)]
    if unknown:
        known = ", ".join(numbers(present))
        raise click.BadParameter(f"{unknown[0]}; {key} has {known}", param_hint="--number")
    seats = seats_at(GAMES[key], players)
    judge = Judge(GAMES[key], seats, gain / 100, seed, min(most, games), games)
    click.echo(f"{key}, {seats} players: one with the tried numbers, all others with the present")
    click.echo(_HEAD)
    found = climb(judge, present, names or tuple(numbers(present)), step, _tell(seats))
    if found == present:
        click.echo("nothing found")
        return
    verdict = judge.compare(present, found)
    click.echo(_row("all that was kept", "", "", verdict, seats))
    if not verdict.better:
        click.echo("not better as a whole, so not written")
        return
    (table.DATA / key / BELIEFS).write_text(table.text(key, found), encoding="utf-8")
    click.echo(f"written: data/{key}/{BELIEFS}")


def _numbers(key: str) -> Table:
    """Return the present numbers. Raises UsageError if the game has none."""
    try:
        return table.read(key)
    except FileNotFoundError as missing:
        raise click.UsageError(f"{key} has no {BELIEFS}, so nothing to tune") from missing


def _tell(seats: int) -> Callable[[Trial], None]:
    """Return a function that prints a trial."""

    def tell(trial: Trial) -> None:
        click.echo(_row(trial.name, str(trial.present), str(trial.tried), trial.verdict, seats))

    return tell


_HEAD: Final = f"{'number':<24}{'present':>9}{'tried':>9}{'won':>9}{'by chance':>11}{'games':>8}"


def _row(name: str, present: str, tried: str, verdict: Verdict, seats: int) -> str:
    return (
        f"{name:<24}{present:>9}{tried:>9}{verdict.rate:>9.1%}{1 / seats:>11.0%}"
        f"{verdict.games:>8}  {_VERDICTS[verdict.better]}"
    )
