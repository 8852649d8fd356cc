"""A round, in the order of the rules: all lay a card, then all cards are turned up."""

from rules.decision import Choice, Decision
from rules.event import Event
from rules.KEY.asking import ask_lay
from rules.KEY.state import HAND, NOTHING, State


def answer_lay(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Lay a card face down; no one is told anything (RULES.md 2.1)."""
    player = state.players[decision.seat]
    player.laid = player.hand.pop(choice[0])


def go_on(state: State, told: list[Event]) -> None:
    """Ask all seats that have not laid a card, or turn all cards up."""
    left = [seat for seat, player in enumerate(state.players) if player.laid == NOTHING]
    if left:
        state.open = [ask_lay(state, seat) for seat in left]
    else:
        _turn_up(state, told)


def _turn_up(state: State, told: list[Event]) -> None:
    """Turn the cards up: the highest wins the points of the round (RULES.md 2.2)."""
    cards = [player.laid for player in state.players]
    seats = tuple(range(len(cards)))
    told.append(Event("turned_up", {"seats": seats, "counts": tuple(cards)}, reveals=True))
    winner = cards.index(max(cards))
    told.append(Event("won", {"seat": winner, "points": state.round}))
    state.players[winner].points += state.round
    state.gone += cards
    for player in state.players:
        player.laid = NOTHING
    if state.round == HAND:
        state.ended = "all_laid"
    else:
        state.round += 1
