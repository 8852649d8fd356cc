"""Builder: all may build, one after the other (RULES.md 5.1 to 5.8, 5.14), or at once (5.15).

One seat answers up to four questions, as far as each offers a real choice:

* `build`: every kind that can be paid for in any way, including the Cathedral on the table, or
  `pass`. A seat is skipped only if, publicly, it cannot build: otherwise skipping it would tell the
  others about its hand (R36).
* `cover`, with a Crane: `beside` or `over:<position>`, as far as they can be paid for.
* `goods`, with a Black Market, while goods are left and the price is not 0: at least as many as the
  hand cannot cover, at most two, and never more than the price.
* `pay`: the other cards of the hand, exactly as many as the rest of the price.

Each is asked from the answers before it, so no path leads to a payment that is illegal or higher
than the price. After the payment, all learn the building (kind, price, covered building, number of
goods), and only its owner the cards paid. For example, a Palace over a Chapel costs 3 for a seat
that did not choose the role. With one good from the Black Market that makes `build:palace`,
`over:3`, `good:1` and two cards.

If all build at once, all are asked together, and their answers are sealed until the last has come.
Then they are carried out from the chooser on, as if in turn. The cost and the payment of a building
concern only its seat. So no earlier building of others can make it illegal, except for the
Cathedral: there is only one (R58).
"""

from dataclasses import replace
from operator import attrgetter
from typing import Final

from rules.bits import bits_of
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_juan import asking, effects, events, passed_over
from rules.san_juan.asking import card_of
from rules.san_juan.components import (
    BESIDE_OTHERS,
    BUILD_KEYS,
    BUILDING_KEYS,
    CARPENTER,
    CATHEDRAL,
    CRANE,
    KIND,
    NEW_BUILDINGS,
    POOR_HOUSE,
    TAVERN,
    Building,
    CardId,
)
from rules.san_juan.library import use_library
from rules.san_juan.piles import buildings, draw_to_hand, put_away, remove_good
from rules.san_juan.rounds import clear_answers, end_game, from_chooser, next_pick, several_answered
from rules.san_juan.state import (
    AT_ONCE,
    BESIDE,
    IN_TURN,
    NO_KIND,
    SAME_PHASE,
    WINNING_SIZE,
    Player,
    State,
    kinds_in,
)

TWELVE_BUILDINGS: Final = "twelve_buildings"


def begin(state: State, _told: list[Event]) -> None:
    """Let all build, one after the other, the chooser first (RULES.md 5.1); or at once."""
    if state.variant.builder == IN_TURN:
        state.builders = [*from_chooser(state)[:0:-1]]


def go_on(state: State, told: list[Event]) -> None:
    """Ask the next seat to build, or skip it if, publicly, it cannot (R36).

    Its buildings are checked first only because that is quicker: if it can build, the others must
    think it possible. If all build at once, all are asked together.
    """
    if state.variant.builder == AT_ONCE:
        _go_on_at_once(state, told)
        return
    seat = (state.chooser - 1 - len(state.builders)) % len(state.players)
    decision = asking.build(state, seat)
    if len(decision.options) > 1 or passed_over.could_build(state, seat):
        state.open = [decision]
    else:
        told.append(events.passed_by(seat, len(state.players[seat].hand)))
        _next_builder(state, told)


def _go_on_at_once(state: State, told: list[Event]) -> None:
    """Ask all who have not answered; when all have, let them build, the chooser first (5.15)."""
    for seat, player in enumerate(state.players):
        if not player.answered:
            decision = asking.build(state, seat)
            if len(decision.options) > 1 or passed_over.could_build(state, seat):
                state.open.append(decision)
    if state.open:
        return
    reveals = several_answered(state)
    for seat in from_chooser(state):
        _build_sealed(state, seat, told, reveals=reveals)
    clear_answers(state)
    _end_phase(state, told)


def _build_sealed(state: State, seat: Seat, told: list[Event], *, reveals: bool) -> None:
    """Carry out a seat's sealed building; one too late for the Cathedral keeps its cards (R58)."""
    player = state.players[seat]
    if not player.answered:
        told.append(events.passed_by(seat, len(player.hand)))
    elif player.plan == NO_KIND:
        told.append(events.passed(seat, reveals=reveals))
    elif player.plan == CATHEDRAL and not state.cathedral:
        told.append(events.came_too_late(seat))
        player.plan, player.cover, player.spent = NO_KIND, BESIDE, []
    else:
        _erect(state, seat, player.put_away, told, reveals=reveals)


def _next_builder(state: State, told: list[Event]) -> None:
    """Let the next seat build; after the last one the phase is over (RULES.md 5.1, 5.6)."""
    if state.builders:
        state.builders.pop()
    else:
        _end_phase(state, told)


