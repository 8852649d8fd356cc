"""One seat's permitted knowledge, built from nothing."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from rules.decision import Decision
from rules.event import Seat
from rules.game import Outcome
from rules.san_juan import scoring
from rules.san_juan import state as position
from rules.san_juan.asking import card_of
from rules.san_juan.components import KIND, KINDS, TILES, Building, CardId, Kind, Role
from rules.san_juan.state import BASE_GAME, NO_KIND, OPEN, Player, State, Variant

NO_ROLE: Final[Role] = position.NO_ROLE
"""In a view: no role is being carried out."""
PLOTS: Final = position.WINNING_SIZE
"""A town of this many buildings ends the game."""


class Slot(NamedTuple):
    """A visible building: its kind, whether it holds a good, and the kinds that it covers."""

    kind: Kind
    loaded: bool
    under: tuple[Kind, ...] = ()


_SLOTS: Final = tuple((Slot(kind, False), Slot(kind, True)) for kind in KINDS)


class Stash(NamedTuple):
    """The number of cards under a seat's Chapel, Bank and Harbor: a point each."""

    chapel: int = 0
    bank: int = 0
    harbor: int = 0

    @property
    def sum(self) -> int:
        """All of them."""
        return self.chapel + self.bank + self.harbor


class Tableau(NamedTuple):
    """The public part of a seat: hand size, buildings, the kinds whose power is in force (bits),
    and the publicly taken kinds in hand.

    `stash` is None if the viewer may not count it.
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
    """A position in the view of one seat (None: a spectator).

    step         "keep", "round_start", "role", "library", the key of a role, or "over"
    roles        for each role the seat that took it this round, or -1
    chooser      the chooser of `role`; both are -1 between roles
    doubled      whether the chooser's Library doubles this privilege
    prices       tiles turned so far, in their order; `tile` is the position of the newest, or -1
    hand, drawn, chapel, bank   this seat's own cards; empty for a spectator
    cathedral    whether the Cathedral still lies on the table
    variant      the table's agreements before the game
    plan, cover, spent    this seat's own building that waits for its payment, or is sealed
    leaving      those of this seat's own cards that it has chosen to give up
    picked       those of its own buildings that it has sealed to produce or to sell
    banks        whether this seat has sealed that it uses its Bank
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
    leaving: tuple[CardId, ...] = ()
    picked: tuple[int, ...] = ()
    banks: bool = False

    @property
    def own(self) -> Tableau:
        """The viewer's own tableau. Raises TypeError for a spectator."""
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
    """Name the open step, the same for everyone."""
    return _STEPS[state.open[0].kind] if state.open else "over"


def view(state: State, seat: Seat | None) -> SanJuanView:
    """Show the position to `seat`, or to a spectator (RULES.md 6.3 to 6.5)."""
    own = Player() if seat is None else state.players[seat]
    decision = None
    for open_decision in state.open:
        if open_decision.seat == seat:
            decision = open_decision
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
        plan=own.plan,
        cover=own.cover,
        spent=tuple(own.spent),
        waiting=tuple([open_decision.seat for open_decision in state.open]),
        decision=decision,
        outcome=scoring.outcome(state),
        bank=tuple(own.bank),
        cathedral=state.cathedral,
        variant=state.variant,
        leaving=_leaving(own),
        picked=tuple(own.picked),
        banks=bool(own.banked),
    )


def _leaving(own: Player) -> tuple[CardId, ...]:
    """Return the cards that a seat has chosen to give up, including the one to be built."""
    sealed = (*own.put_away, *own.tucked, *own.banked)
    return sealed if own.plan == NO_KIND else (*sealed, card_of(own, own.plan))


def _tableau(state: State, seat: Seat, counted: bool) -> Tableau:
    """Show a seat; `counted`: the viewer may count its stash (RULES.md 6.3)."""
    player = state.players[seat]
    stash = Stash(len(player.chapel), len(player.bank), len(player.harbor)) if counted else None
    return Tableau(
        seat,
        len(player.hand),
        slots(player),
        player.active,
        tuple(player.known),
        stash,
        player.bank_used,
    )


def slots(player: Player) -> tuple[Slot, ...]:
    """Show the buildings of a seat, in order."""
    goods = player.goods
    return tuple(
        [
            _SLOTS[KIND[building.card]][at in goods]
            if not building.under
            else _covering(building, at in goods)
            for at, building in enumerate(player.display)
        ]
    )


def _covering(building: Building, loaded: bool) -> Slot:
    return Slot(KIND[building.card], loaded, tuple([KIND[card] for card in building.under]))
