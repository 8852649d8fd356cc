"""Councillor: all are dealt cards, of which they keep some (RULES.md 5.11)."""

from typing import Final

from rules.decision import Choice, Decision
from rules.event import NOBODY, Event, Fact
from rules.san_juan import asking, effects, events
from rules.san_juan.cards import ARCHIVE, CUSTOMS_OFFICE, KIND, NEW_BUILDINGS, Kind
from rules.san_juan.library import use_library
from rules.san_juan.piles import buildings, draw, forget_known
from rules.san_juan.rounds import finish_role
from rules.san_juan.state import Player, State
from rules.san_juan.steps import Answers, ask_all, from_chooser, picked_cards


def start(state: State, told: list[Event]) -> None:
    """Deal to everybody, then ask which cards are kept (forced where all are: R33)."""
    if state.doubled:
        use_library(state, told)
    _deal(state, told)
    seats = range(len(state.players))
    ask_all(state, [asking.councillor(state, seat) for seat in seats], ANSWERS, told)


def _deal(state: State, told: list[Event]) -> None:
    """Deal to every seat at once, without asking first (R51), from the chooser on (R34).

    Before that, empty Customs Offices get their good (R17).
    """
    if state.variant.deck == NEW_BUILDINGS:
        _fill_customs_offices(state, told)
    deals = effects.councillor_deals(state)
    for seat in from_chooser(state):
        cards = draw(state, deals[seat], told)
        cards.sort()
        state.players[seat].drawn = cards
        facts: dict[str, Fact] = {"seat": seat, "cards": buildings(cards)}
        told.append(Event("councillor_dealt", facts, (seat,), True))


def _fill_customs_offices(state: State, told: list[Event]) -> None:
    """Put an unseen card as a good on every Customs Office without one (RULES.md 5.11; R17)."""
    for seat in from_chooser(state):
        player = state.players[seat]
        if not player.active >> CUSTOMS_OFFICE & 1:
            continue
        position = _position_of(player, CUSTOMS_OFFICE)
        if position in player.goods:
            continue
        for card in draw(state, 1, told):
            player.goods[position] = card
            told.append(Event("customs_filled", {"seat": seat}))
            told.append(Event("goods", {"seat": seat, "cards": buildings([card])}, NOBODY))


def _position_of(player: Player, kind: Kind) -> int:
    """Return where a building of this kind stands in the display."""
    return [KIND[building.card] for building in player.display].index(kind)


def _answer_councillor(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    kept = picked_cards(decision, choice)
    player.put_away = [card for card in player.drawn if card not in kept]
    if not state.open:
        _finish(state, told)


def _answer_archive(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = picked_cards(decision, choice)
    if not state.open:
        _finish(state, told)


ANSWERS: Final[Answers] = {"councillor": _answer_councillor, "archive": _answer_archive}


def _finish(state: State, told: list[Event]) -> None:
    """Take the kept cards to hand and end the role."""
    _keep(state, told)
    finish_role(state, told)


def _keep(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices: dealt cards join the hand, the rest is put away."""
    seats = from_chooser(state)
    counts: list[int] = []
    for seat in seats:
        player = state.players[seat]
        counts.append(len(player.drawn) - len(player.put_away))
        if player.active >> ARCHIVE & 1 and player.put_away:
            forget_known(player)
        player.hand += player.drawn
        player.hand.sort()
        player.drawn = []
        for card in player.put_away:
            player.hand.remove(card)
        state.discard += player.put_away
    told.append(events.councillor_kept(seats, tuple(counts)))
