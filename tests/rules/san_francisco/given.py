"""Positions of San Francisco as a player would tell them.

    table = drawn(investor(sticks="c2-d2"), action="shift_influence")
    table.plays("7 5 -")
    table.shifts("c2-d2", "d2-e2")

Seats that are not told of have 30 influence, all their cheques and no sticks. Where somebody has
the majority in a district it has been built, unless the position says otherwise. Words are the ids
of `data/san_francisco/`. What can be done and seen from there is in `table.py`.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rules.chance import Chance
from rules.event import NOBODY, Event
from rules.san_francisco import GAME, flow
from rules.san_francisco.components import (
    ACTION_KEYS,
    CHEQUES_EACH,
    DISTRICT_NAMES,
    DISTRICTS,
    KIND_NAMES,
    PARK,
    SIDES,
    STREET_NAMES,
    TENDER_KEYS,
    TILE_NAMES,
    members,
    streets_at,
)
from rules.san_francisco.state import NO_TILE, USUAL, Phase, Player, Right, State, Variant
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

_LETTERS: Final = {name[0]: kind for kind, name in enumerate(KIND_NAMES) if name != "city_hall"}
_LETTERS["C"] = KIND_NAMES.index("city_hall")


class Told(NamedTuple):
    """What a seat has; see `investor`."""

    sticks: str
    influence: int
    hand: str | None
    bonuses: int


def investor(
    *, sticks: str = "", influence: int = 30, hand: str | None = None, bonuses: int = 0
) -> Told:
    """Tell what a seat has.

    sticks   the streets where its sticks lie, such as `"c3-d3 a1-n"`
    hand     its cheques, such as `"1 1 10"`; those of its twelve that it has not lie in the bank
    bonuses  how many bonus cards it has won
    """
    return Told(sticks, influence, hand, bonuses)


def given(
    *told: Told,
    tender: str = "villa_cheques_1",
    seats: int = 3,
    start: int = 0,
    round: int = 1,
    actions: str = "",
    year: int = 1907,
    city: str = CITY,
    built: str = "",
    ruins: str = "",
    discard: str = "",
    variant: Variant = USUAL,
    idle: int = 0,
    seed: int = 1,
) -> Table:
    """Set up a position in which a round begins.

    tender   the tender cards drawn next, in this order; all others are discarded if it ends in `.`
    actions  the action cards drawn next, in this order; the first fills `year`
    city     the tiles by the first letter of their kind, row by row; C is the city hall
    built    districts that somebody has built, `"c2:1"`; `ruins` nobody has, whatever lies there
    discard  tender cards that lie on the discard pile
    idle     rounds without a stick so far
    """
    state = _position(told, seats, city, actions, year, variant, seed)
    _tell_who_built(state, built, ruins)
    _deal_tenders(state, tender, discard)
    state.start, state.round, state.idle = start, round - 1, idle
    return _opened(state)


def investing(
    *told: Told,
    rights: str,
    tender: str = "villa_cheques_1",
    seats: int = 3,
    start: int = 0,
    actions: str = "",
    year: int = 1907,
    city: str = CITY,
    built: str = "",
    ruins: str = "",
    waiting: str = "",
    variant: Variant = USUAL,
    idle: int = 0,
) -> Table:
    """Set up a position in which rights of a tender have been won.

    rights   the seats that invest, in order, with the option tile if any: `"2:work 0:homes"`
    waiting  bonus cards of earlier years that lie open
    """
    state = _position(told, seats, city, actions, year, variant, 1, waiting)
    _tell_who_built(state, built, ruins)
    _deal_tenders(state, tender, "")
    state.tender = state.tenders.pop()
    state.start, state.turn, state.round, state.idle = start, start, 1, idle
    state.rights = [_right(word) for word in rights.split()]
    state.phase, state.won = Phase.INVEST, bool(state.rights)
    return _opened(state)


def drawn(
    *told: Told,
    action: str,
    seats: int = 3,
    start: int = 0,
    year: int = 1907,
    city: str = CITY,
    built: str = "",
    ruins: str = "",
    waiting: str = "",
    variant: Variant = USUAL,
    tender: str = "villa_cheques_1",
    seed: int = 1,
) -> Table:
    """Set up a position in which an action card is drawn, as the round has built something.

    action   the card, and those that are drawn after it
    """
    state = _position(told, seats, city, action, year, variant, seed, waiting)
    _tell_who_built(state, built, ruins)
    _deal_tenders(state, tender, "")
    state.tender = state.tenders.pop()
    state.start, state.round = start, 1
    state.phase, state.won, state.placed, state.built = Phase.INVEST, True, True, True
    return _opened(state)


def streets_of(*kinds: str, city: str = CITY) -> list[str]:
    """Return the streets beside districts of these kinds that are not white."""
    tiles = _city(city)
    wanted = tuple(KIND_NAMES.index(kind) for kind in kinds)
    streets = streets_at(tiles, wanted) & ~streets_at(tiles, (PARK,))
    return [STREET_NAMES[street] for street in members(streets)]


def dealt(streets: Sequence[str], seats: int) -> list[Told]:
    """Let the sticks of the seats in turn lie on these streets."""
    return [investor(sticks=" ".join(streets[seat::seats])) for seat in range(seats)]


def _opened(state: State) -> Table:
    told: list[Event] = []
    flow.proceed(state, told)
    GAME.check(state)
    return Table(state, told)


def _right(word: str) -> Right:
    seat, _, tile = word.partition(":")
    return Right(int(seat), TILE_NAMES.index(tile) if tile else NO_TILE)


def _city(words: str) -> tuple[int, ...]:
    return tuple(_LETTERS[letter] for letter in words.split())


def _position(
    told: Sequence[Told],
    seats: int,
    city: str,
    actions: str,
    year: int,
    variant: Variant,
    seed: int,
    waiting: str = "",
) -> State:
    told = [*told, *[investor() for _ in range(seats - len(told))]]
    tiles = _city(city)
    state = State(
        Chance(seed),
        [_player(one) for one in told],
        tiles,
        streets_at(tiles, (PARK,)),
        [],
        [],
        variant,
    )
    _deal_actions(state, actions, year, waiting)
    _fill_the_bank(state)
    return state


def _player(told: Told) -> Player:
    hand = [*CHEQUES_EACH] if told.hand is None else sorted(int(word) for word in told.hand.split())
    sticks = sum(1 << STREET_NAMES.index(name) for name in told.sticks.split())
    return Player(told.influence, hand, sticks, known=hand[:], bonuses=told.bonuses)


def _fill_the_bank(state: State) -> None:
    """Pay in face up whatever nobody holds."""
    cheques = Counter(CHEQUES_EACH * len(state.players))
    cheques.subtract(cheque for player in state.players for cheque in player.hand)
    assert min(cheques.values()) >= 0, "there are not so many of a cheque"
    state.bank = sorted(cheques.elements())
    state.openly = state.bank[:]


def _deal_actions(state: State, words: str, year: int, waiting: str) -> None:
    """Put these on top; of the others as many are gone as years have passed."""
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
    """Build wherever somebody has the majority; `built` and `ruins` say otherwise."""
    for district in DISTRICTS:
        lies = [_lies_on(state, street) for street in SIDES[district]]
        state.builders[district] = majority(
            KIND_NAMES[state.city[district]], lies, len(state.players)
        )
    for word in built.split():
        name, _, seat = word.partition(":")
        state.builders[DISTRICT_NAMES.index(name)] = int(seat)
    for name in ruins.split():
        state.builders[DISTRICT_NAMES.index(name)] = NOBODY


def _lies_on(state: State, street: int) -> int:
    """Return whose stick lies on a street, as `brute` tells it."""
    if state.white >> street & 1:
        return WHITE
    owners = [seat for seat, one in enumerate(state.players) if one.sticks >> street & 1]
    assert len(owners) <= 1, f"two sticks on {STREET_NAMES[street]}"
    return owners[0] if owners else FREE
