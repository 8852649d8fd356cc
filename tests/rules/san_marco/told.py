"""All forecasts before a choice, proved against the result of `apply`.

`OPTIONS`, and `REMARKS` in `promised.py`, have a proof for each fact of an option or of a remark:
add one here for each new fact. A fact without a proof is a fault by its name, as is one that does
not come true.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from rules.chance import Chance
from rules.decision import Decision, sample
from rules.event import Event, Seat
from rules.san_marco import GAME
from rules.san_marco.components import DISTRICT_KEYS, KIND_KEYS, NOWHERE, PAIRS, limit_of
from rules.san_marco.scoring import points_of
from rules.san_marco.state import State
from rules.san_marco.view import Offer, SanMarcoView, division_of
from tests.contract.walks import Walk, some
from tests.rules.san_marco.promised import REMARKS, Told, promises
from tests.rules.san_marco.table import by_seat

TOLLS: Final = 1
"""The place of tolls in a ledger."""

CHAIN: Final = {"take", "bridge", "place", "defect", "banish", "victims", "doge", "source"}
"""Questions that a card asks, one after the other, until it is carried out."""

DONE: Final = {
    "placed": "district",
    "built": "card:bridge",
    "took_over": "card:bridge",
    "moved_bridge": "card:bridge",
    "defected": "card:defector",
    "banished": "card:banishment",
    "doge_entered": "card:doge",
    "doge_stayed": "card:doge",
    "doge_moved": "card:doge",
}
"""The events of a carried-out card, and its kind."""


class Case(NamedTuple):
    """An option that is carried out to its end: its forecasts and its result.

    `asked` is the same seat's next question.
    """

    seat: Seat
    key: str
    facts: Told
    before: SanMarcoView
    after: SanMarcoView
    events: tuple[Event, ...]
    asked: Decision | None

    def told(self, *kinds: str) -> Told:
        """Return the facts of the first event of these kinds; empty without one."""
        return next((event.facts for event in self.events if event.kind in kinds), {})

    def done(self) -> Told:
        """Return the event of the carried-out card."""
        return self.told(*DONE)

    def does(self, kind: str) -> bool:
        """Whether it was carried out in this way."""
        return next((event.kind for event in self.events if event.kind in DONE), "") == kind

    def row(self, view: SanMarcoView) -> tuple[int, ...]:
        """Return the nobles of the option's district."""
        return view.nobles[DISTRICT_KEYS.index(self.facts["district"])]

    def own(self) -> int:
        """Return the own nobles in the option's district, once the card is carried out."""
        return self.row(self.after)[self.seat]

    def standing(self, view: SanMarcoView) -> list[Seat]:
        """Return the owners of the bridges on the pair that the option names by its two ends."""
        ends = tuple([DISTRICT_KEYS.index(self.facts[end]) for end in ("one", "two")])
        return [bridge.owner for bridge in view.bridges if PAIRS[bridge.pair] == ends]

    def offer(self) -> Offer:
        """Return the offer made of this card alone."""
        made = len(division_of(self.before.divisions, self.seat).offers)
        return division_of(self.after.divisions, self.seat).offers[made]

    def tolls(self) -> list[int]:
        """Return each seat's gain by tolls."""
        houses = zip(self.before.houses, self.after.houses, strict=True)
        return [then.ledger[TOLLS] - now.ledger[TOLLS] for now, then in houses]


Proof: TypeAlias = Callable[[Case], bool]


def carried_out(case: Case) -> int:
    """Count how often the card was carried out: doges follow by themselves when they must."""
    named = [DONE[event.kind] for event in case.events if event.kind in DONE]
    return named.count("district" if case.key in DISTRICT_KEYS else case.key)


def left(case: Case) -> int:
    """Count the copies that the seat still has, or has put away since."""
    count = [*case.told("declined").get("cards", ())].count(case.key)
    if case.after.acting == case.seat:
        count += [*case.after.cards, case.after.plan].count(KIND_KEYS.index(case.key))
    return count


def stands(case: Case) -> bool:
    return case.seat in case.standing(case.after) and case.seat not in case.standing(case.before)


def beside(case: Case) -> bool:
    return len(case.standing(case.after)) - 1 == case.facts["bridges"]


def put_away(case: Case) -> bool:
    return case.told("declined")["cards"] == tuple([KIND_KEYS[kind] for kind in case.before.cards])


def lands(case: Case) -> bool:
    return case.done()["district"] == case.facts["district"]


def one_more(case: Case) -> bool:
    """One more, unless it was lifted from the same district."""
    return case.own() == case.facts["own"] + (case.done().get("lifted") != case.facts["district"])


