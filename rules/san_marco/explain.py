"""What a person needs to know to choose: the facts of each option."""

from collections.abc import Callable
from typing import Final, TypeAlias

from rules.decision import Decision
from rules.event import Facts, Seat
from rules.san_marco import asking
from rules.san_marco.bridges import Route, ends, free_pairs, without
from rules.san_marco.components import (
    BRIDGE,
    DISTRICT_KEYS,
    KIND_KEYS,
    NOTHING,
    NOWHERE,
    POINTS,
    Bridge,
    District,
    Kind,
    limit_of,
)
from rules.san_marco.opening import four_equal
from rules.san_marco.rounds import group_of, keys_of
from rules.san_marco.scoring import by_seat, points_of
from rules.san_marco.state import State

_Explain: TypeAlias = Callable[[State, Decision], list[Facts]]


def explain(state: State, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: what it is, what it costs, what it brings."""
    return tuple(_EXPLAIN[decision.kind](state, decision))


def _reroll(state: State, decision: Decision) -> list[Facts]:
    district = DISTRICT_KEYS[four_equal(state, decision.seat)]
    return [{"district": district} for _ in decision.options]


def _bridge(state: State, decision: Decision) -> list[Facts]:
    taken = None if state.taken == NOTHING else state.bridges[state.taken]
    return [_pair(state, key, taken) for key in decision.options]


def _pair(state: State, key: str, taken: Bridge | None) -> Facts:
    pair = asking.pair_named(key)
    others = sum([bridge.pair == pair for bridge in state.bridges if bridge != taken])
    stays = taken is not None and taken.pair == pair
    return {**ends(pair), "bridges": others, "stays": int(stays)}


def _roles(_state: State, decision: Decision) -> list[Facts]:
    return [_order(key) for key in decision.options]


def _order(key: str) -> Facts:
    seats = asking.numbers_in(key)
    if len(seats) == 2:
        return {"decider": seats[0], "second": seats[1]}
    return {"decider": seats[0], "distributor": seats[1], "second": seats[2]}


def _split(state: State, decision: Decision) -> list[Facts]:
    hand = group_of(state, decision.seat).hand
    return [{"card": KIND_KEYS[kind], "limit": POINTS[kind]} for kind in hand]


def _choose(state: State, decision: Decision) -> list[Facts]:
    offers = state.groups[state.group].offers
    own = state.players[decision.seat].limit
    places = [asking.OFFER_KEYS.index(key) for key in decision.options]
    return [{"number": place + 1, **_offer(offers[place], own)} for place in places]


def _offer(cards: list[Kind], own: int) -> Facts:
    limit = limit_of(cards)
    return {"cards": keys_of(cards), "limit": limit, "total": own + limit}


def _play(state: State, decision: Decision) -> list[Facts]:
    return [{} if key == asking.END else _card(state, key) for key in decision.options]


def _card(state: State, key: str) -> Facts:
    return {"card": key, "copies": state.cards.count(KIND_KEYS.index(key))}


def _place(state: State, decision: Decision) -> list[Facts]:
    return [_target(state, decision, key) for key in decision.options]


def _target(state: State, decision: Decision, key: str) -> Facts:
    district = asking.district_named(key)
    row = state.nobles[district]
    rivals = [nobles for seat, nobles in enumerate(row) if seat != decision.seat]
    return {
        "district": key,
        "own": row[decision.seat],
        "most": max(rivals),
        "over": int(district != state.plan),
        "lifts": int(not state.players[decision.seat].supply),
    }


def _take(state: State, decision: Decision) -> list[Facts]:
    standing = {asking.bridge_key(bridge): at for at, bridge in enumerate(state.bridges)}
    return [_replaced(state, decision.seat, standing[key]) for key in decision.options]


def _replaced(state: State, seat: Seat, position: int) -> Facts:
    """Tell of a bridge whether it can be taken over where it stands, and moved (RULES.md 5.2)."""
    bridge, pairs = state.bridges[position], free_pairs(without(state.bridges, position), seat)
    return {
        **ends(bridge.pair),
        "owner": bridge.owner,
        "stays": int(bridge.pair in pairs),
        "moves": int(pairs != [bridge.pair]),
    }


def _defect(state: State, decision: Decision) -> list[Facts]:
    return [_noble(state, decision.seat, *asking.noble_named(key)) for key in decision.options]


def _noble(state: State, seat: Seat, district: District, owner: Seat) -> Facts:
    row = state.nobles[district]
    return {
        "district": DISTRICT_KEYS[district],
        "owner": owner,
        "count": row[owner],
        "own": row[seat],
    }


def _doge(state: State, _decision: Decision) -> list[Facts]:
    return [_way(state, route) for route in asking.doge_routes(state)]


def _way(state: State, route: Route) -> Facts:
    row, worth = state.nobles[route.district], state.variant.worth[route.district]
    return {
        "district": DISTRICT_KEYS[route.district],
        "price": route.price,
        "payees": route.payees,
        "step": route.price - len(route.payees),
        **by_seat(points_of(row, worth)),
        "stays": int(route.district == state.doge),
        "enters": int(state.doge == NOWHERE),
    }


def _banish(state: State, decision: Decision) -> list[Facts]:
    return [
        {} if key == asking.DECLINE else _crowd(state, decision.seat, asking.district_named(key))
        for key in decision.options
    ]


def _crowd(state: State, seat: Seat, district: District) -> Facts:
    row = state.nobles[district]
    return {
        "district": DISTRICT_KEYS[district],
        "own": row[seat],
        "others": sum(row) - row[seat],
        **by_seat(row),
    }


def _victims(state: State, decision: Decision) -> list[Facts]:
    return [
        {"district": decision.subject, "roll": state.roll, **by_seat(asking.numbers_in(key))}
        for key in decision.options
    ]


def _source(state: State, decision: Decision) -> list[Facts]:
    return [_lifted(state, decision.seat, key) for key in decision.options]


def _lifted(state: State, seat: Seat, key: str) -> Facts:
    """Tell also whether the card puts the noble back to where it is lifted from."""
    district = asking.district_named(key)
    back = state.plan != BRIDGE and state.place == district
    return {"district": key, "own": state.nobles[district][seat], "back": int(back)}


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
