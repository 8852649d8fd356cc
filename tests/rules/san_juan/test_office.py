"""The Office: at the start of a round up to two cards of the hand for as many of the deck."""

import pytest

from rules.errors import IllegalChoice
from rules.match import play, take_back
from rules.san_juan import GAME
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.table import Table, same

HAND = "smithy well statue"
OFFICE = "indigo_plant office"


def in_office(
    hand: str = HAND, built: str = OFFICE, *, deck: str = "hero palace", known: str = ""
) -> Table:
    """Let a round end before which seat 1, the next governor, has an Office."""
    return next_round(seat(), seat(hand, built, known=known), deck=deck, variant=NEW)


@pytest.mark.parametrize(
    ("away", "hand"),
    [
        pytest.param("", HAND, id="none"),
        pytest.param("well", "smithy statue hero", id="one"),
        pytest.param("well smithy", "statue hero palace", id="two"),
    ],
)
def test_clause_3_1_the_owner_discards_cards_and_draws_as_many(away: str, hand: str) -> None:
    table = in_office()
    before = table.sees(None).discard
    assert table.asked(1).kind == "office"
    assert table.bounds(1) == (0, 2)
    assert same(" ".join(table.offers(1)), HAND)

    table.exchanges(1, away)

    assert same(table.hand(1), hand)
    assert table.sees(None).discard == before + len(away.split())
    assert table.asked(1).kind == "role", "the round goes on"


def test_three_cards_are_too_many() -> None:
    table = in_office()

    with pytest.raises(IllegalChoice):
        GAME.apply(table.state, 1, (0, 1, 2))


def test_with_a_single_card_one_can_be_exchanged() -> None:
    table = in_office("well")
    assert table.bounds(1) == (0, 1)

    table.exchanges(1, "well")

    assert table.hand(1) == "hero"


@pytest.mark.parametrize(
    ("hand", "built"),
    [
        pytest.param("", OFFICE, id="without_cards"),
        pytest.param(HAND, "palace/office", id="covered"),
        pytest.param(HAND, "indigo_plant", id="without_an_office"),
    ],
)
def test_who_has_nothing_to_exchange_is_not_asked(hand: str, built: str) -> None:
    table = in_office(hand, built)

    assert table.asked(1).kind == "role"


def test_everyone_learns_how_many_and_only_the_owner_which() -> None:
    table = in_office()

    table.exchanges(1, "well smithy")

    for viewer in (0, 1, 2, None):
        assert table.heard(viewer, "swapped") == [{"seat": 1, "count": 2}]
    assert same(table.drew_cards(1), "hero palace")
    assert table.heard(0, "drew_cards") == table.heard(None, "drew_cards") == []


def test_an_office_that_was_built_in_the_round_works_at_the_next_round_start() -> None:
    told = seat(), seat(), seat("office well hero", "indigo_plant")
    table = given(*told, taken="producer trader", role="builder", variant=NEW)

    table.builds(2, "office", pays="")

    assert table.asked(2).kind == "office"
    assert same(" ".join(table.offers(2)), "well hero")


def test_nothing_is_asked_before_the_first_round() -> None:
    state, _ = GAME.new({"deck": "new_buildings", "starting_hand": "off"}, 3, 0)

    assert Table(state).asked(0).kind == "role"


def test_r43_what_was_discarded_may_come_back_in_the_same_draw() -> None:
    table = next_round(seat(), seat("well smithy", OFFICE), seat(), rest="chapel", variant=NEW)

    table.exchanges(1, "well smithy")

    assert same(table.hand(1), "well smithy")
    assert table.heard(None, "shuffled") == [{"count": 2}]


def test_r43_discard_first_then_draw() -> None:
    told = seat(), seat("well smithy", OFFICE), seat()
    table = next_round(*told, deck="hero", rest="chapel", variant=NEW)

    table.exchanges(1, "well smithy")

    cards = table.hand(1).split()
    assert "hero" in cards
    assert len(cards) == 2
    assert {"well", "smithy"} & set(cards)


