"""A round from its score card to its end (RULES.md 3, 7 and 8)."""

from typing import Final

from rules.event import NOBODY, Event
from rules.goldene_stadt import scoring
from rules.goldene_stadt.asking import PAIR_KEYS
from rules.goldene_stadt.components import HOUSES_EACH_TURN, LAND_KEYS
from rules.goldene_stadt.piles import draw, take_open
from rules.goldene_stadt.state import State

LAST_CARD: Final = "last_card"


def begin(state: State, told: list[Event]) -> None:
    """Turn up the score card of the round, and deal the pairs (RULES.md 3.1, 3.2)."""
    seats = len(state.players)
    state.round += 1
    state.card = state.cards.pop()
    told.append(Event("round_began", {"round": state.round, "start": state.start}))
    things = scoring.things_of(state.card)
    told.append(Event("turned_up", {"things": things}, reveals=True))
    for pair in range(seats):
        cards = draw(state, told), draw(state, told)
        state.pairs.append(cards)
        facts = {"pair": PAIR_KEYS[pair], "cards": tuple([LAND_KEYS[card] for card in cards])}
        told.append(Event("dealt", facts, reveals=True))
    state.hands = [NOBODY] * seats
    state.bidder = (state.start - 1) % seats
    state.expulsions = 0


def take_pairs(state: State, told: list[Event]) -> None:
    """Let each seat take the pair on which its hand lies; then all build (RULES.md 4.6, 5.1)."""
    for cards, seat in zip(state.pairs, state.hands, strict=True):
        take_open(state.players[seat], cards)
    state.pairs, state.hands = [], []
    seats = len(state.players)
    state.builders = [(state.start + step) % seats for step in range(seats)][::-1]
    state.left = HOUSES_EACH_TURN
    told.append(Event("pairs_taken", {"round": state.round}))


def end(state: State, told: list[Event]) -> None:
    """Score the card; then the next round begins, or the game is over (RULES.md 7, 8)."""
    scoring.score_card(state, told)
    if not state.cards and not state.ending:
        state.ending = LAST_CARD
    if state.ending:
        scoring.open_bonus_cards(state, told)
        state.ended = state.ending
        told.append(Event("game_over", {"reason": state.ending}))
        return
    state.start = (state.start + 1) % len(state.players)
    begin(state, told)
