"""Events, as facts: the log, the narration and the digest are made of these."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, from 0; also the order of play."""
NOBODY: Final[Seat] = -1
"""Stands for "no seat"."""

Fact: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
"""A number, a stable key such as `"building:library"`, or several of one kind."""

Facts: TypeAlias = Mapping[str, Fact]

EVERYBODY: Final = None
UNSEEN: Final[tuple[Seat, ...]] = ()


@dataclass(slots=True)
class Event:
    """One event of a game.

    `audience` are the seats that may know it: `EVERYBODY`, some, or `UNSEEN` (for the journal only:
    results of chance that no player may see). `reveals` says that a player learned something that
    cannot be unlearned, so no choice up to here can be taken back. Never changed once made; not
    frozen, for the same reason as a decision.
    """

    kind: str
    facts: Facts
    audience: tuple[Seat, ...] | None = EVERYBODY
    reveals: bool = False

    def is_for(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know it."""
        return self.audience is None or seat in self.audience
