"""`plaza arena`: computer players against each other, as a readable table."""

from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from sys import stderr
from time import perf_counter
from typing import NamedTuple

import click

from rules.errors import BadSetup
from rules.game import AnyGame, Options
from rules.opponents.levels import GREEDY
from rules.registry import GAMES
from tools.arena import thinking
from tools.arena.hall import HERE, Hall, hall_options
from tools.arena.matches import (
    NO_OPTIONS,
    LineUp,
    Played,
    Standing,
    fixtures,
    line_up,
    rotations,
    seat_standings,
    standings,
)
from tools.arena.players import PLANS, PLAYERS
from tools.arena.rates import Goal
from tools.arena.waiting import HandOvers, hand_overs


class Report(NamedTuple):
    """A match, and the seconds that it took."""

    game: AnyGame
    line_up: LineUp
    options: Options
    played: tuple[Played, ...]
    seconds: float


def run_arena(
    game: AnyGame,
    players: LineUp,
    games: int,
    first_seed: int = 1,
    options: Options = NO_OPTIONS,
    *,
    goal: Goal | None = None,
    hall: Hall = HERE,
) -> Report:
    """Play the match, with a bar on a terminal; stop once a goal is decided, if there is one.

    The goal is that of the level named first. Raises ClickException if the hall's record is not
    valid.
    """
    start = perf_counter()
    wanted, turned = fixtures(players, games, first_seed), len(rotations(players))
    playing = hall.play(game, options, wanted)
    played: list[Played] = []
    with click.progressbar(playing, len(wanted), file=stderr, hidden=not stderr.isatty()) as bar:
        for one in bar:
            played.append(one)
            if goal is not None and not len(played) % turned and decided(goal, played) is not None:
                break
    return Report(game, players, options, tuple(played), perf_counter() - start)


def decided(goal: Goal, played: Sequence[Played]) -> bool | None:
    """Whether the level named first has reached its goal; None while undecided."""
    hero = standings(played)[0]
    return goal.reached(hero.rate, hero.sure)


def count_waits(report: Report) -> list[HandOvers]:
    """Count the hand-overs of each game, from its journal."""
    seats = len(report.line_up)
    return [
        hand_overs(report.game, report.options, seats, one.seed, one.journal)
        for one in report.played
    ]


# --- as text ---------------------------------------------------------------------------------


def table(report: Report) -> str:
    """Write the standings: the wins of each, and the share that chance alone would give.

    Equal players are listed by seat, because they differ in nothing else.
    """
    games, equal = len(report.played), len(set(report.line_up)) == 1
    ranked = seat_standings(report.played) if equal else standings(report.played)
    turned = len(rotations(report.line_up))
    decisions = sum(len(one.journal) for one in report.played)
    chosen = "".join(f", {name}={value}" for name, value in report.options.items())
    lines = [
        f"{report.game.key}{chosen}, {len(report.line_up)} players: {', '.join(report.line_up)}",
        f"{games} games: {games // turned} deals, seatings of each: {turned}; "
        f"{decisions / games:.0f} decisions a game; in {report.seconds:.0f} s",
        "",
        f"{'player':<10}{'seats':>8}{'won':>9}{'95% interval':>18}{'by chance':>11}{'points':>9}",
    ]
    lines += [_row(standing, len(report.line_up)) for standing in ranked]
    lines += thinking.lines(one.thought for one in report.played)
    return "\n".join(lines)


def _row(standing: Standing, seats: int) -> str:
    low, high = standing.interval
    interval = f"{low:.1%} to {high:.1%}"
    return (
        f"{standing.who:<10}{f'{standing.seats} of {seats}':>8}{standing.rate:>9.1%}"
        f"{interval:>18}{standing.seats / seats:>11.0%}{standing.mean_points:>9.1f}"
    )


def goal_text(goal: Goal, report: Report) -> str:
    """Write whether the goal is reached."""
    reached = decided(goal, report.played)
    told = {True: "reached", False: "missed", None: "undecided"}[reached]
    return f"goal of {goal.rate:.0%} by {report.line_up[0]}: {told} (within {goal.margin:.1%})"