def test_clause_3_1_the_drawn_cards_can_be_tucked_and_count_for_the_limit() -> None:
    nine = "smithy gold_mine archive poor_house well crane statue aqueduct library"
    table = in_office(nine, "office chapel bank tower/well")
    table.exchanges(1, "well crane")
    assert table.asked(1).kind == "chapel"
    table.tucks(1, "hero")
    assert table.asked(1).kind == "bank"
    assert "hero" not in table.offers(1), "it lies under the Chapel"
    table.banks(1, "palace statue")

    assert same(table.hand(1), "smithy gold_mine archive poor_house aqueduct library")
    assert table.chapel(1) == "hero"
    assert same(table.bank(1), "palace statue")
    assert table.asked(1).kind == "role", "six cards are left: the limit takes none"


# --- several Offices (R52) ----------------------------------------------------------------------


def three_offices() -> Table:
    told = seat("well", "office"), seat("smithy", "office"), seat("crane", "office chapel")
    return next_round(*told, deck="hero palace quarry", variant=NEW)


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 1, 0), (2, 0, 1)])
def test_r52_exchanges_are_carried_out_from_the_governor_on(order: tuple[int, ...]) -> None:
    table, away = three_offices(), ("well", "smithy", "crane")
    assert table.asked_seats() == (0, 1, 2), "all choose at once"

    for one in order:
        table.exchanges(one, away[one])

    assert [table.hand(one) for one in range(3)] == ["quarry", "hero", "palace"]
    assert [facts["seat"] for facts in table.heard(None, "swapped")] == [1, 2, 0]


def test_the_chapels_wait_for_the_last_office() -> None:
    table = three_offices()
    table.exchanges(2, "crane")
    table.exchanges(1, "smithy")
    assert table.asked_seats() == (0,), "the others wait"

    table.exchanges(0, "well")

    assert table.asked(2).kind == "chapel"
    assert table.offers(2) == ["palace"]


def test_answers_are_sealed_until_the_last_has_come() -> None:
    table = three_offices()
    before = table.sees(0)

    table.exchanges(1, "smithy")
    table.exchanges(2, "crane")

    assert table.told == []
    after = table.sees(0)
    assert (after.tableaus, after.deck, after.discard) == (
        before.tableaus,
        before.deck,
        before.discard,
    )


def test_who_exchanges_nothing_is_told_of_where_others_had_chosen_too() -> None:
    table = three_offices()
    table.exchanges(0, "well")
    table.passes(1)
    table.exchanges(2, "crane")

    assert table.heard(None, "swapped") == [
        {"seat": 1, "count": 0},
        {"seat": 2, "count": 1},
        {"seat": 0, "count": 1},
    ]
    assert table.offers(2) == ["hero"], "the next one draws what was left"


# --- how long a card is publicly known (R54) ----------------------------------------------------


@pytest.mark.parametrize(
    ("away", "known"),
    [
        pytest.param("", "statue", id="r54_the_mark_stays_without_an_exchange"),
        pytest.param("statue", "", id="r54_it_goes_with_the_card"),
        pytest.param("well", "", id="r54_and_with_any_other_card"),
    ],
)
def test_the_mark_of_a_known_card(away: str, known: str) -> None:
    table = in_office(known="statue")

    table.exchanges(1, away)

    assert table.known(1) == known


def test_to_exchange_nothing_is_final_once_another_has_decided_on_it() -> None:
    """The questions after the Office come only after it, and could not stand without it."""
    table = next_round(
        seat("smithy well", "indigo_plant office"),
        seat("quarry", "indigo_plant chapel"),
        seat("quarry", "indigo_plant chapel"),
        variant=NEW,
    )
    moves = [play(GAME, table.state, 0, ())]
    assert take_back(moves, 0) == 0, "while it is the newest choice"

    moves.append(play(GAME, table.state, 1, (0,)))

    assert take_back(moves, 0) is None