def strongest(case: Case) -> bool:
    row = case.row(case.after)
    return max(row[: case.seat] + row[case.seat + 1 :]) == case.facts["most"]


def replaced(case: Case) -> bool:
    owner = case.facts["owner"]
    return owner in case.standing(case.before) and owner not in case.standing(case.after)


def places(case: Case) -> tuple[str, ...]:
    """Return the places for the taken bridge: with a single place, there is no question."""
    if case.asked is not None and case.asked.kind == "bridge":
        return case.asked.options
    return (f"pair:{case.key.split(':')[1]}",) if case.does("took_over") else ("elsewhere",)


def can_stay(case: Case) -> bool:
    return (f"pair:{case.key.split(':')[1]}" in places(case)) == bool(case.facts["stays"])


def can_move(case: Case) -> bool:
    here = f"pair:{case.key.split(':')[1]}"
    return any(place != here for place in places(case)) == bool(case.facts["moves"])


def one_less(case: Case) -> bool:
    return case.row(case.after)[case.facts["owner"]] == case.facts["count"] - 1


def are_paid(case: Case) -> bool:
    gained = [(seat, toll) for seat, toll in enumerate(case.tolls()) if seat != case.seat]
    return all(case.facts["payees"].count(seat) == toll for seat, toll in gained)


def rivals_gain(case: Case) -> bool:
    """By points and by tolls."""
    gains = Counter(by_seat(case.told("scored")))
    gains.update(dict(enumerate(case.tolls())))
    del gains[case.seat]
    return by_seat(case.facts) == {seat: gain for seat, gain in gains.items() if gain}


def lost(case: Case) -> dict[int, int]:
    """Return the number of nobles of each seat that the banishment sent home."""
    return by_seat(case.told("banished"))


def others_first(case: Case) -> bool:
    gone = min(case.told("banishing")["roll"], sum(case.row(case.before)))
    others = [count for seat, count in lost(case).items() if seat != case.seat]
    return sum(others) == min(gone, case.facts["others"])


def were_there(case: Case) -> bool:
    gone, told = lost(case), by_seat(case.facts)
    rest = enumerate(case.row(case.after))
    return all(count + gone.get(seat, 0) == told.get(seat, 0) for seat, count in rest)


def leave(case: Case) -> bool:
    told = by_seat(case.facts)
    rows = enumerate(zip(case.row(case.before), case.row(case.after), strict=True))
    return all(now - then == told.get(seat, 0) for seat, (now, then) in rows)


def makes_peace(case: Case) -> bool:
    return bool(case.told("kept_peace")) and case.after.nobles == case.before.nobles


def comes_back(case: Case) -> bool:
    return case.done().get("district") == case.facts["district"]


def before_it(case: Case) -> tuple[int, ...]:
    """Return the nobles in the district of a card before it, from those there afterwards."""
    row = [*case.after.nobles[DISTRICT_KEYS.index(case.key)]]
    row[case.seat] -= case.done()["district"] == case.key
    row[case.seat] += case.done().get("lifted") == case.key
    return tuple(row)


def stood_there(case: Case) -> bool:
    return by_seat(case.facts) == {at: count for at, count in enumerate(before_it(case)) if count}


def scored_now(case: Case) -> bool:
    worth = case.after.worth[DISTRICT_KEYS.index(case.key)]
    return points_of(before_it(case), worth)[case.seat] == case.facts["now"]


def scored_with_one_more(case: Case) -> bool:
    """As told, unless the noble can come from the card's district alone (RULES.md 4.2)."""
    row, district = [*before_it(case)], DISTRICT_KEYS.index(case.key)
    placed = sum(nobles[case.seat] for nobles in case.before.nobles)
    row[case.seat] += bool(case.before.houses[case.seat].supply) or row[case.seat] < placed
    return points_of(row, case.after.worth[district])[case.seat] == case.facts["then"]


def theirs_here(view: SanMarcoView, case: Case) -> int:
    """Return the points of all others in the option's district."""
    worth = view.worth[DISTRICT_KEYS.index(case.facts["district"])]
    return sum(points_of(case.row(view), worth)) - scored_here(view, case)


def scored_here(view: SanMarcoView, case: Case) -> int:
    """Return the seat's points in the option's district."""
    worth = view.worth[DISTRICT_KEYS.index(case.facts["district"])]
    return points_of(case.row(view), worth)[case.seat]


def scores_then(case: Case) -> bool:
    return lifted_at_will(case) or scored_here(case.after, case) == case.facts["then"]


