"""The players in the arena: the levels, and some that show how much could still be gained."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents import levels
from rules.opponents.levels import EXPERT, GREEDY, HARD, LEVELS, RANDOM

World: TypeAlias = Callable[[AnyGame, Any, Seat, Chance], Any]
"""Makes a position to play out, from the real one, for the seat to move."""

PLANS: Final = "plans"
"""A greedy player who plans ahead (`tools.arena.planning`)."""
SAGE: Final = "sage"
"""An expert who plays out eight times as many games."""
READER: Final = "reader"
"""A hard player who sees all that is hidden, but no chance to come."""
SEER: Final = "seer"
"""A hard player who sees all that is hidden, and all chance to come."""


def _dealt(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Any:
    return game.determinize(state, seat, chance)


def _read(game: AnyGame, state: Any, _: Seat, chance: Chance) -> Any:
    world = game.copy(state)
    game.redraw(world, chance)
    return world


def _real(game: AnyGame, state: Any, _seat: Seat, _chance: Chance) -> Any:
    return game.copy(state)


class Player(NamedTuple):
    """A player: like a level, with a multiple of its budget, in certain worlds."""

    level: str
    world: World = _dealt
    effort: int = 1

    def looks_ahead(self, game: AnyGame, decision: Decision) -> bool:
        """Whether this player takes longer than a moment here."""
        return levels.looks_ahead(game, self.level, decision)

    def choose(self, game: AnyGame, state: Any, decision: Decision, chance: Chance) -> Choice:
        """Choose for the seat to move; `state` is the real position."""
        seat = decision.seat
        return levels.choose(
            game,
            self.level,
            game.view(state, seat),
            decision,
            lambda: self.world(game, state, seat, chance),
            chance,
            effort=self.effort,
        )


PLAYERS: Final[Mapping[str, Player]] = {
    **{level: Player(level) for level in (RANDOM, *LEVELS)},
    PLANS: Player(GREEDY),
    SAGE: Player(EXPERT, effort=8),
    READER: Player(HARD, _read),
    SEER: Player(HARD, _real),
}
