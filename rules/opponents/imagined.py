"""A decision as sent to a thinking process: with an imagined world in place of the position.

The world is dealt at random from the seat's view. Facts that the seat cannot know differ from
reality, or agree by chance alone: `determinize` depends on nothing hidden, so positions that look
the same to a seat give the same text (`tests/rules/test_imagined.py`). The process deals further
worlds from this one. They are as good as worlds dealt from the real position, because the seat
cannot tell the two apart.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.chains import whole
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Seat
from rules.game import AnyGame, View
from rules.opponents.levels import choose


class Imagined(NamedTuple):
    """The input of a thinking process: everything it learns of a decision.

    game      its key
    level     how hard to think
    world     a position that the seat cannot tell from the real one, as text
    seat      the seat to move
    seed      the seed of the thinker's own chance
    readings  the text of each option for the person who sees the answers; empty if there is none
    """

    game: str
    level: str
    world: str
    seat: Seat
    seed: int
    readings: tuple[str, ...] = ()


def imagine(game: AnyGame, level: str, state: object, seat: Seat, seed: int) -> Imagined:
    """Return the part of a seat's decision that may be told. `state` is the real position."""
    world = game.determinize(state, seat, Chance(seed))
    return Imagined(game.key, level, game.dump(world), seat, seed)


class Question(NamedTuple):
    """All data for the seat that answers.

    view      the seat's view
    decision  its question
    sample    deals a world that it cannot tell from the real one
    chance    the thinker's own, which `sample` draws on, too
    """

    view: View
    decision: Decision
    sample: Callable[[], Any]
    chance: Chance


def question(game: AnyGame, imagined: Imagined) -> Question:
    """Return the seat's question in the imagined world, as in the real one."""
    world = game.load(imagined.world)
    decision = game.asked(world, imagined.seat)
    assert decision is not None, "the seat is asked the same in every world"
    return _question(game, world, decision, Chance(imagined.seed))


def think(game: AnyGame, imagined: Imagined) -> tuple[Choice, ...]:
    """Choose for the seat to move: all parts of its choice."""
    world, chance = game.load(imagined.world), Chance(imagined.seed)

    def answer(ahead: Any, decision: Decision) -> Choice:
        return choose(game, imagined.level, *_question(game, ahead, decision, chance))

    return whole(game, world, imagined.seat, answer)


def _question(game: AnyGame, world: Any, decision: Decision, chance: Chance) -> Question:
    seat = decision.seat
    view = game.view(world, seat)
    return Question(view, decision, lambda: game.determinize(world, seat, chance), chance)
