"""Builder: all may build, one after the other (RULES.md 5.1 to 5.8, 5.14).

One seat answers up to four questions, as far as each is a real one:

* `build`: every kind that can be paid for in some way, the Cathedral on the table too, or `pass`.
  Only a seat of which all can see that it cannot build is passed by: else not to ask would tell
  the others what its hand cannot (R36).
* `cover`, with a Crane: `beside` or `over:<position>`, as far as they can be paid for.
* `goods`, with a Black Market, while goods are left and the price is not 0: at least what the hand
  cannot cover, at most two, and never more than the price.
* `pay`: the other cards of the hand, exactly as many as the rest of the price.

Each is asked from the answers before it, so no path leads to a payment that is illegal or higher
than the price. When all is paid, everybody is told what was built (kind, price, what it covers, how
many goods), and its owner alone with which cards. For example, a Palace over a Chapel costs a seat
that did not choose the role 3; with one good from the Black Market that makes `build:palace`,
`over:3`, `good:1` and two cards.
"""

from typing import Final

from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.san_juan import asking, effects, events, in_vain
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
from rules.san_juan.rounds import end_game, from_chooser, next_pick
from rules.san_juan.state import BESIDE, NO_KIND, SAME_PHASE, WINNING_SIZE, Player, State, kinds_in

TWELVE_BUILDINGS: Final = "twelve_buildings"


def begin(state: State, _told: list[Event]) -> None:
    """Let everybody build, one after the other, the chooser first (RULES.md 5.1)."""
    state.builders = [*from_chooser(state)[:0:-1]]


def go_on(state: State, told: list[Event]) -> None:
    """Ask the next seat to build, or pass it by where all can see that it cannot (R36).

    What it can build is looked at first only because that is quicker: it could, then, for all that
    the others see.
    """
    seat = (state.chooser - 1 - len(state.builders)) % len(state.players)
    decision = asking.build(state, seat)
    if len(decision.options) > 1 or in_vain.could_build(state, seat):
        state.open = [decision]
    else:
        told.append(events.passed_by(seat, len(state.players[seat].hand)))
        _next_builder(state, told)


def _next_builder(state: State, told: list[Event]) -> None:
    """Let the next seat build; after the last one the phase is over (RULES.md 5.1, 5.6)."""
    if state.builders:
        state.builders.pop()
    else:
        _end_phase(state, told)


def _end_phase(state: State, told: list[Event]) -> None:
    """Let the new buildings come into force; then the Taverns give, and twelve buildings end it.

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


# --- what to build, where, and how it is paid ------------------------------------------------


def answer_build(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Plan the building, and ask over what it goes or how it is paid; or pass (RULES.md 5.2)."""
    seat, key = decision.seat, decision.options[choice[0]]
    if key == asking.PASS:
        told.append(events.passed(seat))
        _next_builder(state, told)
        return
    state.plan = _KIND_OF_BUILD[key]
    crane = state.players[seat].active >> CRANE & 1
    state.open = [asking.cover(state, seat) if crane else asking.payment(state, seat)]


def answer_cover(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Keep in mind where the building goes, and ask how it is paid (RULES.md 5.4)."""
    state.cover = asking.POSITION_OF[decision.options[choice[0]]]
    state.open = [asking.payment(state, decision.seat)]


def answer_goods(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Keep in mind which goods help to pay, and ask for the cards (RULES.md 5.5)."""
    state.spent = asking.picked_positions(decision, choice)
    state.open = [asking.pay(state, decision.seat)]


def answer_pay(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Build; then it is the next seat's turn (RULES.md 5.3)."""
    _erect(state, decision.seat, asking.picked_cards(decision, choice), told)
    _next_builder(state, told)


_KIND_OF_BUILD: Final = {key: kind for kind, key in enumerate(BUILD_KEYS)}


# --- the building ----------------------------------------------------------------------------


def _erect(state: State, seat: Seat, paid: list[CardId], told: list[Event]) -> None:
    """Pay for the planned building and place it (RULES.md 5.3); its power begins later (5.6)."""
    player = state.players[seat]
    kind, cover = state.plan, state.cover
    card = card_of(player, kind)
    price = len(paid) + len(state.spent)
    if effects.library_lowers(state, seat, kind, cover):
        use_library(state, told)
    active, over = player.active, ""
    if cover != BESIDE:
        over = BUILDING_KEYS[KIND[player.display[cover].card]]
        active &= ~(1 << KIND[player.display[cover].card])
    told.append(events.built(seat, BUILDING_KEYS[kind], price, over, len(state.spent)))

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
    for position in state.spent:
        remove_good(state, player, position)
    _place(player, card, cover)
    state.plan, state.cover, state.spent = NO_KIND, BESIDE, []
    state.built = True

    if active >> CARPENTER & 1 and not effects.is_production(kind):
        draw_to_hand(state, seat, 1, BUILDING_KEYS[CARPENTER], told)
    if active >> POOR_HOUSE & 1 and len(player.hand) <= effects.POOR_HOUSE_HAND:
        draw_to_hand(state, seat, 1, BUILDING_KEYS[POOR_HOUSE], told)


def _place(player: Player, card: CardId, cover: int) -> None:
    """Put the card into the display, beside the others or over one (RULES.md 5.4; R4)."""
    if cover == BESIDE:
        player.display.append(BESIDE_OTHERS[card])
        player.owned |= 1 << KIND[card]
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
