"""What a choice would leave or bring, told from a view, is what the rules then leave and bring."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.san_juan import GAME
from rules.san_juan.cards import (
    BASE,
    BUILDER,
    COUNCILLOR,
    CRANE,
    GOLD_MINE,
    GOLDSMITH,
    HUT,
    LIBRARY,
    NEW_BUILDINGS,
    PRODUCER,
    PROSPECTOR,
    ROLE_KEYS,
    TAVERN,
    TILES,
    TRADER,
    mask,
)
from rules.san_juan.preview import (
    Span,
    could_double,
    hand_after,
    hand_after_option,
    hand_limit,
    library_spent,
    next_price,
    promise,
)
from rules.san_juan.view import SanJuanView
from tests.rules.san_juan.given import NEW, given, seat
from tests.rules.san_juan.played import positions

GAMES = (
    *((2, 6, BASE), (3, 7, BASE), (4, 1, BASE), (4, 3, BASE)),
    *((2, 1, NEW_BUILDINGS), (3, 7, NEW_BUILDINGS), (4, 2, NEW_BUILDINGS)),
)
AFTERWARDS = mask((TAVERN, HUT))
"""What gives cards only after the step, if the others let it: not what a choice brings."""
TURNED_UP = mask((GOLD_MINE, GOLDSMITH))
"""What gives a card by luck."""
CHAIN = ("cover", "goods", "pay")
TOGETHER = (("keep",), ("sell",), ("produce",), ("councillor", "archive"), ("chapel", "limit"))
"""Kinds of decisions that are open at once, and carried out when all have answered."""


def asked() -> Iterator[tuple[Any, Decision, SanJuanView]]:
    """Yield positions of a few games with an open decision and its view."""
    for seats, seed, deck in GAMES:
        for state in positions(seats, seed, deck=deck):
            for decision in GAME.decisions(state):
                yield state, decision, GAME.view(state, decision.seat)


def held_after(state: Any, decision: Decision, choice: Choice, chance: Chance) -> int | None:
    """Answer, and whatever else the step asks; return the cards in hand when it is over.

    None where another question of the same seat, about other cards, comes first, or where cards
    may come afterwards.
    """
    state, seat, kind = GAME.copy(state), decision.seat, decision.kind
    GAME.apply(state, seat, choice)
    together = next((kinds for kinds in TOGETHER if kind in kinds), ())
    while pending := [
        found
        for found in GAME.decisions(state)
        if found.kind in together or (found.seat == seat and found.kind in CHAIN)
    ]:
        if kind == "chapel" and any((one.seat, one.kind) == (seat, "limit") for one in pending):
            return None
        GAME.apply(state, pending[0].seat, sample(pending[0], chance.random))
    own = GAME.view(state, seat).own
    return None if own.active & AFTERWARDS else own.hand


def test_the_hand_afterwards_lies_within_what_was_shown() -> None:
    chance, exact, kinds = Chance(1), 0, set[str]()
    for state, decision, view in asked():
        shown = hand_after(view)
        if shown is None:
            continue
        after = held_after(state, decision, sample(decision, chance.random), chance)
        if after is not None:
            assert shown.least <= after <= shown.most, decision
            kinds.add(decision.kind)
            exact += shown.least == shown.most
    assert kinds >= {"chapel", "goods", "pay", "sell", "councillor", "archive", "limit"}
    assert exact > 100


def test_the_hand_after_an_option_lies_within_what_was_shown() -> None:
    chance, exact, kinds = Chance(2), 0, set[str]()
    for state, decision, view in asked():
        if decision.kind not in ("build", "cover", "sell"):
            continue
        facts = GAME.explain(state, decision)
        for position, option in enumerate(facts):
            shown = hand_after_option(view, position, option)
            if shown is None:
                continue
            after = held_after(state, decision, (position,), chance)
            if after is not None:
                assert shown.least <= after <= shown.most, decision.options[position]
                kinds.add(decision.kind)
                exact += shown.least == shown.most
    assert kinds == {"build", "cover", "sell"}
    assert exact > 100


def test_what_a_role_brings_is_what_it_brought() -> None:
    seen = set[int]()
    for state, decision, view in asked():
        if decision.kind != "role" or len(view.tableaus) == 2:
            continue
        own, doubled = view.own, could_double(view)
        for position, key in enumerate(decision.options):
            role = ROLE_KEYS.index(key)
            shown = promise(view, role, doubled=doubled)
            after = GAME.copy(state)
            GAME.apply(after, decision.seat, (position,))
            now = GAME.view(after, decision.seat)
            if role == PROSPECTOR and not own.active & TURNED_UP:
                brought = len(now.hand) - len(view.hand)
            elif role == BUILDER and now.decision is not None and not own.active >> CRANE & 1:
                brought = len(now.decision.options) - 1
            elif role == COUNCILLOR and now.decision is not None:
                left = hand_after(now)
                assert left is not None
                brought = left.most - len(view.hand)
            else:
                continue
            seen.add(role)
            assert shown == Span(brought, brought)
    assert seen == {BUILDER, COUNCILLOR, PROSPECTOR}


def test_the_next_price_is_known_from_the_second_time_round() -> None:
    certain = 0
    for state, _, view in asked():
        coming = TILES[state.tiles[(state.tile + 1) % len(TILES)]]
        for good in range(5):
            shown = next_price(view, good)
            assert shown.least <= coming[good] <= shown.most
            if len(view.prices) == len(TILES):
                assert shown.least == shown.most
                certain += 1
    assert certain


def test_a_role_that_brings_nothing_says_so() -> None:
    view = GAME.view(given(seat(built="tower")).state, 0)
    assert promise(view, TRADER, doubled=False) == Span(0, 0)
    assert promise(view, PRODUCER, doubled=False) == Span(0, 0)


@pytest.mark.parametrize(
    ("own", "other", "limit"),
    [
        ("indigo_plant", "indigo_plant", 7),
        ("indigo_plant", "guard_room", 6),
        ("guard_room", "indigo_plant", 7),
        ("tower", "guard_room", 12),
        ("guard_room+fresh", "indigo_plant", 7),
    ],
)
def test_the_hand_limit_knows_tower_and_guard_room(own: str, other: str, limit: int) -> None:
    state = given(seat(built=own), seat(built=other), variant=NEW).state
    assert hand_limit(GAME.view(state, 0)) == limit


def test_the_library_of_a_governor_of_two_is_spent_once_used() -> None:
    """RULES.md 5.12; R53: nobody else's Library is, nor with more seats, nor another building."""
    for seats, spent in ((2, True), (3, False)):
        table = given(*[seat(built="library")] * seats)
        view = GAME.view(table.state, 0)
        assert could_double(view)
        assert not library_spent(view, 0, LIBRARY)
        table.state.library_used = True
        used = GAME.view(table.state, 0)
        assert library_spent(used, 0, LIBRARY) == spent
        assert could_double(used) != spent
        assert could_double(GAME.view(table.state, 1))
        assert not library_spent(used, 1, LIBRARY)
        assert not library_spent(used, 0, CRANE)
