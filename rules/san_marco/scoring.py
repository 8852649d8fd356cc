"""The points of a district, and the end of the game (RULES.md 6 and 8)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.event import Event, Facts, Seat
from rules.game import Line, Outcome, TieBreak
from rules.ranking import by_points
from rules.san_marco.components import DISTRICT_KEYS, DISTRICTS, SAN_MARCO, District, Worth
from rules.san_marco.state import DOGE_POINTS, FINAL, LEDGER, State

REASON: Final = "three_passages"
NOBLES_THERE: Final = "nobles"
"""The key of the tie-breaker: the nobles in San Marco."""


def points_of(row: Sequence[int], worth: Worth) -> tuple[int, ...]:
    """Return each seat's points in a district, from the nobles of each there (RULES.md 6).

    The most nobles bring the first value, the second most the second, unless several tie for
    second. Several who tie for the most get the second value each, and no other gets anything.
    """
    most = max(row)
    if not most:
        return (0,) * len(row)
    if row.count(most) > 1:
        return tuple([worth.second if nobles == most else 0 for nobles in row])
    second = max([nobles for nobles in row if nobles != most])
    alone = second > 0 and row.count(second) == 1
    return tuple(
        [
            worth.first if nobles == most else worth.second if alone and nobles == second else 0
            for nobles in row
        ]
    )


class Precedence(NamedTuple):
    """The ranking in a district.

    first     the seat with the most; none if several share the most
    second    the seats that get the second value, or would without a tie
    rest      the others with nobles there
    paid      whether the second value is paid
    """

    first: tuple[Seat, ...]
    second: tuple[Seat, ...]
    rest: tuple[Seat, ...]
    paid: bool


def precedence(row: Sequence[int]) -> Precedence:
    """Rank the seats in a district by their nobles (RULES.md 6)."""
    ranked = sorted([seat for seat, count in enumerate(row) if count], key=lambda seat: -row[seat])
    most = tuple(seat for seat in ranked if row[seat] == row[ranked[0]])
    rest = tuple(ranked[len(most) :])
    if len(most) > 1:
        return Precedence((), most, rest, paid=True)
    second = tuple(seat for seat in rest if row[seat] == row[rest[0]])
    return Precedence(most, second, rest[len(second) :], paid=len(second) == 1)


def score(state: State, district: District, source: int, told: list[Event]) -> None:
    """Score a district, for the place `source` of the ledgers (RULES.md 6)."""
    points = points_of(state.nobles[district], state.variant.worth[district])
    for player, gained in zip(state.players, points, strict=True):
        player.ledger[source] += gained
    facts: Facts = {"district": DISTRICT_KEYS[district], **by_seat(points)}
    told.append(Event("scored", facts))


def by_seat(counts: Sequence[int]) -> dict[str, tuple[int, ...]]:
    """Return the facts "seats" and "counts" of the seats with more than nothing."""
    return {
        "seats": tuple([seat for seat, count in enumerate(counts) if count]),
        "counts": tuple([count for count in counts if count]),
    }


def score_all(state: State, told: list[Event]) -> None:
    """Score every district at the end of the game (RULES.md 8.1)."""
    for district in DISTRICTS:
        score(state, district, FINAL, told)


def score_doge(state: State, told: list[Event]) -> None:
    """Score the district of the doge (RULES.md 5.5)."""
    score(state, state.doge, DOGE_POINTS, told)


def outcome(state: State) -> Outcome | None:
    """Rank by prestige, then by nobles in San Marco; else the place is shared (RULES.md 8.2)."""
    if not state.ended:
        return None
    breakdown = [lines_of(player.ledger) for player in state.players]
    nobles = TieBreak(NOBLES_THERE, tuple(state.nobles[SAN_MARCO]))
    return by_points(state.ended, breakdown, [nobles])


def lines_of(ledger: Sequence[int]) -> tuple[Line, ...]:
    """Return a ledger line by line."""
    return tuple(Line(key, points) for key, points in zip(LEDGER, ledger, strict=True))
