"""How long computers think that look ahead: processor time, of the decisions that they search."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import mean
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
        """Tell the mean and the most of each level."""
        return [
            f"{level} thinks {1000 * mean(each):.0f} ms in the mean about each of "
            f"{len(each)} decisions that it searches, {1000 * max(each):.0f} ms at most"
            for level, each in self.seconds.items()
        ]
