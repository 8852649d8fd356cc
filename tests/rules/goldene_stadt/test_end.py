"""The end of the game and the winners (RULES.md 8 and 11.3)."""

from collections.abc import Iterable

import pytest

from rules.goldene_stadt.components import MAP
from tests.rules.goldene_stadt.given import Told, given, trader
from tests.rules.goldene_stadt.table import Table

RING = "mint_ward anvil_ward carver_ward lantern_ward garden_ward baker_ward potter_ward spice_ward"
FIFTEEN = f"{RING} redwell caravan_halt scorpion_wells sandford mirage oasis_court glasstown"
COASTS = [place.id for place in MAP.places if place.kind == "coast"]
SINGLE = [place.id for place in MAP.places if place.kind in ("coast", "suburb")]
NO_SCORE = "pearls north"
"""A score card without letters for houses on the coast."""


# --- the last house, the last card ---------------------------------------------------------------


def last_house(hand: str = "coast") -> Table:
    """A table of four, begun by seat 2, at which seat 3 has one house left."""
    told = trader(hand=hand, own=FIFTEEN, houses=1)
    return given(trader(hand="coast"), trader(hand="coast"), trader(), told, turn=3, start=2)


def test_clause_8_1_t42_after_the_last_house_the_round_is_played_to_its_end() -> None:
    table = last_house()

    table.builds("greycliff")
    assert table.view().ending == "last_house"
    assert table.actor == 0
    table.stops()
    assert table.actor == 1
    table.stops()

    assert table.outcome().reason == "last_house"
    assert "scored" in table.kinds()
    assert not {"round_began", "turned_up", "dealt"} & set(table.kinds())
    assert table.kinds()[-1] == "game_over"
    assert (table.view().round, table.view().start) == (1, 2)


def test_clause_8_1_t43_without_a_house_the_turn_ends() -> None:
    table = last_house("3 coast")

    table.builds("greycliff")

    assert table.actor == 0
    assert table.trader(3).houses == 0


def test_clause_8_2_t44_after_the_sixteenth_score_card_the_game_is_over() -> None:
    table = given(trader(hand="coast"), card=NO_SCORE, round=16)

    table.stops()

    assert table.outcome().reason == "last_card"
    assert table.kinds()[-3:] == ["scored", "scored", "game_over"]
    assert table.view().waiting == ()


def test_clause_8_2_r23_the_last_house_together_with_the_last_card() -> None:
    table = given(trader(hand="coast", own=FIFTEEN, houses=1), card=NO_SCORE, round=16)

    table.builds("greycliff")

    assert table.outcome().last == ()
    assert table.kinds().count("scored") == 2
    assert table.kinds().count("game_over") == 1


# --- blocked -------------------------------------------------------------------------------------


def dealt_out(places: Iterable[str], *firsts: str) -> list[str]:
    """The places by turns for seats 1, 2 and 3, besides the ones they have."""
    towns = [[*firsts[seat : seat + 1]] for seat in range(3)]
    for place in places:
        min(towns, key=len).append(place)
    return [" ".join(town) for town in towns]


def around_greycliff(free: str = "") -> Table:
    """Seat 0 has Greycliff, where Ironfell is free, and most letters; seat 1 builds, then seat 2.

    All other coast places are taken, apart from `free` if given.
    """
    towns = dealt_out([place for place in COASTS[1:] if place != free], "copperdale")
    others = [
        trader(own=own, hand=hand)
        for own, hand in zip(towns, ("2 mountain", "2 desert", ""), strict=True)
    ]
    told = trader(hand="4 mountain coast", own="greycliff", letters=100, goods="1")
    return given(told, *others, turn=1, start=1)


def test_clause_8_3_r20_r21_t45_blocked_by_the_last_way_out() -> None:
    table = around_greycliff()

    table.builds("ironfell")
    assert [trader.blocked for trader in table.view().traders] == [True, False, False, False]
    assert table.view().ending == "blocked"
    assert table.actor == 2, "the round is played to its end"
    table.stops()

    outcome = table.outcome()
    assert (outcome.reason, outcome.last) == ("blocked", (0,))
    assert (outcome.ranks[0], outcome.scores[0]) == (4, 104), "last with most letters"
    assert table.lines(0)["goods"] == 4, "it is scored in this round"


def test_clause_8_3_t46_not_blocked_as_long_as_a_coast_place_is_free() -> None:
    table = around_greycliff(free="clover_sands")

    table.builds("ironfell")
    table.goes_on("bid")

    assert not any(trader.blocked for trader in table.view().traders)
    assert table.view().round == 2


def test_clause_8_3_no_one_is_blocked_by_a_bad_hand() -> None:
    """Ironfell stays free, and no one has a card."""
    towns = dealt_out(COASTS[1:])
    table = given(trader(own="greycliff"), *[trader(own=own) for own in towns[:2]],
                  trader(own=towns[2], hand="coast 2 forest"), turn=3, start=0)  # fmt: skip

    table.goes_on("bid")

    assert table.view().round == 2


ALL_BUT_ONE = f"dune_landing redwell mirage {RING} eagle_palace cedar_palace rose_palace"


def surrounded(own: str, keys: int) -> Table:
    """Seat 0 has this, the others have all other coast places and suburbs; seat 3 is the last."""
    towns = dealt_out([place for place in SINGLE if place not in own.split()])
    others = [trader(own=town) for town in towns[:2]]
    last = trader(own=towns[2], hand="2 mountain 2 forest 2 meadow 2 desert")
    return given(trader(own=own, keys=keys), *others, last, turn=3, start=0)


