"""Tenders by option tiles (RULES.md 4.7 to 4.10).

All seal one of their three tiles. A seat that alone played a tile pays a cheque of its choice;
seats that played the same tile bid blindly for it. All of this is one sealed step: if one group's
bids were revealed before another's are in, the order of answers would matter (law 7).
"""

from collections.abc import Sequence

from rules.decision import Choice, Decision
from rules.event import Event, Facts, Seat
from rules.san_francisco import asking, cheques
from rules.san_francisco.components import NO_TILE, TILE_KEYS, TILES, Tile
from rules.san_francisco.state import NEGOTIATED, NOT_YET, Phase, Right, State
from rules.san_francisco.tenders import deals, sold

# --- tiles -------------------------------------------------------------------------------------


def go_on(state: State, told: list[Event]) -> None:
    """Ask all seats that have not sealed a tile; when all have, reveal them (RULES.md 4.7)."""
    unsealed = [seat for seat, player in enumerate(state.players) if player.sealed == NOT_YET]
    if unsealed:
        tiles = sold.tiles(state)
        state.open = [asking.tile(seat, tiles) for seat in unsealed]
    else:
        _open_tiles(state, told)


def answer_tile(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal an option tile."""
    key = decision.options[choice[0]]
    state.players[decision.seat].sealed = TILE_KEYS.index(key)


def _open_tiles(state: State, told: list[Event]) -> None:
    for tile in TILES:
        if seats := sold.group(state, tile):
            facts: Facts = {"seats": tuple(seats), "tile": TILE_KEYS[tile]}
            told.append(Event("tile_opened", facts, reveals=True))
    state.deal = {}
    state.group = NO_TILE
    state.phase = Phase.BLIND
    if state.variant.ties == NEGOTIATED:
        deals.next_group(state)


# --- blind bids --------------------------------------------------------------------------------


def bid_blindly(state: State, told: list[Event]) -> None:
    """Ask all seats that have not sealed their cheques; when all have, reveal them (4.8, 4.9).

    A seat without cheques has nothing to seal, which everyone can see (R6), and a deal needs no
    bids.
    """
    asked = [_question(state, seat) for seat in _unsealed(state)]
    if asked:
        state.open = asked
    else:
        _open_bids(state, told)


def _unsealed(state: State) -> list[Seat]:
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.offer is None and player.hand and player.sealed not in state.deal
    ]


def _question(state: State, seat: Seat) -> Decision:
    alone = len(sold.group(state, state.players[seat].sealed)) == 1
    return asking.payment(state, seat) if alone else asking.blind(state, seat)


def answer_cheques(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal cheques: one to pay, or up to five as a blind bid."""
    player = state.players[decision.seat]
    player.offer = [player.hand[position] for position in choice]


def _open_bids(state: State, told: list[Event]) -> None:
    """Settle tile by tile, in the order of the rights, as far as streets are free (4.10; R4)."""
    rights: list[Right] = []
    for tile in TILES:
        seats = sold.group(state, tile)
        if tile in state.deal:
            rights.append(Right(state.deal[tile].investor, tile))
        elif seats and not sold.has_streets(state, [*[right.tile for right in rights], tile]):
            told.append(Event("unsold", {"tile": TILE_KEYS[tile]}))
        elif len(seats) == 1:
            rights += _pay_alone(state, seats[0], told)
        elif seats:
            rights += _pay_highest(state, tile, seats, told)
    for player in state.players:
        player.offer = None
    sold.close(state, rights, told)


def _pay_alone(state: State, seat: Seat, told: list[Event]) -> list[Right]:
    """Let a seat that alone played a tile pay the sealed cheque, face down (RULES.md 4.8; R6)."""
    player = state.players[seat]
    tile = asking.tile_of(state, seat)
    if not player.offer:
        told.append(Event("cannot_pay", {"seat": seat, "tile": tile}))
        return []
    [cheque] = player.offer
    cheques.pay_secretly(state, player, cheque)
    told.append(Event("won_alone", {"seat": seat, "tile": tile}))
    told.append(Event("paid", {"seat": seat, "count": cheque}, (seat,)))
    return [Right(seat, player.sealed)]


def _pay_highest(state: State, tile: Tile, seats: Sequence[Seat], told: list[Event]) -> list[Right]:
    """Reveal blind bids: the highest unmatched one wins, and is paid (4.9; R7)."""
    bids = {seat: state.players[seat].offer or [] for seat in seats}
    for seat, bid in bids.items():
        cheques.show(state.players[seat], bid)
        facts: Facts = {"seat": seat, "cheques": tuple(sorted(bid)), "total": sum(bid)}
        told.append(Event("blind_opened", facts, reveals=True))
    sums = [sum(bid) for bid in bids.values()]
    tied = tuple([seat for seat in seats if sums.count(sum(bids[seat])) > 1 and bids[seat]])
    if tied:
        told.append(Event("tied", {"seats": tied}))
    alone = [seat for seat in seats if bids[seat] and seat not in tied]
    if not alone:
        return []
    winner = max(alone, key=lambda seat: sum(bids[seat]))
    player = state.players[winner]
    cheques.lay(player, bids[winner])
    cheques.pay_openly(state, player)
    facts = {"seat": winner, "tile": TILE_KEYS[tile], "total": sum(bids[winner])}
    told.append(Event("won_tile", facts))
    return [Right(winner, tile)]
