"""The facts a person needs for a choice: those of each option."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rules.decision import Decision
from rules.event import NOBODY, Facts, Seat
from rules.facts import number_at
from rules.san_marco import asking
from rules.san_marco.bridges import Route, ends, free_pairs, reached, routes, without
from rules.san_marco.components import (
    BRIDGE,
    DISTRICT_KEYS,
    DISTRICTS,
    DOGE,
    KIND_KEYS,
    NOTHING,
    NOWHERE,
    POINTS,
    Bridge,
    District,
    Kind,
    limit_of,
)
from rules.san_marco.foreseen import foreseen
from rules.san_marco.opening import four_equal
from rules.san_marco.rounds import keys_of
from rules.san_marco.scoring import by_seat, points_of
from rules.san_marco.view import SanMarcoView, division_of

_Explain: TypeAlias = Callable[[SanMarcoView, Decision], list[Facts]]


def explain(view: SanMarcoView, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: its kind, its cost, its gain.

    For a foreseen question: as the board is now.
    """
    if view.decision is None:
        view = foreseen(view)
    return tuple(_EXPLAIN[decision.kind](view, decision))


def _reroll(view: SanMarcoView, decision: Decision) -> list[Facts]:
    district = DISTRICT_KEYS[four_equal(view.nobles, decision.seat)]
    return [{"district": district} for _ in decision.options]


def _bridge(view: SanMarcoView, decision: Decision) -> list[Facts]:
    taken = None if view.taken == NOTHING else view.bridges[view.taken]
    return [_pair(view, key, taken) for key in decision.options]


def _pair(view: SanMarcoView, key: str, taken: Bridge | None) -> Facts:
    pair = asking.pair_named(key)
    others = sum(bridge.pair == pair for bridge in view.bridges if bridge != taken)
    stays = taken is not None and taken.pair == pair
    return {**ends(pair), "bridges": others, "stays": int(stays)}


