"""Table options: each value changes its own rule, and nothing else (RULES.md 2.5)."""

import pytest

from rules.game import TableOption
from rules.san_marco import GAME
from rules.san_marco.components import NAMES
from rules.san_marco.state import Variant
from tests.rules.san_marco.given import dealt, given
from tests.rules.san_marco.table import Table, words_in

BOTH = (3, 4)
HAND = "doge castello castello dorsoduro bridge defector"
POINTS = "3 2 1 1"


def test_clause_2_5_the_options_and_what_holds_unless_agreed_otherwise() -> None:
    assert {option.name: option for option in GAME.options} == {
        "districts": TableOption("districts", ("attested", "graded"), "attested", BOTH),
        "hands": TableOption("hands", ("hidden", "open"), "hidden", BOTH),
        "roles": TableOption("roles", ("random", "assigned"), "random", BOTH),
        "fewest": TableOption("fewest", ("anybody", "below_ten"), "anybody", BOTH),
        "routes": TableOption("routes", ("cheapest", "all"), "cheapest", BOTH),
    }
    usual = Variant("attested", "hidden", "random", "anybody", "cheapest")
    assert GAME.new({}, 4, 0)[0].variant == usual


@pytest.mark.parametrize("seats", BOTH)
def test_everyone_sees_what_was_agreed_on(seats: int) -> None:
    agreed = {
        "districts": "graded",
        "hands": "open",
        "roles": "assigned",
        "fewest": "below_ten",
        "routes": "all",
    }
    state, _ = GAME.new(agreed, seats, 0)

    for viewer in (0, 1, None):
        assert GAME.view(state, viewer).variant == Variant(**agreed)


@pytest.mark.parametrize(
    "agreed",
    [
        {"districts": "graded"},
        {"hands": "open"},
        {"roles": "assigned"},
        {"fewest": "below_ten"},
        {"routes": "all"},
    ],
)
def test_no_option_changes_the_setup(agreed: dict[str, str]) -> None:
    usual, other = GAME.new({}, 4, 3)[0], GAME.new(agreed, 4, 3)[0]

    assert other.variant == Variant(**agreed)
    other.variant = usual.variant
    assert other == usual


# --- districts -----------------------------------------------------------------------------------


def test_graded_districts_bring_other_points() -> None:
    usual, graded = given(), given(variant=Variant(districts="graded"))
    differ = {
        name
        for district, name in enumerate(NAMES)
        if usual.sees(None).worth[district] != graded.sees(None).worth[district]
    }

    assert differ == {"santa_croce", "castello"}
    assert graded.sees(None).worth[NAMES.index("castello")] == (7, 5)
    assert graded.sees(None).worth[NAMES.index("santa_croce")] == (5, 4)


def test_graded_districts_in_the_final_scoring_and_the_doge_s() -> None:
    nobles = {"castello": (2, 1), "santa_croce": (1, 2)}
    table = given(
        cards="doge castello",
        doge="castello",
        nobles=nobles,
        limits=(10, 10, 10, 10),
        passage=3,
        variant=Variant(districts="graded"),
    )
    table.plays("doge")
    assert table.prestige() == (7, 5, 0, 0)
    table.ends()
    assert table.outcome().scores == (7 + 7 + 4, 5 + 5 + 5, 0, 0)


# --- hands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hands", "shown"), [("hidden", 0), ("open", 10)])
def test_what_others_see_of_the_hand_that_is_divided(hands: str, shown: int) -> None:
    table = dealt(HAND, POINTS, variant=Variant(hands=hands))

    assert len(table.divisions(0)[0].hand) == 10
    for viewer in (1, 2, None):
        assert len(table.divisions(viewer)[0].hand) == shown
        assert bool(table.heard(viewer, "dealt")) == bool(shown)
    assert len(table.heard(0, "dealt")) == 1


def test_with_open_hands_the_split_itself_is_still_secret() -> None:
    one, other = (dealt(HAND, POINTS, variant=Variant(hands="open")) for _ in range(2))
    before = one.divisions(1)

    one.splits("doge")
    other.splits("castello 3 2")

    for viewer in (1, 2, None):
        assert one.divisions(viewer) == other.divisions(viewer) == before
        assert one.sees(viewer) == other.sees(viewer)
    assert one.told == other.told == []


