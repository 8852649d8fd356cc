"""Games of sensible players from fixed seeds, and the scenes that a viewer sees.

Chance is the rules' own, so that the same games are played on every machine.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from bot.render.scene import PictureKind, Scene
from rules.event import Event, Seat
from rules.game import AnyGame, Options

NAMES: Final = ("Ada", "Ben", "Chloé", "Dmitri", "Emeka", "Fatou")
COMPUTER: Final[Seat] = 1
TABLE: Final = "#12"
LANGUAGE: Final = "en"
HISTORY: Final = 80
"""The number of newest events in a scene."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game.

    told    the events so far, oldest first
    moved   for each seat, the number of them after that seat's last choice
    """

    game: AnyGame
    state: Any
    told: tuple[Event, ...]
    moved: tuple[int, ...]

    def scene(self, kind: PictureKind, seat: Seat | None = None) -> Scene:
        """Return the scene of a seat, or a spectator; the second seat is a computer's."""
        view = self.game.view(self.state, seat)
        facts = self.game.explain(view, view.decision) if view.decision else ()
        seats = len(self.moved)
        return Scene(
            kind,
            self.game.key,
            view,
            NAMES[:seats],
            tuple(other == COMPUTER for other in range(seats)),
            LANGUAGE,
            facts,
            TABLE,
            history=self._known(0, seat)[-HISTORY:],
        )

    def points(self) -> tuple[int, ...]:
        """Return the points of all seats, as each knows them."""
        seats = range(len(self.moved))
        views = [self.game.view(self.state, seat) for seat in seats]
        return tuple(
            sum(line.points for line in self.game.score_so_far(views[seat], seat)) for seat in seats
        )

    def since(self, mover: Seat, seat: Seat | None) -> tuple[Event, ...]:
        """Return the events since the mover's last choice that a viewer may know."""
        return self._known(self.moved[mover], seat)

    def _known(self, start: int, seat: Seat | None) -> tuple[Event, ...]:
        return tuple(event for event in self.told[start:] if event.is_for(seat))


def play(game: AnyGame, seats: int, seed: int, options: Options | None = None) -> Iterator[Moment]:
    """Play a whole game and yield each of its positions, the last one included."""
    state, events = game.new(options or {}, seats, seed)
    told, moved = list(events), [0] * seats
    while True:
        yield Moment(game, game.copy(state), tuple(told), tuple(moved))
        decisions = game.decisions(state)
        if not decisions:
            return
        seat = decisions[0].seat
        choice = game.greedy(game.view(state, seat), decisions[0])
        told += game.apply(state, seat, choice)
        moved[seat] = len(told)
