"""The common part of all tenders: the number of rights, the beginning and the end."""

from collections.abc import Sequence
from itertools import chain, combinations

from rules.event import Event, Seat
from rules.san_francisco.components import (
    CHEQUES,
    INFLUENCE,
    KINDS_ON,
    TENDERS,
    TILES,
    Kind,
    Streets,
    TenderCard,
    Tile,
    streets_at,
    streets_for,
)
from rules.san_francisco.state import NOT_YET, Phase, Right, State, free

_PHASES = {INFLUENCE: Phase.INFLUENCE, CHEQUES: Phase.BID}


def begin(state: State, means: str) -> None:
    """Begin a tender: no seat has sealed, laid or passed yet (RULES.md 4)."""
    state.phase = _PHASES.get(means, Phase.TILE)
    state.turn = state.start
    for player in state.players:
        player.sealed, player.offer, player.passed = NOT_YET, None, False


def close(state: State, rights: list[Right], told: list[Event]) -> None:
    """Close a tender with these winners, in this order (RULES.md 4.10, 5.4, 7.3)."""
    if not rights:
        told.append(Event("nobody_won", {}))
    state.rights = rights
    state.won = state.won or bool(rights)
    state.phase = Phase.ACT if state.acting else Phase.INVEST


def rights(state: State) -> int:
    """Return the number of rights sold: no more than there are free streets (RULES.md 3.3, 7.3)."""
    if state.acting:
        return 1
    return sellable(state.city, state.tender, free(state))


def sellable(city: tuple[Kind, ...], card: TenderCard, streets: Streets) -> int:
    """Return the number of a tender card's rights that can be sold if these streets are free (3.3;
    R4).
    """
    return min(TENDERS[card].rights, (streets & streets_for(city, card)).bit_count())


def usable(state: State, card: TenderCard) -> bool:
    """Whether there is a free street for a tender card (RULES.md 3.3)."""
    if TENDERS[card].means == "option":
        return bool(tiles(state))
    return bool(free(state) & streets_for(state.city, card))


def tiles(state: State) -> list[Tile]:
    """Return the option tiles with a free street at one of their kinds (R29)."""
    streets = free(state)
    return [tile for tile in TILES if streets & streets_at(state.city, KINDS_ON[tile])]


def has_streets(state: State, tiles: Sequence[Tile]) -> bool:
    """Whether each of these rights can have a free street of its own (RULES.md 3.3; R4).

    That holds if every group of them together has at least as many streets (Hall's theorem).
    """
    for some in chain(*[combinations(tiles, size) for size in range(1, len(tiles) + 1)]):
        streets = 0
        for tile in some:
            streets |= free(state) & within(state, tile)
        if streets.bit_count() < len(some):
            return False
    return True


def within(state: State, tile: Tile) -> Streets:
    """Return the streets where a right of the round's tender card places a stick (RULES.md 5.1,
    9.1).

    tile  the option tile with which it was won, or NO_TILE; promised streets are left out
    """
    deal = state.deal.get(tile)
    return streets_for(state.city, state.tender, tile) & ~(deal.avoid if deal else 0)


def group(state: State, tile: Tile) -> list[Seat]:
    """Return the seats that have played the same option tile."""
    return [seat for seat, player in enumerate(state.players) if player.sealed == tile]
