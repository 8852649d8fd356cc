"""Before the first round: the choice of the starting hands (RULES.md 2.4)."""

from rules.decision import Choice, Decision
from rules.event import Event
from rules.san_juan import asking, rounds
from rules.san_juan.piles import put_away
from rules.san_juan.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Ask all seats which cards they keep (RULES.md 2.4).

    When all have answered, begin the first round.
    """
    for seat, player in enumerate(state.players):
        if not player.answered:
            state.open.append(asking.keep(state, seat))
    if not state.open:
        _keep_starting_hands(state, told)
        rounds.clear_answers(state)
        rounds.begin(state, told)


def answer_keep(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the cards that leave the hand (RULES.md 2.4)."""
    player = state.players[decision.seat]
    player.answered = True
    kept = asking.picked_cards(decision, choice)
    player.put_away = [card for card in player.hand if card not in kept]


def _keep_starting_hands(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices: each seat keeps four cards (RULES.md 2.4)."""
    for player in state.players:
        put_away(state, player, player.put_away)
    counts = tuple(len(player.put_away) for player in state.players)
    told.append(Event("starting_hands", {"counts": counts}))
