"""Positions of San Francisco in a player's words.

    table = drawn("c2-d2", investor(sticks="g1-e", hand="1 10"), action="shift_influence")
    table.plays("7 5 -")
    table.shifts("c2-d2", "d2-e2")

A seat that is not listed, or listed with its sticks alone, has 30 influence and all its cheques. A
district with a majority has been built, unless the position says otherwise. Words are the ids of
`data/san_francisco/`. Moves and views from there are in `table.py`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple, TypedDict, Unpack

from rules.bits import members
from rules.chance import Chance
from rules.event import NOBODY, Event
from rules.san_francisco import GAME, flow
from rules.san_francisco.components import (
    ACTION_KEYS,
    CHEQUES_EACH,
    DISTRICT_NAMES,
    DISTRICTS,
    KIND_NAMES,
    NO_TILE,
    PARK,
    PRESTIGE,
    SIDES,
    STREET_NAMES,
    TENDER_KEYS,
    TILE_NAMES,
    streets_at,
)
from rules.san_francisco.state import USUAL, Phase, Player, Right, State, Variant
from tests.rules.san_francisco.brute import FREE, WHITE, majority
from tests.rules.san_francisco.table import Table

CITY: Final = """
    v m f p l o r
    m f o v r v m
    f o r C v r l
    b m l f o l f
    p v l p m o r
