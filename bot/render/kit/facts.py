"""A view as rows of facts, read from the view itself, for a game without pictures of its own.

A view is plain data. Records that name their seats, one for each seat in turn, are told as facts
about these seats; everything else as facts about the table, rows by their numbers. Only facts of
the view are shown, so nothing hidden can be.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, NamedTuple, TypeAlias, TypeGuard, cast

from bot.text import GameTexts
from rules.event import Seat
from rules.game import View

_KNOWN: Final = ("seat", "step", "waiting", "decision", "outcome")
"""The fields of every view that pictures show in places of their own."""
_SEAT: Final = "seat"
"""The field that says whose record it is."""
_NOTHING: Final = "\N{EN DASH}"
_YES: Final = "\N{CHECK MARK}"

Plain: TypeAlias = bool | int | str
_PLAIN: Final = (bool, int, str)


class LabelledFact(NamedTuple):
    """A fact of a view: its name and its value, both in words."""

    label: str
    value: str


def of_table(own: GameTexts, view: View, seats: int) -> tuple[LabelledFact, ...]:
    """Return the view's facts about the table, or about the viewer's own things."""
    return tuple(
        fact
        for name, held in _held(view)
        if not _is_by_seat(held, seats)
        for fact in _facts(own, name, held)
    )


def of_seat(own: GameTexts, view: View, seat: Seat, seats: int) -> tuple[LabelledFact, ...]:
    """Return the view's facts about a seat."""
    return tuple(
        fact
        for _, held in _held(view)
        if _is_by_seat(held, seats)
        for part, value in _parts(cast(Sequence[object], held)[seat])
        if part != _SEAT
        for fact in _facts(own, part, value)
    )


def _held(view: View) -> Iterator[tuple[str, object]]:
    if is_dataclass(view):
        for field in fields(view):
            if field.name not in _KNOWN:
                yield field.name, getattr(view, field.name)


def _is_by_seat(held: object, seats: int) -> bool:
    """Whether these are records of each seat, by their field: other lists may be just as long."""
    if not isinstance(held, tuple):
        return False
    parts = cast(tuple[object, ...], held)
    told = [getattr(part, _SEAT, None) for part in parts if _is_record(part)]
    return told == list(range(seats))


def _is_record(part: object) -> bool:
    return is_dataclass(part) or hasattr(part, "_fields")


def _facts(own: GameTexts, name: str, held: object) -> Iterator[LabelledFact]:
    """Return the facts held under a name; for a record, those of each part."""
    if _is_record(held):
        for part, value in _parts(held):
            yield from _facts(own, part, value)
    elif _is_of_several(held):
        for number, part in enumerate(held, start=1):
            yield LabelledFact(f"{_label(own, name)} {number}:", _several(own, part))
    elif (value := _words(own, held)) is not None:
        yield LabelledFact(_label(own, name), value)


def _is_of_several(held: object) -> TypeGuard[tuple[object, ...]]:
    """Whether it is a list whose parts are lists or records, such as rows of cards."""
    if not isinstance(held, tuple):
        return False
    parts = cast(tuple[object, ...], held)
    return bool(parts) and all(isinstance(part, tuple) or _is_record(part) for part in parts)


def _several(own: GameTexts, part: object) -> str:
    """Write a part of a list that itself has parts."""
    if _is_record(part):
        told = [fact for name, value in _parts(part) for fact in _facts(own, name, value)]
        return ", ".join(f"{fact.label} {fact.value}" for fact in told)
    return _words(own, part) or _NOTHING


def _parts(record: object) -> Iterator[tuple[str, object]]:
    named: Any = record
    names = [part.name for part in fields(named)] if is_dataclass(record) else named._fields
    for name in names:
        yield name, getattr(record, name)


def _label(own: GameTexts, name: str) -> str:
    """Return the game's name for a fact, `fact-<name>`; else its name in the view."""
    key = f"fact-{name.replace('_', '-')}"
    return own.say(key) if key in own else name.replace("_", " ")


def _words(own: GameTexts, held: object) -> str | None:
    """Write a value; None if it cannot be told in a few words."""
    if isinstance(held, bool):
        return _YES if held else _NOTHING
    if isinstance(held, int):
        return str(held).replace("-", "\N{MINUS SIGN}")
    if isinstance(held, str):
        return _named(own, held) or _NOTHING
    if isinstance(held, tuple):
        parts = cast(tuple[object, ...], held)
        if all(isinstance(part, str) for part in parts):
            return _listed(own, cast(tuple[str, ...], parts)) or _NOTHING
        if all(isinstance(part, _PLAIN) for part in parts):
            return ", ".join(_words(own, part) or "" for part in parts) or _NOTHING
    return None


def _listed(own: GameTexts, keys: Sequence[str]) -> str:
    """Name keys, each once, with its number."""
    counted = Counter(_named(own, key) for key in keys)
    return ", ".join(
        word if count == 1 else own.times(count, word) for word, count in counted.items()
    )


def _named(own: GameTexts, key: str) -> str:
    """Name a key of the rules as the game does, if it does."""
    return own.name(key) if key.partition(":")[2] and key.replace(":", "-") in own else key
