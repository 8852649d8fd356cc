"""The whole position of a game of San Juan, and its invariants."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rules.bits import bits_of
from rules.chance import Chance
from rules.decision import Decision
from rules.decision import check as check_open
from rules.event import NOBODY, Seat
from rules.san_juan.components import (
    BASE,
    CATHEDRAL_CARD,
    CRANE,
    CUSTOMS_OFFICE,
    DECKS,
    KIND,
    NEW_BUILDINGS,
    PRODUCES,
    ROLES,
    TILES,
    Building,
    CardId,
    Kind,
    Role,
)

NO_ROLE: Final[Role] = -1
NO_KIND: Final[Kind] = -1
BESIDE: Final = -1
"""The new building covers nothing."""

ALWAYS: Final = "always"
STANDING: Final = "standing"
HIDDEN: Final = "hidden"
OPEN: Final = "open"
ONCE: Final = "once"
EACH_TIME: Final = "each_time"
SAME_PHASE: Final = "same_phase"
LATER: Final = "later"
IN_TURN: Final = "in_turn"
AT_ONCE: Final = "at_once"

SEATS: Final = (2, 3, 4)
WINNING_SIZE: Final = 12


class Variant(NamedTuple):
    """The table's agreements before the game, as values of the table options.

    deck         the cards in the game: a key of `components.DECKS`
    guard_room   the limit of six holds `STANDING`: while a Guard Room stands; or `ALWAYS` (R1)
    stashes      whether all may count the cards under a Chapel, Bank or Harbor
    library      two players: the governor's Library doubles a role `ONCE` a round or `EACH_TIME`
    tavern       a new Tavern counts from the `SAME_PHASE` on, or `LATER` (R11)
    builder      all build `IN_TURN`, or `AT_ONCE` (RULES.md 5.15)
    """

    deck: str = BASE
    guard_room: str = STANDING
    stashes: str = HIDDEN
    library: str = ONCE
    tavern: str = SAME_PHASE
    builder: str = IN_TURN

    @property
    def new_buildings(self) -> bool:
        """Whether the expansion is played with."""
        return self.deck == NEW_BUILDINGS


BASE_GAME: Final = Variant()


def _none() -> list[int]:
    """Return no cards, kinds, seats or positions (`list[int]()` takes four times as long)."""
    return []


@dataclass(slots=True)
class Player:
    """One seat: its cards, its display, and what it has answered in the step that is open.

    hand         sorted; never shown to others
    known        publicly taken kinds in hand (RULES.md 6.5)
    display      visible buildings, in the order in which they were built
    goods        the card that is the good on each building that holds one, by position
    owned        the kinds in `display`, as bits
    active       those of them whose power is in force: built before this Builder phase
    chapel       cards tucked under a Chapel of this seat; they stay when it is covered
    drawn        cards dealt by the Councillor, until the seat has chosen
    answered     the sealed answer to the open step is complete
    put_away     sealed: cards chosen to leave the hand (or, with the Councillor, not to be kept;
                 with the Office, to be exchanged; if all build at once, to pay)
    tucked       sealed: cards chosen for the Chapel
    picked       sealed: positions in `display` chosen to produce or to sell
    bank, harbor cards tucked under these; no one has seen those of the Harbor
    bank_used    the Bank works once in a game, even if another one is built (R20)
    banked       sealed: cards chosen for the Bank
    plan, cover  sealed: the building, and the position it covers
    spent        and the positions whose goods pay for it (Black Market)
    """

    hand: list[CardId] = field(default_factory=_none)
    known: list[Kind] = field(default_factory=_none)
    display: list[Building] = field(default_factory=list[Building])
    goods: dict[int, CardId] = field(default_factory=dict[int, CardId])
    owned: int = 0
    active: int = 0
    chapel: list[CardId] = field(default_factory=_none)
    drawn: list[CardId] = field(default_factory=_none)
    answered: bool = False
    put_away: list[CardId] = field(default_factory=_none)
    tucked: list[CardId] = field(default_factory=_none)
    picked: list[int] = field(default_factory=_none)
    bank: list[CardId] = field(default_factory=_none)
    harbor: list[CardId] = field(default_factory=_none)
    bank_used: bool = False
    banked: list[CardId] = field(default_factory=_none)
    plan: Kind = NO_KIND
    cover: int = BESIDE
    spent: list[int] = field(default_factory=_none)

    def copy(self) -> "Player":
        """Return a copy that shares nothing that can change."""
        return Player(
            self.hand[:],
            self.known[:],
            self.display[:],
            self.goods.copy(),
            self.owned,
            self.active,
            self.chapel[:],
            self.drawn[:],
            self.answered,
            self.put_away[:],
            self.tucked[:],
            self.picked[:],
            self.bank[:],
            self.harbor[:],
            self.bank_used,
            self.banked[:],
            self.plan,
            self.cover,
            self.spent[:],
        )

    @property
    def stashed(self) -> int:
        """The number of cards under Chapel, Bank and Harbor."""
        return len(self.chapel) + len(self.bank) + len(self.harbor)


@dataclass(slots=True)
class State:
    """A position.

    open             the decisions that are open, in seat order
    deck             drawn from its end
    tiles            the stack of the trading house; its order never changes
    tile             position in `tiles` of the one turned last, -1 before the first
    tiles_seen       the number of them ever turned
    roles            for each role, the seat that took it this round, or NOBODY
    picks            seats that still pick a role this round; the next one is last
    builders         seats that still act in this Builder phase; the next one is last
    undealt          seats that the Councillor still deals to; the next one is last
    role, chooser    the role being played and its chooser
    doubled          the chooser's Library doubles this privilege (RULES.md 5.12)
    library_used     two players: the governor has used the Library this round
    dry, built       deck and discard were empty at the start of this round; it saw a building
    ended            the key of what ended the game, "" while it goes on
    cathedral        the Cathedral still lies on the table
    """

    chance: Chance
    players: list[Player]
    deck: list[CardId]
    discard: list[CardId]
    tiles: list[int]
    open: list[Decision] = field(default_factory=list[Decision])
    tile: int = -1
    tiles_seen: int = 0
    round: int = 0
    governor: Seat = 0
    roles: list[Seat] = field(default_factory=lambda: [NOBODY] * len(ROLES))
    picks: list[Seat] = field(default_factory=_none)
    builders: list[Seat] = field(default_factory=_none)
    role: Role = NO_ROLE
    chooser: Seat = NOBODY
    doubled: bool = False
    library_used: bool = False
    dry: bool = False
    built: bool = False
    ended: str = ""
    variant: Variant = BASE_GAME
    cathedral: bool = False
    undealt: list[Seat] = field(default_factory=_none)

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.deck[:],
            self.discard[:],
            self.tiles,
            self.open[:],
            self.tile,
            self.tiles_seen,
            self.round,
            self.governor,
            self.roles[:],
            self.picks[:],
            self.builders[:],
            self.role,
            self.chooser,
            self.doubled,
            self.library_used,
            self.dry,
            self.built,
            self.ended,
            self.variant,
            self.cathedral,
            self.undealt[:],
        )


def kinds_in(display: list[Building]) -> int:
    """Return the kinds of the visible buildings, as bits."""
    return bits_of(KIND[building.card] for building in display)


def check(state: State) -> None:
    """Raise AssertionError if an invariant is broken."""
    assert Counter(_all_cards(state)) == Counter(_in_play(state)), "every card is in one place"
    assert sorted(state.tiles) == list(range(len(TILES)))
    assert -1 <= state.tile < state.tiles_seen <= len(TILES) or state.tile == -1
    check_open(state.open, ended=bool(state.ended))
    for player in state.players:
        _check_player(player)


def _check_player(player: Player) -> None:
    """There is one visible copy of a city building (RULES.md 1.3); goods and marks are valid."""
    assert player.hand == sorted(player.hand)
    assert player.owned == kinds_in(player.display)
    assert not player.active & ~player.owned
    known, hand = Counter(player.known), Counter(KIND[card] for card in player.hand)
    assert known <= hand, "a card that everyone knows is still in the hand"
    cards = [building.card for building in player.display]
    city = [KIND[card] for card in cards if not PRODUCES[card]]
    assert len(city) == len(set(city))
    holders = [player.display[position].card for position in player.goods]
    assert all(PRODUCES[card] or KIND[card] == CUSTOMS_OFFICE for card in holders)
    for building in player.display:
        assert CRANE not in [KIND[card] for card in building.under], "the Crane is never covered"


def _in_play(state: State) -> list[CardId]:
    """Return the cards of this game (RULES.md 1.1, 1.6)."""
    cathedral = [CATHEDRAL_CARD] if state.variant.new_buildings else []
    return [*DECKS[state.variant.deck], *cathedral]


def _all_cards(state: State) -> list[CardId]:
    cards = state.deck + state.discard
    if state.cathedral:
        cards.append(CATHEDRAL_CARD)
    for player in state.players:
        cards += player.hand + player.drawn + list(player.goods.values())
        cards += player.chapel + player.bank + player.harbor
        for building in player.display:
            cards += [building.card, *building.under]
    return cards