"""
"""White sticks lie north of factory d4 and villa d2 and beside the bank on a4, among others."""

ORDINARY: Final = ("villa", "residential", "market", "leisure", "factory", "office")

VILLA: Final = PRESTIGE[KIND_NAMES.index("villa")]
"""The prestige of a villa."""

FIFTEEN: Final = "a1-w a2-w a3-w a4-w g1-e g2-e g3-e g4-e g5-e b5-s c5-s e5-s f5-s g5-s a1-n"
"""All sticks of a seat, on streets of the city edge."""

_LETTERS: Final = {name[0]: kind for kind, name in enumerate(KIND_NAMES) if name != "city_hall"}
_LETTERS["C"] = KIND_NAMES.index("city_hall")


class Told(NamedTuple):
    """The holdings of a seat: `investor(sticks="c2-d2", influence=3)`, or just its sticks:
    `"c2-d2"`.

    sticks   the streets where its sticks lie, such as `"c3-d3 a1-n"`
    hand     its cheques, such as `"1 1 10"`; those of its twelve that it has not lie in the bank
    bonuses  how many bonus cards it has won
    """

    sticks: str = ""
    influence: int = 30
    hand: str | None = None
    bonuses: int = 0


investor: Final = Told


def holding(*hands: str | None) -> list[Told]:
    """Seats with these cheques; None is all of them."""
    return [investor(hand=hand) for hand in hands]


class Around(TypedDict, total=False):
    """The settings of any position.

    tender   the tender cards drawn next, in this order; all others are discarded if it ends in `.`
    discard  tender cards that lie on the discard pile
    actions  the action cards drawn next, in this order; the first fills `year`
    waiting  bonus cards of earlier years that lie open
    city     the tiles by the first letter of their kind, row by row; C is the city hall
    built    districts that a player has built, `"c2:1"`; `ruins` no one has, whatever lies there
    idle     rounds without a stick so far
    """

    tender: str
    discard: str
    seats: int
    start: int
    actions: str
    year: int
    waiting: str
    city: str
    built: str
    ruins: str
    idle: int
    variant: Variant
    seed: int


def given(*told: Told | str, round: int = 1, **around: Unpack[Around]) -> Table:
    """Set up a position at the start of a round."""
    state = _position(*told, **around)
    state.round = round - 1
    return _opened(state)


def using(*told: Told | str, **around: Unpack[Around]) -> Table:
    """Set up a position at the start of a round, and use the tender card."""
    table = given(*told, **around)
    table.uses_it()
    return table


def investing(*told: Told | str, rights: str, **around: Unpack[Around]) -> Table:
    """Set up a position after rights of a tender have been won.

    rights   the seats that invest, in order, with the option tile if any: `"2:work 0:homes"`
    """
    state = _invests(*told, **around)
    state.turn = state.start
    state.rights = [_right(word) for word in rights.split()]
    state.won = bool(state.rights)
    return _opened(state)


def drawn(*told: Told | str, action: str, **around: Unpack[Around]) -> Table:
    """Set up a position in which an action card is drawn, after a building in the round.

    action   the card, and those that are drawn after it
    """
    around["actions"] = action
    state = _invests(*told, **around)
    state.won = state.placed = state.built = True
    return _opened(state)


def won(*sticks: str, action: str, winner: int = 0, seats: int = 3, ruins: str = "") -> Table:
    """A table after a seat has won the action card with influence."""
    table = drawn(*sticks, action=f"{action}_influence", seats=seats, ruins=ruins)
    table.plays(" ".join("5" if seat == winner else "-" for seat in range(seats)))
    return table


def paying(hand: str, cheque: str, variant: Variant = USUAL) -> Table:
    """A table after seat 0 alone has played an option tile and paid for it; 2 is next."""
    tender = "option_option_3 villa_cheques_1"
    table = using(investor(hand=hand), tender=tender, variant=variant, start=1)
    table.lays_tiles("work trade trade")
    table.all_seal(cheque, "1", "2")
    return table


def _city(words: str) -> tuple[int, ...]:
    return tuple(_LETTERS[letter] for letter in words.split())


def streets_of(*kinds: str) -> list[str]:
    """Return the streets beside districts of these kinds in `CITY` that are not white."""
    tiles = _city(CITY)
    wanted = tuple(KIND_NAMES.index(kind) for kind in kinds)
    streets = streets_at(tiles, wanted) & ~streets_at(tiles, (PARK,))
    return [STREET_NAMES[street] for street in members(streets)]


EVERYTHING: Final = streets_of(*ORDINARY, "city_hall", "bank")


def dealt(streets: Sequence[str], seats: int) -> list[str]:
    """Let the sticks of the seats in turn lie on these streets."""
    return [" ".join(streets[seat::seats]) for seat in range(seats)]


def lies_on(state: State, street: int) -> int:
    """Return the owner of the stick on a street, in the terms of `brute`."""
    if state.white >> street & 1:
        return WHITE
    owners = [seat for seat, one in enumerate(state.players) if one.sticks >> street & 1]
    assert len(owners) <= 1, f"two sticks on {STREET_NAMES[street]}"
    return owners[0] if owners else FREE


def _opened(state: State) -> Table:
    told: list[Event] = []
    flow.proceed(state, told)
    GAME.check(state)
    return Table(state, told)


def _right(word: str) -> Right:
    seat, _, tile = word.partition(":")
    return Right(int(seat), TILE_NAMES.index(tile) if tile else NO_TILE)


def _invests(*told: Told | str, **around: Unpack[Around]) -> State:
    state = _position(*told, **around)
    state.tender = state.tenders.pop()
    state.round, state.phase = 1, Phase.INVEST
    return state


def _position(
    *told: Told | str,
    tender: str = "villa_cheques_1",
    discard: str = "",
    seats: int = 3,
    start: int = 0,
    actions: str = "",
    year: int = 1907,
    waiting: str = "",
    city: str = CITY,
    built: str = "",
    ruins: str = "",
    idle: int = 0,
    variant: Variant = USUAL,
    seed: int = 1,
) -> State:
    players = [_player(one) for one in [*told, *[""] * (seats - len(told))]]
    tiles = _city(city)
    state = State(Chance(seed), players, tiles, streets_at(tiles, (PARK,)), [], [], variant)
    state.start, state.idle = start, idle
    _deal_actions(state, actions, year, waiting)
    _deal_tenders(state, tender, discard)
    _fill_the_bank(state)
    _tell_who_built(state, built, ruins)
    return state


def _player(known: Told | str) -> Player:
    told = investor(sticks=known) if isinstance(known, str) else known
    hand = [*CHEQUES_EACH] if told.hand is None else sorted(int(word) for word in told.hand.split())
    sticks = sum(1 << STREET_NAMES.index(name) for name in told.sticks.split())
    return Player(told.influence, hand, sticks, known=hand[:], bonuses=told.bonuses)


def _fill_the_bank(state: State) -> None:
    """Pay in face up all cheques that no one holds."""
    cheques = Counter(CHEQUES_EACH * len(state.players))
    cheques.subtract(cheque for player in state.players for cheque in player.hand)
    assert min(cheques.values()) >= 0, "there are not so many of a cheque"
    state.bank = sorted(cheques.elements())
    state.openly = state.bank[:]


def _deal_actions(state: State, words: str, year: int, waiting: str) -> None:
    """Put these on top; one other is gone for each past year."""
    others = list(range(len(ACTION_KEYS)))
    top = _cards("action", words, others)
    state.waiting = _cards("action", waiting, others)
    gone = year - 1907 - len(state.waiting)
    state.played = [*[others.pop(2) for _ in range(gone)], *state.waiting]
    state.actions = others + top[::-1]


def _deal_tenders(state: State, words: str, discard: str) -> None:
    others = list(range(len(TENDER_KEYS)))
    top = _cards("tender", words.removesuffix("."), others)
    state.discard = _cards("tender", discard, others)
    if words.endswith("."):
        state.discard, others = others + state.discard, []
    state.tenders = others + top[::-1]


def _cards(family: str, words: str, others: list[int]) -> list[int]:
    """Take cards by name from the others."""
    keys = TENDER_KEYS if family == "tender" else ACTION_KEYS
    taken: list[int] = []
    for word in words.split():
        card = next(one for one in others if keys[one] == f"{family}:{word}")
        others.remove(card)
        taken.append(card)
    return taken


def _tell_who_built(state: State, built: str, ruins: str) -> None:
    """Build every district with a majority, apart from `built` and `ruins`."""
    for district in DISTRICTS:
        lies = [lies_on(state, street) for street in SIDES[district]]
        state.builders[district] = majority(
            KIND_NAMES[state.city[district]], lies, len(state.players)
        )
    for word in built.split():
        name, _, seat = word.partition(":")
        state.builders[DISTRICT_NAMES.index(name)] = int(seat)
    for name in ruins.split():
        state.builders[DISTRICT_NAMES.index(name)] = NOBODY
