"""The deciding points for one player: where the winner was ahead of them, or they of the next.

The lines of the score are compared: those with the largest differences say most.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.engine.model import Position
from bot.text import Texts
from bot.ui.people import escaped_names
from bot.ui.scores import number
from rules.event import Seat
from rules.game import Line, Outcome

MOST: Final = 2
"""The number of lines named."""
SMALL: Final = 4
"""A difference this many times smaller than the largest has decided nothing."""


class Ahead(NamedTuple):
    """A line of the score in which one seat has more than another."""

    key: str
    more: int
    less: int

    @property
    def by(self) -> int:
        """The difference."""
        return self.more - self.less


def sentences(position: Position, texts: Texts) -> str:
    """Say what decided a first game for its learner; "" for any other game."""
    learner = next((seat for seat in position.table.seats if seat.user_id is not None), None)
    if learner is None or not position.table.lesson:
        return ""
    return between(position, learner.seat, texts)


def between(position: Position, seat: Seat, texts: Texts) -> str:
    """Say what decided between the winner and the player of a seat, or between them and the next.

    Empty if points did not decide it: the player has resigned, shares the other's place, or ranks
    last by a rule of the game.
    """
    outcome = None if position.view is None else position.view.outcome
    pair = None if outcome is None else _compared(position, outcome, seat)
    if outcome is None or pair is None:
        return ""
    if position.table.seats[pair[1]].resigned:
        return texts.say("decided-left")
    first, other = pair
    if outcome.scores[first] == outcome.scores[other]:
        return _say("decided-tie", _tie(outcome, first, other), pair, position, texts)
    one, two = outcome.breakdown[first], outcome.breakdown[other]
    ahead, behind = _ahead(one, two), _ahead(two, one)
    largest = ahead[0].by
    said = [_say("decided", _large(ahead, largest), pair, position, texts)]
    if against := _large(behind, largest):
        said.append(_say("decided-but", against, pair, position, texts))
    return " ".join(said)


def _say(
    key: str, lines: Sequence[Ahead], pair: tuple[Seat, Seat], position: Position, texts: Texts
) -> str:
    names, words = escaped_names(position.table, texts), texts.of(position.table.game)
    told = [
        texts.say("decided-line", line=words.line(each), more=number(more), less=number(less))
        for each, more, less in lines
    ]
    first, other = pair
    return texts.say(key, name=names[first], other=names[other], lines=texts.join(told))


def _compared(position: Position, outcome: Outcome, seat: Seat) -> tuple[Seat, Seat] | None:
    """Return the winner and this seat, or the winning seat and the next; None for neither."""
    ranks = position.standings
    if not ranks or position.table.seats[seat].resigned:
        return None
    first, second, *_ = sorted(range(len(ranks)), key=ranks.__getitem__)
    other = second if first == seat else seat
    return None if ranks[first] == ranks[other] or other in outcome.last else (first, other)


def _ahead(one: Sequence[Line], two: Sequence[Line]) -> list[Ahead]:
    """Return the lines in which one has more than the other, the largest difference first."""
    points, others = dict(one), dict(two)
    keys = dict.fromkeys([*points, *others])
    lines = [Ahead(key, points.get(key, 0), others.get(key, 0)) for key in keys]
    return sorted([line for line in lines if line.by > 0], key=lambda line: -line.by)


def _large(lines: Sequence[Ahead], largest: int) -> list[Ahead]:
    return [line for line in lines[:MOST] if line.by * SMALL >= largest]


def _tie(outcome: Outcome, first: Seat, other: Seat) -> list[Ahead]:
    """Return the line that broke a tie in points."""
    ties = [Ahead(tie.key, tie.values[first], tie.values[other]) for tie in outcome.tiebreak]
    return [tie for tie in ties if tie.more != tie.less][:1]