def _roles(_view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [_order(key) for key in decision.options]


def _order(key: str) -> Facts:
    seats = asking.numbers_in(key)
    if len(seats) == 2:
        return {"decider": seats[0], "second": seats[1]}
    return {"decider": seats[0], "distributor": seats[1], "second": seats[2]}


def _split(view: SanMarcoView, decision: Decision) -> list[Facts]:
    hand = division_of(view.divisions, decision.seat).hand
    return [
        {"card": KIND_KEYS[kind], "limit": POINTS[kind], **_visit(view, decision.seat, kind)}
        for kind in hand
    ]


def _visit(view: SanMarcoView, seat: Seat, kind: Kind) -> Facts:
    """Tell a seat's best gain by a doge card now, tolls paid (RULES.md 5.5)."""
    if kind != DOGE:
        return {}
    if view.doge == NOWHERE:
        ways = [Route(district, 0, ()) for district in DISTRICTS]
    else:
        ways = routes(view.bridges, view.doge, seat, view.houses[seat].prestige)
    return {"best": max(_worth(view, seat, way.district) - way.price for way in ways)}


def _choose(view: SanMarcoView, decision: Decision) -> list[Facts]:
    offers = view.divisions[view.division].offers
    own = view.houses[decision.seat].limit
    places = [asking.OFFER_KEYS.index(key) for key in decision.options]
    return [{"value": place + 1, **_offer(offers[place].cards, own)} for place in places]


def _offer(cards: tuple[Kind, ...], own: int) -> Facts:
    """Its action cards have the doges first: on a button, they decide."""
    actions = sorted([kind for kind in cards if not POINTS[kind]], key=lambda kind: kind != DOGE)
    limit = limit_of(cards)
    return {
        "cards": keys_of(cards),
        "actions": keys_of(actions),
        "limit": limit,
        "total": own + limit,
    }


def _play(view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [{} if key == asking.END else _card(view, key) for key in decision.options]


def _card(view: SanMarcoView, key: str) -> Facts:
    """For the card of a district, also tell the seats there, and the viewer's points there; and its
    best gain in all the districts that it reaches (RULES.md 5.1).
    """
    kind = KIND_KEYS.index(key)
    facts: Facts = {"card": key, "copies": view.cards.count(kind)}
    if view.seat is None:
        return facts
    if key not in DISTRICT_KEYS:
        return {**facts, **_visit(view, view.seat, kind)}
    targets = reached(view.bridges, view.seat, kind)
    return {
        **facts,
        **by_seat(view.nobles[kind]),
        **_with_one_more(view, view.seat, kind),
        "ways": len(targets),
        "reach": max(
            number_at(_with_one_more(view, view.seat, district), "gain") for district in targets
        ),
    }


def _worth(view: SanMarcoView, seat: Seat, district: District) -> int:
    """Return a seat's points in a district that is scored now (RULES.md 6)."""
    return points_of(view.nobles[district], view.worth[district])[seat]


def _with_one_more(
    view: SanMarcoView, seat: Seat, district: District, owner: Seat = NOBODY
) -> Facts:
    """Tell the same, and with one more noble of the seat; in place of one of its owner, if any."""
    row = _row_with_one_more(view, seat, district)
    if owner != NOBODY:
        row[owner] -= 1
    now, then = _worth(view, seat, district), points_of(row, view.worth[district])[seat]
    return {"now": now, "then": then, "gain": then - now}


def _row_with_one_more(view: SanMarcoView, seat: Seat, district: District) -> list[int]:
    """Return a district's nobles with one more of a seat; it is lifted from the district itself if
    the seat has no other (RULES.md 4.2).
    """
    row = [*view.nobles[district]]
    row[seat] += not _only_there(view, seat, district)
    return row


def _only_there(view: SanMarcoView, seat: Seat, district: District) -> bool:
    """Whether the noble that a seat needs can come from this district alone (RULES.md 4.2)."""
    placed = sum(row[seat] for row in view.nobles)
    return not view.houses[seat].supply and view.nobles[district][seat] == placed


def _place(view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [_target(view, decision, key) for key in decision.options]


def _target(view: SanMarcoView, decision: Decision, key: str) -> Facts:
    """Also tell how much less all rivals together then score there."""
    district = asking.district_named(key)
    row = view.nobles[district]
    _, theirs = _shares(view, decision.seat, district, row)
    more = _row_with_one_more(view, decision.seat, district)
    _, left = _shares(view, decision.seat, district, more)
    rivals = [nobles for seat, nobles in enumerate(row) if seat != decision.seat]
    return {
        "district": key,
        "own": row[decision.seat],
        "most": max(rivals),
        "over": int(view.plan not in (district, NOTHING)),
        "lifts": int(not view.houses[decision.seat].supply),
        **_with_one_more(view, decision.seat, district),
        "less": theirs - left,
        **by_seat(row),
    }


def _take(view: SanMarcoView, decision: Decision) -> list[Facts]:
    standing = {asking.bridge_key(bridge): at for at, bridge in enumerate(view.bridges)}
    return [_replaced(view, decision.seat, standing[key]) for key in decision.options]


def _replaced(view: SanMarcoView, seat: Seat, position: int) -> Facts:
    """Tell whether a bridge can be taken over in place, and if it can be moved (RULES.md 5.2)."""
    bridge, pairs = view.bridges[position], free_pairs(without(view.bridges, position), seat)
    return {
        **ends(bridge.pair),
        "owner": bridge.owner,
        "stays": int(bridge.pair in pairs),
        "moves": int(pairs != [bridge.pair]),
    }


def _defect(view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [_noble(view, decision.seat, *asking.noble_named(key)) for key in decision.options]


def _noble(view: SanMarcoView, seat: Seat, district: District, owner: Seat) -> Facts:
    row = view.nobles[district]
    return {
        "district": DISTRICT_KEYS[district],
        "owner": owner,
        "count": row[owner],
        "own": row[seat],
        "lifts": int(not view.houses[seat].supply),
        **_with_one_more(view, seat, district, owner),
    }


def _doge(view: SanMarcoView, decision: Decision) -> list[Facts]:
    routes = [asking.route_named(view.bridges, view.doge, key) for key in decision.options]
    return [_way(view, decision.seat, route) for route in routes]


def _way(view: SanMarcoView, seat: Seat, route: Route) -> Facts:
    """Tell the points of the seat, and what each rival gains by points and tolls."""
    points = [*points_of(view.nobles[route.district], view.worth[route.district])]
    own, points[seat] = points[seat], 0
    for payee in route.payees:
        points[payee] += 1
    return {
        "district": DISTRICT_KEYS[route.district],
        "price": route.price,
        "payees": route.payees,
        "step": route.price - len(route.payees),
        "own": own,
        **by_seat(points),
        "stays": int(route.district == view.doge),
        "enters": int(view.doge == NOWHERE),
    }


def _banish(view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [
        {} if key == asking.DECLINE else _crowd(view, decision.seat, asking.district_named(key))
        for key in decision.options
    ]


def _crowd(view: SanMarcoView, seat: Seat, district: District) -> Facts:
    row = view.nobles[district]
    now, theirs = _shares(view, seat, district, row)
    return {
        "district": DISTRICT_KEYS[district],
        "own": row[seat],
        "others": sum(row) - row[seat],
        "now": now,
        "theirs": theirs,
        **by_seat(row),
    }


def _shares(
    view: SanMarcoView, seat: Seat, district: District, row: Sequence[int]
) -> tuple[int, int]:
    """Return the points of a seat, and of all its rivals, in a district with these nobles."""
    points = points_of(row, view.worth[district])
    return points[seat], sum(points) - points[seat]


def _victims(view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [_loss(view, decision, asking.numbers_in(key)) for key in decision.options]


def _loss(view: SanMarcoView, decision: Decision, victims: Sequence[int]) -> Facts:
    district = asking.district_named(decision.subject)
    row = view.nobles[district]
    left = [nobles - gone for nobles, gone in zip(row, victims, strict=True)]
    now, theirs = _shares(view, decision.seat, district, row)
    then, rest = _shares(view, decision.seat, district, left)
    return {
        "district": decision.subject,
        "roll": view.roll,
        "now": now,
        "theirs": theirs,
        "then": then,
        "left": rest,
        **by_seat(victims),
    }


def _source(view: SanMarcoView, decision: Decision) -> list[Facts]:
    return [_lifted(view, decision.seat, key) for key in decision.options]


def _lifted(view: SanMarcoView, seat: Seat, key: str) -> Facts:
    """Also tell whether the card puts the noble back where it was."""
    district = asking.district_named(key)
    row, back = [*view.nobles[district]], view.plan != BRIDGE and view.place == district
    row[seat] -= not back
    if back and view.victim != NOBODY:
        row[view.victim] -= 1
    return {
        "district": key,
        "own": view.nobles[district][seat],
        "back": int(back),
        "now": _worth(view, seat, district),
        "then": points_of(row, view.worth[district])[seat],
    }


_EXPLAIN: Final[dict[str, _Explain]] = {
    "reroll": _reroll,
    "bridge": _bridge,
    "roles": _roles,
    "split": _split,
    "split_rest": _split,
    "choose": _choose,
    "play": _play,
    "place": _place,
    "take": _take,
    "defect": _defect,
    "doge": _doge,
    "banish": _banish,
    "fewest": _banish,
    "victims": _victims,
    "source": _source,
}
