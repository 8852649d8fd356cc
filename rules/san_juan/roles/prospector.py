"""Prospector: the chooser draws, then Gold Mines and Goldsmiths try their luck (RULES.md 5.13)."""

from rules.event import EVERYBODY, Event, Fact, Seat
from rules.san_juan import effects
from rules.san_juan.components import (
    BUILDING_KEYS,
    COST,
    GOLD_MINE,
    GOLDSMITH,
    KIND,
    PROSPECTOR,
    ROLE_KEYS,
)
from rules.san_juan.library import use_library
from rules.san_juan.piles import buildings, draw, draw_to_hand, take_openly
from rules.san_juan.rounds import from_chooser, next_pick
from rules.san_juan.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Carry the role out at once: no seat has anything to decide (RULES.md 5.13)."""
    _prospect(state, told)
    next_pick(state, told)


def _prospect(state: State, told: list[Event]) -> None:
    """Let the chooser draw; then Gold Mine and Goldsmith of each seat from the chooser on (R23)."""
    chooser = state.chooser
    draws = effects.prospector_draws(doubled=state.doubled)
    if state.doubled and len(state.deck) + len(state.discard) >= draws:
        use_library(state, told)
    draw_to_hand(state, chooser, draws, ROLE_KEYS[PROSPECTOR], told)
    for seat in from_chooser(state):
        player = state.players[seat]
        if effects.has(player, GOLD_MINE):
            _mine_gold(state, seat, told)
        if effects.has(player, GOLDSMITH):
            _try_the_goldsmith(state, seat, told)


def _mine_gold(state: State, seat: Seat, told: list[Event]) -> None:
    """Turn up four cards: if all costs differ, the cheapest is taken (R56)."""
    if len(state.deck) + len(state.discard) < effects.GOLD_MINE_CARDS:
        return
    cards = draw(state, effects.GOLD_MINE_CARDS, told)
    costs = [COST[KIND[card]] for card in cards]
    facts: dict[str, Fact] = {"seat": seat, "cards": buildings(cards)}
    if len(set(costs)) == effects.GOLD_MINE_CARDS:
        card = cards[costs.index(min(costs))]
        facts["taken"] = BUILDING_KEYS[KIND[card]]
        take_openly(state.players[seat], card)
        cards.remove(card)
    state.discard += cards
    told.append(Event("gold_mine", facts, EVERYBODY, True))


def _try_the_goldsmith(state: State, seat: Seat, told: list[Event]) -> None:
    """Turn up a card: it is taken if no seat has such a building standing (R24, R57)."""
    cards = draw(state, 1, told)
    if not cards:
        return
    [card] = cards
    kind = KIND[card]
    facts: dict[str, Fact] = {"seat": seat, "building": BUILDING_KEYS[kind]}
    taken = not any(effects.stands(player, kind) for player in state.players)
    facts["taken"] = int(taken)
    if taken:
        take_openly(state.players[seat], card)
    else:
        state.discard.append(card)
    told.append(Event("goldsmith", facts, reveals=True))
