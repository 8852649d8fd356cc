"""Rounds and phases: whose decision is next, and what an answer sets in motion.

Where the rules let several seats decide at once, their decisions are open together; answers are
sealed in `Player` and carried out in one go, in the order of the rules, when the last has come.
"""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

from rules.decision import Choice, Decision, forced
from rules.event import Event, Seat
from rules.san_juan import actions, asking, effects, events
from rules.san_juan.cards import (
    AQUEDUCT,
    BUILD_KEYS,
    BUILDER,
    COUNCILLOR,
    CRANE,
    LIBRARY,
    NEW_BUILDINGS,
    PRODUCER,
    PROSPECTOR,
    ROLE_KEYS,
    TRADER,
    CardId,
)
from rules.san_juan.state import FREE, NO_ROLE, WINNING_SIZE, State

TWELVE_BUILDINGS: Final = "twelve_buildings"
STANDSTILL: Final = "standstill"


# --- rounds (RULES.md 4) ---------------------------------------------------------------------


def begin(state: State, told: list[Event], *, choose_hands: bool) -> None:
    """Open the first decisions: the starting hands, or at once the first role."""
    if choose_hands:
        state.open = [asking.keep(state, seat) for seat in range(len(state.players))]
    else:
        begin_round(state, told)


def begin_round(state: State, told: list[Event]) -> None:
    """Begin a round with what has to be settled at its start (RULES.md 3, 4.1)."""
    used_up = not state.deck and not state.discard
    if used_up and state.dry and not state.built:
        end_game(state, STANDSTILL, told)
        return
    state.dry, state.built = used_up, False
    state.round += 1
    state.library_used = False
    state.roles = [FREE] * len(state.roles)
    picks = list(actions.from_governor(state))
    if len(picks) == effects.TWO_PLAYERS:
        picks.append(state.governor)
    state.picks = picks[::-1]
    told.append(Event("round_began", {"round": state.round, "governor": state.governor}))
    if state.variant.deck == NEW_BUILDINGS:
        for seat, player in enumerate(state.players):
            if effects.may_swap(player):
                state.open.append(asking.office(state, seat))
    if not state.open:
        open_hands(state, told)


def open_hands(state: State, told: list[Event]) -> None:
    """Ask everybody what is left to settle before the first role (RULES.md 3)."""
    limit = effects.lowest_limit(state.players, state.variant)
    for seat, player in enumerate(state.players):
        if len(player.hand) > limit or player.active & effects.SETTLERS:
            decision = asking.round_start(state, seat)
            if decision is not None:
                state.open.append(decision)
    if not state.open:
        next_pick(state, told)


def next_pick(state: State, told: list[Event]) -> None:
    """Ask the next seat for a role, or end the round."""
    state.role, state.chooser, state.doubled = NO_ROLE, FREE, False
    if state.picks:
        state.open = [asking.role(state, state.picks.pop())]
        return
    state.governor = (state.governor + 1) % len(state.players)
    begin_round(state, told)


def end_game(state: State, reason: str, told: list[Event]) -> None:
    """End the game at once (RULES.md 7.1)."""
    state.ended = reason
    state.open = []
    told.append(Event("game_over", {"reason": reason}))


# --- one role, from its choice to its end ----------------------------------------------------


def take_role(state: State, seat: Seat, role: int, told: list[Event]) -> None:
    """Let `seat` take `role`; with two players the governor may first save the Library."""
    state.role, state.chooser = role, seat
    state.roles[role] = seat
    told.append(events.role_taken(seat, role))
    doubles = bool(state.players[seat].active >> LIBRARY & 1)
    if doubles and effects.library_rationed(state):
        if seat in state.picks and effects.library_matters(state, seat, role):
            state.open = [asking.library(state, seat)]
            return
        doubles = seat not in state.picks and not state.library_used
    start_role(state, doubles, told)


def start_role(state: State, doubled: bool, told: list[Event]) -> None:
    """Begin the role for everybody; `doubled`: the chooser's Library doubles the privilege."""
    state.doubled = doubled
    _START[state.role](state, told)


