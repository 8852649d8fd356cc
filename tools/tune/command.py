"""`plaza tune`: finds better numbers for the common sense of a game, and writes them down.

The deals differ from those that the arena plays and from those that `plaza fit` uses, so no figure
is based on deals for which anything was tuned.
"""

from collections.abc import Sequence
from typing import Final

import click

from rules.beliefs import BELIEFS
from rules.game import AnyGame
from rules.registry import GAMES
from tools.arena.command import seats_at
from tools.fit.command import needs_numpy
from tools.tune import table
from tools.tune.playing import compare
from tools.tune.table import Table, numbers

SEED: Final = 2_000_000
"""The first deal; the arena begins with 1, and `plaza fit` with 1,000,000."""
_GAINS: Final = click.FloatRange(0.5, 20)
_VERDICTS: Final = {True: "better", False: "no better", None: "not proved"}


@click.command()
@click.argument("key", metavar="GAME", type=click.Choice(list(GAMES)))
@click.option("--number", "names", multiple=True, metavar="NAME", help="only this; repeatable")
@click.option("--players", type=int, help="seats at the table; the most that there can be")
@click.option("--steps", type=click.IntRange(1), default=8, show_default=True, help="to take")
@click.option(
    "--games", type=click.IntRange(1), default=3000, show_default=True, help="for each step"
)
@click.option("--most", type=click.IntRange(1), default=4000, show_default=True, help="for proof")
@click.option("--gain", type=_GAINS, default=3, show_default=True, help="points to be proved")
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True, help="first deal")
def tune(  # noqa: PLR0913 - all options of a command
    key: str,
    names: tuple[str, ...],
    players: int | None,
    *,
    steps: int,
    games: int,
    most: int,
    gain: float,
    seed: int,
) -> None:
    """Move the numbers that greedy believes in GAME, all at once, to where games are won.

    In the games of a step every seat believes in numbers of its own, which are larger or smaller
    than the present ones by about a third; from who wins it follows what each number gains. After
    all steps one seat with the numbers that were found plays against the present ones, each further
    deal in every seating. Where Wald's test tells a gain of so many points of 100 from none, they
    are written to data/GAME/greedy.toml.
    """
    present, game = _numbers(key), GAMES[key]
    unknown = [name for name in names if name not in numbers(present)]
    if unknown:
        known = ", ".join(numbers(present))
        raise click.BadParameter(f"{unknown[0]}; {key} has {known}", param_hint="--number")
    seats, proof = seats_at(game, players), seed + steps * games
    deals = [range(seed + at * games, seed + (at + 1) * games) for at in range(steps)]
    found = _climbed(game, present, names or tuple(numbers(present)), seats, deals)
    if found == present:
        click.echo("nothing found")
        return
    further = range(proof, proof + max(1, most // seats))
    verdict = compare(game, present, found, seats, further, gain / 100)
    click.echo(
        f"one with the numbers found wins {verdict.rate:.1%} of {verdict.games} games "
        f"against the present ones (by chance {1 / seats:.0%}): {_VERDICTS[verdict.better]}"
    )
    if verdict.better:
        (table.DATA / key / BELIEFS).write_text(table.text(key, found), encoding="utf-8")
        click.echo(f"written: data/{key}/{BELIEFS}")


def _numbers(key: str) -> Table:
    """Return the present numbers. Raises UsageError if the game has none."""
    try:
        return table.read(key)
    except FileNotFoundError as missing:
        raise click.UsageError(f"{key} has no {BELIEFS}, so nothing to tune") from missing


def _climbed(
    game: AnyGame, present: Table, names: Sequence[str], seats: int, steps: Sequence[range]
) -> Table:
    """Return where these steps lead, and print what each of them finds."""
    with needs_numpy():
        from tools.tune.ascent import error, step
    for at, deals in enumerate(steps):
        click.echo(
            f"{game.key}, {seats} players, step {at + 1}: {len(deals)} games, in which every seat "
            f"has numbers of its own; a gain is {error(len(deals), seats):.3f} off"
        )
        click.echo(f"{'number':<24}{'present':>9}{'gain':>9}{'next':>9}")
        # Ever shorter steps, so that numbers that have moved too far come to rest.
        for move in step(game, present, names, seats, deals, 1 - at / len(steps)):
            if move.tried != move.present:
                click.echo(f"{move.name:<24}{move.present:>9}{move.gain:>+9.3f}{move.tried:>9}")
            present = table.changed(present, move.name, move.tried)
    return present
