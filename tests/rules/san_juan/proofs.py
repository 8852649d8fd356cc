"""Proofs of the forecasts about cards, buildings and goods, and of remarks."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import cast

from rules import decision as answering
from rules.decision import Choice, answers
from rules.event import NOBODY
from rules.san_juan import asking, effects
from rules.san_juan.advice.preview import Span
from rules.san_juan.components import (
    BANK,
    BUILD_KEYS,
    BUILDING_KEYS,
    COST,
    KIND,
    LIBRARY,
    MARKET_HALL,
    POINTS,
    TILES,
    Kind,
)
from rules.san_juan.effects import has, is_production
from rules.san_juan.state import Building, State
from tests.contract.told import Told, carried_out
from tests.rules.san_juan.playing_on import (
    CHAIN,
    alone,
    fewest_and_most,
    next_tiles,
    played,
    points,
    ways,
    while_others_pass,
)

SETTLING = ("chapel", "bank", "limit")


# --- cards ---------------------------------------------------------------------------------------


def is_the_card(told: Told) -> None:
    kind = KIND[int(told.option.partition(":")[2])]
    assert told.value == BUILDING_KEYS[kind]


def costs_as_printed(told: Told) -> None:
    assert told.value == COST[_kind_of(told)]


def counts_as_printed(told: Told) -> None:
    assert told.value == POINTS[_kind_of(told)]


def would_add(told: Told) -> None:
    """The town has this many points more with it than without, after its payment.

    None for a city building that stands then: a second one cannot be built (RULES.md 1.3).
    """
    state = _with_what_is_paid_for(told)
    player, card = state.players[told.seat], int(told.option.partition(":")[2])
    before = points(told.game.view(state, told.seat))
    if not player.owned >> KIND[card] & 1 or is_production(KIND[card]):
        player.display.append(Building(card))
    assert told.value == points(told.game.view(state, told.seat)) - before


def would_cost(told: Told) -> None:
    """In a Builder phase that another player chooses."""
    state = told.game.copy(told.state)
    state.chooser = NOBODY
    assert told.value == effects.price(state, told.seat, _kind_of(told))


def stands_alone(told: Told) -> None:
    """After the payment; a second one cannot be built (RULES.md 1.3)."""
    owned, kind = _with_what_is_paid_for(told).players[told.seat].owned, _kind_of(told)
    assert told.value == (owned >> kind & 1 and not is_production(kind))


def _with_what_is_paid_for(told: Told) -> State:
    if told.decision.kind != "pay":
        return told.game.copy(told.state)
    state = while_others_pass(told)
    told.game.apply(state, told.seat, tuple(range(told.decision.most)))
    state.ended = ""  # what the twelfth building would have added is told, too
    return state


def _kind_of(told: Told) -> int:
    family, _, name = told.option.partition(":")
    return BUILD_KEYS.index(told.option) if family == "build" else KIND[int(name)]


# --- Builder -------------------------------------------------------------------------------------


def is_built(told: Told) -> None:
    assert told.value == BUILDING_KEYS[_kind_of(told)]


def least_price(told: Told) -> None:
    assert told.value == min(way.price for way in ways(told, alone(told)))


def most_price(told: Told) -> None:
    assert told.value == max(way.price for way in ways(told, alone(told)))


def least_gain(told: Told) -> None:
    assert told.value == min(_gains(told)), _gains(told)


def most_gain(told: Told) -> None:
    assert told.value == max(_gains(told)), _gains(told)


def _gains(told: Told) -> set[int]:
    before = points(told.view)
    return {way.points - before for way in ways(told, alone(told))}


def gain_there(told: Told) -> None:
    assert _gains(told) == {told.value}


def gain_beside(told: Told) -> None:
    """The forecast worth of a card beside the other buildings, payable or not."""
    kind, gain = told.value
    before = points(told.view)
    found = {way.points - before for way in ways(told, _build(told, kind)) if not way.over}
    assert found <= {gain}, found


def _build(told: Told, kind: Kind) -> Choice:
    return answering.choose(told.decision, BUILD_KEYS[kind])


def price_there(told: Told) -> None:
    assert {way.price for way in ways(told, alone(told))} == {told.value}


def covered(told: Told) -> None:
    """That building is lost, whatever the next answers are."""
    assert {way.over for way in ways(told, alone(told))} == {told.value}


def saves(told: Told) -> None:
    """This much less than beside, if it could be paid for there too."""
    [price] = {way.price for way in ways(told, alone(told))}
    if asking.BESIDE_KEY in told.decision.options:
        beside = answering.choose(told.decision, asking.BESIDE_KEY)
        assert {way.price for way in ways(told, beside)} == {price + told.value}
    else:
        plan = told.state.players[told.seat].plan
        assert told.value + price == effects.price(told.state, told.seat, plan)


def loses_good(told: Told) -> None:
    """One good less than the building has paid with."""
    goods = len(told.state.players[told.seat].goods)
    told = told._replace(state=while_others_pass(told))
    state, events = carried_out(told, alone(told), lambda asked: asked.kind in CHAIN)
    [built] = [event.facts for event in events if event.kind == "built"]
    left = len(state.players[told.seat].goods)
    assert goods - left == told.value + cast(int, built["goods"])


def short(told: Told) -> None:
    """With this many more cards it can be built, with one less it cannot."""
    kind, quote = told.value
    if quote.owned:
        assert BUILD_KEYS[kind] not in _offered_with(told, 20)
    elif quote.missing <= len(told.state.deck):
        assert quote.missing > 0
        assert BUILD_KEYS[kind] in _offered_with(told, quote.missing)
        assert BUILD_KEYS[kind] not in _offered_with(told, quote.missing - 1)


def _offered_with(told: Told, more_cards: int) -> tuple[str, ...]:
    """Return the buildings on offer with more cards in the hand."""
    richer = told.game.copy(told.state)
    player = richer.players[told.seat]
    player.hand = sorted(player.hand + richer.deck[:more_cards])
    return asking.build(richer, told.seat).options


def hand_after_building(told: Told) -> None:
    held = [way.held for way in ways(told, alone(told))]
    assert told.value == Span(min(held), max(held)), held


def hand_after_paying(told: Told) -> None:
    sizes = {len(answer): answer for answer in answers(told.decision)}
    held = [way.held for answer in sizes.values() for way in ways(told, answer)]
    assert told.value == Span(min(held), max(held)), held


# --- goods ---------------------------------------------------------------------------------------


def holds_the_good(told: Told) -> None:
    assert told.value == BUILDING_KEYS[_good_of(told)]


def _good_of(told: Told) -> Kind:
    place = int(told.option.partition(":")[2])
    return KIND[told.state.players[told.seat].display[place].card]


def sells_for(told: Told) -> None:
    """This many cards are drawn for this good alone, without those of the market buildings."""
    state, events = played(told, alone(told))
    [sold] = [one for one in events if one.kind == "sold" and one.facts["seat"] == told.seat]
    bonus = has(told.state.players[told.seat], MARKET_HALL)
    short = not state.deck and not state.discard
    assert sold.facts["count"] == told.value + bonus or short


def next_price(told: Told) -> None:
    good = _good_of(told)
    prices = {
        effects.price_of(TILES[state.tiles[(state.tile + 1) % len(TILES)]], good)
        for state in next_tiles(told)
    }
    assert told.value == Span(min(prices), max(prices)), prices


def hand_after_step(told: Told) -> None:
    _within(told, _hands(told, islice(answers(told.decision), 40)))


def hand_after_option_of_step(told: Told) -> None:
    _within(told, _hands(told, [alone(told)]))


def _hands(told: Told, choices: Iterable[Choice]) -> list[int]:
    return [len(played(told, choice)[0].players[told.seat].hand) for choice in choices]


def _within(told: Told, held: Sequence[int]) -> None:
    """All lead to this many cards; if no one else has a say, these are the exact bounds."""
    assert told.value.least <= min(held), held
    assert max(held) <= told.value.most, held
    if sum(bool(player.goods) for player in told.state.players) <= 1:
        assert told.value == Span(min(held), max(held)), held


def hand_after_cards(told: Told) -> None:
    held = _hands(told, fewest_and_most(told.decision))
    assert told.value == Span(min(held), max(held)), held


def hand_after_settling(told: Told) -> None:
    """The next question is asked about the cards that are left, or they are the hand."""
    held: list[int] = []
    for choice in fewest_and_most(told.decision):
        state = told.game.copy(told.state)
        told.game.apply(state, told.seat, choice)
        asked = told.game.asked(state, told.seat)
        if asked is not None and asked.kind in SETTLING:
            held.append(len(asked.options))
        else:
            settled, _ = carried_out(told, choice, lambda asked: asked.kind in SETTLING)
            held.append(len(settled.players[told.seat].hand))
    assert told.value == Span(min(held), max(held)), held


# --- what holds now ------------------------------------------------------------------------------


def limit(told: Told) -> None:
    """After the round start, no one holds more."""
    if any(asked.kind in SETTLING for asked in told.game.decisions(told.state)):
        state = told.game.copy(told.state)
        while pending := [one for one in told.game.decisions(state) if one.kind in SETTLING]:
            told.game.apply(state, pending[0].seat, fewest_and_most(pending[0])[0])
        held = len(state.players[told.seat].hand)
        assert held <= told.value
        own = told.state.players[told.seat]
        before = len(own.hand) - len(own.tucked) - len(own.banked)
        assert held == min(before, told.value)


def used_up(told: Told) -> None:
    """A used Library doubles nothing in this round, and no Bank asks a second time."""
    seat, kind, used = told.value
    asked = told.game.asked(told.state, seat)
    if used and kind == LIBRARY and asked is not None and asked.kind == "role":
        state = told.game.copy(told.state)
        told.game.apply(state, seat, (0,))
        assert not state.doubled
    if used and kind == BANK:
        assert asked is None or asked.kind != "bank"
