"""A second reckoning of a league, by another author: from the design's text alone, sections 6.2 to
6.5 of `people.md`, without a glance at `bot/service/leagues`, which it must not import.

Points are fractions of a point here, never sixtieths. How to check a season with it:

1. Make a `Sheet` of each table that counts. `people` are in the order of seats. `places` are the
   final ranks of the game itself, by seat; `absent` are the people who get nothing there. `scores`
   are the game's. A judged table has `judged`, the points that were given (`Fraction(54, 10)`),
   because nobody else can play it out; its places and scores are empty.
2. `final_order(people, sheets, lot, withdrawn)` returns a division's people, the best first;
   `total(person, sheets)` is what it compares: points, wins, mean share. A substitute stands in the
   sheets for whom they replaced, from the start.
3. `next_divisions(orders, newcomers, leavers, seats)` returns the next season's divisions, from
   the final orders of all divisions, the top one first.
"""

from collections.abc import Collection, Sequence
from fractions import Fraction
from functools import cmp_to_key
from typing import NamedTuple

PLACES = {5: [10, 7, 4, 2, 1], 4: [10, 6, 3, 1], 3: [10, 5, 1], 2: [3, 1]}


class Sheet(NamedTuple):
    people: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    absent: frozenset[int] = frozenset()
    judged: tuple[Fraction, ...] | None = None


class Season(NamedTuple):
    points: Fraction
    wins: Fraction
    share: Fraction


def points_of(sheet: Sheet) -> dict[int, Fraction]:
    """Hand out the places' points from the top, a group of equals after the other."""
    if sheet.judged is not None:
        return dict(zip(sheet.people, sheet.judged, strict=True))
    found = dict.fromkeys(sheet.people, Fraction(0))
    left = list(PLACES[len(sheet.people)])
    for group in groups(sheet):
        pot = [left.pop(0) for _ in group]
        for person in group:
            found[person] = Fraction(sum(pot), len(pot))
    return found


def groups(sheet: Sheet) -> list[list[int]]:
    """Return who was there, best first, equals together."""
    found = dict[int, list[int]]()
    for person, place in zip(sheet.people, sheet.places, strict=True):
        if person not in sheet.absent:
            found.setdefault(place, []).append(person)
    return [found[place] for place in sorted(found)]


def total(person: int, sheets: Sequence[Sheet]) -> Season:
    points, wins, shares = Fraction(0), Fraction(0), list[Fraction]()
    for sheet in sheets:
        if person not in sheet.people:
            continue
        points += points_of(sheet)[person]
        if sheet.judged is not None:
            continue
        if person in sheet.absent:
            shares.append(Fraction(0))
            continue
        winners = groups(sheet)[0]
        if person in winners:
            wins += Fraction(1, len(winners))
        score = dict(zip(sheet.people, sheet.scores, strict=True))
        best = max(score[each] for each in sheet.people if each not in sheet.absent)
        if best > 0:
            shares.append(Fraction(max(score[person], 0), best))
        else:
            shares.append(Fraction(1) if score[person] == best else Fraction(0))
    mean = sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)
    return Season(points, wins, mean)


def final_order(
    people: Collection[int],
    sheets: Sequence[Sheet],
    lot: Sequence[int],
    withdrawn: Collection[int] = (),
) -> list[int]:
    """Compare each two people, by one thing after the other."""

    def compare(one: int, other: int) -> int:
        if (one in withdrawn) != (other in withdrawn):
            return 1 if one in withdrawn else -1
        for mine, theirs in zip(total(one, sheets), total(other, sheets), strict=True):
            if mine != theirs:
                return -1 if mine > theirs else 1
        return lot.index(one) - lot.index(other)

    return sorted(people, key=cmp_to_key(compare))


def next_divisions(
    orders: Sequence[Sequence[int]],
    newcomers: Sequence[int],
    leavers: Collection[int],
    seats: int,
) -> list[list[int]]:
    """Take the movers out at each border, then put the levels together again."""
    stay = [list(order) for order in orders]
    came_down: list[list[int]] = [[] for _ in orders]
    came_up: list[list[int]] = [[] for _ in orders]
    for level in range(len(orders) - 1):
        number = 2 if len(orders[level]) >= 5 and len(orders[level + 1]) >= 5 else 1
        for _ in range(number):
            came_down[level + 1].insert(0, stay[level].pop())
            came_up[level].append(stay[level + 1].pop(0))
    row: list[int] = []
    for level in range(len(orders)):
        row += stay[level] + came_down[level] + came_up[level]
    row = [person for person in row if person not in leavers] + list(newcomers)
    return cut(row, seats)


def cut(row: Sequence[int], seats: int) -> list[list[int]]:
    """Deal out how many people each division has, one at a time from the top."""
    if len(row) < seats + 1:
        return []
    number = 1
    while number * (11 if seats == 5 else 9) < len(row):
        number += 1
    sizes = [0] * number
    for place in range(len(row)):
        sizes[place % number] += 1
    left, found = list(row), list[list[int]]()
    for size in sizes:
        found.append([left.pop(0) for _ in range(size)])
    return found
