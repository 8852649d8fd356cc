"""How often a player has to press: whole games, each decision as its panel offers it.

Counted as taps on a phone: opening a menu, choosing an entry, closing a menu of several, turning a
page, a button. *Before* means every decision in a menu with Confirm, as panels were until one click
could play.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

import click

from bot.text import texts
from bot.ui.question import PAGE, Question
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import AnyGame
from rules.registry import GAMES

DECISIONS: Final = 20
"""The number of decisions for which presses are given."""
MOST: Final = 40
"""The budget: presses for this many decisions, on average over a game."""


class Asked(NamedTuple):
    """A decision of a game, what common sense chooses, and whether that can be taken back."""

    decision: Decision
    choice: Choice
    final: bool


def presses(question: Question, choice: Choice, *, final: bool) -> int:
    """Count the presses for a choice in a panel; `final`: it cannot be taken back."""
    picks = question.turned(choice)
    once_more = question.confirm or final
    if not picks:
        return 1 + (final and not question.confirm)
    if question.as_buttons or choice in question.sums:
        return 1 + once_more
    pages = {place // PAGE for place in picks}
    turns, several = max(pages), question.most > 1
    return len(pages) * (1 + several) + len(picks) + turns + (several or once_more)


def played(game: AnyGame, seats: int, seed: int) -> Iterator[Asked]:
    """Yield all decisions of a game that greedy players make."""
    state, _ = game.new({}, seats, seed)
    chance = Chance(seed)
    while open_ := game.decisions(state):
        decision = open_[chance.below(len(open_))]
        view: Any = game.view(state, decision.seat)
        choice = game.greedy(view, decision)
        told = game.apply(state, decision.seat, choice)
        final = any(event.reveals for event in told) or game.outcome(state) is not None
        yield Asked(decision, choice, final)


def counted(game: AnyGame, seats: int, seeds: range) -> tuple[int, int, int]:
    """Return how many decisions games have, and the presses for them, before and now."""
    words, decisions, before, now = texts("en").of(game.key), 0, 0, 0
    for seed in seeds:
        for decision, choice, final in played(game, seats, seed):
            question = Question(
                decision, (), 1, 1, keeps=words.keeps(decision), spots=words.spots(decision)
            )
            formerly = replace(question, confirm=True, keeps=False, pictured=False)
            decisions += 1
            before += presses(formerly, choice, final=final)
            now += presses(question, choice, final=final)
    return decisions, before, now


@click.command("presses")
@click.option("--games", type=click.IntRange(1), default=50, show_default=True)
def command(games: int) -> None:
    """Count what people press in whole games, before one click played and now."""
    missed = False
    for game in GAMES.values():
        for seats in game.seats:
            decisions, before, now = counted(game, seats, range(games))
            each = [DECISIONS * presses_ / decisions for presses_ in (before, now)]
            missed |= each[1] > MOST
            click.echo(
                f"{game.key}, {seats} players: {decisions / games:.0f} decisions a game;"
                f" presses for {DECISIONS}: {each[0]:.1f} before, {each[1]:.1f} now"
            )
    click.echo(f"budget: at most {MOST} now: {'missed' if missed else 'met'}")
    if missed:
        raise SystemExit(1)
