"""The events of this round, by role: its taker, and the gains of each seat."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.render.san_juan.changes import KIND_OF, counts_of, seat_of
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
