"""Carrying out the cards of an offer, one after the other in any order (RULES.md 4.1)."""

from rules.decision import Choice, Decision
from rules.event import NOBODY, Event
from rules.san_marco import asking
from rules.san_marco.components import KIND_KEYS, NOTHING
from rules.san_marco.rounds import keys_of
from rules.san_marco.state import State


def go_on(state: State) -> None:
    """Ask for the next card (RULES.md 4.1)."""
    state.open = [asking.play(state)]


def answer_play(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Begin to play a card, or put the rest away (RULES.md 4.1)."""
    key = decision.options[choice[0]]
    if key == asking.END:
        told.append(Event("declined", {"seat": decision.seat, "cards": keys_of(state.cards)}))
        state.discard += state.cards
        state.cards = []
        return
    state.plan = KIND_KEYS.index(key)
    state.cards.remove(state.plan)


def finish(state: State) -> None:
    """Put away the card that has been carried out (RULES.md 4.1).

    The banishment by the seat with the fewest limit points has no card (7.4).
    """
    if state.plan != NOTHING:
        state.discard.append(state.plan)
    forget(state)


def forget(state: State) -> None:
    """Forget the card being played, and its answers."""
    state.plan = state.taken = state.place = state.source = NOTHING
    state.victim = NOBODY
    state.roll = 0
