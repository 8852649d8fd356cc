"""A second set of books: it follows a game from its events alone, by the sentences of the rules.

It knows nothing of the engine but its events; `agrees` compares the books with the public view.
"""

from collections.abc import Sequence

from rules.event import Event
from rules.san_marco.components import NAMES, WORTH
from rules.san_marco.view import SanMarcoView
from tests.rules.san_marco.table import by_seat, words_in

OUT_AT = 10


class Books:
    """Nobles, bridges, prestige and limit points, and the next required event."""

    def __init__(self, seats: int, districts: str) -> None:
        self.seats = range(seats)
        self.worth = dict(zip(NAMES, WORTH[districts], strict=True))
        self.supply = [25] * seats
        self.nobles = {name: [0] * seats for name in NAMES}
        self.bridges: list[tuple[frozenset[str], int]] = []
        self.doge = ""
        self.prestige = [0] * seats
        self.limits = [0] * seats
        self.out: set[int] = set()
        self.last = self.ended = False
        self.passage = self.round = 0
        self.start = -1

    def hears(self, events: Sequence[Event]) -> None:
        for event in events:
            note = getattr(self, f"_{event.kind}", None)
            if note is not None:
                note(dict(event.facts))

    def agrees(self, view: SanMarcoView) -> None:
        assert [list(row) for row in view.nobles] == [self.nobles[name] for name in NAMES]
        assert [house.supply for house in view.houses] == self.supply
        assert [house.prestige for house in view.houses] == self.prestige
        assert [house.limit for house in view.houses] == self.limits
        assert {house.seat for house in view.houses if house.out} == self.out
        assert len(view.bridges) == len(self.bridges) == len(set(self.bridges))
        assert {bridge.owner for bridge in view.bridges} == {owner for _, owner in self.bridges}
        assert (NAMES[view.doge] if view.doge >= 0 else "") == self.doge
        assert (view.passage, view.round) == (self.passage, self.round)
        assert view.start == max(0, self.start)
        assert view.last_round == self.last

    def scores(self) -> list[int]:
        """Return the prestige of all."""
        return self.prestige

    def ranks(self) -> list[int]:
        """Return the ranks: prestige, then nobles in San Marco."""
        merits = [*zip(self.prestige, self.nobles["san_marco"], strict=True)]
        return [1 + sum(other > merit for other in merits) for merit in merits]

    # --- nobles and bridges -------------------------------------------------------------------

    def _goes(self, seat: int, district: str, count: int = 1) -> None:
        assert self.supply[seat] >= count
        self.supply[seat] -= count
        self.nobles[district][seat] += count

    def _returns(self, seat: int, district: str, count: int = 1) -> None:
        assert self.nobles[district][seat] >= count
        self.supply[seat] += count
        self.nobles[district][seat] -= count

    def _lift(self, facts: dict[str, object]) -> None:
        """Only a seat without nobles in the supply lifts one from a district."""
        seat = _seat(facts)
        assert ("lifted" in facts) == (self.supply[seat] == 0)
        if "lifted" in facts:
            self._returns(seat, _word(facts, "lifted"))

    def _rolled(self, facts: dict[str, object]) -> None:
        for district in words_in(facts, "districts"):
            self._goes(_seat(facts), district, 2)

    def _rerolled(self, facts: dict[str, object]) -> None:
        seat = _seat(facts)
        [old] = [name for name in NAMES if self.nobles[name][seat]]
        assert self.nobles[old][seat] == 8
        assert old != _word(facts)
        self._returns(seat, old, 2)
        self._goes(seat, _word(facts), 2)

    def _placed(self, facts: dict[str, object]) -> None:
        seat, district = _seat(facts), _word(facts)
        self._lift(facts)
        if "card" in facts:
            assert (frozenset((_word(facts, "card"), district)), seat) in self.bridges
        self._goes(seat, district)

    def _defected(self, facts: dict[str, object]) -> None:
        self._lift(facts)
        self._returns(_seat(facts, "owner"), _word(facts))
        self._goes(_seat(facts), _word(facts))
        assert facts["owner"] != facts["seat"]

    def _banished(self, facts: dict[str, object]) -> None:
        row = self.nobles[_word(facts)]
        lost = by_seat(facts)
        assert sum(lost.values()) == min(self.roll, sum(row))
        own = lost.get(_seat(facts), 0)
        assert own == max(0, min(self.roll, sum(row)) - (sum(row) - row[_seat(facts)]))
        for seat, count in lost.items():
            self._returns(seat, _word(facts), count)

    def _banishing(self, facts: dict[str, object]) -> None:
        self.roll = _seat(facts, "roll")
        assert 1 <= self.roll <= 6

    def _bridge_placed(self, facts: dict[str, object]) -> None:
        self._put(facts)

    def _built(self, facts: dict[str, object]) -> None:
        self._lift(facts)
        self._put(facts)

    def _took_over(self, facts: dict[str, object]) -> None:
        self._moved_bridge(facts | {"from_one": facts["one"], "from_two": facts["two"]})

    def _moved_bridge(self, facts: dict[str, object]) -> None:
        assert len(self.bridges) == 12
        assert facts["owner"] != facts["seat"]
        self._lift(facts)
        old = frozenset((_word(facts, "from_one"), _word(facts, "from_two")))
        self.bridges.remove((old, _seat(facts, "owner")))
        self.supply[_seat(facts, "owner")] += 1
        self._put(facts)

    def _put(self, facts: dict[str, object]) -> None:
        pair, seat = frozenset((_word(facts, "one"), _word(facts, "two"))), _seat(facts)
        assert len(self.bridges) < 12
        owners = [owner for other, owner in self.bridges if other == pair]
        assert len(owners) < 3
        assert seat not in owners
        self.bridges.append((pair, seat))
        self.supply[seat] -= 1

    # --- the doge -----------------------------------------------------------------------------

    def _doge_entered(self, facts: dict[str, object]) -> None:
        assert self.doge == ""
        self.doge = _word(facts)

    def _doge_stayed(self, facts: dict[str, object]) -> None:
        assert self.doge == _word(facts)

    def _doge_moved(self, facts: dict[str, object]) -> None:
        payees = facts["payees"]
        assert isinstance(payees, tuple)
        isolated = not any(self.doge in pair for pair, _ in self.bridges)
        assert facts["step"] == 2 * isolated
        assert facts["price"] == len(payees) + 2 * isolated
        self.prestige[_seat(facts)] -= _seat(facts, "price")
        assert self.prestige[_seat(facts)] >= 0
        for payee in payees:
            self.prestige[int(payee)] += 1
        self.doge = _word(facts)

    def _scored(self, facts: dict[str, object]) -> None:
        district = _word(facts)
        points = by_the_book(self.nobles[district], *self.worth[district])
        assert by_seat(facts) == {seat: won for seat, won in enumerate(points) if won}
        assert self.ended or district == self.doge
        self.prestige = [had + won for had, won in zip(self.prestige, points, strict=True)]

    # --- rounds and passages ------------------------------------------------------------------

    def _took(self, facts: dict[str, object]) -> None:
        seat = _seat(facts)
        assert seat not in self.out
        self.limits[seat] += sum(int(word) for word in words_in(facts) if word.isdigit())
        assert self.limits[seat] == facts["total"]

    _kept = _took

    def _reached(self) -> set[int]:
        return {seat for seat in self.seats if self.limits[seat] >= OUT_AT}

    def _out(self, facts: dict[str, object]) -> None:
        seats = facts["seats"]
        assert isinstance(seats, tuple)
        assert seats
        assert set(seats) == self._reached() - self.out

    def _last_round(self, facts: dict[str, object]) -> None:
        assert not self.last
        self.last, self.out = True, self._reached()
        assert facts["seats"] == tuple(seat for seat in self.seats if seat not in self.out)
        assert len(self.seats) - len(self.out) >= 2

    def _round_began(self, facts: dict[str, object]) -> None:
        assert self.last or not self._reached()
        self.round += 1
        self.start = (self.start + 1) % len(self.seats)
        while self.start in self.out:
            self.start = (self.start + 1) % len(self.seats)
        assert facts == {
            "round": self.round,
            "passage": self.passage,
            "seat": self.start,
            "last": int(self.last),
        }

    def _passage_began(self, facts: dict[str, object]) -> None:
        self.passage += 1
        assert facts == {"passage": self.passage}
        self.round, self.last, self.out = 0, False, set()
        self.limits = [0 for _ in self.seats]

    def _bonus(self, facts: dict[str, object]) -> None:
        assert self.last or len(self.seats) - len(self._reached()) < 2
        paid = {
            seat: max(self.limits) - limit
            for seat, limit in enumerate(self.limits)
            if limit < OUT_AT
        }
        assert by_seat(facts) == paid
        for seat, points in paid.items():
            self.prestige[seat] += points

    def _fewest(self, facts: dict[str, object]) -> None:
        assert self.limits.count(min(self.limits)) == 1
        assert self.limits.index(min(self.limits)) == facts["seat"]

    def _passage_ended(self, facts: dict[str, object]) -> None:
        assert facts == {"passage": self.passage}
        self.ended = self.passage == 3


def _seat(facts: dict[str, object], fact: str = "seat") -> int:
    seat = facts[fact]
    assert isinstance(seat, int)
    return seat


def _word(facts: dict[str, object], fact: str = "district") -> str:
    return str(facts[fact]).removeprefix("district:")


def by_the_book(row: Sequence[int], first: int, second: int) -> tuple[int, ...]:
    """The points of a district, by the sentences of 3.7, one by one."""
    points = [0] * len(row)
    present = [seat for seat, count in enumerate(row) if count > 0]
    ranking = sorted(present, key=lambda seat: -row[seat])
    if len(ranking) == 1:
        points[ranking[0]] = first
    if len(ranking) > 1:
        tied = [seat for seat in ranking if row[seat] == row[ranking[0]]]
        if len(tied) > 1:
            for seat in tied:
                points[seat] = second
        else:
            points[ranking[0]] = first
            if len([seat for seat in ranking if row[seat] == row[ranking[1]]]) == 1:
                points[ranking[1]] = second
    return tuple(points)