def start_builder(state: State, told: list[Event]) -> None:
    """Let everybody build, one after the other, the chooser first."""
    state.builders = list(actions.from_chooser(state)[::-1])
    next_builder(state, told)


def next_builder(state: State, told: list[Event]) -> None:
    """Ask the next seat to build.

    A seat without a card that cannot pay for the Cathedral is known to be unable to (R36).
    """
    while state.builders:
        seat = state.builders.pop()
        if state.players[seat].hand or effects.can_build_cathedral(state, seat):
            state.open = [asking.build(state, seat)]
            return
        told.append(events.passed(seat))
    actions.begin_powers(state)
    if state.variant.deck == NEW_BUILDINGS:
        actions.help_the_needy(state, told)
    for player in state.players:
        if len(player.display) >= WINNING_SIZE:
            end_game(state, TWELVE_BUILDINGS, told)
            return
    next_pick(state, told)


def start_producer(state: State, told: list[Event]) -> None:
    """Ask those who have more empty buildings than goods; all others fill theirs (R35)."""
    for seat, player in enumerate(state.players):
        empty = effects.empty(player)
        if len(empty) > effects.allowed(state, seat, AQUEDUCT):
            state.open.append(asking.produce(state, seat))
        else:
            player.picked = empty
    if not state.open:
        finish_producer(state, told)


def finish_producer(state: State, told: list[Event]) -> None:
    """Place the goods and end the role."""
    actions.produce(state, told)
    _finish_role(state, told)


def start_trader(state: State, told: list[Event]) -> None:
    """Turn a tile, then ask everybody who has a good."""
    actions.turn_tile(state, told)
    for seat, player in enumerate(state.players):
        if player.goods:
            state.open.append(asking.sell(state, seat))
    if not state.open:
        finish_trader(state, told)


def finish_trader(state: State, told: list[Event]) -> None:
    """Sell the goods and end the role."""
    actions.sell(state, told)
    _finish_role(state, told)


def start_councillor(state: State, told: list[Event]) -> None:
    """Deal to everybody, then ask which cards are kept (forced where all are: R33)."""
    if state.doubled:
        actions.use_library(state, told)
    actions.deal_councillor(state, told)
    seats = range(len(state.players))
    ask_all(state, [asking.councillor(state, seat) for seat in seats], told)


def finish_councillor(state: State, told: list[Event]) -> None:
    """Take the kept cards to hand and end the role."""
    actions.keep_councillor(state, told)
    _finish_role(state, told)


def start_prospector(state: State, told: list[Event]) -> None:
    """Carry the role out at once: nobody has anything to decide."""
    if state.doubled:
        actions.use_library(state, told)
    actions.prospect(state, told)
    next_pick(state, told)


_START: Final[tuple[Callable[[State, list[Event]], None], ...]] = tuple(
    start
    for _, start in sorted(
        {
            BUILDER: start_builder,
            PRODUCER: start_producer,
            TRADER: start_trader,
            COUNCILLOR: start_councillor,
            PROSPECTOR: start_prospector,
        }.items()
    )
)


def _finish_role(state: State, told: list[Event]) -> None:
    actions.clear_answers(state)
    next_pick(state, told)


# --- answers ---------------------------------------------------------------------------------


def ask(state: State, decision: Decision, told: list[Event]) -> None:
    """Open a decision that may have a single answer: that is carried out at once."""
    answer = forced(decision)
    if answer is None:
        state.open.append(decision)
    else:
        _ANSWER[decision.kind](state, decision, answer, told)


def ask_all(state: State, decisions: Sequence[Decision], told: list[Event]) -> None:
    """Open decisions of several seats at once, of which some may have a single answer."""
    state.open = list(decisions)
    for decision in decisions:
        answer = forced(decision)
        if answer is not None:
            act(state, decision, answer, told)


