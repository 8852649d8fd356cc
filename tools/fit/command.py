"""`plaza fit`: fits what a search believes about positions to games of greedy, and stores it.

Each game gives the positions at the beginning of its rounds. Some choices are made at random, so
that there are positions that greedy would never reach. The deals differ from those that the arena
plays, so no figure of the arena is based on deals that were fitted.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from rules.chance import Chance
from rules.decision import sample
from rules.game import AnyGame
from rules.insight import VALUE, AnyInsight, Standing, Weights, between
from rules.opponents.search import won
from rules.registry import GAMES
from tools.fit.logit import Case, fitted

SEED: Final = 1_000_000
"""The first deal; the arena begins with 1."""
_SLIPS: Final = 0.05
"""How often a choice is random."""
_DATA: Final = Path(__file__).parents[2] / "data"


def weights(game: AnyGame, insight: AnyInsight, seats: int, games: int, seed: int) -> Weights:
    """Fit the weights for this many seats to this many games."""
    found = [case for deal in range(games) for case in cases(game, insight, seats, seed + deal)]
    every, size = [round(weight, 3) for weight in fitted(found)], len(insight.features)
    early, *middle, late = [tuple(every[at : at + size]) for at in range(0, len(every), size)]
    return Weights(
        seats=seats, games=games, seed=seed, early=early, middle=sum(middle, ()), late=late
    )


def cases(game: AnyGame, insight: AnyInsight, seats: int, seed: int) -> list[Case]:
    """Play a game, and return its positions at the beginning of rounds, and how it ended."""
    state, _ = game.new({}, seats, seed)
    chance, stage = Chance(seed), insight.stage(state)
    standings: list[Standing] = []
    while game.decisions(state):
        if insight.stage(state) != stage:
            stage = insight.stage(state)
            standings.append(insight.standing(state))
        _choose(game, state, chance)
    outcome = game.outcome(state)
    assert outcome is not None, "a game without open decisions has ended"
    wins = [won(outcome, seat) for seat in range(seats)]
    sets = 3 if insight.middle else 2
    return [
        Case([_glided(each.progress, own, sets) for own in each.features], wins)
        for each in standings
    ]


def _choose(game: AnyGame, state: Any, chance: Chance) -> None:
    """Let the seat that is asked first choose."""
    asked = game.decisions(state)[0]
    if chance.random() < _SLIPS:
        choice = sample(asked, chance.random)
    else:
        choice = game.greedy(game.view(state, asked.seat), asked)
    game.apply(state, asked.seat, choice)


def _glided(progress: float, features: Sequence[float], sets: int) -> list[float]:
    """Return what the early weights are multiplied by, and so on, up to the late ones."""
    at, part = between(progress, sets)
    parts = [0.0] * sets
    parts[at : at + 2] = [1 - part, part]
    return [part * each for part in parts for each in features]


def text(insight: AnyInsight, fits: Sequence[Weights]) -> str:
    """Write the data file."""
    lines = [
        f"# Written by `plaza fit {insight.game}`: what speaks for a seat, as log-odds of winning",
        "# by feature, from the beginning of a game to its end. Never edited by hand.",
        f"features = {_list(insight.features)}",
    ]
    for each in fits:
        lines += ["", "[[fits]]", f"seats = {each.seats}", f"games = {each.games}"]
        lines += [f"seed = {each.seed}", f"early = {_list(each.early)}"]
        lines += [f"middle = {_list(each.middle)}"] if each.middle else []
        lines += [f"late = {_list(each.late)}"]
    return "\n".join(lines) + "\n"


def _list(items: Sequence[str | float]) -> str:
    quoted = [f'"{item}"' if isinstance(item, str) else str(item) for item in items]
    return "[\n" + "".join([f"    {item},\n" for item in quoted]) + "]"


@click.command()
@click.argument("key", metavar="GAME", type=click.Choice(list(GAMES)))
@click.option("--games", type=click.IntRange(1), default=600, show_default=True, help="for each")
@click.option("--seed", type=click.IntRange(0), default=SEED, show_default=True, help="first deal")
def fit(key: str, games: int, seed: int) -> None:
    """Fit what a search believes of positions of GAME, for every number of seats.

    Writes data/GAME/value.toml, whose head says from which games it comes.
    """
    game = GAMES[key]
    insight = game.insight
    if insight is None:
        raise click.UsageError(f"{key} has no insight, so nothing to fit")
    fits = [weights(game, insight, seats, games, seed) for seats in game.seats]
    (_DATA / key / VALUE).write_text(text(insight, fits), encoding="utf-8")
    click.echo(f"data/{key}/{VALUE}: {len(fits)} fits to {games} games each")
