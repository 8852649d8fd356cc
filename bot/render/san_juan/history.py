"""The events of this round, by role: its taker, and the gains of each seat."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.masks import width_of
from bot.render.san_juan.changes import KIND_OF, counts_of, seat_of
from bot.render.san_juan.look import (
    CREAM,
    ICONS,
    ROLE_ICONS,
    colour_of,
    dark_tone,
    ink_on,
)
from bot.render.theme import INK, Type, mix
from rules.event import Event, Seat
from rules.facts import key_at, keys_at, number_at
from rules.san_juan.components import CUSTOMS_OFFICE, ROLE_KEYS, Kind, Role


class Share(NamedTuple):
    """The gains of a seat while a role was carried out.

    built, made, sold   kinds of buildings: put up, filled with goods, emptied by a sale
    cards               the number of cards that came to the hand, known or not
    """

    built: tuple[Kind, ...] = ()
    made: tuple[Kind, ...] = ()
    sold: tuple[Kind, ...] = ()
    cards: int = 0


class RoleTurn(NamedTuple):
    """A role, the seat that took it, and the shares by seat."""

    role: Role
    taker: Seat
    shares: tuple[Share, ...]


class Round(NamedTuple):
    """The turns of a round, oldest first; `over`: the next one has just begun."""

    turns: tuple[RoleTurn, ...]
    over: bool


def last_round(history: Sequence[Event], seats: int) -> Round:
    """Return the newest round in which a role was taken, from the newest events, oldest first."""
    rounds: list[list[Event]] = [[]]
    for event in history:
        if event.kind == "round_began":
            rounds.append([])
        rounds[-1].append(event)
    turns = [_turns(events, seats) for events in rounds[-2:]]
    if turns[-1] or len(turns) == 1:
        return Round(turns[-1], over=False)
    return Round(turns[0], over=True)


def _turns(events: Sequence[Event], seats: int) -> tuple[RoleTurn, ...]:
    turns: list[RoleTurn] = []
    for event in events:
        if event.kind == "role_taken":
            role = ROLE_KEYS.index(key_at(event.facts, "role"))
            turns.append(RoleTurn(role, seat_of(event), (Share(),) * seats))
        elif turns and event.kind in _GAINS:
            turn = turns[-1]
            shares = list(turn.shares)
            for seat, share in _GAINS[event.kind](event):
                shares[seat] = _sum(shares[seat], share)
            turns[-1] = turn._replace(shares=tuple(shares))
    return tuple(turns)


def _sum(one: Share, other: Share) -> Share:
    return Share(
        one.built + other.built,
        one.made + other.made,
        one.sold + other.sold,
        one.cards + other.cards,
    )


_Gains: TypeAlias = Sequence[tuple[Seat, Share]]


def _built(event: Event) -> _Gains:
    return [(seat_of(event), Share(built=(KIND_OF[key_at(event.facts, "building")],)))]


def _produced(event: Event) -> _Gains:
    return [(seat_of(event), Share(made=_kinds(event)))]


def _sold(event: Event) -> _Gains:
    return [(seat_of(event), Share(sold=_kinds(event), cards=number_at(event.facts, "count")))]


def _kinds(event: Event) -> tuple[Kind, ...]:
    return tuple(KIND_OF[key] for key in keys_at(event.facts, "buildings"))


def _drew(event: Event) -> _Gains:
    return [(seat_of(event), Share(cards=number_at(event.facts, "count")))]


def _kept(event: Event) -> _Gains:
    return [(seat, Share(cards=count)) for seat, count in counts_of(event)]


def _gold_mine(event: Event) -> _Gains:
    return [(seat_of(event), Share(cards=int("taken" in event.facts)))]


def _goldsmith(event: Event) -> _Gains:
    return [(seat_of(event), Share(cards=number_at(event.facts, "taken")))]


def _customs_filled(event: Event) -> _Gains:
    return [(seat_of(event), Share(made=(CUSTOMS_OFFICE,)))]


_GAINS: Final[dict[str, Callable[[Event], _Gains]]] = {
    "built": _built,
    "produced": _produced,
    "sold": _sold,
    "drew": _drew,
    "councillor_kept": _kept,
    "gold_mine": _gold_mine,
    "goldsmith": _goldsmith,
    "customs_filled": _customs_filled,
}


# --- the strips in the heads of the rows -----------------------------------------------------

_ICON: Final = 34
_SIZE: Final = 46
_GAP: Final = 3
_TURNS_APART: Final = 18
_NUMBER: Final = Type("bold", 42)


def strips(canvas: Canvas, heads: Sequence[Box], turns: Sequence[RoleTurn]) -> None:
    """Draw the gains into the head of each seat's row, a column for each turn.

    The newest turn is at the right; if the head is too narrow, the oldest are left out.
    """
    rights = [head.right for head in heads]
    for turn in reversed(turns):
        parts = [_parts(turn, seat) for seat in range(len(heads))]
        width = max(_width(each) for each in parts)
        for seat, head in enumerate(heads):
            left = rights[seat] - width
            rights[seat] = left - _TURNS_APART if left >= head.x else head.x
            if left >= head.x:
                _draw(canvas, parts[seat], left, head.middle[1] + 1)


class _Glyph(NamedTuple):
    """A symbol of a strip: a `role`, a `house`, a `good` made or `gone`, or a number of cards."""

    what: Literal["role", "house", "good", "gone", "cards"]
    which: int


def _parts(turn: RoleTurn, seat: Seat) -> list[_Glyph]:
    share = turn.shares[seat]
    parts = [_Glyph("role", turn.role)] if seat == turn.taker else []
    parts += [_Glyph("house", kind) for kind in share.built]
    parts += [_Glyph("good", kind) for kind in share.made]
    parts += [_Glyph("gone", kind) for kind in share.sold]
    if share.cards:
        parts.append(_Glyph("cards", share.cards))
    return parts


def _width(parts: Sequence[_Glyph]) -> int:
    return sum(_advance(part) for part in parts)


def _advance(part: _Glyph) -> int:
    if part.what == "cards":
        return round(width_of(f"+{part.which}", _NUMBER)) + _ICON + 4
    return _SIZE + _GAP


def _draw(canvas: Canvas, parts: Sequence[_Glyph], x: int, y: int) -> None:
    for part in parts:
        _DRAWN[part.what](canvas, part.which, x, y)
        x += _advance(part)


def _role(canvas: Canvas, role: Role, x: int, y: int) -> None:
    plate = Box(x, y - _SIZE // 2, _SIZE, _SIZE)
    canvas.rounded(plate, 8, canvas.theme.ground)
    canvas.icon(ROLE_ICONS[role], x + _SIZE / 2, y, _ICON, canvas.theme.text)


def _house(canvas: Canvas, kind: Kind, x: int, y: int) -> None:
    box = Box(x, y - _SIZE // 2, _SIZE, _SIZE)
    canvas.rounded(box, 4, colour_of(kind))
    if canvas.theme.cased:
        canvas.outline(box, 4, 2, canvas.theme.mute)
    canvas.icon(ICONS[kind], x + _SIZE / 2, y, _ICON, ink_on(kind))


def _good(canvas: Canvas, kind: Kind, x: int, y: int) -> None:
    radius = _SIZE // 2
    if canvas.theme.cased:
        canvas.disc(x + radius, y, radius, INK)
        radius -= 2
    canvas.disc(x + _SIZE // 2, y, radius, CREAM)
    canvas.icon(ICONS[kind], x + _SIZE / 2, y, _ICON, dark_tone(kind))


def _gone(canvas: Canvas, kind: Kind, x: int, y: int) -> None:
    canvas.disc(x + _SIZE // 2, y, _SIZE // 2, mix(INK, colour_of(kind), 0.35))
    canvas.icon(ICONS[kind], x + _SIZE / 2, y, _ICON, mix(INK, colour_of(kind), 0.12))


def _cards(canvas: Canvas, count: int, x: int, y: int) -> None:
    end = x + canvas.write(f"+{count}", x, y + 14, _NUMBER, canvas.theme.text)
    canvas.icon(CARDS, end + _ICON / 2 + 2, y, _ICON, canvas.theme.text)


_DRAWN: Final = {"role": _role, "house": _house, "good": _good, "gone": _gone, "cards": _cards}