def act(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Carry out a legal answer to an open decision, and append what happened."""
    state.open.remove(decision)
    _ANSWER[decision.kind](state, decision, choice, told)


def _picked_cards(decision: Decision, choice: Choice) -> list[CardId]:
    return [asking.CARD_OF[decision.options[position]] for position in choice]


def _answer_keep(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    kept = _picked_cards(decision, choice)
    player.put_away = [card for card in player.hand if card not in kept]
    if not state.open:
        actions.keep_starting_hands(state, told)
        actions.clear_answers(state)
        begin_round(state, told)


def _answer_office(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = _picked_cards(decision, choice)
    if not state.open:
        actions.swap(state, told)
        actions.clear_answers(state)
        open_hands(state, told)


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
        actions.settle_hands(state, told)
        actions.clear_answers(state)
        next_pick(state, told)


def _answer_chapel(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    seat = decision.seat
    state.players[seat].tucked = _picked_cards(decision, choice)
    _settle_next(state, seat, asking.after_chapel(state, seat))
    _end_round_start(state, told)


def _answer_bank(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    seat = decision.seat
    state.players[seat].banked = _picked_cards(decision, choice)
    _settle_next(state, seat, asking.surplus(state, seat))
    _end_round_start(state, told)


def _answer_limit(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.put_away = _picked_cards(decision, choice)
    player.answered = True
    _end_round_start(state, told)


def _answer_role(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    take_role(state, decision.seat, ROLE_KEYS.index(decision.options[choice[0]]), told)


def _answer_library(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    doubled = decision.options[choice[0]] == asking.USE_LIBRARY
    told.append(Event("library_chosen", {"seat": decision.seat, "doubled": int(doubled)}))
    start_role(state, doubled, told)


def _answer_build(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    seat, key = decision.seat, decision.options[choice[0]]
    if key == asking.PASS:
        told.append(events.passed(seat))
        next_builder(state, told)
        return
    state.plan = _KIND_OF_BUILD[key]
    if state.players[seat].active >> CRANE & 1:
        ask(state, asking.cover(state, seat), told)
    else:
        ask(state, asking.payment(state, seat), told)


def _answer_cover(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    state.cover = asking.POSITION_OF[decision.options[choice[0]]]
    ask(state, asking.payment(state, decision.seat), told)


def _answer_goods(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    state.spent = _positions(decision, choice)
    ask(state, asking.pay(state, decision.seat), told)


def _answer_pay(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    actions.erect(state, decision.seat, _picked_cards(decision, choice), told)
    next_builder(state, told)


def _answer_produce(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    player.picked = _positions(decision, choice)
    if not state.open:
        finish_producer(state, told)


def _answer_sell(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    player.picked = _positions(decision, choice)
    if not state.open:
        finish_trader(state, told)


def _answer_councillor(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    kept = _picked_cards(decision, choice)
    player.put_away = [card for card in player.drawn if card not in kept]
    if not state.open:
        finish_councillor(state, told)


def _answer_archive(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    player = state.players[decision.seat]
    player.answered = True
    player.put_away = _picked_cards(decision, choice)
    if not state.open:
        finish_councillor(state, told)


def _positions(decision: Decision, choice: Choice) -> list[int]:
    return [asking.POSITION_OF[decision.options[position]] for position in choice]


_KIND_OF_BUILD: Final = {key: kind for kind, key in enumerate(BUILD_KEYS)}

_ANSWER: Final[dict[str, Callable[[State, Decision, Choice, list[Event]], None]]] = {
    "keep": _answer_keep,
    "office": _answer_office,
    "chapel": _answer_chapel,
    "bank": _answer_bank,
    "limit": _answer_limit,
    "role": _answer_role,
    "library": _answer_library,
    "build": _answer_build,
    "cover": _answer_cover,
    "goods": _answer_goods,
    "pay": _answer_pay,
    "produce": _answer_produce,
    "sell": _answer_sell,
    "councillor": _answer_councillor,
    "archive": _answer_archive,
}