@pytest.mark.parametrize(
    ("own", "keys", "blocked"),
    [
        pytest.param(ALL_BUT_ONE, 0, True, id="clause_8_3_t47_without_a_key"),
        pytest.param(ALL_BUT_ONE, 1, False, id="clause_8_3_t47_with_a_key"),
        pytest.param(ALL_BUT_ONE.replace("spice_ward", ""), 0, False, id="clause_8_3_outer"),
    ],
)
def test_whether_a_district_is_a_way_out(own: str, keys: int, blocked: bool) -> None:
    table = surrounded(own, keys)

    table.goes_on("bid")

    assert table.trader(0).blocked == blocked
    assert (table.view().outcome is not None) == blocked


def test_clause_8_1_clause_8_3_t48_a_player_who_has_built_all_houses_is_not_blocked() -> None:
    own = f"{ALL_BUT_ONE} saltbeach"
    towns = dealt_out([place for place in SINGLE if place not in own.split()])
    told = trader(own=own, hand="2 desert", keys=1)
    table = given(told, *[trader(own=town) for town in towns], turn=0)

    table.builds("sun_palace")

    assert table.trader(0).houses == 0
    assert not table.trader(0).blocked
    assert (table.outcome().reason, table.outcome().last) == ("last_house", ())


def test_r22_the_last_house_and_a_block_in_the_same_round_apply_together() -> None:
    towns = dealt_out(COASTS[1:])
    table = given(
        trader(own="greycliff", letters=50),
        trader(own=f"{towns[0]} copperdale echo_gorge {RING}", hand="2 mountain", houses=1),
        *[trader(own=own) for own in towns[1:]],
        turn=1,
        start=0,
    )

    table.builds("ironfell")

    assert table.outcome().last == (0,)
    assert table.outcome().ranks[0] == 4
    assert table.trader(1).houses == 0


def test_clause_8_5_r21_several_who_are_blocked_rank_among_themselves() -> None:
    towns = dealt_out([place for place in COASTS if place not in ("greycliff", "amber_strand")])
    crowd = f"{towns[0]} {towns[1]}".split()
    table = given(
        trader(own="greycliff", letters=20),
        trader(own="amber_strand", letters=30),
        trader(own=" ".join([*crowd[:7], "sandford", "copperdale"]), hand="2 mountain"),
        trader(own=" ".join([*crowd[7:], *towns[2].split()])),
        turn=2,
        start=0,
    )

    table.builds("ironfell")

    assert table.outcome().last == (0, 1)
    assert table.outcome().ranks[:2] == (4, 3)


# --- bonus cards ---------------------------------------------------------------------------------

MANY = "copperdale quarrytown echo_gorge steepmarket mint_ward anvil_ward eagle_palace"


@pytest.mark.parametrize(
    ("card", "own", "letters"),
    [
        ("harbour", "eagle_bay larkspit oak_haven copperdale", 6),
        ("harbour", " ".join(COASTS[:7]), 12),
        ("mountain", "eagle_bay copperdale mint_ward eagle_palace foxhollow", 6),
        ("mountain", MANY, 12),
        ("forest", "oak_haven foxhollow carver_ward mint_ward", 4),
        ("meadow", "larkspit honeyfield garden_ward baker_ward rose_palace", 8),
        ("desert", "saltbeach mirage", 2),
        ("desert", "greycliff", 0),
        ("city", "mint_ward carver_ward eagle_palace cedar_palace ramshorn", 8),
        ("city", f"{RING} eagle_palace", 12),
        ("river", "greycliff ironfell cloudrest mint_ward eagle_bay", 6),
        ("river", "greycliff frostpoint mossport poppy_cove dune_landing", 12),
        ("four_lands", "copperdale mint_ward foxhollow saltbeach", 6),
        ("four_lands", "mint_ward carver_ward garden_ward potter_ward eagle_palace", 12),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_clause_8_4_clause_11_3_what_bonus_cards_bring(card: str, own: str, letters: int) -> None:
    table = given(trader(hand="coast", own=own, bonus=card), card="silk east", round=16)

    table.stops()

    assert table.facts("bonus_opened") == {"seat": 0, "bonus": f"bonus:{card}", "letters": letters}
    assert table.lines(0)["bonus"] == letters


def test_clause_8_4_each_bonus_card_counts_by_itself() -> None:
    told = trader(hand="coast", own=f"{RING} eagle_palace", bonus="city mountain four_lands")
    table = given(told, card="silk east", round=16)

    table.stops()

    assert table.lines(0)["bonus"] == 12 + 6 + 12


# --- ranks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "ranks"),
    [
        pytest.param(
            [trader(letters=9), trader(letters=8, own="eagle_bay", coins=9), trader(letters=10)],
            (2, 3, 1),
            id="clause_8_5_letters",
        ),
        pytest.param(
            [trader(letters=9, coins=9), trader(letters=9, own="eagle_bay"), trader(letters=9)],
            (2, 1, 3),
            id="clause_8_5_then_houses_built",
        ),
        pytest.param(
            [trader(coins=2), trader(coins=4), trader(coins=3)],
            (3, 1, 2),
            id="clause_8_5_t51_coins",
        ),
        pytest.param([trader(), trader(), trader(coins=0)], (1, 1, 3), id="clause_8_5_t51_shared"),
        pytest.param(
            [trader(keys=2, goods="5 6"), trader(hand="5 desert"), trader()],
            (1, 1, 1),
            id="clause_8_5_keys_cards_and_goods_count_for_nothing",
        ),
    ],
)
def test_ranks(told: list[Told], ranks: tuple[int, ...]) -> None:
    told[0] = told[0]._replace(hand="coast")
    table = given(*told, seats=3, card="silk east", round=16)

    table.goes_on()

    assert table.outcome().ranks == ranks
    assert [tie.key for tie in table.outcome().tiebreak] == ["houses", "coins"]
