"""The settling before the first role: Office, Chapel, Bank and hand limit (RULES.md 3).

With the expansion the Offices come first, because they draw cards: a simultaneous step of its own,
resolved clockwise from the governor. Then each seat settles its hand in a chain (Chapel, Bank, hand
limit). The chains of the seats run independently and are opened together.

The Offices have a step of their own because as the first link of each seat's chain they break three
laws. An exchange would be told while others' answers are still sealed (law 7). A player who
exchanges nothing, and so releases another's waiting exchange, would learn of it without an event
that reveals (law 3). And taking back a choice would leave answers to a question that it had opened
(law 6). The step tells all how many cards each has exchanged, even none.
"""

from bisect import insort
from operator import attrgetter

from rules.decision import Choice, Decision
from rules.event import EVERYBODY, Event, Fact, Seat
from rules.san_juan import asking, effects
from rules.san_juan.piles import buildings, draw, forget_known, put_away, take_to_hand
from rules.san_juan.rounds import clear_answers, from_governor, next_pick, several_answered
from rules.san_juan.state import Player, State

# --- Office (RULES.md 3.1) -------------------------------------------------------------------


def answer_office(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Seal the cards to exchange; when all Offices have answered, exchange them (R43)."""
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = asking.picked_cards(decision, choice)
    if not state.open:
        _swap(state, told)
        clear_answers(state)


def _swap(state: State, told: list[Event]) -> None:
    """Carry out the Offices' exchanges, clockwise from the governor (RULES.md 3.1; R43, R52).

    All see the seats that exchanged nothing: the step is over, and others decide on that.
    """
    several = several_answered(state)
    for seat in from_governor(state):
        player = state.players[seat]
        count = len(player.put_away)
        if player.answered:
            told.append(Event("swapped", {"seat": seat, "count": count}, reveals=several))
        if count:
            put_away(state, player, player.put_away)
            take_to_hand(state, seat, draw(state, count, told), told)


# --- Chapel, Bank and hand limit (RULES.md 3.2, 3.3) -----------------------------------------


def go_on(state: State, told: list[Event]) -> None:
    """Ask all the rest of their settling after the Offices (RULES.md 3).

    When all have answered, begin the picks (4.1).
    """
    limit = effects.lowest_limit(state.players, state.variant)
    for seat, player in enumerate(state.players):
        if player.answered:
            continue
        if len(player.hand) > limit or player.active & effects.SETTLERS:
            decision = asking.round_start(state, seat)
            if decision is not None:
                state.open.append(decision)
    if not state.open:
        _settle_hands(state, told)
        next_pick(state, told)


def answer_chapel(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the card for the Chapel, and ask the seat's next settling (RULES.md 3.2)."""
    seat = decision.seat
    state.players[seat].tucked = asking.picked_cards(decision, choice)
    _settle_next(state, seat, asking.after_chapel(state, seat))


def answer_bank(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the cards for the Bank, and ask for the cards above the limit (RULES.md 3.2)."""
    seat = decision.seat
    state.players[seat].banked = asking.picked_cards(decision, choice)
    _settle_next(state, seat, asking.surplus(state, seat))


def answer_limit(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the cards that are put away (RULES.md 3.3)."""
    player = state.players[decision.seat]
    player.put_away = asking.picked_cards(decision, choice)
    player.answered = True


def _settle_next(state: State, seat: Seat, decision: Decision | None) -> None:
    """Ask the next thing that a seat has to settle at the round start, if anything (3.2, 3.3)."""
    if decision is None:
        state.players[seat].answered = True
    else:
        state.open = sorted([*state.open, decision], key=attrgetter("seat"))


def _settle_hands(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices of the round start, clockwise from the governor (R52).

    The others see only the number of cards that left each hand.
    """
    seats = [seat for seat in from_governor(state) if state.players[seat].answered]
    if not seats:
        return
    counts: list[int] = []
    for seat in seats:
        player = state.players[seat]
        counts.append(len(player.tucked) + len(player.banked) + len(player.put_away))
        _tuck(player, seat, told)
        if player.banked:
            _put_into_bank(player, seat, told)
        put_away(state, player, player.put_away)
    facts: dict[str, Fact] = {"seats": tuple(seats), "counts": tuple(counts)}
    told.append(Event("hands_settled", facts, EVERYBODY, several_answered(state)))
    clear_answers(state)


def _tuck(player: Player, seat: Seat, told: list[Event]) -> None:
    """Tuck the chosen card under the Chapel (RULES.md 3.2)."""
    if not player.tucked:
        return
    for card in player.tucked:
        player.hand.remove(card)
        insort(player.chapel, card)
    forget_known(player)
    told.append(Event("tucked", {"seat": seat, "cards": buildings(player.tucked)}, (seat,)))


def _put_into_bank(player: Player, seat: Seat, told: list[Event]) -> None:
    """Tuck the chosen cards under the Bank, which is used up by that (RULES.md 3.2; R19, R20)."""
    cards, player.banked = player.banked, []
    for card in cards:
        player.hand.remove(card)
        insort(player.bank, card)
    player.bank_used = True
    forget_known(player)
    told.append(Event("banked", {"seat": seat, "cards": buildings(cards)}, (seat,)))
    told.append(Event("bank_used", {"seat": seat}))
