"""Positions of San Juan in a player's words, and moves through the one door.

    table = given(
        seat(hand="tower chapel quarry", built="indigo_plant+good crane"),
        role="builder",
    )
    table.builds(0, "tower", over="indigo_plant")
    assert table.built(0) == "tower/indigo_plant crane"

Words are the ids of `data/san_juan/components.toml`. A building is written `name`, `name+good` (it
holds one), `name/covered` (it covers another) and `name+fresh` (built in this very phase). A
position with the expansion says `variant=NEW`, or names another variant with its deck. Seats that
are not listed have an Indigo Plant and an empty hand, so that most questions pass them by. Moves
and views from there are in `table.py`.
"""

from typing import Final, NamedTuple

from rules.chance import Chance
from rules.event import NOBODY
from rules.san_juan import asking
from rules.san_juan.components import (
    CATHEDRAL_CARD,
    COST,
    DECKS,
    KIND,
    KINDS,
    NAMES,
    NEW_BUILDINGS,
    ROLES,
    Building,
    CardId,
    Kind,
)
from rules.san_juan.state import BASE_GAME, Player, State, Variant, check, kinds_in
from tests.rules.san_juan.table import Table

TILES: Final = "ABCDE"
"""The tiles of the trading house, by letters."""


def cost_of(name: str) -> int:
    return COST[NAMES.index(name)]


_STOCK: Final = (
    *("archive", "smithy", "well", "market_stand", "tower", "aqueduct", "chapel"),
    *("market_hall", "prefecture", "quarry", "hero", "library"),
)
ONE, TWO, THREE, FOUR, FIVE = (
    next(name for name in _STOCK if cost_of(name) == cost) for cost in range(1, 6)
)
"""Buildings of these costs, where nothing else of them matters."""

NEW: Final = Variant(deck=NEW_BUILDINGS)
"""The game with the expansion; all other table options as they are unless agreed otherwise."""


class Seated(NamedTuple):
    """The holdings of a seat, in words."""

    hand: str
    built: str
    chapel: str
    known: str
    bank: str
    harbor: str


def seat(
    hand: str = "",
    built: str = "indigo_plant",
    chapel: str = "",
    known: str = "",
    bank: str = "",
    harbor: str = "",
) -> Seated:
    """Describe the hand of a seat, its display, its tucked cards, and its publicly known cards.

    A seat with cards under a Bank has used it for this game.
    """
    return Seated(hand, built, chapel, known, bank, harbor)


def given(
    *told: Seated,
    seats: int = 0,
    governor: int = 0,
    taken: str = "",
    role: str = "",
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    tiles: str = TILES,
    variant: Variant = BASE_GAME,
) -> "Table":
    """Set up a position in which the next seat takes a role, and let it take `role`.

    taken      the roles that were taken this round; as many seats from the governor on have picked
    deck       the cards that are drawn next, in this order
    rest       the place of all cards that are not listed: below the deck ("deck", "discard"), or
               out of reach ("chapel": under the last seat's, as after a very long game)
    tiles      the stack of the trading house, the next one first
    """
    supply = _Supply(variant)
    seated = [*told, *[seat()] * (max(seats, len(told), 2) - len(told))]
    players = [_player(supply, one) for one in seated]
    drawn_next, discarded = supply.take(deck), supply.take(discard)
    for player, one in zip(players, seated, strict=True):
        _load(supply, player, one)
    state = State(
        chance=Chance(1),
        players=players,
        deck=drawn_next[::-1],
        discard=discarded,
        tiles=[TILES.index(tile) for tile in tiles],
        round=2,
        governor=governor,
        variant=variant,
        cathedral=supply.cathedral_is_left(),
    )
    _put_rest(supply, state, rest)
    _pick_roles(state, taken.split())
    check(state)
    table = Table(state)
    if role:
        table.takes(table.asked_seats()[0], role)
    return table


class _Supply:
    """The cards that have no place yet."""

    def __init__(self, variant: Variant) -> None:
        self.cards: dict[Kind, list[CardId]] = {kind: [] for kind in KINDS}
        for card in DECKS[variant.deck]:
            self.cards[KIND[card]].append(card)
        self.cathedral = [CATHEDRAL_CARD] if variant.new_buildings else []

    def cathedral_is_left(self) -> bool:
        return bool(self.cathedral)

    def take(self, words: str) -> list[CardId]:
        return [
            self.cathedral.pop() if word == "cathedral" else self.cards[NAMES.index(word)].pop(0)
            for word in words.split()
        ]

    def take_any(self) -> CardId:
        """Take a card of the kind of which the most are left."""
        return max(self.cards.values(), key=len).pop()

    def take_all(self) -> list[CardId]:
        rest = [card for cards in self.cards.values() for card in cards]
        Chance(2).shuffle(rest)
        self.cards.clear()
        return rest


def _player(supply: _Supply, one: Seated) -> Player:
    player = Player(
        hand=sorted(supply.take(one.hand)),
        known=sorted(NAMES.index(word) for word in one.known.split()),
        chapel=sorted(supply.take(one.chapel)),
        bank=sorted(supply.take(one.bank)),
        harbor=sorted(supply.take(one.harbor)),
        bank_used=bool(one.bank),
    )
    fresh: list[CardId] = []
    for word in one.built.split():
        name, *below = word.partition("+")[0].split("/")
        [card] = supply.take(name)
        player.display.append(Building(card, tuple(supply.take(" ".join(below)))))
        if "+fresh" in word:
            fresh.append(card)
    player.owned = kinds_in(player.display)
    player.active = kinds_in([one for one in player.display if one.card not in fresh])
    return player


def _load(supply: _Supply, player: Player, one: Seated) -> None:
    for place, word in enumerate(one.built.split()):
        if "+good" in word:
            player.goods[place] = supply.take_any()


def _put_rest(supply: _Supply, state: State, rest: str) -> None:
    if rest == "deck":
        state.deck = supply.take_all() + state.deck
    elif rest == "discard":
        state.discard += supply.take_all()
    else:
        assert rest == "chapel"
        player = state.players[-1]
        player.chapel = sorted(player.chapel + supply.take_all())


def _pick_roles(state: State, taken: list[str]) -> None:
    seats = len(state.players)
    order = [(state.governor + step) % seats for step in range(seats)]
    if seats == 2:
        order.append(state.governor)
    for picker, role in zip(order, taken, strict=False):
        assert state.roles[ROLES.index(role)] == NOBODY
        state.roles[ROLES.index(role)] = picker
    picker, *later = order[len(taken) :]
    state.picks = later[::-1]
    state.open = [asking.role(state, picker)]


TWELVE: Final = seat(built="coffee_roaster " * 8 + "silver_smelter " * 4)
"""A seat whose twelve buildings, 28 points, end the game after the next Builder phase."""


def scored(*told: Seated, last: Seated = TWELVE, variant: Variant = BASE_GAME) -> Table:
    """Let the game end with these seats and the last, of twelve buildings; all who can pass."""
    table = given(*told, last, role="builder", variant=variant)
    while table.asked_seats():
        table.passes(table.asked_seats()[0])
    return table


def next_round(
    *told: Seated, seats: int = 3, deck: str = "", rest: str = "deck", variant: Variant = BASE_GAME
) -> Table:
    """Let a round end, so that seat 1 is the next governor.

    Its last role is the Trader: a seat without goods draws nothing and has no question.
    """
    taken = " ".join(("builder", "producer", "councillor")[: max(len(told), seats) - 1])
    return given(
        *told, seats=seats, deck=deck, rest=rest, taken=taken, role="trader", variant=variant
    )