def rivals_lose(case: Case) -> bool:
    loss = theirs_here(case.before, case) - theirs_here(case.after, case)
    return lifted_at_will(case) or loss == case.facts["less"] >= 0


def lifted_at_will(case: Case) -> bool:
    """Whether the noble was lifted from the same district, and need not have been."""
    here = case.facts["district"]
    lifted = case.done().get("lifted") == here
    rows = zip(DISTRICT_KEYS, case.before.nobles, strict=True)
    return lifted and any(row[case.seat] for key, row in rows if key != here)


def doges_first(keys: list[str]) -> tuple[str, ...]:
    return tuple(sorted(keys, key=lambda key: key != "card:doge"))


def leads_to(case: Case) -> bool:
    """As many districts as the card asks about; with a single one, there is no question."""
    asked = case.asked
    asks = asked is not None and (asked.kind, asked.subject) == ("place", case.key)
    return (len(asked.options) if asked and asks else 1) == case.facts["ways"]


def gains_at_most(case: Case) -> bool:
    """No district of the card brings more than told; a single one, just that. A noble that was
    lifted may have cost more.
    """
    district = DISTRICT_KEYS.index(case.done()["district"])
    worth, then = case.after.worth[district], [*case.after.nobles[district]]
    now = [*then]
    now[case.seat] -= 1
    gain = points_of(then, worth)[case.seat] - points_of(now, worth)[case.seat]
    if "lifted" in case.done():
        return True
    return gain <= case.facts["reach"] and (gain == case.facts["reach"] or case.facts["ways"] > 1)


def scored_at_most(case: Case) -> bool:
    """No doge brings more than told, tolls paid."""
    gained = by_seat(case.told("scored")).get(case.seat, 0)
    paid = case.told("doge_moved").get("price", 0)
    return gained - paid <= case.facts["best"]


def best_of_all(case: Case) -> bool:
    """A first doge goes where it brings most; a later one, perhaps not as far."""
    rows = zip(case.before.nobles, case.before.worth, strict=True)
    points = [points_of(row, worth)[case.seat] for row, worth in rows]
    if case.before.doge == NOWHERE:
        return case.facts["best"] == max(points)
    return points[case.before.doge] <= case.facts["best"] <= max(points)


def lifts(case: Case) -> bool:
    return ("lifted" in case.done()) == bool(case.facts["lifts"])


_NOW: Final[Mapping[str, Proof]] = {
    "now": lambda case: scored_here(case.before, case) == case.facts["now"],
}
_WORTH: Final[Mapping[str, Proof]] = {
    **_NOW,
    "then": scores_then,
    "gain": lambda case: case.facts["gain"] == case.facts["then"] - case.facts["now"],
}
_SHARES: Final[Mapping[str, Proof]] = {
    **_NOW,
    "theirs": lambda case: theirs_here(case.before, case) == case.facts["theirs"],
}
_CARD: Final[Mapping[str, Proof]] = {
    "card": lambda case: [KIND_KEYS[kind] for kind in case.offer().cards] == [case.facts["card"]],
    "limit": lambda case: limit_of(case.offer().cards) == case.facts["limit"],
    "best": best_of_all,
}
_CROWD: Final[Mapping[str, Proof]] = {
    "district": lambda case: case.told("banishing")["district"] == case.facts["district"],
    "own": lambda case: case.own() + lost(case).get(case.seat, 0) == case.facts["own"],
    "others": others_first,
    "seats": were_there,
    "counts": were_there,
    **_SHARES,
}