def _end_phase(state: State, told: list[Event]) -> None:
    """Let the new buildings come into force; then the Taverns give, and twelve buildings end the
    game.

    By default a new Tavern counts in the same phase (RULES.md 5.6, 5.14, 7.1; R11).
    """
    if state.variant.tavern == SAME_PHASE:
        _begin_powers(state)
    if state.variant.deck == NEW_BUILDINGS:
        _help_the_needy(state, told)
    _begin_powers(state)
    for player in state.players:
        if len(player.display) >= WINNING_SIZE:
            end_game(state, TWELVE_BUILDINGS, told)
            return
    next_pick(state, told)


# --- building, place and payment -------------------------------------------------------------


def answer_build(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Plan the building, and ask for a covered building or the payment; or pass (RULES.md 5.2)."""
    seat, key = decision.seat, decision.options[choice[0]]
    player = state.players[seat]
    if key != asking.PASS:
        player.plan = _KIND_OF_BUILD[key]
        crane = effects.has(player, CRANE)
        _ask(state, asking.cover(state, seat) if crane else asking.payment(state, seat))
    elif state.variant.builder == AT_ONCE:
        player.answered = True
    else:
        told.append(events.passed(seat))
        _next_builder(state, told)


def answer_cover(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Note the place of the building, and ask for the payment (RULES.md 5.4)."""
    state.players[decision.seat].cover = asking.POSITION_OF[decision.options[choice[0]]]
    _ask(state, asking.payment(state, decision.seat))


def answer_goods(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Note the goods that help to pay, and ask for the cards (RULES.md 5.5)."""
    state.players[decision.seat].spent = asking.picked_positions(decision, choice)
    _ask(state, asking.pay(state, decision.seat))


def answer_pay(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Build; then it is the next seat's turn (RULES.md 5.3). At once: seal the payment (5.15)."""
    paid = asking.picked_cards(decision, choice)
    if state.variant.builder == AT_ONCE:
        player = state.players[decision.seat]
        player.put_away, player.answered = paid, True
    else:
        _erect(state, decision.seat, paid, told)
        _next_builder(state, told)


def _ask(state: State, decision: Decision) -> None:
    """Ask a seat the next part of its choice, besides the others' questions.

    In the phase that ends the game all cards pay equally: the first ones do (R60).
    """
    if decision.kind == "pay" and passed_over.cards_count_alike(state, decision.seat):
        decision = replace(decision, options=decision.options[: decision.least])
    state.open = sorted([*state.open, decision], key=attrgetter("seat"))


_KIND_OF_BUILD: Final = {key: kind for kind, key in enumerate(BUILD_KEYS)}


# --- the building ----------------------------------------------------------------------------


def _erect(
    state: State, seat: Seat, paid: list[CardId], told: list[Event], *, reveals: bool = False
) -> None:
    """Pay for the planned building and place it (RULES.md 5.3); its power begins later (5.6)."""
    player = state.players[seat]
    kind, cover, spent = player.plan, player.cover, player.spent
    card = card_of(player, kind)
    price = len(paid) + len(spent)
    if effects.library_lowers(state, seat, kind, cover):
        use_library(state, told)
    over = "" if cover == BESIDE else BUILDING_KEYS[KIND[player.display[cover].card]]
    building = BUILDING_KEYS[kind]
    told.append(events.built(seat, building, price, over, len(spent), reveals))

    if kind == CATHEDRAL:
        state.cathedral = False
    else:
        player.hand.remove(card)
    if kind in player.known:
        player.known.remove(kind)
    put_away(state, player, paid)
    if paid:
        told.append(Event("paid", {"seat": seat, "cards": buildings(paid)}, (seat,)))
    if cover != BESIDE:
        remove_good(state, player, cover)
    for position in spent:
        remove_good(state, player, position)
    _place(player, card, cover)
    player.plan, player.cover, player.spent = NO_KIND, BESIDE, []
    state.built = True

    if effects.has(player, CARPENTER) and not effects.is_production(kind):
        draw_to_hand(state, seat, 1, BUILDING_KEYS[CARPENTER], told)
    if effects.has(player, POOR_HOUSE) and len(player.hand) <= effects.POOR_HOUSE_HAND:
        draw_to_hand(state, seat, 1, BUILDING_KEYS[POOR_HOUSE], told)


def _place(player: Player, card: CardId, cover: int) -> None:
    """Put the card into the display, beside the others or over one (RULES.md 5.4; R4)."""
    if cover == BESIDE:
        player.display.append(BESIDE_OTHERS[card])
        player.owned |= bits_of([KIND[card]])
    else:
        below = player.display[cover]
        player.display[cover] = Building(card, (*below.under, below.card))
        player.owned = kinds_in(player.display)
        player.active &= player.owned


# --- the end of the phase --------------------------------------------------------------------


def _begin_powers(state: State) -> None:
    """At the end of a Builder phase the new buildings come into force (RULES.md 5.6)."""
    for player in state.players:
        player.active = player.owned


def _help_the_needy(state: State, told: list[Event]) -> None:
    """Let the Taverns in force of the smallest displays give a card (RULES.md 5.14; R12, R13).

    New ones are, if the table has agreed so (R11).
    """
    for seat in from_chooser(state):
        if effects.in_need(state, seat):
            draw_to_hand(state, seat, 1, BUILDING_KEYS[TAVERN], told)
