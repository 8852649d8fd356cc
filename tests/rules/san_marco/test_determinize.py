"""Dealing everything that a seat cannot know at random, and nothing else (R23)."""

import pytest

from rules.chance import Chance
from rules.san_marco import GAME
from rules.san_marco.components import FIRST_LIMIT, Kind
from rules.san_marco.state import OPEN, Group, State, Variant
from tests.rules.san_marco.given import Nobles, dealt, given
from tests.rules.san_marco.table import Table, card_option, key_of, word_of

HAND = "doge castello defector bridge san_polo"
HANDS = f"{HAND} doge castello defector bridge san_polo"
POINTS = "3 2 1 3 2 1"
CROWD: Nobles = {"castello": (1, 2, 3, 4), "san_polo": (3, 1, 0, 0)}
TIMES = 30


def four(hands: str = "hidden") -> Table:
    """A round in which seat 0 and another divide eight cards each."""
    return dealt(HANDS, POINTS, seats=4, variant=Variant(hands=hands))


def group_of(state: State, seat: int) -> Group:
    return next(group for group in state.groups if group.distributor == seat)


def other_distributor(table: Table) -> int:
    return next(one.distributor for one in table.divisions() if one.distributor)


def deals(table: Table, seat: int) -> list[State]:
    chance = Chance(3)
    return [GAME.determinize(table.state, seat, chance) for _ in range(TIMES)]


def cards_of(group: Group) -> list[Kind]:
    return sorted([*group.hand, *[kind for offer in group.offers for kind in offer]])


def backs(cards: list[Kind]) -> tuple[int, int]:
    actions = sum(kind < FIRST_LIMIT for kind in cards)
    return actions, len(cards) - actions


# --- before all have divided -------------------------------------------------------------------


def test_another_distributors_cards_are_dealt_anew_and_the_own_ones_stay() -> None:
    table = four()
    other = other_distributor(table)
    found = deals(table, 0)

    assert len({tuple(cards_of(group_of(state, other))) for state in found}) > TIMES // 2
    assert {backs(cards_of(group_of(state, other))) for state in found} == {(5, 3)}
    assert all(group_of(state, 0) == group_of(table.state, 0) for state in found)
    for state in found:
        assert GAME.asked(state, 0) == GAME.asked(table.state, 0)
        asked = GAME.asked(state, other)
        assert asked is not None
        assert len(asked.options) == 8


def test_another_player_is_asked_about_the_new_cards() -> None:
    table = four()
    other = other_distributor(table)
    for state in deals(table, 0):
        asked = GAME.asked(state, other)
        assert asked is not None
        GAME.apply(state, other, (0,))
        [card] = group_of(state, other).offers[0]
        assert asked.options[0].startswith(card_option(word_of(card)))


def test_how_a_player_has_divided_is_not_known_before_all_have() -> None:
    table = four()
    other = other_distributor(table)
    table.picks(table.asked(other), (0,))
    found = deals(table, 0)

    assert len({len(group_of(state, other).offers[0]) for state in found}) > 3
    assert all(GAME.asked(state, other) is None for state in found), "that it has is known"
    assert all(GAME.asked(state, 0) == table.asked(0) for state in found)


def test_of_three_offers_the_first_is_not_known_to_be_made() -> None:
    table = dealt(f"{HAND} banishment", "3 2 1 3")
    table.answers("card:doge:1", seat=0)

    for state in deals(table, 1):
        asked = GAME.asked(state, 0)
        assert asked is not None
        assert asked.kind == "split"
        assert len(asked.options) == 10
    assert all(GAME.asked(state, 0) == table.asked(0) for state in deals(table, 0))


# --- when all have divided ---------------------------------------------------------------------


def opened(hands: str = "hidden") -> Table:
    """The first group's offers lie open, those of the second have one and seven cards."""
    table = four(hands)
    other = other_distributor(table)
    table.picks(table.asked(other), (0,))
    table.splits("doge castello 3", seat=0)
    return table


def test_then_the_backs_of_the_cards_in_hidden_offers_are_known() -> None:
    table = opened()
    other = other_distributor(table)
    real = group_of(table.state, other)
    for viewer in range(4):
        found = [group_of(state, other) for state in deals(table, viewer)]
        assert {tuple(map(backs, group.offers)) for group in found} == {((1, 0), (4, 3))}
        if viewer == other:
            assert all(group == real for group in found)
        else:
            assert len({str(group.offers) for group in found}) > TIMES // 2


def test_what_lies_open_stays() -> None:
    table = opened()
    for state in deals(table, 3):
        assert group_of(state, 0) == group_of(table.state, 0)
        assert state.discard == table.state.discard
        assert (len(state.actions), len(state.limits)) == (
            len(table.state.actions),
            len(table.state.limits),
        )
    assert len({tuple(state.actions) for state in deals(table, 3)}) == TIMES
    assert len({tuple(state.limits) for state in deals(table, 3)}) > 1


def test_with_open_hands_only_the_division_is_dealt_anew() -> None:
    for table in (four(OPEN), opened(OPEN)):
        other = other_distributor(table)
        known = cards_of(group_of(table.state, other))
        found = [group_of(state, other) for state in deals(table, 0)]
        assert all(cards_of(group) == known for group in found)
        if found[0].divided:
            assert len({str(group.offers) for group in found}) > 1


# --- cards being carried out -------------------------------------------------------------------


@pytest.mark.parametrize("card", ["defector", "banishment", "castello", "doge"])
def test_what_others_do_with_a_card_is_not_known_until_it_is_done(card: str) -> None:
    table = given(
        cards=f"{card} bridge", nobles=CROWD, bridges="san_marco-castello:0", doge="castello"
    )
    shown = table.sees(1)
    table.answers(key_of(card))

    for state in deals(table, 1):
        asked = GAME.asked(state, 0)
        assert asked is not None
        assert asked.kind == "play"
        assert GAME.view(state, 1) == shown
    assert all(GAME.asked(state, 0) == table.asked(0) for state in deals(table, 0))


def test_a_die_that_was_rolled_stays() -> None:
    """RULES.md 5.4: the victims are being chosen."""
    seed = next(seed for seed in range(30) if rolled(seed).asked_kinds() == {"victims"})
    table = rolled(seed)
    asked = table.asked()

    for viewer in range(4):
        assert all(GAME.asked(state, 0) == asked for state in deals(table, viewer))


def rolled(seed: int) -> Table:
    table = given(cards="banishment bridge", nobles=CROWD, seed=seed)
    table.plays("banishment", "district:castello")
    return table
