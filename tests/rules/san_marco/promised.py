"""Remarks to a seat, proved against all events until they come true."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from rules.decision import Decision
from rules.event import Event, Seat
from rules.san_marco import GAME
from rules.san_marco.components import limit_of
from rules.san_marco.scoring import points_of
from rules.san_marco.view import SanMarcoView, division_of
from tests.contract.walks import Step, Walk
from tests.rules.san_marco.table import by_seat

Told: TypeAlias = Mapping[str, Any]
"""The facts of an option, an event or a remark."""


class Promise(NamedTuple):
    """A remark to a seat, and all events from then on."""

    seat: Seat
    facts: Told
    before: SanMarcoView
    asked: tuple[Decision, ...]
    events: tuple[Event, ...]

    def told(self, *kinds: str) -> Iterator[Told]:
        """Return the facts of the events of these kinds."""
        return (event.facts for event in self.events if event.kind in kinds)

    def taken(self) -> Told:
        """Return the event of taking the remark's offer; empty without one."""
        taken = [
            facts
            for facts in self.told("took", "kept")
            if facts.get("giver", facts["seat"]) == self.seat
        ]
        return next((facts for facts in taken if facts["number"] == self.facts["number"]), {})

    def limits(self) -> list[list[int]]:
        """Return the limit points of each seat if this one takes an offer of the remark, for each
        of these; of two that are left, the distributor then gets the other.
        """
        division, found = self.before.divisions[self.before.division], list[list[int]]()
        for number in self.facts["numbers"]:
            offer = division.offers[number - 1]
            left = [each for each in division.offers if each.taker < 0 and each is not offer]
            limits = [house.limit for house in self.before.houses]
            limits[self.seat] += limit_of(offer.cards)
            if len(left) == 1:
                limits[division.distributor] += limit_of(left[0].cards)
            found.append(limits)
        return found


def as_offered(promise: Promise) -> bool:
    return promise.taken().get("cards") == promise.facts["cards"]


def total_as_told(promise: Promise) -> bool:
    taken = promise.taken()
    return by_seat(promise.facts)[taken["seat"]] == taken["total"]


def may_take(promise: Promise) -> bool:
    division = division_of(promise.before.divisions, promise.seat)
    return promise.facts["seats"] == (*division.deciders, promise.seat)


def bonus_as_told(promise: Promise) -> bool:
    """The distance of each seat below ten to the highest total (RULES.md 7.3)."""
    for limits in promise.limits():
        gains = {seat: max(limits) - limit for seat, limit in enumerate(limits) if limit < 10}
        if by_seat(promise.facts) != {seat: gain for seat, gain in gains.items() if gain}:
            return False
    return True


def final_as_told(promise: Promise) -> bool:
    """All districts as they stand (RULES.md 8.1)."""
    view, gains = promise.before, [0] * len(promise.before.houses)
    for row, worth in zip(view.nobles, view.worth, strict=True):
        for seat, points in enumerate(points_of(row, worth)):
            gains[seat] += points
    return by_seat(promise.facts) == {seat: gain for seat, gain in enumerate(gains) if gain}


def ends_the_game(promise: Promise) -> bool:
    """No other round begins, and the bonus is paid unless it was already."""
    ended = [facts["passage"] for facts in promise.told("passage_ended")]
    bonus = len([*promise.told("bonus")])
    return ended == [3] and not [*promise.told("round_began")] and bonus == promise.facts["bonus"]


def asked_no_more(promise: Promise) -> bool:
    """Only to banish, until the next passage begins or the game is over (RULES.md 7.4; R2)."""
    asked = {decision.kind for decision in promise.asked if decision.seat == promise.seat}
    return asked <= {"fewest", "victims"}


def plays_again(promise: Promise) -> bool:
    begun = next(promise.told("passage_began"), {"passage": 4})
    return begun["passage"] == promise.facts["passage"] + 1 and asked_no_more(promise)


def is_out(promise: Promise) -> bool:
    """From ten limit points on, at the end of the round (RULES.md 7.1)."""
    out = [seat for facts in promise.told("out") for seat in facts["seats"]]
    return (promise.seat in out) == bool(promise.facts["out"])


def gets_nothing(promise: Promise) -> bool:
    paid = [seat for bonus in promise.told("bonus") for seat in bonus["seats"]]
    limit = promise.before.houses[promise.seat].limit
    return promise.seat not in paid and 10 <= promise.facts["limit"] == limit


Kept: TypeAlias = Callable[[Promise], bool]

REMARKS: Final[Mapping[str, Mapping[str, Kept]]] = {
    "offer": {
        "number": as_offered,
        "cards": as_offered,
        "limit": lambda promise: promise.taken()["limit"] == promise.facts["limit"],
        "seats": may_take,
        "counts": total_as_told,
    },
    "out_with": {
        "numbers": lambda promise: min(one[promise.seat] for one in promise.limits()) >= 10,
        "seats": bonus_as_told,
        "counts": bonus_as_told,
    },
    "final": {"bonus": ends_the_game, "seats": final_as_told, "counts": final_as_told},
    "out": {"limit": gets_nothing, "passage": plays_again},
    "taken": {"out": is_out},
}
"""By the key of the remark and the name of the fact; "taken": an offer that was chosen."""


def promises(walk: Walk) -> Iterator[tuple[str, Promise]]:
    """Return every remark to a seat that divides or is out, and every chosen offer."""
    for at, step in enumerate(walk.steps):
        for seat in range(walk.seats):
            view = GAME.view(step.before, seat)
            if view.decision is not None and seat != step.seat:
                continue  # it is still thinking: nothing that it is told comes about now
            for remark in GAME.remarks(view, step.choice if view.decision else ()):
                until = "passage_ended" if remark.key == "out" else "round_began"
                yield remark.key, promised(seat, remark.facts, view, walk.steps[at:], until)
        if step.decision.kind == "choose":
            view = GAME.view(step.before, step.seat)
            told: Told = GAME.explain(view, step.decision)[step.choice[0]]
            facts = {"out": int(told["total"] >= 10)}  # as its words say
            yield "taken", promised(step.seat, facts, view, walk.steps[at:], "round_began")


def promised(
    seat: Seat, facts: Told, view: SanMarcoView, steps: Sequence[Step], until: str
) -> Promise:
    """Return a promise with what happened until this, or until the passage ended."""
    asked: list[Decision] = []
    events: list[Event] = []
    for step in steps:
        asked.append(step.decision)
        events += step.events
        if any(event.kind in (until, "passage_ended") for event in step.events):
            break
    return Promise(seat, facts, view, tuple(asked), tuple(events))
