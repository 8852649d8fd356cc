"""Councillor: all are dealt cards, of which they keep some (RULES.md 5.11).

All are dealt to and asked at once. If cards are short, it goes seat by seat, because the cards one
seat puts away are dealt to the next (R34).
"""

from rules.decision import Choice, Decision
from rules.event import UNSEEN, Event, Fact
from rules.san_juan import asking, effects, events
from rules.san_juan.components import ARCHIVE, CUSTOMS_OFFICE, KIND, NEW_BUILDINGS, Kind
from rules.san_juan.library import use_library
from rules.san_juan.piles import buildings, draw, forget_known
from rules.san_juan.rounds import clear_answers, finish_role, from_chooser
from rules.san_juan.state import Player, State


def begin(state: State, told: list[Event]) -> None:
    """Deal to all without asking first (R51); before that, Customs Offices are filled."""
    if state.variant.deck == NEW_BUILDINGS:
        _fill_customs_offices(state, told)
    state.undealt = list(from_chooser(state)[::-1])
    _deal(state, told)


def _deal(state: State, told: list[Event]) -> None:
    """Deal from the chooser on (R33).

    Deal to all at once; but if the piles cannot serve all, to the next seat alone, because the
    cards it puts away are dealt to those after it (R34).
    """
    deals = effects.councillor_deals(state)
    due = sum(deals[seat] for seat in state.undealt)
    count = len(state.undealt) if due <= len(state.deck) + len(state.discard) else 1
    seats = state.undealt[: -count - 1 : -1]
    del state.undealt[-count:]
    for seat in seats:
        cards = draw(state, deals[seat], told)
        cards.sort()
        state.players[seat].drawn = cards
        facts: dict[str, Fact] = {"seat": seat, "cards": buildings(cards)}
        told.append(Event("councillor_dealt", facts, (seat,), True))
        state.players[seat].answered = not cards
    _note_library(state, told)


def go_on(state: State, told: list[Event]) -> None:
    """Ask the seats with cards to choose from (RULES.md 5.11).

    When all have answered, go on with the remaining seats (R34), or end the role.
    """
    for seat, player in enumerate(state.players):
        if player.drawn and not player.answered:
            state.open.append(asking.councillor(state, seat))
    if state.open:
        return
    _keep(state, told)
    if state.undealt:
        clear_answers(state)
        _deal(state, told)
    else:
        finish_role(state, told)


def _note_library(state: State, told: list[Event]) -> None:
    """The Library is used if it has brought the chooser a card (R8)."""
    dealt = len(state.players[state.chooser].drawn)
    if state.doubled and dealt > effects.dealt_to_chooser(doubled=False):
        use_library(state, told)


def _fill_customs_offices(state: State, told: list[Event]) -> None:
    """Put an unseen card as a good on every Customs Office without one (RULES.md 5.11; R17)."""
    for seat in from_chooser(state):
        player = state.players[seat]
        if not effects.has(player, CUSTOMS_OFFICE):
            continue
        position = _position_of(player, CUSTOMS_OFFICE)
        if position in player.goods:
            continue
        for card in draw(state, 1, told):
            player.goods[position] = card
            told.append(Event("customs_filled", {"seat": seat}))
            told.append(Event("goods", {"seat": seat, "cards": buildings([card])}, UNSEEN))


def _position_of(player: Player, kind: Kind) -> int:
    """Return the position of a building of this kind in the display."""
    return [KIND[building.card] for building in player.display].index(kind)


def answer_councillor(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the dealt cards that are not kept (RULES.md 5.11)."""
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = player.drawn[:]
    for card in asking.picked_cards(decision, choice):
        player.put_away.remove(card)


def answer_archive(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the cards of hand and deal that are put away (Archive, RULES.md 5.11)."""
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = asking.picked_cards(decision, choice)


def _keep(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices: dealt cards join the hand, the rest is put away (5.11)."""
    seats = tuple([seat for seat in from_chooser(state) if state.players[seat].answered])
    counts: list[int] = []
    for seat in seats:
        player = state.players[seat]
        counts.append(len(player.drawn) - len(player.put_away))
        if effects.has(player, ARCHIVE) and player.put_away:
            forget_known(player)
        player.hand += player.drawn
        player.hand.sort()
        player.drawn = []
        for card in player.put_away:
            player.hand.remove(card)
        state.discard += player.put_away
    told.append(events.councillor_kept(seats, tuple(counts)))
