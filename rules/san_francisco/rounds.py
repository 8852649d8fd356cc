"""A round from its tender card to its end, and the end of the game (RULES.md 3 and 8)."""

from typing import Final

from rules.decision import Choice, Decision
from rules.event import Event, Facts
from rules.san_francisco import asking
from rules.san_francisco.components import IDLE_ROUNDS_EACH, TENDER_KEYS, TENDERS
from rules.san_francisco.state import NO_CARD, Phase, State
from rules.san_francisco.tenders import sold

NO_STREET_LEFT: Final = "no_street_left"
STANDSTILL: Final = "standstill"


def begin(state: State, told: list[Event]) -> None:
    """Begin a round: the start player draws a tender card (RULES.md 3.1)."""
    state.round += 1
    state.refused = NO_CARD
    state.built = state.placed = state.won = False
    told.append(Event("round_began", {"round": state.round, "start": state.start}))
    _turn_up(state, told)


def _turn_up(state: State, told: list[Event]) -> None:
    """Turn up tender cards until there is a free street for one (RULES.md 3.3, 3.4; R4, R18)."""
    left = (*reversed(state.tenders), *state.discard)  # the next card first: it usually fits
    if not any(card != state.refused and sold.usable(state, card) for card in left):
        end_game(state, NO_STREET_LEFT, told)
        return
    card = _draw(state, told)
    while not sold.usable(state, card):
        told.append(Event("unusable", {"tender": TENDER_KEYS[card]}))
        state.discard.append(card)
        card = _draw(state, told)
    state.tender = card
    if state.refused == NO_CARD:
        state.phase = Phase.TENDER
    else:
        sold.begin(state, TENDERS[card].means)


def _draw(state: State, told: list[Event]) -> int:
    """Draw a tender card; an empty pile is made of the discard, without the refused card (R30)."""
    if not state.tenders:
        kept = [card for card in state.discard if card == state.refused]
        state.tenders = [card for card in state.discard if card != state.refused]
        state.discard = kept
        state.chance.shuffle(state.tenders)
        told.append(Event("reshuffled", {"count": len(state.tenders)}, reveals=True))
    card = state.tenders.pop()
    told.append(Event("turned_up", {"tender": TENDER_KEYS[card]}, reveals=True))
    return card


def ask_tender(state: State, _: list[Event]) -> None:
    """Ask the start player whether to use the card (RULES.md 3.2)."""
    state.open = [asking.tender(state.start)]


def answer_tender(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Use the tender card, or refuse it: then the next must be used (RULES.md 3.2; R23)."""
    facts: Facts = {"seat": decision.seat, "tender": TENDER_KEYS[state.tender]}
    if decision.options[choice[0]] == asking.ACCEPT:
        told.append(Event("accepted", facts))
        sold.begin(state, TENDERS[state.tender].means)
        return
    told.append(Event("refused", facts))
    state.refused, state.tender = state.tender, NO_CARD
    state.discard.append(state.refused)
    _turn_up(state, told)


def end(state: State, told: list[Event]) -> None:
    """Put the tender card away; the next start player begins (RULES.md 3.5, 8.3)."""
    state.discard.append(state.tender)
    state.tender = NO_CARD
    if state.placed:
        state.idle = 0
    elif not state.won:
        state.idle += 1
    state.start = (state.start + 1) % len(state.players)
    can_pay = any(player.influence or player.hand for player in state.players)
    if not can_pay or state.idle == IDLE_ROUNDS_EACH * len(state.players):
        end_game(state, STANDSTILL, told)
    else:
        begin(state, told)


def end_game(state: State, reason: str, told: list[Event]) -> None:
    """End the game at once (RULES.md 8)."""
    state.ended = reason
    told.append(Event("game_over", {"reason": reason}))
