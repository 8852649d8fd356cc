"""The Trader with the Hut, which consoles for a market without sales, and the Harbor."""

import pytest

from rules.san_juan.components import KIND, NAMES
from rules.san_juan.state import Variant
from tests.rules.san_juan.given import NEW, Seated, given, scored, seat
from tests.rules.san_juan.table import Table

INDIGO = "indigo_plant+good"


def trading(*told: Seated, chooser: int = 0, sells: tuple[str, ...] = ()) -> Table:
    """Play a Trader phase on tile A; `sells` tells what each seat sells, from seat 0 on."""
    table = given(*told, seats=3, governor=chooser, tiles="ABCDE", role="trader", variant=NEW)
    while table.sees(None).step == "trader":
        one = table.asked_seats()[0]
        table.sells(one, "".join(sells[one : one + 1]))
    return table


# --- the Hut (RULES.md 5.10) ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owner", "other", "sold", "cards"),
    [
        pytest.param("hut", "well", (), 1, id="clause_5_10_nobody_has_a_good"),
        pytest.param(f"hut {INDIGO}", INDIGO, (), 1, id="clause_5_10_nobody_sells"),
        pytest.param(f"hut {INDIGO}", "well", ("indigo_plant",), 1, id="its_owner_sells"),
        pytest.param("hut", INDIGO, ("", "indigo_plant"), 0, id="r14_anybody_sells"),
        pytest.param(
            "hut",
            "customs_office+good",
            ("", "customs_office"),
            0,
            id="r14_a_good_of_the_customs_office_too",
        ),
        pytest.param("palace/hut", "well", (), 0, id="covered"),
    ],
)
def test_hut(owner: str, other: str, sold: tuple[str, ...], cards: int) -> None:
    table = trading(seat(built=owner), seat(built=other), sells=sold)

    assert table.cards(0) == cards
    assert table.drew(0) == ({} if sold or not cards else {"hut": 1})


def test_clause_5_10_with_its_own_sale_a_hut_brings_nothing_more() -> None:
    table = trading(seat(built=f"hut {INDIGO}"), sells=("indigo_plant",))

    assert table.cards(0) == 1, "the price on the tile"
    assert table.drew(0) == {}


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_every_hut_brings_a_card_from_the_chooser_on(chooser: int) -> None:
    hut = seat(built="hut")
    table = given(
        hut, hut, seat(), governor=chooser, deck="hero palace", role="trader", variant=NEW
    )

    first = "01" if chooser != 1 else "10"
    assert [table.hand(int(one)) for one in first] == ["hero", "palace"]
    assert table.cards(2) == 0


def test_a_card_for_the_hut_is_drawn_in_every_such_phase() -> None:
    table = trading(seat(built="hut"), seat(built="well"), seat(built="well"), chooser=1)
    assert table.drew(0) == {"hut": 1}
    table.takes(2, "producer")
    table.takes(0, "prospector")

    table.takes(2, "trader")

    assert table.drew(0) == {"hut": 1}


# --- the Harbor (RULES.md 5.10) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "sold", "tucked", "cards"),
    [
        pytest.param(INDIGO, "", 0, 0, id="clause_5_10_no_sale"),
        pytest.param(INDIGO, "indigo_plant", 1, 1, id="clause_5_10_one_good"),
        pytest.param(
            f"{INDIGO} silver_smelter+good",
            "indigo_plant silver_smelter",
            1,
            3,
            id="clause_5_10_one_card_of_two_goods",
        ),
        pytest.param(
            "customs_office+good",
            "customs_office",
            1,
            2,
            id="clause_5_10_a_good_of_the_customs_office",
        ),
        pytest.param(
            f"{INDIGO} {INDIGO} {INDIGO} library",
            "indigo_plant indigo_plant indigo_plant",
            1,
            3,
            id="r10_the_library_tucks_no_more",
        ),
        pytest.param(
            f"{INDIGO} market_hall", "indigo_plant", 1, 2, id="r18_the_sale_is_paid_in_full"
        ),
    ],
)
def test_harbor(built: str, sold: str, tucked: int, cards: int) -> None:
    table = trading(seat(built=f"harbor {built}", harbor="hero"), sells=(sold,))

    assert table.stash(0, 0) == (0, 0, 1 + tucked)
    assert table.cards(0) == cards
    assert table.sees(None).discard == len(sold.split()) - tucked


