"""Rounds: starting hands, what is settled at a round start, the next pick (RULES.md 2 to 4)."""

from bisect import insort
from operator import attrgetter
from typing import Final

from rules.decision import Choice, Decision
from rules.event import Event, Fact, Seat
from rules.san_juan import asking, effects
from rules.san_juan.cards import NEW_BUILDINGS
from rules.san_juan.piles import buildings, draw, forget_known, put_away, take_to_hand
from rules.san_juan.state import FREE, NO_ROLE, Player, State
from rules.san_juan.steps import (
    Answers,
    clear_answers,
    from_governor,
    picked_cards,
    several_answered,
)

STANDSTILL: Final = "standstill"


# --- rounds (RULES.md 4) ---------------------------------------------------------------------


def begin(state: State, told: list[Event], *, choose_hands: bool) -> None:
    """Open the first decisions: the starting hands, or at once the first role."""
    if choose_hands:
        state.open = [asking.keep(state, seat) for seat in range(len(state.players))]
    else:
        _begin_round(state, told)


def _begin_round(state: State, told: list[Event]) -> None:
    """Begin a round with what has to be settled at its start (RULES.md 3, 4.1)."""
    used_up = not state.deck and not state.discard
    if used_up and state.dry and not state.built:
        end_game(state, STANDSTILL, told)
        return
    state.dry, state.built = used_up, False
    state.round += 1
    state.library_used = False
    state.roles = [FREE] * len(state.roles)
    picks = list(from_governor(state))
    if len(picks) == effects.TWO_PLAYERS:
        picks.append(state.governor)
    state.picks = picks[::-1]
    told.append(Event("round_began", {"round": state.round, "governor": state.governor}))
    if state.dry:
        told.append(Event("cards_gone", {}))
    if state.variant.deck == NEW_BUILDINGS:
        for seat, player in enumerate(state.players):
            if effects.may_swap(player):
                state.open.append(asking.office(state, seat))
    if not state.open:
        _open_hands(state, told)


def next_pick(state: State, told: list[Event]) -> None:
    """Ask the next seat for a role, or end the round."""
    state.role, state.chooser, state.doubled = NO_ROLE, FREE, False
    if state.picks:
        state.open = [asking.role(state, state.picks.pop())]
        return
    state.governor = (state.governor + 1) % len(state.players)
    _begin_round(state, told)


def finish_role(state: State, told: list[Event]) -> None:
    """End a role in which all have answered, and go on to the next pick."""
    clear_answers(state)
    next_pick(state, told)


def end_game(state: State, reason: str, told: list[Event]) -> None:
    """End the game at once (RULES.md 7.1)."""
    state.ended = reason
    state.open = []
    told.append(Event("game_over", {"reason": reason}))


# --- starting hands (RULES.md 2.4) -----------------------------------------------------------


def _answer_keep(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    kept = picked_cards(decision, choice)
    player.put_away = [card for card in player.hand if card not in kept]
    if not state.open:
        _keep_starting_hands(state, told)
        clear_answers(state)
        _begin_round(state, told)


def _keep_starting_hands(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices: each seat keeps four cards."""
    for player in state.players:
        put_away(state, player, player.put_away)
    counts = tuple(len(player.put_away) for player in state.players)
    told.append(Event("starting_hands", {"counts": counts}))


# --- Office (RULES.md 3.1) -------------------------------------------------------------------


def _answer_office(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = picked_cards(decision, choice)
    if not state.open:
        _swap(state, told)
        clear_answers(state)
        _open_hands(state, told)


def _swap(state: State, told: list[Event]) -> None:
    """Carry out the Offices' exchanges, clockwise from the governor (RULES.md 3.1; R43, R52).

    All see who exchanged nothing: the step is over, and others decide on that.
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


def _open_hands(state: State, told: list[Event]) -> None:
    """Ask everybody what is left to settle before the first role (RULES.md 3)."""
    limit = effects.lowest_limit(state.players, state.variant)
    for seat, player in enumerate(state.players):
        if len(player.hand) > limit or player.active & effects.SETTLERS:
            decision = asking.round_start(state, seat)
            if decision is not None:
                state.open.append(decision)
    if not state.open:
        next_pick(state, told)


def _answer_chapel(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    seat = decision.seat
    state.players[seat].tucked = picked_cards(decision, choice)
    _settle_next(state, seat, asking.after_chapel(state, seat))
    _end_round_start(state, told)


def _answer_bank(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    seat = decision.seat
    state.players[seat].banked = picked_cards(decision, choice)
    _settle_next(state, seat, asking.surplus(state, seat))
    _end_round_start(state, told)


def _answer_limit(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.put_away = picked_cards(decision, choice)
    player.answered = True
    _end_round_start(state, told)


def _settle_next(state: State, seat: Seat, decision: Decision | None) -> None:
    """Ask the next thing that a seat has to settle at the round start, if there is one."""
    if decision is None:
        state.players[seat].answered = True
    else:
        state.open.append(decision)
        state.open.sort(key=attrgetter("seat"))


def _end_round_start(state: State, told: list[Event]) -> None:
    """Carry out what was sealed at the round start, once all have settled it."""
    if not state.open:
        _settle_hands(state, told)
        clear_answers(state)
        next_pick(state, told)


def _settle_hands(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices of the round start, clockwise from the governor.

    The others see only how many cards left each hand.
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
    told.append(Event("hands_settled", facts, reveals=several_answered(state)))


def _tuck(player: Player, seat: Seat, told: list[Event]) -> None:
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


ANSWERS: Final[Answers] = {
    "keep": _answer_keep,
    "office": _answer_office,
    "chapel": _answer_chapel,
    "bank": _answer_bank,
    "limit": _answer_limit,
}
