"""The questions: each open decision, made from the position alone.

They are made again after hidden cards are dealt (`determinize`), so they depend on nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from rules.decision import Decision, parts
from rules.event import NOBODY, Seat
from rules.san_marco.bridges import (
    STEP_PRICE,
    Route,
    all_routes,
    free_pairs,
    is_isolated,
    reached,
    routes,
    takeable,
    without,
)
from rules.san_marco.components import (
    BRIDGE,
    BRIDGES,
    COPIES,
    DEFECTOR,
    DISTRICT_KEYS,
    DISTRICTS,
    DOGE,
    KIND_KEYS,
    KIND_NAMES,
    NAMES,
    NOTHING,
    NOWHERE,
    PAIR_KEYS,
    Bridge,
    District,
    Kind,
    Pair,
)
from rules.san_marco.state import ALL, Group, State

AGAIN: Final = "again"
KEEP: Final = "keep"
END: Final = "end"
DECLINE: Final = "decline"

CARD_KEYS: Final = tuple(
    tuple(f"card:{name}:{copy + 1}" for copy in range(copies))
    for name, copies in zip(KIND_NAMES, COPIES, strict=True)
)
"""The keys of the cards of each kind in a hand: the first, the second ..."""
OFFER_KEYS: Final = ("offer:1", "offer:2", "offer:3")
SPLITS: Final = ("split", "split_rest")
"""The kinds of decision in which offers are made."""


# --- setting up ------------------------------------------------------------------------------


def reroll(seat: Seat) -> Decision:
    """Ask whether to repeat the last of four equal rolls (RULES.md 2.2)."""
    return Decision(seat, "reroll", (AGAIN, KEEP))


def bridge(state: State, seat: Seat) -> Decision:
    """Ask for the place of a bridge: a new one, or the replaced one (RULES.md 2.3 and 5.2)."""
    standing = state.bridges if state.taken == NOTHING else without(state.bridges, state.taken)
    return Decision(seat, "bridge", tuple([PAIR_KEYS[pair] for pair in free_pairs(standing, seat)]))


def pair_named(key: str) -> Pair:
    """Return the pair of an option such as `"pair:cannaregio-castello"`."""
    return PAIR_KEYS.index(key)


# --- a round ---------------------------------------------------------------------------------


def roles(state: State, others: Sequence[Seat]) -> Decision:
    """Ask the start player for the others' roles: deciders and distributors (RULES.md 3.1)."""
    options = [f"roles:{','.join(map(str, order))}" for order in permutations(others)]
    return Decision(state.start, "roles", tuple(options))


def numbers_in(key: str) -> list[int]:
    """Return the numbers of an option such as `"roles:2,0,3"` or `"victims:0,2,0,1"`."""
    return [int(number) for number in parts(key)[0].split(",")]


def split(group: Group) -> Decision:
    """Ask a distributor for the next offer; the last one is the rest (RULES.md 3.3)."""
    left = len(group.deciders) - len(group.offers)
    kind = "split_rest" if group.offers else "split"
    return Decision(group.distributor, kind, card_options(group.hand), 1, len(group.hand) - left)


def card_options(hand: Sequence[Kind]) -> tuple[str, ...]:
    """Return the cards of a sorted hand as options: copies of a kind are numbered."""
    first = {kind: position for position, kind in reversed(list(enumerate(hand)))}
    return tuple([CARD_KEYS[kind][position - first[kind]] for position, kind in enumerate(hand)])


def choose(group: Group, seat: Seat) -> Decision:
    """Ask a decider for one of the offers that are left (RULES.md 3.4)."""
    left = [OFFER_KEYS[at] for at, taker in enumerate(group.takers) if taker == NOBODY]
    return Decision(seat, "choose", tuple(left))


def play(state: State) -> Decision:
    """Ask for the next card to carry out, or to end; a doge card must be played (RULES.md 4.1)."""
    seat = state.acting
    kinds = [kind for kind in dict.fromkeys(state.cards) if can_play(state, seat, kind)]
    options = [KIND_KEYS[kind] for kind in kinds]
    if DOGE not in state.cards:
        options.append(END)
    return Decision(seat, "play", tuple(options))


def can_play(state: State, seat: Seat, kind: Kind) -> bool:
    """Whether a card of this kind would have any effect now (RULES.md 4.3)."""
    if kind < BRIDGE or kind == DOGE:
        return True
    if kind == BRIDGE:
        if len(state.bridges) < BRIDGES:
            return bool(free_pairs(state.bridges, seat))
        return bool(takeable(state.bridges, seat))
    if kind == DEFECTOR:
        return any(_others(row, seat) for row in state.nobles)
    return any(any(row) for row in state.nobles)


def _others(row: Sequence[int], seat: Seat) -> int:
    """Return the nobles of all other seats."""
    return sum(row) - row[seat]


# --- carrying cards out ----------------------------------------------------------------------


def place(state: State) -> Decision:
    """Ask for the district of a district card, or one across an own bridge (RULES.md 5.1)."""
    card = state.plan
    targets = reached(state.bridges, state.acting, card)
    options = tuple([DISTRICT_KEYS[district] for district in targets])
    return Decision(state.acting, "place", options, subject=DISTRICT_KEYS[card])


