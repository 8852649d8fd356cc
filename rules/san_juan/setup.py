"""Options, seats and a seed become the position before the first decision (RULES.md 2)."""

from typing import Final

from rules.chance import Chance
from rules.event import Event
from rules.game import Options, TableOption
from rules.san_juan import flow, rounds
from rules.san_juan.asking import START_HAND
from rules.san_juan.components import (
    BASE,
    BESIDE_OTHERS,
    DECKS,
    INDIGO_PLANT,
    KIND,
    NEW_BUILDINGS,
    TILES,
)
from rules.san_juan.effects import TWO_PLAYERS
from rules.san_juan.state import (
    ALWAYS,
    AT_ONCE,
    EACH_TIME,
    HIDDEN,
    IN_TURN,
    LATER,
    ONCE,
    OPEN,
    SAME_PHASE,
    SEATS,
    STANDING,
    Player,
    State,
    Variant,
    kinds_in,
)

STARTING_HAND: Final = "starting_hand"
DECK: Final = "deck"
GUARD_ROOM: Final = "guard_room"
STASHES: Final = "stashes"
LIBRARY: Final = "library"
TAVERN: Final = "tavern"
BUILDER: Final = "builder"
_EXPANSION: Final = {DECK: (NEW_BUILDINGS,)}
"""The requirements of a table option about a building of the expansion."""
OPTIONS: Final = (
    TableOption(DECK, tuple(DECKS), BASE, SEATS, headline=True),
    TableOption(STARTING_HAND, ("on", "off"), "on", SEATS),
    TableOption(GUARD_ROOM, (STANDING, ALWAYS), STANDING, SEATS, _EXPANSION),
    TableOption(STASHES, (HIDDEN, OPEN), HIDDEN, SEATS),
    TableOption(LIBRARY, (ONCE, EACH_TIME), ONCE, (TWO_PLAYERS,)),
    TableOption(TAVERN, (SAME_PHASE, LATER), SAME_PHASE, SEATS, _EXPANSION),
    TableOption(BUILDER, (IN_TURN, AT_ONCE), IN_TURN, SEATS),
)

FIRST_VARIANT_HAND: Final = 5


def setup(options: Options, seats: int, seed: int, told: list[Event]) -> State:
    """Deal a game (RULES.md 2.1 to 2.6); seat 0 is the first governor (1.5).

    With the starting-hand variant seats 0, 1, 2, 3 look at 5, 6, 7, 8 cards and keep four.
    """
    chance = Chance(seed)
    deck = list(DECKS[options[DECK]])
    first = KIND.index(INDIGO_PLANT)
    indigo = deck[first : first + seats]
    del deck[first : first + seats]
    chance.shuffle(deck)
    tiles = list(range(len(TILES)))
    chance.shuffle(tiles)
    players = [Player(display=[BESIDE_OTHERS[card]]) for card in indigo]
    variant = options[STARTING_HAND] == "on"
    for seat, player in enumerate(players):
        player.owned = player.active = kinds_in(player.display)
        count = FIRST_VARIANT_HAND + seat if variant else START_HAND
        player.hand = sorted(deck.pop() for _ in range(count))
    agreed = Variant(
        options[DECK],
        options[GUARD_ROOM],
        options[STASHES],
        options[LIBRARY],
        options[TAVERN],
        options[BUILDER],
    )
    state = State(chance, players, deck, [], tiles, variant=agreed, cathedral=agreed.new_buildings)
    if not variant:
        rounds.begin(state, told)
    flow.proceed(state, told)
    return state