def waits_text(waits: Sequence[HandOvers], planned: Sequence[HandOvers]) -> str:
    """Write how often a table waits for another person, on average, without and with plans."""
    together = mean(wait.as_played for wait in waits)
    in_turn = mean(wait.in_turn for wait in waits)
    ahead = mean(wait.as_played for wait in planned)
    return (
        f"hand-overs a game, every seat a person: {together:.1f} as played, "
        f"{in_turn:.1f} strictly in turn ({1 - together / in_turn:.0%} fewer), "
        f"{ahead:.1f} with plans by all ({1 - ahead / together:.0%} fewer)"
    )


def calls_text(waits: Sequence[HandOvers], planned: Sequence[HandOvers], seats: int) -> str:
    """Write how often a person is called, on average over seats and games."""
    called, ahead = (mean(wait.calls for wait in each) / seats for each in (waits, planned))
    return f"calls a person and game: {called:.1f} as played, {ahead:.1f} with plans by all"


# --- the command -----------------------------------------------------------------------------


@click.command()
@click.argument("key", metavar="GAME", type=click.Choice(list(GAMES)))
@click.argument("levels", metavar="LEVEL...", nargs=-1, type=click.Choice(list(PLAYERS)))
@click.option("--players", type=int, help="seats at the table; the most that there can be")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="at least")
@click.option("--seed", type=click.IntRange(1), default=1, show_default=True, help="first deal")
@click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="what is played with")
@click.option("--goal", type=click.FloatRange(1, 99), help="per cent: stop when this is decided")
@hall_options
@click.option("--handovers", is_flag=True, help="count waits for another, and calls")
def arena(  # noqa: PLR0913 - all options of a command
    key: str,
    levels: tuple[str, ...],
    players: int | None,
    games: int,
    seed: int,
    *,
    chosen: tuple[str, ...],
    goal: float | None,
    jobs: int,
    record: Path | None,
    handovers: bool,
) -> None:
    """Let computer players of GAME play a match, and print who wins how often.

    The LEVELs fill the seats and the last one is repeated: `greedy random` for four players is
    one greedy against three random. `plans` is greedy planning ahead; `sage` an expert with eight
    times its budget; `reader` a hard one who sees all that is hidden but no chance to come, and
    `seer` one who sees that, too. Each deal is played in every seating of this circle, so the
    number of games is rounded up to whole deals. A shared victory counts in parts. Where all are of
    one level, the table says how often each seat wins.
    With a goal for the LEVEL named first, the match stops when it is decided (Wald's test, 5 %).
    """
    game = GAMES[key]
    players = seats_at(game, players)
    try:
        seated = line_up(levels or (GREEDY,), players)
    except ValueError as wrong:
        raise click.UsageError(str(wrong)) from wrong
    options, aim = _options(game, players, chosen), Goal(goal / 100) if goal else None
    hall = Hall(jobs, record)
    report = run_arena(game, seated, games, seed, options, goal=aim, hall=hall)
    click.echo(table(report))
    if aim is not None:
        click.echo(goal_text(aim, report))
    if handovers:
        planned = run_arena(game, (PLANS,) * players, games, seed, options, hall=hall)
        waits, ahead = count_waits(report), count_waits(planned)
        click.echo("")
        click.echo(waits_text(waits, ahead))
        click.echo(calls_text(waits, ahead, players))


def seats_at(game: AnyGame, players: int | None) -> int:
    """Return the number of players, by default the most. Raises UsageError for other numbers."""
    seats = max(game.seats) if players is None else players
    if seats not in game.seats:
        raise click.BadParameter(
            f"{game.key} is for {', '.join(map(str, game.seats))} players", param_hint="--players"
        )
    return seats


def _options(game: AnyGame, players: int, chosen: Sequence[str]) -> Options:
    """Return the chosen table options. Raises UsageError for unknown ones."""
    options: dict[str, str] = {}
    for each in chosen:
        name, _, value = each.partition("=")
        options[name] = value
    try:
        agreed = game.agreed(options, players)
    except BadSetup as wrong:
        known = [f"{option.name}={'|'.join(option.values)}" for option in game.options]
        raise click.BadParameter(
            f"{game.key} has {', '.join(known)}", param_hint="--option"
        ) from wrong
    return {name: agreed[name] for name in options}


if __name__ == "__main__":
    arena()
