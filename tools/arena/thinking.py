"""The thinking time of computers that look ahead: processor time, for searched decisions."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from statistics import median
from time import process_time
from typing import TypeAlias

from rules.decision import Decision
from rules.game import AnyGame
from tools.arena.players import PLAYERS

Thought: TypeAlias = Mapping[str, Sequence[float]]
"""The seconds for which each player that looks ahead thought about each decision."""


@dataclass(slots=True)
class Watch:
    """Records how long players think, decision by decision, in the order of the game."""

    seconds: dict[str, list[float]] = field(default_factory=dict[str, list[float]])

    @contextmanager
    def of(self, game: AnyGame, player: str, decision: Decision) -> Generator[None]:
        """Record how long the player thinks about the decision, if it looks ahead."""
        if not PLAYERS[player].looks_ahead(game, decision):
            yield
            return
        start = process_time()
        yield
        self.seconds.setdefault(player, []).append(round(process_time() - start, 5))


def lines(thought: Iterable[Thought]) -> list[str]:
    """Tell, for each player, the median, the 99th percentile and the most over all games."""
    seconds: dict[str, list[float]] = {}
    for game in thought:
        for player, own in game.items():
            seconds.setdefault(player, []).extend(own)
    return [_told(player, all_games) for player, all_games in seconds.items()]


def _told(player: str, seconds: Sequence[float]) -> str:
    of_100 = sorted(seconds)[ceil(0.99 * len(seconds)) - 1]
    return (
        f"{player} searches {len(seconds)} decisions, {1000 * median(seconds):.0f} ms in the"
        f" median, 99 of 100 within {1000 * of_100:.0f} ms, all within {1000 * max(seconds):.0f} ms"
    )
