"""When the deck is used up (RULES.md 6)."""

import pytest

from rules.san_juan.components import NAMES
from tests.rules.san_juan.given import FIVE, FOUR, THREE, TWO, given, seat
from tests.rules.san_juan.table import Table, same

# `rest="chapel"`: no other card is in the deck or the discard pile.


def test_clause_6_1_the_pile_is_shuffled_when_a_card_is_needed_not_when_the_last_is_taken() -> None:
    table = given(seats=3, deck="hero", discard="well statue", rest="chapel", role="prospector")

    assert table.hand(0) == "hero"
    assert (table.sees(None).deck, table.sees(None).discard) == (0, 2)
    assert table.heard(None, "shuffled") == []

    table.takes(1, "builder")
    table.takes(2, "producer")
    assert {"count": 2} in table.heard(None, "shuffled")


def test_the_discard_pile_is_really_shuffled() -> None:
    table = given(seat(built="library"), seats=3, rest="discard", role="councillor")
    assert table.heard(None, "shuffled") == [{"count": 110 - 3}]

    drawn = [NAMES.index(name) for name in table.drawn(0).split()]

    assert len(drawn) == 8
    assert len(set(drawn)) > 3, "sorted by kind, the first eight would be one or two kinds"
    assert max(drawn) - min(drawn) > 10


def test_the_order_in_which_cards_were_discarded_does_not_matter() -> None:
    cards = ["well", "statue", "hero", "tower", "crane", "palace", "quarry", "smithy", "archive"]
    piles = (" ".join(cards), " ".join(reversed(cards)), " ".join(sorted(cards)))

    hands = {
        given(seats=3, discard=pile, rest="chapel", role="councillor").drawn(0) for pile in piles
    }

    assert len(hands) == 1


def test_everyone_hears_of_the_shuffle_and_no_one_of_the_cards() -> None:
    table = given(seats=3, discard="well statue hero", rest="chapel", role="prospector")

    assert table.heard(None, "shuffled") == [{"count": 3}]
    assert table.cards(0) == 1
    assert (table.sees(None).deck, table.sees(None).discard) == (2, 0)


def test_goods_tucked_and_covered_cards_and_hands_are_not_shuffled_in() -> None:
    table = given(
        seat("tower", "indigo_plant+good palace/chapel", chapel="hero"),
        seats=3,
        discard="well",
        rest="chapel",
        role="prospector",
    )

    assert same(table.hand(0), "tower well")
    assert table.built(0) == "indigo_plant+good palace/chapel"
    assert table.chapel(0) == "hero"


@pytest.mark.parametrize(("deck", "cards"), [("", 0), ("hero", 1), ("hero well", 2)])
def test_clause_6_2_with_both_piles_empty_a_draw_yields_less(deck: str, cards: int) -> None:
    table = given(seat(built="library"), seats=3, deck=deck, rest="chapel", role="prospector")

    assert table.cards(0) == cards


def test_r34_later_seats_get_fewer_goods() -> None:
    table = given(seats=4, governor=1, deck="hero well", rest="chapel", role="producer")

    assert [table.goods(one) for one in range(4)] == [0, 1, 1, 0]


def test_a_producer_whose_cards_run_out_fills_the_first_of_the_chosen_buildings() -> None:
    table = given(
        seat(built="indigo_plant sugar_mill tobacco_storage well"),
        seats=3,
        deck="hero",
        rest="chapel",
        role="producer",
    )

    table.produces(0, "sugar_mill tobacco_storage")

    assert table.built(0) == "indigo_plant sugar_mill+good tobacco_storage well"
    assert table.drew(0) == {}, "one good is not enough for the Well"


def scarce_councillor() -> Table:
    """Let a chooser with a Prefecture be dealt five of seven cards; eleven would be due."""
    return given(
        seat(built="prefecture"),
        seats=4,
        deck="hero well statue palace tower crane quarry",
        rest="chapel",
        role="councillor",
    )


def test_r34_where_cards_are_short_each_seat_is_dealt_to_after_the_earlier_discards() -> None:
    table = scarce_councillor()
    assert [len(table.drawn(one).split()) for one in range(4)] == [5, 0, 0, 0]
    assert table.asked_seats() == (0,)

    table.keeps(0, "hero well")
    assert same(table.hand(0), "hero well")
    assert table.heard(None, "councillor_kept") == [{"seats": (0,), "counts": (2,)}]
    assert table.heard(1, "councillor_kept") == table.heard(None, "councillor_kept")


def test_r34_and_to_all_who_are_left_as_soon_as_there_are_enough() -> None:
    """Two of seven are kept, so five are left for three seats: one is asked after the other."""
    table = scarce_councillor()
    table.keeps(0, "hero well")
    assert table.asked_seats() == (1,)
    assert same(table.drawn(1), "crane quarry")

    table.keeps(1, "crane")

    assert table.asked_seats() == (2, 3), "four are left for the last two"
    table.keeps(3, table.offers(3)[0])
    table.keeps(2, table.offers(2)[0])
    assert [table.cards(one) for one in range(4)] == [2, 1, 1, 1]
    assert (table.sees(None).deck, table.sees(None).discard) == (0, 2)


