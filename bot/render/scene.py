"""What is asked of the pictures, and what they are when they are done."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields
from typing import Literal, TypeAlias

from rules.event import Facts
from rules.game import View

PictureKind: TypeAlias = Literal["board", "hand", "final"]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that a picture is drawn from: equal scenes give equal pictures.

    kind       the table for everybody, one seat's own cards with its decision, or the scores
    names      of the players, by seat, as they come: what cannot be drawn is left out
    computers  which seats are played by the computer
    facts      of the options of the view's decision, aligned with them
    table      how the table is called, e.g. "#12"; "" leaves it out
    changed    keys of the parts to mark as new since the last look, newest first; what keys
               there are is up to the game
    """

    kind: PictureKind
    game: str
    view: View
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    language: str
    facts: tuple[Facts, ...] = ()
    table: str = ""
    changed: tuple[str, ...] = ()

    def key(self) -> Hashable:
        """Return what tells this scene from others: equal for equal scenes."""
        return tuple(_hashable(getattr(self, field.name)) for field in fields(self))


def _hashable(value: object) -> Hashable:
    if isinstance(value, Mapping):
        facts: Facts = value  # pyright: ignore[reportUnknownVariableType]
        return tuple(sorted(facts.items()))
    if isinstance(value, tuple):
        parts: tuple[object, ...] = value  # pyright: ignore[reportUnknownVariableType]
        return tuple(_hashable(part) for part in parts)
    assert isinstance(value, Hashable), "views and facts hold values only"
    return value


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: a PNG, the same in words, and a file name that tells nothing."""

    data: bytes
    alt: str
    name: str