def take(state: State) -> Decision:
    """Ask for a rival's bridge to take over or move (RULES.md 5.2)."""
    taken = takeable(state.bridges, state.acting)
    options = tuple([bridge_key(state.bridges[position]) for position in taken])
    return Decision(state.acting, "take", options)


def bridge_key(bridge: Bridge) -> str:
    """Return the key of a standing bridge: no owner has two on a pair (RULES.md 5.2)."""
    return f"bridge:{parts(PAIR_KEYS[bridge.pair])[0]}:{bridge.owner}"


def defect(state: State) -> Decision:
    """Ask for the noble, and its district, that an own one replaces (RULES.md 5.3)."""
    options = [
        f"noble:{NAMES[district]}:{owner}"
        for district in DISTRICTS
        for owner, nobles in enumerate(state.nobles[district])
        if nobles and owner != state.acting
    ]
    return Decision(state.acting, "defect", tuple(options))


def noble_named(key: str) -> tuple[District, Seat]:
    """Return the district and the owner of the noble in an option such as `"noble:castello:2"`."""
    name, owner = parts(key)
    return NAMES.index(name), int(owner)


def banish(state: State) -> Decision:
    """Ask for the district of a banishment, one that is not empty (RULES.md 5.4; R9)."""
    return Decision(state.acting, "banish", _peopled(state))


def fewest(state: State) -> Decision:
    """Ask the seat with the fewest limit points for a banishment, or none (RULES.md 7.4)."""
    return Decision(state.fewest, "fewest", (*_peopled(state), DECLINE))


def _peopled(state: State) -> tuple[str, ...]:
    """Return the districts with a noble (R9)."""
    return tuple([DISTRICT_KEYS[at] for at, row in enumerate(state.nobles) if any(row)])


def victims(state: State, seat: Seat) -> Decision:
    """Ask for each seat's loss of nobles, if the roll leaves a choice (RULES.md 5.4; R22)."""
    options = [f"victims:{','.join(map(str, lost))}" for lost in losses(state, seat)]
    subject = DISTRICT_KEYS[state.place]
    return Decision(seat, "victims", tuple(options), subject=subject)


def losses(state: State, seat: Seat) -> list[tuple[int, ...]]:
    """Return every way in which the nobles of a banishment can be taken, by seat.

    Opponents' nobles go first; own ones only when no others are left (R8).
    """
    row, roll = state.nobles[state.place], state.roll
    others = _others(row, seat)
    if roll >= others:
        own = min(roll - others, row[seat])
        return [tuple([own if at == seat else nobles for at, nobles in enumerate(row)])]
    caps = [0 if at == seat else nobles for at, nobles in enumerate(row)]
    return [tuple(lost) for lost in _shared_out(roll, caps)]


def _shared_out(total: int, caps: Sequence[int]) -> Iterator[list[int]]:
    """Yield every way to take `total` from piles of these sizes, most from the first pile first."""
    if not caps:
        if not total:
            yield []
        return
    room = sum(caps[1:])
    for first in range(min(total, caps[0]), max(0, total - room) - 1, -1):
        for rest in _shared_out(total - first, caps[1:]):
            yield [first, *rest]


def doge(state: State) -> Decision:
    """Ask for the doge's destination, and the payees on the way (RULES.md 5.5)."""
    return Decision(state.acting, "doge", tuple([doge_key(way) for way in doge_routes(state)]))


def doge_routes(state: State) -> list[Route]:
    """Return the doge's routes: anywhere, for free, when he comes into play (RULES.md 5.5)."""
    if state.doge == NOWHERE:
        return [Route(district, 0, ()) for district in DISTRICTS]
    purse = state.players[state.acting].prestige
    find = all_routes if state.variant.routes == ALL else routes
    return find(state.bridges, state.doge, state.acting, purse)


def route_named(bridges: Iterable[Bridge], doge: District, key: str) -> Route:
    """Return the route of an option such as `"doge:castello:1,2"` from where the doge stands."""
    name, *paid = parts(key)
    payees = tuple([int(seat) for seat in paid[0].split(",")]) if paid else ()
    district = NAMES.index(name)
    moves = doge not in (NOWHERE, district)
    step = STEP_PRICE if moves and is_isolated(bridges, doge) else 0
    return Route(district, step + len(payees), payees)


def doge_key(route: Route) -> str:
    """Return the key of a route: the district, and the payees."""
    key = f"doge:{NAMES[route.district]}"
    return f"{key}:{','.join(map(str, route.payees))}" if route.payees else key


def source(state: State) -> Decision:
    """Ask for the district from which an own noble is lifted, because the supply is empty (RULES.md
    4.2).
    """
    seat = state.acting
    options = [DISTRICT_KEYS[at] for at, row in enumerate(state.nobles) if row[seat]]
    return Decision(seat, "source", tuple(options))


def district_named(key: str) -> District:
    """Return the district of an option such as `"district:castello"`."""
    return DISTRICT_KEYS.index(key)
