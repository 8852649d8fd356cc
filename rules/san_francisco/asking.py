"""Every question of the game except those about sticks, as a decision (RULES.md 3, 4, 7)."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from rules.bits import bits_of, members
from rules.decision import Decision, parts
from rules.event import Seat
from rules.san_francisco import cheques
from rules.san_francisco.components import (
    BLIND_CHEQUES,
    HIGHEST_CARD,
    STREET_KEYS,
    TILE_KEYS,
    Cheque,
    Tile,
    street_named,
)
from rules.san_francisco.state import State

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
DECLINE: Final = "decline"
PASS: Final = "pass"
STOP: Final = "stop"
DRAW: Final = "draw"
BY_INFLUENCE: Final = "by:influence"
BY_CHEQUES: Final = "by:cheques"
_MEANS: Final = (BY_INFLUENCE, BY_CHEQUES)

# --- tenders -----------------------------------------------------------------------------------


def tender(seat: Seat) -> Decision:
    """Ask the start player to use or refuse the tender card (RULES.md 3.2)."""
    return Decision(seat, "tender", (ACCEPT, REFUSE))


def influence(state: State, seat: Seat) -> Decision:
    """Ask for an influence card; a seat may abstain only from action cards (4.1; R12)."""
    return Decision(seat, "influence", _cards(state.players[seat].influence, state.acting))


@cache
def _cards(most: int, may_abstain: bool) -> tuple[str, ...]:
    cards = [f"influence:{value}" for value in range(min(most, HIGHEST_CARD) + 1)]
    return (*cards, PASS) if may_abstain else tuple(cards)


def value_of(key: str) -> int:
    """Return the value of a cheque or an influence card: 7 for `"cheque:7:1"`."""
    return int(parts(key)[0])


@cache
def _keys_of(hand: tuple[Cheque, ...]) -> tuple[str, ...]:
    return tuple([f"cheque:{value}:{hand[:at].count(value) + 1}" for at, value in enumerate(hand)])


def cheque_keys(hand: Sequence[Cheque]) -> tuple[str, ...]:
    """Return cheques as options: those of the same value are numbered."""
    return _keys_of(tuple(hand))


def bid(state: State, seat: Seat) -> Decision:
    """Ask for cheques that raise the highest sum, or none to pass (RULES.md 4.4, 4.5).

    It insists if a hand does not reach that sum but could, as far as the others know (R34).
    """
    player = state.players[seat]
    hand = tuple(player.hand)
    floor = lacking(state, seat)
    silent = sum(hand) < floor and cheques.could_reach(state, seat, floor)
    return Decision(
        seat, "bid", cheque_keys(hand), 0, len(hand), weights=hand, floor=floor, insist=silent
    )


def lacking(state: State, seat: Seat) -> int:
    """Return the least that a seat has to lay to have laid more than all others (RULES.md 4.4)."""
    highest = max([sum(player.laid) for player in state.players])
    return highest + 1 - sum(state.players[seat].laid)


def tile(seat: Seat, tiles: Sequence[Tile]) -> Decision:
    """Ask for an option tile with a free street (RULES.md 4.7; R29)."""
    return Decision(seat, "tile", tuple([TILE_KEYS[one] for one in tiles]))


def payment(state: State, seat: Seat) -> Decision:
    """Ask a seat that alone played a tile for one cheque (RULES.md 4.8)."""
    hand = tuple(state.players[seat].hand)
    return Decision(seat, "payment", cheque_keys(hand), subject=tile_of(state, seat))


def blind(state: State, seat: Seat) -> Decision:
    """Ask for up to five cheques, sealed (RULES.md 4.9)."""
    hand = tuple(state.players[seat].hand)
    most = min(BLIND_CHEQUES, len(hand))
    subject = tile_of(state, seat)
    return Decision(seat, "blind", cheque_keys(hand), 0, most, subject, weights=hand)


def tile_of(state: State, seat: Seat) -> str:
    """Return the key of the option tile that a seat has played."""
    return TILE_KEYS[state.players[seat].sealed]


# --- grants ------------------------------------------------------------------------------------


def grant(seat: Seat) -> Decision:
    """Ask for the form of a grant: influence or cheques (RULES.md 7.11, 7.12)."""
    return Decision(seat, "grant", _MEANS)


def sticks_back(state: State, seat: Seat) -> Decision:
    """Ask for own sticks to take back for a grant, if any (RULES.md 7.12)."""
    own = members(state.players[seat].sticks)
    return Decision(seat, "sticks_back", tuple([STREET_KEYS[one] for one in own]), 0, len(own))


def streets_of(keys: Sequence[str]) -> int:
    """Return the set of streets with these keys."""
    return bits_of(map(street_named, keys))


def draw(seat: Seat) -> Decision:
    """Ask whether to draw another cheque (RULES.md 7.13)."""
    return Decision(seat, "draw", (DRAW, STOP))
