"""The Bank: once in the game any number of hand cards, a point each."""

import pytest

from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.table import Table, names_in, same

HAND = "smithy well statue hero"
NINE = "smithy gold_mine archive poor_house well crane statue hero library"


def banking(hand: str = HAND, built: str = "indigo_plant bank", **has: str) -> Table:
    """Let a round end before which seat 1, the next governor, has a Bank."""
    return next_round(seat(), seat(hand, built, **has), variant=NEW)


@pytest.mark.parametrize("names", ["well", "well hero", HAND])
def test_any_number_of_hand_cards_goes_under_the_bank(names: str) -> None:
    table = banking()
    discard = table.sees(None).discard
    assert table.asked(1).kind == "bank"
    assert table.bounds(1) == (0, 4)

    table.banks(1, names)

    assert same(table.bank(1), names)
    assert same(f"{table.hand(1)} {names}", HAND)
    assert table.sees(None).discard == discard
    assert table.sees(0).tableaus[1].bank_used


def test_before_the_limit_is_checked() -> None:
    table = banking(NINE)
    table.banks(1, "hero")
    assert table.asked(1).kind == "limit"
    assert table.bounds(1) == (1, 1)

    table = banking(NINE)
    table.banks(1, "hero well")
    assert table.asked(1).kind == "role"


def test_all_learn_that_it_was_used_and_only_the_owner_for_what() -> None:
    table = banking()

    table.banks(1, "hero well")

    [facts] = table.heard(1, "banked")
    assert facts["seat"] == 1
    assert same(" ".join(names_in(facts)), "hero well")
    for viewer in (0, 2, None):
        assert table.heard(viewer, "banked") == []
        assert table.heard(viewer, "bank_used") == [{"seat": 1}]
        assert table.stash(1, viewer) is None
    assert table.stash(1, 1) == (0, 2, 0)
    assert table.bank(0) == ""


def test_r19_a_bank_without_a_card_has_not_been_used() -> None:
    table = banking()

    table.passes(1)

    assert not table.sees(None).tableaus[1].bank_used
    assert table.heard(None, "bank_used") == []
    for role in ("prospector", "trader", "producer"):
        table.takes(table.asked_seats()[0], role)
    assert table.asked(1).kind == "bank", "asked again a round later"


def test_r19_without_hand_cards_nothing_is_asked() -> None:
    table = banking("")

    assert table.asked(1).kind == "role"
    assert not table.sees(None).tableaus[1].bank_used
    assert table.heard(None, "hands_settled") == [], "it has nothing to settle"


def test_r19_nor_when_the_last_card_goes_under_the_chapel() -> None:
    table = banking("hero", "chapel bank")

    table.tucks(1, "hero")

    assert table.asked(1).kind == "role"
    assert not table.sees(None).tableaus[1].bank_used


def test_one_single_time_in_the_game() -> None:
    table = banking()
    table.banks(1, "well")
    for role in ("prospector", "trader", "producer"):
        table.takes(table.asked_seats()[0], role)

    assert table.asked_seats() == (2,)
    assert table.asked(2).kind == "role"


@pytest.mark.parametrize(
    ("built", "bank", "kind"),
    [
        pytest.param("palace/bank bank", "statue", "role", id="r20_no_second_use"),
        pytest.param("palace/bank bank", "", "bank", id="r20_the_first_was_not_used"),
        pytest.param("palace/bank", "", "role", id="r20_a_covered_bank_takes_no_cards"),
        pytest.param("palace bank", "", "bank", id="r20_visible_and_unused"),
    ],
)
def test_a_covered_bank_and_a_new_one(built: str, bank: str, kind: str) -> None:
    table = banking("hero well", built, bank=bank)

    assert table.asked(1).kind == kind


@pytest.mark.parametrize(
    ("chapel", "bank"),
    [
        pytest.param("hero", "well statue", id="r21_hero_to_the_chapel"),
        pytest.param("well", "hero statue", id="r21_hero_to_the_bank"),
        pytest.param("", HAND, id="r21_all_to_the_bank"),
        pytest.param("smithy", "well statue hero", id="r21_none_left"),
        pytest.param("smithy", "", id="r21_the_chapel_alone"),
    ],
)
def test_chapel_and_bank_share_the_hand_in_every_way(chapel: str, bank: str) -> None:
    table = banking(built="chapel bank")
    asked: set[str] = set()

    while (kind := table.asked(1).kind) in ("chapel", "bank"):
        asked.add(kind)
        table.answers(1, kind, *(chapel if kind == "chapel" else bank).split())

    assert asked == {"chapel", "bank"}
    assert same(table.chapel(1), chapel)
    assert same(table.bank(1), bank)
    assert same(f"{table.hand(1)} {chapel} {bank}", HAND)


def test_a_bank_that_was_built_in_the_round_works_at_the_next_round_start() -> None:
    told = seat(), seat(), seat("bank hero well smithy", "indigo_plant")
    table = given(*told, taken="producer trader", role="builder", variant=NEW)

    table.builds(2, "bank", pays="hero well")

    assert table.asked(2).kind == "bank"
    assert table.offers(2) == ["smithy"]


def test_with_open_stashes_all_count_the_cards_and_no_one_sees_them() -> None:
    told = seat(), seat(HAND, "bank chapel harbor", chapel="crane", harbor="quarry tower")
    table = next_round(*told, variant=Variant(deck="new_buildings", stashes="open"))
    table.passes(1)
    table.banks(1, "hero well")

    for viewer in (0, 1, 2, None):
        assert table.stash(1, viewer) == (1, 2, 2)
    assert (table.bank(0), table.bank(2)) == ("", "")


def test_r52_hands_are_settled_alike_however_answers_arrive() -> None:
    def settle(order: tuple[int, ...]) -> Table:
        told = seat("hero well", "bank"), seat(NINE), seat("crane tower", "bank")
        table = next_round(*told, variant=NEW)
        for one in order:
            if one == 1:
                table.discards(1, "hero library")
            else:
                table.banks(one, table.offers(one)[0])
        return table

    first, second = settle((0, 1, 2)), settle((2, 1, 0))

    assert first.state == second.state
    assert first.told == second.told


@pytest.mark.parametrize(
    ("names", "known"),
    [
        pytest.param("", "hero", id="r54_the_mark_stays_if_nothing_is_tucked"),
        pytest.param("well", "", id="r54_the_mark_goes_with_any_card_under_the_bank"),
    ],
)
def test_the_mark_of_a_known_card(names: str, known: str) -> None:
    table = banking(known="hero")

    table.banks(1, names)

    assert table.known(1) == known
