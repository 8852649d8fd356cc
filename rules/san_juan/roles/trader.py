"""Trader: goods are sold at the prices of the trading house (RULES.md 5.10)."""

from rules.decision import Choice, Decision
from rules.event import Event
from rules.san_juan import asking, effects, events
from rules.san_juan.components import BUILDING_KEYS, HARBOR, HUT, KIND, TILES, TRADER, TRADING_POST
from rules.san_juan.library import note_library
from rules.san_juan.piles import buildings_at, draw, draw_to_hand, remove_good, take_to_hand
from rules.san_juan.rounds import finish_role, from_chooser, several_answered
from rules.san_juan.state import Player, State


def begin(state: State, told: list[Event]) -> None:
    """Turn the next tile of the trading house (RULES.md 5.10); their order stays (2.2)."""
    state.tile = (state.tile + 1) % len(TILES)
    new = state.tile == state.tiles_seen
    state.tiles_seen += new
    told.append(events.tile_turned(TILES[state.tiles[state.tile]], new))


def go_on(state: State, told: list[Event]) -> None:
    """Ask all who have a good; when all have answered, sell (RULES.md 5.10)."""
    for seat, player in enumerate(state.players):
        if player.goods and not player.answered:
            state.open.append(asking.sell(state, seat))
    if not state.open:
        _sell(state, told)
        finish_role(state, told)


def answer_sell(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the goods to sell (RULES.md 5.10)."""
    player = state.players[decision.seat]
    player.answered = True
    player.picked = asking.picked_positions(decision, choice)


def _sell(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices from the chooser on: goods leave, then cards are drawn.

    If no seat at the table sells anything, the Huts give their cards (R14).
    """
    reveals = several_answered(state)
    prices = effects.sale_prices(state)
    nothing = True
    for seat in from_chooser(state):
        player = state.players[seat]
        sold = player.picked
        if not sold:
            if player.answered:
                told.append(events.declined(seat, TRADER, reveals))
            continue
        nothing = False
        earned = sum(prices[KIND[player.display[position].card]] for position in sold)
        if effects.has(player, HARBOR):
            _tuck_under_harbor(player, sold[0])
        for position in sold:
            remove_good(state, player, position)
        shuffled: list[Event] = []
        cards = draw(state, earned + effects.trade_bonus(player, len(sold)), shuffled)
        told.append(events.sold(seat, buildings_at(player, sold), len(cards), reveals))
        told += shuffled
        if state.doubled:
            note_library(state, seat, len(sold), TRADING_POST, told)
        take_to_hand(state, seat, cards, told)
    if nothing:
        _draw_for_huts(state, told)


def _tuck_under_harbor(player: Player, position: int) -> None:
    """Put one of the goods that are being sold under the Harbor, unseen (R18)."""
    player.harbor.append(player.goods.pop(position))
    player.harbor.sort()


def _draw_for_huts(state: State, told: list[Event]) -> None:
    """Let every seat with a Hut in force draw a card, from the chooser on (R14)."""
    for seat in from_chooser(state):
        if effects.has(state.players[seat], HUT):
            draw_to_hand(state, seat, 1, BUILDING_KEYS[HUT], told)