def test_r34_without_any_card_no_one_is_asked() -> None:
    table = given(seats=3, rest="chapel", role="councillor")

    assert table.asked(1).kind == "role"
    kept = [facts["counts"] for facts in table.heard(None, "councillor_kept")]
    assert kept == [(0,), (0,), (0,)]


def test_asking_for_goods_in_vain_is_told_like_declining() -> None:
    """Otherwise the silence would reveal sealed answers."""
    plants = "indigo_plant " * 3
    table = given(seat(built=plants), seat(built=plants), rest="chapel", role="producer")
    table.produces(1, "indigo_plant")
    table.produces(0, "")

    assert [facts["seat"] for facts in table.heard(None, "declined")] == [0, 1]


def test_a_sale_that_cannot_be_paid_in_full_yields_what_there_is() -> None:
    told = seat(built="silver_smelter+good"), seat(built="silver_smelter+good"), seat()
    table = given(*told, tiles="EABCD", rest="chapel", role="trader")
    table.sells(0, "silver_smelter")
    table.sells(1, "silver_smelter")

    assert [table.cards(one) for one in range(3)] == [1, 1, 0]
    assert table.goods(0) == table.goods(1) == 0


def test_r56_the_gold_mine_turns_up_what_is_left_then_the_shuffled_discard_pile() -> None:
    table = given(
        seat(built="gold_mine"),
        seats=3,
        governor=1,
        deck=f"smithy {FIVE} {FOUR}",
        discard=f"{THREE} {TWO}",
        rest="chapel",
        role="prospector",
    )

    [dug] = table.heard(None, "gold_mine")
    turned_up = dug["cards"]
    assert isinstance(turned_up, tuple)
    cards = [str(card).removeprefix("building:") for card in turned_up]
    assert cards[:2] == [FIVE, FOUR]
    assert sorted(cards[2:]) == sorted([THREE, TWO])
    assert table.heard(None, "shuffled") == [{"count": 2}], "the revealed cards are not in it"
    assert table.hand(0) == TWO


def test_r56_with_fewer_than_four_cards_the_gold_mine_does_nothing() -> None:
    table = given(
        seat(built="gold_mine"),
        seats=3,
        governor=1,
        deck="smithy hero quarry",
        discard="tower",
        rest="chapel",
        role="prospector",
    )

    assert table.heard(None, "gold_mine") == []
    assert (table.sees(None).deck, table.sees(None).discard) == (2, 1)


# --- standstill (R55) -----------------------------------------------------------------------


def dry_round(table: Table, *, build: str = "") -> None:
    """Play a round of two seats without a card in the piles; seat 0 may build."""
    roles = iter(("trader", "prospector", "builder"))
    round_now = table.sees(None).round
    while table.sees(None).outcome is None and table.sees(None).round == round_now:
        [asked] = table.asked_seats()
        kind = table.asked(asked).kind
        if kind == "role":
            table.takes(asked, next(roles))
        elif kind == "build" and asked == 0 and build:
            table.builds(0, build)
        else:
            table.passes(asked)


def test_clause_7_2_r55_two_dry_round_starts_without_a_building_end_the_game() -> None:
    table = given(seat("indigo_plant smithy"), seat(), rest="chapel")
    dry_round(table)
    assert table.sees(None).outcome is None, "the first dry start is only noted"

    dry_round(table)

    assert table.outcome().reason == "standstill"
    assert table.heard(None, "game_over") == [{"reason": "standstill"}]


def test_r55_who_plays_is_warned_before_the_round_that_would_end_the_game() -> None:
    table = given(seat("indigo_plant smithy"), seat(), rest="chapel")

    dry_round(table)

    assert table.heard(None, "cards_gone") == [{}], "said with the start of the next round"


def test_no_warning_while_there_are_cards() -> None:
    table = given(seat("indigo_plant smithy"), seat())

    dry_round(table)

    assert table.heard(None, "round_began")
    assert table.heard(None, "cards_gone") == []


def test_r55_a_building_in_between_keeps_the_game_alive() -> None:
    table = given(seat("indigo_plant smithy", "smithy"), seat(), rest="chapel")
    dry_round(table)

    dry_round(table, build="indigo_plant")
    assert table.built(0) == "smithy indigo_plant"
    assert table.sees(None).outcome is None, "free of charge: still dry, but something was built"

    dry_round(table)
    assert table.outcome().reason == "standstill"


def test_r55_a_card_in_the_discard_pile_is_no_standstill() -> None:
    table = given(seat("indigo_plant smithy"), seat(), rest="chapel")
    dry_round(table)

    dry_round(table, build="indigo_plant")
    assert table.sees(None).discard == 1, "the payment"
    dry_round(table)

    assert table.sees(None).outcome is None
