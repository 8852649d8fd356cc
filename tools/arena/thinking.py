"""How long computers think that look ahead: processor time, of the decisions that they search."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from statistics import median
from time import process_time

from rules.decision import Decision
from rules.game import AnyGame
from rules.opponents.levels import RANDOM, searcher


@dataclass(slots=True)
class Watch:
    """The seconds that each level has thought about each decision, in the order of the games."""

    seconds: dict[str, list[float]] = field(default_factory=dict[str, list[float]])

    @contextmanager
    def of(self, game: AnyGame, level: str, decision: Decision) -> Generator[None]:
        """Take down how long the level thinks about the decision, if it looks ahead."""
        if level == RANDOM or searcher(game, level, decision) is None:
            yield
            return
        start = process_time()
        yield
        self.seconds.setdefault(level, []).append(process_time() - start)

    def lines(self) -> list[str]:
        """Tell of each level the median, 99 of 100, and the most."""
        return [_told(level, seconds) for level, seconds in self.seconds.items()]


def _told(level: str, seconds: Sequence[float]) -> str:
    of_100 = sorted(seconds)[ceil(0.99 * len(seconds)) - 1]
    return (
        f"{level} searches {len(seconds)} decisions, {1000 * median(seconds):.0f} ms in the median,"
        f" 99 of 100 within {1000 * of_100:.0f} ms, all within {1000 * max(seconds):.0f} ms"
    )
