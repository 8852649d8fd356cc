"""`plaza fit`: fits a search's beliefs about positions to games of greedy, and stores them.

The deals differ from those that the arena plays, so no figure of the arena is based on deals that
were fitted.
"""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click

from rules.insight import VALUE, AnyInsight, Weights
from rules.registry import GAMES

SEED: Final = 1_000_000
"""The first deal; the arena begins with 1."""
_DATA: Final = Path(__file__).parents[2] / "data"


def text(insight: AnyInsight, fits: Sequence[Weights]) -> str:
    """Write the data file."""
    lines = [
        f"# Written by `plaza fit {insight.game}`: what speaks for a seat, as log-odds of winning",
        "# by feature, from the beginning of a game to its end. Never edited by hand.",
        f"features = {_list(insight.features)}",
    ]
    for each in fits:
        lines += ["", "[[fits]]", f"seats = {each.seats}", f"games = {each.games}"]
        lines += [f"seed = {each.seed}", f'first_games = "{each.first_games}"']
        lines += [f"early = {_list(each.early)}", f"middle = {_list(each.middle)}"]
        lines += [f"late = {_list(each.late)}"]
    return "\n".join(lines) + "\n"


def _list(items: Sequence[str | float]) -> str:
    quoted = [f'"{item}"' if isinstance(item, str) else str(item) for item in items]
    return "[\n" + "".join([f"    {item},\n" for item in quoted]) + "]"


@contextmanager
def needs_numpy() -> Generator[None]:
    """Import what needs numpy in this context. Raises UsageError if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise click.UsageError("numpy is not installed: `make develop` does it") from error


@click.command()
@click.argument("key", metavar="GAME", type=click.Choice(list(GAMES)))
@click.option("--games", type=click.IntRange(1), default=6000, show_default=True, help="for each")
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True, help="first deal")
def fit(key: str, games: int, seed: int) -> None:
    """Fit what a search believes of positions of GAME, for every number of seats.

    Writes data/GAME/value.toml, which says for each of them from which games it comes.
    """
    game = GAMES[key]
    insight = game.insight
    if insight is None:
        raise click.UsageError(f"{key} has no insight, so nothing to fit")
    with needs_numpy():
        from tools.fit.games import weights
    fits = [weights(game, insight, seats, games, seed) for seats in game.seats]
    (_DATA / key / VALUE).write_text(text(insight, fits), encoding="utf-8")
    click.echo(f"data/{key}/{VALUE}: {len(fits)} fits to {games} games each")