OPTIONS: Final[Mapping[str, Mapping[str, Proof]]] = {
    "reroll": {"district": lambda case: case.own() == (8 if case.key == "keep" else 6)},
    "bridge": {
        "one": stands,
        "two": stands,
        "bridges": beside,
        "stays": lambda case: case.does("took_over") == bool(case.facts["stays"]),
    },
    "roles": {
        "decider": lambda case: case.after.divisions[0].deciders[0] == case.facts["decider"],
        "second": lambda case: case.after.divisions[-1].deciders[-1] == case.facts["second"],
        "distributor": lambda case: (
            case.after.divisions[1].distributor == case.facts["distributor"]
        ),
    },
    "split": _CARD,
    "split_rest": _CARD,
    "choose": {
        "value": lambda case: case.told("took")["number"] == case.facts["value"],
        "cards": lambda case: case.told("took")["cards"] == case.facts["cards"],
        "actions": lambda case: (
            doges_first([key for key in case.told("took")["cards"] if not key.startswith("limit")])
            == case.facts["actions"]
        ),
        "limit": lambda case: case.told("took")["limit"] == case.facts["limit"],
        "total": lambda case: case.told("took")["total"] == case.facts["total"],
    },
    "play": {
        "card": lambda case: case.facts["card"] == case.key and carried_out(case) > 0,
        "copies": lambda case: carried_out(case) + left(case) == case.facts["copies"],
        "end": put_away,
        "seats": stood_there,
        "counts": stood_there,
        "now": scored_now,
        "then": scored_with_one_more,
        "gain": _WORTH["gain"],
        "ways": leads_to,
        "reach": gains_at_most,
        "best": scored_at_most,
    },
    "place": {
        "district": lands,
        "own": one_more,
        "most": strongest,
        "over": lambda case: ("card" in case.done()) == bool(case.facts["over"]),
        "lifts": lifts,
        "seats": stood_there,
        "counts": stood_there,
        "less": rivals_lose,
        **_WORTH,
    },
    "take": {
        "one": replaced,
        "two": replaced,
        "owner": replaced,
        "stays": can_stay,
        "moves": can_move,
    },
    "defect": {
        "district": lands,
        "owner": one_less,
        "count": one_less,
        "own": one_more,
        "lifts": lifts,
        **_WORTH,
    },
    "doge": {
        "district": lambda case: DISTRICT_KEYS[case.after.doge] == case.facts["district"],
        "price": lambda case: case.tolls()[case.seat] == -case.facts["price"],
        "payees": are_paid,
        "step": lambda case: sum(case.tolls()) == -case.facts["step"],
        "own": lambda case: by_seat(case.told("scored")).get(case.seat, 0) == case.facts["own"],
        "seats": rivals_gain,
        "counts": rivals_gain,
        "stays": lambda case: case.does("doge_stayed") == bool(case.facts["stays"]),
        "enters": lambda case: case.does("doge_entered") == bool(case.facts["enters"]),
    },
    "banish": _CROWD,
    "fewest": {**_CROWD, "decline": makes_peace},
    "victims": {
        "district": leave,
        "roll": lambda case: sum(lost(case).values()) == case.facts["roll"],
        "seats": leave,
        "counts": leave,
        **_SHARES,
        "then": lambda case: scored_here(case.after, case) == case.facts["then"],
        "left": lambda case: theirs_here(case.after, case) == case.facts["left"],
    },
    "source": {
        "district": lambda case: case.done()["lifted"] == case.facts["district"],
        "own": lambda case: case.own() == case.facts["own"] - 1 + comes_back(case),
        "back": lambda case: comes_back(case) == bool(case.facts["back"]),
        **_NOW,
        "then": lambda case: scored_here(case.after, case) == case.facts["then"],
    },
}
"""By the kind of the decision and the name of the fact; an option without facts by its key."""


def cases(state: State, decision: Decision, chance: Chance) -> Iterator[Case]:
    """Carry out each option of a decision from the same position, answering its questions."""
    seat, before = decision.seat, GAME.view(state, decision.seat)
    for position, facts in enumerate(GAME.explain(before, decision)):
        then = GAME.copy(state)
        told = [*GAME.apply(then, seat, (position,))]
        next_one = asked = GAME.asked(then, seat)
        while asked and asked.kind in CHAIN and state.passage and not is_done(told):
            told += GAME.apply(then, seat, sample(asked, chance.random))
            asked = GAME.asked(then, seat)
        after = GAME.view(then, seat)
        key = decision.options[position]
        yield Case(seat, key, facts, before, after, tuple(told), next_one)


def is_done(told: list[Event]) -> bool:
    return any(event.kind in DONE for event in told)


# --- all of it ------------------------------------------------------------------------------------


class Found(NamedTuple):
    """The forecasts of a game: the count of each fact, and of its failures."""

    seen: Counter[str]
    faults: Counter[str]


def judge(walk: Walk, count: int) -> Found:
    """Prove every option at `count` positions of a game, and every remark."""
    chance, found = Chance(walk.seed), Found(Counter(), Counter())
    for step in some(chance, walk.steps, count):
        for case in cases(step.before, step.decision, chance):
            note(found, OPTIONS.get(step.decision.kind, {}), step.decision.kind, case)
    for key, promise in promises(walk):
        note(found, REMARKS.get(key, {}), f"remark {key}", promise)
    return found


def note(found: Found, proofs: Mapping[str, Callable[[Any], bool]], what: str, told: Any) -> None:
    for name in told.facts or (told.key,):
        found.seen[f"{what}/{name}"] += 1
        if name not in proofs:
            found.faults[f"{what}/{name}: no proof"] += 1
        elif not proofs[name](told):
            found.faults[f"{what}/{name}"] += 1