def test_with_open_hands_a_committed_split_is_known_by_its_backs_alone() -> None:
    """Seat 0 has divided in this way or that, the other distributor has not."""
    hand, points = f"{HAND} san_polo san_polo san_polo san_polo", "1 1 1 1 1 1"
    variant = Variant(hands="open")
    one, other = (dealt(hand, points, seats=4, variant=variant) for _ in range(2))
    [second] = [seat for seat in one.sees(None).waiting if seat]

    one.picks(one.asked(0), (0,))
    other.picks(other.asked(0), (1, 2, 7))

    for viewer in (1, 2, 3, None):
        mine = one.divisions(viewer)[0]
        assert mine == other.divisions(viewer)[0]
        assert mine.divided
        assert len(mine.hand) == 8
        assert mine.offers == ()
    assert second in one.sees(None).waiting


def test_with_open_hands_nothing_is_shown_twice_once_the_offers_lie_open() -> None:
    table = dealt(HAND, POINTS, variant=Variant(hands="open"))

    table.splits("doge", "3")

    for viewer in (0, 1, None):
        [division] = table.divisions(viewer)
        assert division.hand == ()
        assert [len(offer.cards) for offer in division.offers] == [1, 1, 8]


# --- roles ---------------------------------------------------------------------------------------


def assigning(seats: int, limits: tuple[int, ...] = ()) -> Table:
    return dealt(
        "dorsoduro " * 5 + "san_polo " * 5,
        "1 1 1 1 1 1",
        seats=seats,
        limits=limits,
        variant=Variant(roles="assigned"),
    )


def test_the_start_player_of_four_assigns_all_roles() -> None:
    table = assigning(4)
    assert table.asked().kind == "roles"
    assert table.asked().seat == table.sees(None).start == 0
    assert table.sees(None).step == "roles"
    assert not table.heard(0, "dealt"), "before anyone sees a card"
    assert set(table.options()) == {
        "roles:1,2,3",
        "roles:1,3,2",
        "roles:2,1,3",
        "roles:2,3,1",
        "roles:3,1,2",
        "roles:3,2,1",
    }
    assert table.explains("roles:2,3,1") == {"decider": 2, "distributor": 3, "second": 1}

    table.answers("roles:2,3,1")

    roles = [(division.distributor, division.deciders) for division in table.divisions()]
    assert roles == [(0, (2,)), (3, (1,))]
    assert [(told["seat"], told["seats"]) for told in table.heard(None, "roles")] == roles
    assert table.sees(None).waiting == (0, 3)


def test_the_start_player_of_three_assigns_the_order_of_the_deciders() -> None:
    table = assigning(3)
    assert set(table.options()) == {"roles:1,2", "roles:2,1"}
    assert table.explains("roles:2,1") == {"decider": 2, "second": 1}

    table.answers("roles:2,1")

    assert table.divisions()[0].deciders == (2, 1)
    assert table.asked().kind == "split"


def test_so_does_the_start_player_of_a_last_round_for_three() -> None:
    table = given(limits=(9, 4, 10, 2), start=1, variant=Variant(roles="assigned"))
    table.ends()

    assert table.asked().kind == "roles"
    assert table.asked().seat == 3
    assert set(table.options()) == {"roles:0,1", "roles:1,0"}


def test_with_two_in_play_there_is_nothing_to_assign() -> None:
    table = given(limits=(9, 4, 10, 12), start=1, variant=Variant(roles="assigned"))
    table.ends()

    assert table.asked().kind == "split"
    assert table.divisions()[0].deciders == (1,)


def test_assigned_roles_draw_nothing() -> None:
    table = assigning(4)
    chance = table.state.chance.copy()

    table.answers("roles:2,3,1")

    assert table.state.chance == chance
    told = [event for event in table.told if event.kind == "roles"]
    assert not any(event.reveals for event in told)


@pytest.mark.parametrize("seats", BOTH)
def test_random_roles_ask_no_one(seats: int) -> None:
    for seed in range(10):
        table = given(seats=seats, seed=seed)
        table.ends()
        assert table.asked_kinds() == {"split"}


# --- fewest: R2 in test_passages.py --------------------------------------------------------------


def test_a_player_who_has_the_fewest_banishes_below_ten_with_either_value() -> None:
    for fewest in ("anybody", "below_ten"):
        variant = Variant(fewest=fewest)
        nobles = {"castello": (1, 1)}
        table = given(limits=(3, 12, 12, 12), nobles=nobles, variant=variant)
        table.ends()
        assert table.asked_kinds() == {"fewest"}


def test_what_is_dealt_is_the_same_with_open_hands() -> None:
    usual = dealt(HAND, POINTS)
    shown = dealt(HAND, POINTS, variant=Variant(hands="open"))

    assert [words_in(told) for told in usual.heard(0, "dealt")] == [
        words_in(told) for told in shown.heard(1, "dealt")
    ]
