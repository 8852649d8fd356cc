"""What a person needs to know to choose: the facts of each option."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from rules.decision import Decision
from rules.event import Facts, Seat
from rules.san_marco import asking
from rules.san_marco.asking import bridge_key
from rules.san_marco.bridges import Route
from rules.san_marco.components import (
    DISTRICT_KEYS,
    KIND_KEYS,
    NAMES,
    POINTS,
    Bridge,
    District,
    Kind,
    limit_of,
)
from rules.san_marco.opening import ends, four_equal, pair_named
from rules.san_marco.rounds import keys_of
from rules.san_marco.scoring import gains, points_of
from rules.san_marco.state import NOTHING, NOWHERE, State

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
    pair = pair_named(key)
    others = sum([bridge.pair == pair for bridge in state.bridges if bridge != taken])
    stays = taken is not None and taken.pair == pair
    return {**ends(pair), "bridges": others, "stays": int(stays)}


def _roles(_state: State, decision: Decision) -> list[Facts]:
    return [_order(key) for key in decision.options]


def _order(key: str) -> Facts:
    seats = [int(seat) for seat in key.partition(":")[2].split(",")]
    if len(seats) == 2:
        return {"decider": seats[0], "second": seats[1]}
    return {"decider": seats[0], "distributor": seats[1], "second": seats[2]}


def _split(state: State, decision: Decision) -> list[Facts]:
    group = next(group for group in state.groups if group.distributor == decision.seat)
    return [{"card": KIND_KEYS[kind], "limit": POINTS[kind]} for kind in group.hand]


def _choose(state: State, decision: Decision) -> list[Facts]:
    offers = state.groups[state.group].offers
    own = state.players[decision.seat].limit
    return [_offer(offers[asking.OFFER_KEYS.index(key)], own) for key in decision.options]


def _offer(cards: list[Kind], own: int) -> Facts:
    limit = limit_of(cards)
    return {"cards": keys_of(cards), "limit": limit, "total": own + limit}


def _play(state: State, decision: Decision) -> list[Facts]:
    copies = [state.cards.count(kind) for kind in range(len(KIND_KEYS))]
    return [
        {} if key == asking.END else {"card": key, "copies": copies[KIND_KEYS.index(key)]}
        for key in decision.options
    ]


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
    }


def _take(state: State, decision: Decision) -> list[Facts]:
    standing = {bridge_key(bridge): bridge for bridge in state.bridges}
    bridges = [standing[key] for key in decision.options]
    return [{**ends(bridge.pair), "owner": bridge.owner} for bridge in bridges]


def _defect(state: State, decision: Decision) -> list[Facts]:
    facts: list[Facts] = []
    for key in decision.options:
        _, name, owner = key.split(":")
        row = state.nobles[NAMES.index(name)]
        victim = int(owner)
        facts.append(
            {
                "district": f"district:{name}",
                "owner": victim,
                "count": row[victim],
                "own": row[decision.seat],
            }
        )
    return facts


def _doge(state: State, _decision: Decision) -> list[Facts]:
    return [_way(state, route) for route in asking.doge_routes(state)]


def _way(state: State, route: Route) -> Facts:
    row, worth = state.nobles[route.district], state.variant.worth[route.district]
    return {
        "district": DISTRICT_KEYS[route.district],
        "price": route.price,
        "payees": route.payees,
        "step": route.price - len(route.payees),
        **gains(points_of(row, worth)),
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
        **gains(row),
    }


def _victims(state: State, decision: Decision) -> list[Facts]:
    return [
        {"district": decision.subject, "roll": state.roll, **gains(_numbers(key))}
        for key in decision.options
    ]


def _numbers(key: str) -> Sequence[int]:
    return [int(number) for number in key.partition(":")[2].split(",")]


def _source(state: State, decision: Decision) -> list[Facts]:
    return [
        {"district": key, "own": state.nobles[asking.district_named(key)][decision.seat]}
        for key in decision.options
    ]


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
