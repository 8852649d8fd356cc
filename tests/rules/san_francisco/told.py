"""Proofs of all forecasts of San Francisco: they come true."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from rules import decision as answering
from rules.bits import members
from rules.decision import Choice
from rules.event import NOBODY, Event
from rules.san_francisco import GAME, components, flow
from rules.san_francisco.components import (
    ACTION_KEYS,
    ACTIONS,
    AROUND,
    BESIDE,
    DISTRICT_KEYS,
    KIND_KEYS,
    KIND_NAMES,
    KINDS_ON,
    SIDES,
    STREET_KEYS,
    STREETS,
    TENDERS,
    TILE_KEYS,
    district_named,
    street_named,
    streets_at,
    streets_for,
)
from rules.san_francisco.state import NO_STREET, Phase, Right, State, free
from rules.san_francisco.tenders import sold
from tests.contract.told import Proof, Proofs, Told
from tests.rules.san_francisco import brute
from tests.rules.san_francisco.brute import FREE
from tests.rules.san_francisco.given import lies_on


def _does(told: Told) -> tuple[State, list[Event]]:
    state = GAME.copy(told.state)
    return state, list(GAME.apply(state, told.seat, answering.choose(told.decision, told.option)))


def _says(so: Callable[[Told], object]) -> Proof:
    """Prove a fact against the position, or against the result of the answer."""

    def proof(told: Told) -> None:
        assert so(told) == told.value

    return proof


def _value(told: Told) -> int:
    """A property of the option itself, such as the value of a cheque."""
    return int(answering.parts(told.option)[0])


# --- tenders -----------------------------------------------------------------------------------


def _influence_left(told: Told) -> int:
    left = told.state.players[told.seat].influence - _value(told)
    assert left >= 0
    return left


def _streets_of_tile(told: Told) -> int:
    kinds = KINDS_ON[TILE_KEYS.index(told.option)]
    return (free(told.state) & streets_at(told.state.city, kinds)).bit_count()


def _districts_of_tile(told: Told) -> set[int]:
    kinds = KINDS_ON[TILE_KEYS.index(told.option)]
    return _beside(told, streets_at(told.state.city, kinds))


def _districts_in_reach(told: Told) -> set[int]:
    state = told.state
    return _beside(told, -1 if state.acting else streets_for(state.city, state.tender))


def _beside(told: Told, streets: int) -> set[int]:
    """Return the districts that gain by a stick on one of these streets."""
    return {at for street in members(free(told.state) & streets) for at in BESIDE[street]}


def _needs_in(districts: Callable[[Told], set[int]]) -> Proof:
    return _says(lambda told: _more(told, _lifted_off(told), districts(told)))


def _nearest_in(districts: Callable[[Told], set[int]]) -> Proof:
    """No other district there needs fewer sticks."""

    def proof(told: Told) -> None:
        lies, there, district = _lifted_off(told), districts(told), district_named(told.value)
        assert district in there
        assert _more(told, lies, [district]) == _more(told, lies, there) > 0

    return proof


def _is_a_kind_in_reach(told: Told) -> None:
    districts = _districts_in_reach(told)
    assert told.value in {KIND_KEYS[told.state.city[one]] for one in districts}


def _tells_of_reach(told: Told) -> bool:
    places = not told.state.acting or _action(told) in ("two_sticks", "free_street")
    return places and _bids(told)


def _bids(told: Told) -> bool:
    return told.decision.kind in ("tender", "influence", "bid")


def _sold(told: Told) -> tuple[int, ...]:
    return () if told.state.acting else TENDERS[told.state.tender].kinds


def _tells_of_a_neighbour(told: Told) -> bool:
    return bool(_sold(told)) and _tells_of_reach(told)


def _is_no_kind_sold(told: Told) -> None:
    _is_a_kind_in_reach(told)
    assert told.value not in {KIND_KEYS[kind] for kind in _sold(told)}


def _is_across(told: Told) -> None:
    """It is of a kind that is sold, and across a free street from the district that is near."""
    [facts] = [facts for key, facts in GAME.remarks(told.view, ()) if key == "reach_across"]
    district, near = district_named(told.value), district_named(str(facts["nearest"]))
    assert told.state.city[district] in _sold(told)
    assert free(told.state) & AROUND[district] & AROUND[near]


def _is_across_of_tile(told: Told) -> None:
    """It is of a kind on the tile and the nearest district is not; a free street is between."""
    district, near = district_named(told.value), district_named(str(told.facts["nearest"]))
    kinds = KINDS_ON[TILE_KEYS.index(told.option)]
    assert told.state.city[district] in kinds
    assert told.state.city[near] not in kinds
    assert free(told.state) & AROUND[district] & AROUND[near]


def _kind_across(told: Told) -> str:
    return KIND_KEYS[told.state.city[district_named(str(told.facts["beside"]))]]


def _places(told: Told) -> bool:
    return told.decision.kind == "district" and not told.state.acting


def _sells_the_edge(told: Told) -> bool:
    asked = _places(told) or (_bids(told) and not told.state.acting)
    return asked and TENDERS[told.state.tender].object == "edge"


def _sold_here(told: Told) -> list[str]:
    """The kinds such that every street beside them, and no other, takes the stick.

    Some are ruled out by a deal (RULES.md 9.1).
    """
    state = told.state
    tile = state.rights[0].tile
    kinds = TENDERS[state.tender].kinds if tile == components.NO_TILE else KINDS_ON[tile]
    offered = {district_named(one) for one in told.decision.options if one != "decline"}
    there = _beside(told, streets_at(state.city, kinds))
    assert offered == there or (offered < there and state.variant.ties == "negotiated")
    return [KIND_KEYS[kind] for kind in kinds]


def _follow(told: Told) -> tuple[int, ...]:
    """The seats that are asked next, or whose right lapses, if this one passes."""
    return tuple(right.seat for right in told.state.rights if right.seat != told.seat)


def _rank(told: Told) -> int:
    """Streets are numbered as the map is read: row by row, those above districts before theirs."""
    street = street_named(told.option)
    row, column = components.spot(street)
    return 16 * row + column + 8 * (not components.is_level(street))


def _gain(told: Told) -> int:
    """Return the most that the seat builds at once, whatever follows this answer."""
    return _best(told, told.state, [answering.choose(told.decision, told.option)])


def _best(told: Told, state: State, choices: Iterable[Choice]) -> int:
    """Return the most that the seat builds at once with a stick that an action card moves."""

    def after(state: State, choice: Choice) -> int:
        events = GAME.apply(state, told.seat, choice)
        if any(event.kind in ("shifted", "swapped", "replaced") for event in events):
            facts = [event.facts for event in _at_once(events)]
            return sum(int(str(one["points"])) for one in facts if one["seat"] == told.seat)
        declined = any(event.kind == "declined" for event in events)
        return 0 if declined else _best(told, state, answering.answers(state.open[0]))

    return max(after(GAME.copy(state), choice) for choice in choices)


def _kind_of_nearest(told: Told) -> str:
    return KIND_KEYS[told.state.city[district_named(str(told.facts["nearest"]))]]


def _worth(told: Told) -> int:
    """Return the most that the seat builds if it wins the action card now."""
    state = GAME.copy(told.state)
    state.rights, state.phase, state.open = [Right(told.seat)], Phase.ACT, []
    flow.reopen(state)
    if not state.open or state.open[0].seat != told.seat or state.phase != Phase.ACT:
        return 0
    return _best(told, state, answering.answers(state.open[0]))


def _near_there(told: Told) -> tuple[int, ...]:
    there = _districts_of_tile(told)
    return tuple(rival for rival in _others(told) if _lacks_one(told, rival, there))


def _others(told: Told) -> list[int]:
    return [seat for seat in range(len(told.state.players)) if seat != told.seat]


def _lacks_one(told: Told, rival: int, districts: Iterable[int]) -> bool:
    return _more(told, _lies(told), districts, rival) == 1


def _threats(told: Told) -> list[tuple[int, str, int]]:
    """Return the prestige, the district and the seat, where a rival needs a single stick.

    A rival that has passed cannot get the right.
    """
    bids = told.decision.kind == "bid"
    return [
        (components.PRESTIGE[told.state.city[at]], DISTRICT_KEYS[at], rival)
        for rival in _others(told)
        if not (bids and told.state.players[rival].passed)
        for at in _districts_in_reach(told)
        if _lacks_one(told, rival, [at])
    ]


def _threatens(told: Told) -> None:
    assert max(_threats(told))[0] == components.PRESTIGE[told.state.city[_threatened(told)]]


def _threatened(told: Told) -> int:
    """The district of the remark; a rival builds it with a single stick."""
    [facts] = [facts for key, facts in GAME.remarks(told.view, ()) if key == "threat"]
    found = [(name, rival) for _, name, rival in _threats(told)]
    assert (facts["nearest"], facts["seat"]) in found
    return district_named(str(facts["nearest"]))


def _helped(told: Told) -> tuple[str, ...]:
    """Return the districts beside a stick that its owner can still build."""
    beside = sorted(BESIDE[street_named(told.option)])
    return tuple(DISTRICT_KEYS[at] for at in beside if _more(told, _lies(told), [at]))


def _stopped(told: Told) -> tuple[int, ...]:
    """Return the rivals that lacked one stick for a district there, and do not get it now."""
    lies, changed = _lies_then(told)
    there = {district for street in changed for district in BESIDE[street]}

    def stopped(rival: int, district: int) -> bool:
        now = [lies[street] for street in SIDES[district]]
        kind = KIND_NAMES[told.state.city[district]]
        holds = brute.majority(kind, now, len(told.state.players)) == rival
        return (
            _lacks_one(told, rival, [district])
            and not holds
            and _more(told, lies, [district], rival) != 1
        )

    return tuple(rival for rival in _others(told) if any(stopped(rival, one) for one in there))


def _sells(told: Told) -> bool:
    """The number of rights is told before a card is used, and where influence is bid for it."""
    state = told.state
    asked = told.decision.kind in ("tender", "influence") and not state.acting
    return asked and TENDERS[state.tender].means != "option"


def _action(told: Told) -> str:
    return ACTIONS[told.state.played[-1]].effect


def _offer(told: Told) -> Any:
    return told.state.offers[0]


def _offer_streets(told: Told) -> tuple[str, ...]:
    return tuple(STREET_KEYS[street] for street in members(_offer(told).avoid))


def _offer_payees(told: Told) -> tuple[int, ...]:
    group = sold.group(told.state, told.state.group)
    return tuple(seat for seat in group if seat != _offer(told).investor)


def _added(told: Told) -> int:
    return sum(told.decision.weights[position] for position in told.picked)


def _laid_with_picks(told: Told) -> int:
    return sum(told.state.players[told.seat].laid) + _added(told)


def _enough(told: Told) -> int:
    """One more than anyone has laid."""
    return max(sum(player.laid) for player in told.state.players) + 1


def _others_in(told: Told) -> tuple[int, ...]:
    players = enumerate(told.state.players)
    return tuple(seat for seat, one in players if not one.passed and seat != told.seat)


def _is_alone(told: Told) -> bool:
    return told.decision.kind == "bid" and not _others_in(told)


def _wins_at_once(told: Told) -> None:
    """A cheque of this value wins the right now, and the seat has none lower."""
    weights, state = told.decision.weights, GAME.copy(told.state)
    assert told.value == min(weights)
    events = GAME.apply(state, told.seat, (weights.index(told.value),))
    assert any(event.kind == "won_auction" and event.facts["seat"] == told.seat for event in events)


def _rivals(told: Told) -> tuple[int, ...]:
    players = told.state.players
    tile = players[told.seat].sealed
    return tuple(at for at, one in enumerate(players) if one.sealed == tile and at != told.seat)


def _rivals_at_most(told: Told) -> None:
    """No five cheques of theirs are worth more; the bound is exact if no one paid in secret."""
    for seat, most in zip(_rivals(told), told.value, strict=True):
        player = told.state.players[seat]
        best = sum(sorted(player.hand)[-5:])
        assert best <= most
        assert player.secrets or best == most


def _others_at_most(told: Told) -> None:
    """No one has more than that; the bound is exact if no one paid in secret."""
    for seat, most in zip(_others_in(told), told.value, strict=True):
        player = told.state.players[seat]
        held = sum([*player.hand, *player.laid])
        assert held <= most
        assert player.secrets or held == most


def _sells_few(told: Told) -> bool:
    """Fewer rights are sold than the tender card says; an action card says nothing (3.3; R4)."""
    return _sells(told) and sold.rights(told.state) < TENDERS[told.state.tender].rights


# --- grants ------------------------------------------------------------------------------------


def _granted(told: Told, kind: str, fact: str, *means: str) -> int:
    """Give this answer, or take the picked sticks back in this form; return the gain."""
    state = GAME.copy(told.state)
    events: list[Event] = []
    if means:
        events += GAME.apply(state, told.seat, told.picked)
    own = next(asked for asked in state.open if asked.seat == told.seat)
    events += GAME.apply(state, told.seat, answering.choose(own, *(means or [told.option])))
    while state.phase == "grant":
        asked = state.open[0]
        events += GAME.apply(state, asked.seat, answering.sample(asked, told.chance.random))
    facts = [event.facts for event in events if event.kind == kind]
    return next(int(str(one[fact])) for one in facts if one["seat"] == told.seat)


def _influence_for_picks(told: Told) -> int:
    return _granted(told, "takes_influence", "count", "by:influence") if told.picked else 0


def _cheques_for_picks(told: Told) -> int:
    return _granted(told, "takes_cheques", "most", "by:cheques") if told.picked else 0


def _total_drawn(told: Told) -> int:
    """This much lay there before this answer, which may draw one more."""
    facts = _does(told)[1][0].facts
    return int(str(facts["total"])) - (0 if told.option == "stop" else int(str(facts["count"])))


def _draws_most(told: Told) -> None:
    """Beyond it all is lost, with it one stops, and below it one goes on (RULES.md 7.13)."""
    _, events = _does(told)
    total = events[0].facts["total"]
    kinds = {event.kind for event in events if event.facts.get("seat") == told.seat}
    assert ("exceeded" in kinds) == (total > told.value)
    assert "kept" in kinds or total != told.value


# --- sticks ------------------------------------------------------------------------------------


def _around(told: Told) -> int:
    return AROUND[district_named(told.option)]


def _counts(told: Told) -> list[int]:
    lies = _lifted_off(told)
    around = [lies[street] for street in members(_around(told))]
    return [around.count(seat) for seat in range(len(told.state.players))]


def _lifted_off(told: Told) -> dict[int, int]:
    """Return the stick on each street without the one that is lifted for it (5.3)."""
    lies = _lies(told)
    if told.state.lifted != NO_STREET:
        lies[told.state.lifted] = FREE
    return lies


def _lies(told: Told) -> dict[int, int]:
    return {one: lies_on(told.state, one) for one in STREETS}


def _most(told: Told) -> int:
    counts = _counts(told)
    return max(counts[: told.seat] + counts[told.seat + 1 :])


def _needs(told: Told) -> int:
    """This many more own sticks have the majority, and one fewer has not (RULES.md 6.1, 6.2)."""
    return _more(told, _lifted_off(told), [district_named(told.option)])


def _rival_needs(told: Told) -> int:
    lies, there = _lifted_off(told), [district_named(told.option)]
    found = [_more(told, lies, there, rival) for rival in _others(told)]
    return min([more for more in found if more], default=0)


def _free(told: Told) -> int:
    lies = _lifted_off(told)
    return [lies[street] for street in members(_around(told))].count(FREE)


def _kinds(told: Told) -> tuple[str, ...]:
    beside = BESIDE[street_named(told.option)]
    return tuple(KIND_KEYS[told.state.city[one]] for one in beside)


def _points(told: Told, own: bool) -> int:
    """Return the prestige built at once for the seat, or for others, with bonuses."""
    facts = [event.facts for event in _built_at_once(told)]
    return sum(int(str(one["points"])) for one in facts if (one["seat"] == told.seat) == own)


def _built_at_once(told: Told) -> Iterator[Event]:
    yield from _at_once(_does(told)[1])


def _at_once(events: Iterable[Event]) -> Iterator[Event]:
    """The districts built and the bonuses won before anything else happens."""
    for event in events:
        if event.kind in ("built", "bonus"):
            yield event
        elif event.kind in ("year_over", "action"):
            return


def _others_seats(told: Told) -> None:
    assert bool(told.value) == bool(_points(told, own=False))
    built = {event.facts["seat"] for event in _built_at_once(told)}
    assert {*told.value} == built - {told.seat}


def _needs_then(told: Told) -> int:
    """With this many more own sticks in a ruin there its majority is won, and not with fewer."""
    lies, changed = _lies_then(told)
    return _more(told, lies, {district for street in changed for district in BESIDE[street]})


def _nearest_then(told: Told) -> None:
    """No other ruin there needs fewer sticks."""
    lies, changed = _lies_then(told)
    district = district_named(told.value)
    assert district in {one for street in changed for one in BESIDE[street]}
    assert _more(told, lies, [district]) == _needs_then(told) > 0


def _in_order_then(told: Told) -> list[tuple[int, int]]:
    """Return the sticks that each ruin there still needs, and its number, the nearest first."""
    lies, changed = _lies_then(told)
    there = {district for street in changed for district in BESIDE[street]}
    found = sorted((_more(told, lies, [at]), at) for at in there)
    return [*[one for one in found if one[0]], (0, 0), (0, 0)]


def _is_second_then(told: Told) -> None:
    assert told.facts["nearest"] != told.value
    assert (told.facts["further"], district_named(told.value)) in _in_order_then(told)


def _more(
    told: Told, lies: Mapping[int, int], districts: Iterable[int], rival: int = NOBODY
) -> int:
    """Return the sticks that the seat, or a rival, needs for the nearest majority; 0 for none."""
    state, seats = told.state, len(told.state.players)
    seat = told.seat if rival == NOBODY else rival
    found: list[int] = []
    for district in districts:
        kind = KIND_NAMES[state.city[district]]
        now = [lies[street] for street in SIDES[district]]
        if state.builders[district] == NOBODY and brute.majority(kind, now, seats) == NOBODY:
            found += [
                more
                for more in range(1, now.count(FREE) + 1)
                if brute.majority(kind, _with_more(now, seat, more), seats) == seat
            ][:1]
    return min(found, default=0)


def _with_more(lies: list[int], seat: int, more: int) -> list[int]:
    free = [at for at, stick in enumerate(lies) if stick == FREE][:more]
    return [seat if at in free else stick for at, stick in enumerate(lies)]


def _lies_then(told: Told) -> tuple[dict[int, int], list[int]]:
    """Return the stick on each street afterwards, and the streets that changed."""
    state, street = told.state, street_named(told.option)
    lies = _lifted_off(told)
    if told.decision.kind in ("shift_to", "with"):
        other = state.picked[1]
        lies[street], lies[other] = lies[other], lies[street]
        return lies, [street, other]
    lies[street] = told.seat
    return lies, [street]


def _owns(told: Told) -> None:
    assert told.state.players[told.value].sticks >> street_named(told.option) & 1


def _in_the_bank(told: Told) -> None:
    """At least this much lies there, also where the seat could as well be."""
    for state in (told.state, told.game.determinize(told.state, told.seat, told.chance)):
        assert not Counter(told.value) - Counter(state.bank)


_BANK: Final = _says(lambda told: len(told.state.bank))
_DISTRICT: Final[dict[str, Proof]] = {
    "kind": _says(lambda told: KIND_KEYS[told.state.city[district_named(told.option)]]),
    "ruin": _says(lambda told: told.state.builders[district_named(told.option)] == NOBODY),
    "own": _says(lambda told: _counts(told)[told.seat]),
    "most": _says(_most),
    "free": _says(_free),
    "needs": _says(_needs),
    "rival": _says(_rival_needs),
}
_READ: Final[dict[str, Proof]] = {"rank": _says(_rank)}
_BUILDS: Final[dict[str, Proof]] = {
    "points": _says(lambda told: _points(told, own=True)),
    "others": _says(lambda told: _points(told, own=False)),
    "seats": _others_seats,
    "stops": _says(_stopped),
    "needs": _says(_needs_then),
    "nearest": _nearest_then,
    "further": _says(lambda told: _in_order_then(told)[1][0]),
    "also": _is_second_then,
}
_PLACES: Final[dict[str, Proof]] = {"kinds": _says(_kinds), **_BUILDS, **_READ}
_OWN: Final[dict[str, Proof]] = {"helps": _says(_helped), **_READ}
_LOSES_FOR: Final[dict[str, Proof]] = {**_DISTRICT, "gain": _says(_gain)}
_STICK: Final[dict[str, Proof]] = {"other": _owns, "gain": _says(_gain), **_READ}
_CHEQUE: Final[dict[str, Proof]] = {"value": _says(_value)}
_BY_KIND: Final[dict[str, dict[str, Proof]]] = {
    "influence": {"value": _says(_value), "left": _says(_influence_left)},
    "bid": _CHEQUE,
    "payment": _CHEQUE,
    "blind": _CHEQUE,
    "tile": {
        "streets": _says(_streets_of_tile),
        "seats": _says(_near_there),
        "needs": _needs_in(_districts_of_tile),
        "nearest": _nearest_in(_districts_of_tile),
        "kind": _says(_kind_of_nearest),
        "beside": _is_across_of_tile,
        "sold": _says(_kind_across),
    },
    "propose": {"seat": _says(_value)},
    "sum": {
        "value": _says(_value),
        "other": _says(lambda told: int(told.decision.subject.removeprefix("seat:"))),
    },
    "accept": {
        "other": _says(lambda told: _offer(told).investor),
        "counts": _says(lambda told: _offer(told).sums),
        "streets": _says(_offer_streets),
        "seats": _says(_offer_payees),
    },
    "grant": {
        "count": _says(lambda told: _granted(told, "takes_influence", "count")),
        "most": _says(lambda told: _granted(told, "takes_cheques", "most")),
        "bank": _BANK,
    },
    "draw": {"total": _says(_total_drawn), "most": _draws_most, "bank": _BANK},
    "district": _DISTRICT,
    "swap_in": _DISTRICT,
    **dict.fromkeys(["shift_in", "with_in", "replace_in"], _LOSES_FOR),
    "lift": _OWN,
    "sticks_back": _OWN,
    **dict.fromkeys(["street", "second", "shift_to"], _PLACES),
    "shift": _STICK,
    "swap": _STICK,
    "avoid": _READ,
    "with": {"other": _owns, **_BUILDS, **_READ},
    "replace": {"other": _owns, **_BUILDS, **_READ},
    "remark bank": {
        "": _says(lambda told: told.state.variant.ledger == "open"),
        "cheques": _in_the_bank,
    },
    "remark back": {
        "": _says(lambda told: told.decision.kind == "sticks_back"),
        "count": _says(lambda told: len(told.picked)),
        "influence": _says(_influence_for_picks),
        "most": _says(_cheques_for_picks),
        "bank": _BANK,
    },
    "remark few_rights": {
        "": _says(_sells_few),
        "count": _says(lambda told: sold.rights(told.state)),
    },
    "remark rights": {
        "": _says(_sells),
        "count": _says(lambda told: sold.rights(told.state)),
        "players": _says(lambda told: len(told.state.players)),
        "left": _says(lambda told: max(0, len(told.state.players) - sold.rights(told.state))),
    },
    "remark edge": {"": _says(_sells_the_edge)},
    "remark side": {
        "": _says(_places),
        "kind": _says(lambda told: "".join(_sold_here(told))),
    },
    "remark sides": {
        "": _says(_places),
        "kind": _says(lambda told: _sold_here(told)[0]),
        "second": _says(lambda told: _sold_here(told)[1]),
    },
    "remark after": {
        "": _says(lambda told: _places(told) and len(told.state.rights) > 1),
        "seats": _says(_follow),
    },
    "remark threat": {
        "": _threatens,
        "seat": _says(lambda told: told.value if _threatened(told) >= 0 else NOBODY),
        "nearest": _says(lambda told: DISTRICT_KEYS[_threatened(told)]),
        "kind": _says(lambda told: KIND_KEYS[told.state.city[_threatened(told)]]),
    },
    "remark reach": {
        "": _says(_tells_of_reach),
        "needs": _needs_in(_districts_in_reach),
        "nearest": _nearest_in(_districts_in_reach),
        "kind": _is_a_kind_in_reach,
    },
    "remark reach_across": {
        "": _says(_tells_of_a_neighbour),
        "needs": _needs_in(_districts_in_reach),
        "nearest": _nearest_in(_districts_in_reach),
        "kind": _is_no_kind_sold,
        "beside": _is_across,
        "sold": _says(lambda told: KIND_KEYS[_sold(told)[0]]),
    },
    "remark at_stake": {
        "": _says(lambda told: told.state.acting and _bids(told)),
        "card": _says(lambda told: ACTION_KEYS[told.state.played[-1]]),
    },
    "remark worth": {
        "": _says(lambda told: _bids(told) and _action(told) in ("shift", "replace")),
        "gain": _says(_worth),
    },
    "remark blind": {
        "": _says(lambda told: told.decision.kind == "blind"),
        "total": _says(_added),
        "seats": _says(_rivals),
        "counts": _rivals_at_most,
    },
    "remark alone": {
        "": _says(_is_alone),
        "enough": _wins_at_once,
    },
    "remark bid": {
        "": _says(lambda told: told.decision.kind == "bid" and not _is_alone(told)),
        "added": _says(_added),
        "total": _says(_laid_with_picks),
        "enough": _says(_enough),
        "short": _says(lambda told: max(0, _enough(told) - _laid_with_picks(told))),
        "seats": _says(_others_in),
        "counts": _others_at_most,
    },
}
PROOFS: Final[Proofs] = {
    f"{kind}.{fact}".removesuffix("."): proof
    for kind, row in _BY_KIND.items()
    for fact, proof in row.items()
}