def test_clause_5_10_in_each_trader_phase_for_others_than_the_chooser_too() -> None:
    table = trading(seat(built=f"harbor {INDIGO} {INDIGO}"), chooser=1, sells=("indigo_plant",))
    assert table.stash(0, 0) == (0, 0, 1)
    table.takes(2, "prospector")
    table.takes(0, "councillor")
    while table.asked(table.asked_seats()[0]).kind == "councillor":
        table.keeps(table.asked_seats()[0], table.offers(table.asked_seats()[0])[0])

    table.takes(2, "trader")
    table.sells(0, "indigo_plant")

    assert table.stash(0, 0) == (0, 0, 2)


def test_another_players_sale_tucks_nothing() -> None:
    table = trading(seat(built=f"harbor {INDIGO}"), seat(built=INDIGO), sells=("", "indigo_plant"))

    assert table.stash(0, 0) == (0, 0, 0)


def test_a_covered_harbor_takes_no_more_cards_and_keeps_those_it_has() -> None:
    table = trading(seat(built=f"palace/harbor {INDIGO}", harbor="hero"), sells=("indigo_plant",))

    assert table.stash(0, 0) == (0, 0, 1)


def test_r18_no_one_is_asked_which_card() -> None:
    table = given(
        seat(built=f"harbor {INDIGO} silver_smelter+good"), seats=3, role="trader", variant=NEW
    )

    table.sells(0, "indigo_plant silver_smelter")

    assert table.asked(1).kind == "role"


def test_r18_the_tucked_card_is_out_of_reach_for_the_revenue() -> None:
    told = seat(built=f"harbor {INDIGO}"), seat(), seat()
    table = given(*told, rest="chapel", role="trader", variant=NEW)

    table.sells(0, "indigo_plant")

    assert table.stash(0, 0) == (0, 0, 1)
    assert table.cards(0) == 0, "no other card is left to be drawn"


@pytest.mark.parametrize("stashes", ["hidden", "open"])
def test_no_one_sees_the_card_and_others_count_them_only_where_stashes_are_open(
    stashes: str,
) -> None:
    variant = Variant("new_buildings", stashes=stashes)
    told = seat(built=f"harbor {INDIGO}", harbor="hero"), seat(), seat()
    table = given(*told, role="trader", variant=variant)

    table.sells(0, "indigo_plant")

    for viewer in (0, 1, 2, None):
        counted = stashes == "open" or viewer == 0
        assert table.stash(0, viewer) == ((0, 0, 2) if counted else None)
        view = table.sees(viewer)
        own = (*view.hand, *view.drawn, *view.chapel, *view.bank)
        assert "hero" not in {NAMES[KIND[card]] for card in own}
        assert "hero" not in repr([event for event in table.told if event.is_for(viewer)])


@pytest.mark.parametrize(
    ("built", "lines"),
    [
        pytest.param("harbor", {"buildings": 2, "chapel": 6}, id="chapel_bank_and_harbor"),
        pytest.param("hero/harbor", {"buildings": 5, "chapel": 6}, id="also_when_covered"),
        pytest.param("harbor/well", {"buildings": 2, "chapel": 6}, id="what_they_cover_is_none"),
        pytest.param("bank/tower", {"buildings": 2, "chapel": 6}, id="nor_what_a_bank_covers"),
    ],
)
def test_tucked_cards_are_a_point_each(built: str, lines: dict[str, int]) -> None:
    told = seat(built=built, chapel="hero", bank="palace well", harbor="tower tower statue")
    table = scored(told, variant=NEW)

    assert table.lines(0) == lines


def test_tucked_cards_break_no_tie() -> None:
    one, other = seat(built="harbor", bank="well", harbor="hero"), seat(built="victory_column")
    outcome = scored(one, other, variant=NEW).outcome()

    assert outcome.scores[:2] == (4, 4)
    assert outcome.tiebreak[0].values[:2] == (0, 0)
    assert outcome.ranks[:2] == (2, 2)
