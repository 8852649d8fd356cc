"""What one seat may know, built from nothing; and what a person needs to know to choose."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.decision import Decision
from rules.event import Facts, Seat
from rules.game import Outcome
from rules.san_juan import asking, effects, scoring
from rules.san_juan.cards import (
    BUILD_KEYS,
    BUILDING_KEYS,
    COST,
    KIND,
    KINDS,
    POINTS,
    TILES,
    Building,
    CardId,
    Kind,
    Role,
)
from rules.san_juan.state import BASE_GAME, BESIDE, NO_KIND, OPEN, Player, State, Variant


class Slot(NamedTuple):
    """A visible building: its kind, whether it holds a good, and the kinds that it covers."""

    kind: Kind
    loaded: bool
    under: tuple[Kind, ...] = ()


_SLOTS: Final = tuple((Slot(kind, False), Slot(kind, True)) for kind in KINDS)


class Stash(NamedTuple):
    """How many cards lie under a seat's Chapel, Bank and Harbor: a point each."""

    chapel: int = 0
    bank: int = 0
    harbor: int = 0

    @property
    def cards(self) -> int:
        """All of them."""
        return self.chapel + self.bank + self.harbor


class Tableau(NamedTuple):
    """What everybody sees of a seat: hand size, buildings, the kinds whose power is in force
    (bits), and the kinds in hand that all have seen being taken.

    `stash` is None where the one who looks may not count it.
    """

    seat: Seat
    hand: int
    display: tuple[Slot, ...]
    active: int
    known: tuple[Kind, ...]
    stash: Stash | None = None
    bank_used: bool = False

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The visible buildings by kind, in order."""
        return tuple(slot.kind for slot in self.display)


@dataclass(frozen=True, slots=True)
class SanJuanView:
    """A position as one seat (None: a spectator) sees it.

    step         "keep", "round_start", "role", "library", the key of a role, or "over"
    roles        for each role the seat that took it this round, or -1
    chooser      who chose `role`, both -1 between roles
    doubled      whether the chooser's Library doubles this privilege
    prices       tiles turned so far, in their order; `tile` is the position of the newest, or -1
    hand, drawn, chapel, bank   this seat's own cards; empty for a spectator
    cathedral    whether the Cathedral still lies on the table
    variant      what was agreed on before the game
    plan, cover, spent    this seat's own building that waits for its payment
    """

    seat: Seat | None
    step: str
    round: int
    governor: Seat
    role: Role
    chooser: Seat
    doubled: bool
    library_used: bool
    roles: tuple[Seat, ...]
    prices: tuple[tuple[int, ...], ...]
    tile: int
    deck: int
    discard: int
    tableaus: tuple[Tableau, ...]
    hand: tuple[CardId, ...]
    drawn: tuple[CardId, ...]
    chapel: tuple[CardId, ...]
    plan: Kind
    cover: int
    spent: tuple[int, ...]
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None
    bank: tuple[CardId, ...] = ()
    cathedral: bool = False
    variant: Variant = BASE_GAME

    @property
    def own(self) -> Tableau:
        """The tableau of the seat that looks. Raises TypeError for a spectator."""
        if self.seat is None:
            raise TypeError("a spectator has no tableau")
        return self.tableaus[self.seat]


_STEPS: Final = {
    "keep": "keep",
    "office": "round_start",
    "chapel": "round_start",
    "bank": "round_start",
    "limit": "round_start",
    "role": "role",
    "library": "library",
    "build": "builder",
    "cover": "builder",
    "goods": "builder",
    "pay": "builder",
    "produce": "producer",
    "sell": "trader",
    "councillor": "councillor",
    "archive": "councillor",
}


def step_of(state: State) -> str:
    """Name the open step, alike for everybody."""
    return _STEPS[state.open[0].kind] if state.open else "over"


def view(state: State, seat: Seat | None) -> SanJuanView:
    """Show the position to `seat`, or to a spectator."""
    own = Player() if seat is None else state.players[seat]
    decision = None
    for open_decision in state.open:
        if open_decision.seat == seat:
            decision = open_decision
    plans = decision is not None and state.plan != NO_KIND
    counted = state.variant.stashes == OPEN
    seats = range(len(state.players))
    return SanJuanView(
        seat=seat,
        step=step_of(state),
        round=state.round,
        governor=state.governor,
        role=state.role,
        chooser=state.chooser,
        doubled=state.doubled,
        library_used=state.library_used,
        roles=tuple(state.roles),
        prices=tuple([TILES[tile] for tile in state.tiles[: state.tiles_seen]]),
        tile=state.tile,
        deck=len(state.deck),
        discard=len(state.discard),
        tableaus=tuple([_tableau(state, each, counted or each == seat) for each in seats]),
        hand=tuple(own.hand),
        drawn=tuple(own.drawn),
        chapel=tuple(own.chapel),
        plan=state.plan if plans else NO_KIND,
        cover=state.cover if plans else BESIDE,
        spent=tuple(state.spent) if plans else (),
        waiting=tuple([open_decision.seat for open_decision in state.open]),
        decision=decision,
        outcome=scoring.outcome(state),
        bank=tuple(own.bank),
        cathedral=state.cathedral,
        variant=state.variant,
    )


def _tableau(state: State, seat: Seat, counted: bool) -> Tableau:
    """Show a seat; `counted`: who looks may count its stash."""
    player = state.players[seat]
    goods = player.goods
    display = tuple([_slot(building, at in goods) for at, building in enumerate(player.display)])
    stash = Stash(len(player.chapel), len(player.bank), len(player.harbor)) if counted else None
    return Tableau(
        seat,
        len(player.hand),
        display,
        player.active,
        tuple(player.known),
        stash,
        player.bank_used,
    )


def _slot(building: Building, loaded: bool) -> Slot:
    kind = KIND[building.card]
    if not building.under:
        return _SLOTS[kind][loaded]
    return Slot(kind, loaded, tuple([KIND[card] for card in building.under]))


# --- what a person needs to know to choose ---------------------------------------------------


def explain(state: State, decision: Decision) -> tuple[Facts, ...]:
    """Return the facts of each option: what it is, what it costs, what it brings."""
    return tuple(_explain(state, decision, key) for key in decision.options)


def _explain(state: State, decision: Decision, key: str) -> Facts:
    seat = decision.seat
    family, _, name = key.partition(":")
    if family == "card":
        return _card_facts(KIND[int(name)])
    if family == "build":
        return _build_facts(state, seat, BUILD_KEYS.index(key))
    if family in ("over", "beside"):
        return _cover_facts(state, seat, asking.POSITION_OF[key])
    if family in ("good", "plant"):
        return _good_facts(state, decision, int(name))
    if family == "role":
        return {"role": key}
    return {}


def _card_facts(kind: Kind) -> dict[str, int | str]:
    return {"building": BUILDING_KEYS[kind], "cost": COST[kind], "points": POINTS[kind]}


def _build_facts(state: State, seat: Seat, kind: Kind) -> Facts:
    """Return cost, cheapest price now, and `gain`: how many points the building adds now."""
    over = effects.covers(state, seat, kind)
    ways = [effects.price(state, seat, kind, place) for place in over]
    if effects.affordable(state, seat, kind):
        ways.append(effects.price(state, seat, kind))
    return {
        **_card_facts(kind),
        "price": min(ways),
        "gain": _gain(state, seat, kind, BESIDE),
        "covers": len(over),
    }


def _cover_facts(state: State, seat: Seat, cover: int) -> Facts:
    """Return the price and what the building adds there; over another, what that saves."""
    player = state.players[seat]
    price = effects.price(state, seat, state.plan, cover)
    facts: dict[str, int | str] = {
        "price": price,
        "gain": _gain(state, seat, state.plan, cover),
    }
    if cover != BESIDE:
        building = player.display[cover]
        facts["building"] = BUILDING_KEYS[KIND[building.card]]
        facts["saves"] = effects.price(state, seat, state.plan) - price
        facts["loses_good"] = int(cover in player.goods)
    return facts


def _gain(state: State, seat: Seat, kind: Kind, cover: int) -> int:
    player = state.players[seat]
    rivals = scoring.rivals(state, seat)
    kinds = [KIND[building.card] for building in player.display]
    before = scoring.total(scoring.lines_of(kinds, player.stashed, rivals))
    if cover == BESIDE:
        kinds.append(kind)
    else:
        kinds[cover] = kind
    return scoring.total(scoring.lines_of(kinds, player.stashed, rivals)) - before


def _good_facts(state: State, decision: Decision, position: int) -> Facts:
    kind = KIND[state.players[decision.seat].display[position].card]
    facts: dict[str, int | str] = {"building": BUILDING_KEYS[kind]}
    if decision.kind == "sell":
        facts["price"] = effects.sale_prices(state)[kind]
    return facts
