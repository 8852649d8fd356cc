"""A decision as it is sent to a process that thinks: with a world in place of the position.

The world is dealt anew from what the seat sees. Whatever the seat cannot tell is other than it
really is, or the same by chance alone: `determinize` hangs on nothing hidden, so positions that
look alike to a seat give the same text (`tests/rules/test_imagined.py`). The process deals further
worlds from this one. They are as good as worlds of the real position, since the seat cannot tell
one from the other.
"""

from typing import NamedTuple

from rules.chance import Chance
from rules.decision import Choice
from rules.event import Seat
from rules.game import AnyGame
from rules.opponents.levels import choose


class Imagined(NamedTuple):
    """All that is told of a decision to whoever thinks about it.

    game      by its key
    level     how hard is thought
    world     a position that the seat cannot tell from the real one, as text
    seat      who is asked
    seed      of the thinker's own chance
    readings  what each option says to whoever is told of the answers; empty where nobody is
    """

    game: str
    level: str
    world: str
    seat: Seat
    seed: int
    readings: tuple[str, ...] = ()


def imagine(game: AnyGame, level: str, state: object, seat: Seat, seed: int) -> Imagined:
    """Return what may be told of the decision of a seat. `state` is the real position."""
    world = game.determinize(state, seat, Chance(seed))
    return Imagined(game.key, level, game.dump(world), seat, seed)


def think(game: AnyGame, imagined: Imagined) -> Choice:
    """Choose for the seat that is asked."""
    seat = imagined.seat
    world, chance = game.load(imagined.world), Chance(imagined.seed)
    decision = game.asked(world, seat)
    assert decision is not None, "the seat is asked the same in every world"
    return choose(
        game,
        imagined.level,
        game.view(world, seat),
        decision,
        lambda: game.determinize(world, seat, chance),
        chance,
    )
