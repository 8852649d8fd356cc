"""Producer: production buildings receive goods (RULES.md 5.9)."""

from rules.decision import Choice, Decision
from rules.event import UNSEEN, Event
from rules.san_juan import asking, effects, events
from rules.san_juan.components import AQUEDUCT, BUILDING_KEYS, PRODUCER, WELL
from rules.san_juan.library import note_library
from rules.san_juan.piles import buildings, buildings_at, draw, draw_to_hand
from rules.san_juan.rounds import finish_role, from_chooser, several_answered
from rules.san_juan.state import State


def go_on(state: State, told: list[Event]) -> None:
    """Ask the seats with more empty buildings than goods; all others fill theirs (R35).

    Also ask the governor of two, if the last good would use up the Library (R53). When all have
    answered, place the goods.
    """
    for seat, player in enumerate(state.players):
        if player.answered or player.picked:
            continue
        empty = effects.empty(player)
        over = len(empty) - effects.allowed(state, seat, AQUEDUCT) if empty else -1
        if over > 0 or (not over and effects.library_at_stake(state, seat, len(empty), AQUEDUCT)):
            state.open.append(asking.produce(state, seat, empty))
        else:
            player.picked = empty
    if not state.open:
        _produce(state, told)
        finish_role(state, told)


def answer_produce(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the buildings that produce (RULES.md 5.9)."""
    player = state.players[decision.seat]
    player.answered = True
    player.picked = asking.picked_positions(decision, choice)


def _produce(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices from the chooser on: goods first, then the Well (5.9)."""
    reveals = several_answered(state)
    for seat in from_chooser(state):
        player = state.players[seat]
        goods = draw(state, len(player.picked), told) if player.picked else []
        if not goods:
            if player.answered:
                told.append(events.declined(seat, PRODUCER, reveals))
            continue
        filled = player.picked[: len(goods)]
        player.goods.update(zip(filled, goods, strict=True))
        told.append(events.produced(seat, buildings_at(player, filled), reveals))
        told.append(Event("goods", {"seat": seat, "cards": buildings(goods)}, UNSEEN))
        if state.doubled:
            note_library(state, seat, len(goods), AQUEDUCT, told)
        if effects.has(player, WELL) and len(goods) >= effects.WELL_GOODS:
            draw_to_hand(state, seat, 1, BUILDING_KEYS[WELL], told)
