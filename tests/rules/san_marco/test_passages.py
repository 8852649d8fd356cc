"""The end of a passage, and the next one (RULES.md 7)."""

import pytest

from rules.event import Event
from rules.san_marco import GAME
from rules.san_marco.components import ACTIONS, LIMITS
from rules.san_marco.state import Variant
from tests.rules.san_marco.given import given
from tests.rules.san_marco.table import Table, by_seat, word_of

NOBLES = {"castello": (1, 1, 1, 1), "san_polo": (2, 2, 2, 2)}


def passage_end(*limits: int, **told: object) -> Table:
    """End the last round of a passage."""
    given_by_default: dict[str, object] = {"out": (3,), "nobles": NOBLES}
    table = given(limits=limits, **(given_by_default | told))  # type: ignore[arg-type]
    table.ends()
    return table


def test_clause_7_2_the_last_round_is_news_to_all() -> None:
    """Also to those who are out: the bonus comes next."""
    event = Event("last_round", {"seats": (0, 1)})
    assert all(GAME.vocabulary.is_news(event, seat) for seat in range(3))


# --- the bonus -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "highest", "bonus"),
    [
        pytest.param((4, 11, 3, 12), 12, {0: 8, 2: 9}, id="clause_7_3"),
        pytest.param(
            (4, 13, 3, 12), 13, {0: 9, 2: 10}, id="clause_7_3_r20_highest_of_the_last_round"
        ),
        pytest.param((6, 9, 9, 12), 12, {0: 6, 1: 3, 2: 3}, id="r20_the_example_of_the_rules"),
        pytest.param((10, 11, 10, 12), 12, {}, id="nobody_below_ten"),
        pytest.param((0, 9, 9, 12), 12, {0: 12, 1: 3, 2: 3}, id="one_without_any_limit_card"),
    ],
)
def test_everyone_below_ten_gains_the_difference_to_the_highest(
    limits: tuple[int, ...], highest: int, bonus: dict[int, int]
) -> None:
    table = passage_end(*limits, prestige=(1, 2, 3, 4))

    [told] = table.heard(None, "bonus")
    assert told["highest"] == highest
    assert by_seat(told) == bonus
    assert table.prestige() == tuple(
        had + bonus.get(seat, 0) for seat, had in enumerate((1, 2, 3, 4))
    )
    assert [table.ledger(seat)[2] for seat in range(4)] == [bonus.get(seat, 0) for seat in range(4)]


def test_r20_limit_points_of_the_last_round_count() -> None:
    """Seats 0 and 1 go into it with 3 and 6; the bonus is counted with what they have after it."""
    table = given(
        limits=(3, 6, 10, 12), start=1, deck="dorsoduro " * 5, limit_deck="3 3 1", nobles=NOBLES
    )
    table.ends()
    table.splits("dorsoduro 3 3")

    table.takes(1)
    table.ends()
    table.ends()

    assert table.limits() == (4, 12, 10, 12)
    [told] = table.heard(None, "bonus")
    assert told["highest"] == 12
    assert by_seat(told) == {0: 8}


def test_the_bonus_comes_before_the_banishment() -> None:
    table = passage_end(4, 5, 6, 12)

    kinds = table.kinds_told()
    assert kinds.index("bonus") < kinds.index("fewest")
    assert "passage_ended" not in kinds or kinds.index("fewest") < kinds.index("passage_ended")


# --- the fewest's banishment ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "told", "seat"),
    [
        pytest.param((4, 4, 11, 12), {}, None, id="clause_7_4"),
        pytest.param((3, 4, 11, 12), {}, 0, id="clause_7_4_alone"),
        pytest.param((9, 4, 11, 12), {}, 1, id="whoever_it_is"),
        pytest.param((4, 4, 4, 12), {}, None, id="clause_7_4_three_tie"),
        pytest.param((13, 12, 12, 11), {}, 3, id="r2_with_ten_or_more_one_that_was_out"),
        pytest.param((11, 12, 12, 13), {}, 0, id="r2_with_ten_or_more"),
        pytest.param((11, 11, 12, 13), {}, None, id="r2_tied_with_ten_or_more"),
        pytest.param(
            (11, 12, 12, 13),
            {"variant": Variant(fewest="below_ten")},
            None,
            id="r2_option_below_ten",
        ),
        pytest.param(
            (10, 12, 12, 13),
            {"variant": Variant(fewest="below_ten")},
            None,
            id="r2_option_ten_is_not",
        ),
        pytest.param(
            (9, 12, 12, 13),
            {"variant": Variant(fewest="below_ten")},
            0,
            id="r2_option_nine_is_below",
        ),
        pytest.param((3, 4, 11, 12), {"nobles": {}}, None, id="r9_nobody_to_banish"),
    ],
)
def test_who_may_banish(limits: tuple[int, ...], told: dict[str, object], seat: int | None) -> None:
    table = passage_end(*limits, **told)

    if seat is None:
        assert table.asked_kinds() != {"fewest"}
        assert table.sees(None).passage == 2
    else:
        assert table.asked_kinds() == {"fewest"}
        assert table.asked().seat == seat
        assert table.heard(None, "fewest") == [{"seat": seat, "limit": limits[seat]}]
        assert table.sees(None).step == "fewest"
        assert table.options() == ["district:san_polo", "district:castello", "decline"]


@pytest.mark.parametrize(
    ("limits", "fewest", "told"),
    [
        pytest.param((4, 4, 11, 12), "anybody", [((0, 1), 4)], id="clause_7_4"),
        pytest.param((11, 12, 11, 11), "anybody", [((0, 2, 3), 11)], id="r2_with_ten_or_more"),
        pytest.param((11, 12, 11, 11), "below_ten", [], id="r2_option_below_ten"),
        pytest.param((3, 4, 4, 12), "anybody", [], id="clause_7_4_alone"),
    ],
)
def test_a_tie_is_told_with_its_number(
    limits: tuple[int, ...], fewest: str, told: list[tuple[tuple[int, ...], int]]
) -> None:
    table = passage_end(*limits, variant=Variant(fewest=fewest))
    heard = table.heard(None, "fewest_tied")
    assert [(each["seats"], each["limit"]) for each in heard] == told


def test_it_may_be_declined() -> None:
    table = passage_end(3, 4, 11, 12)
    assert table.explains("decline") == {}

    table.answers("decline")

    assert table.heard(None, "kept_peace") == [{"seat": 0}]
    assert table.nobles("castello") == (1, 1, 1, 1)
    assert table.heard(None, "passage_ended") == [{"passage": 1}]
    assert table.sees(None).passage == 2


def test_it_goes_as_the_card_does() -> None:
    for seed in range(20):
        table = passage_end(3, 4, 11, 12, seed=seed)
        facts = table.explains("district:castello")
        assert (facts["own"], facts["others"]) == (1, 3)

        table.answers("district:castello")

        [rolled] = table.heard(None, "banishing")
        assert (rolled["seat"], rolled["district"]) == (0, "district:castello")
        roll = rolled["roll"]
        assert isinstance(roll, int)
        if roll in (1, 2):
            assert table.asked().kind == "victims"
            assert table.asked().seat == 0
            assert table.sees(None).step == "fewest"
            assert len(table.options()) == 3
            table.answers(table.options()[0])
        assert sum(table.nobles("castello")) == max(0, 4 - roll)
        assert table.nobles("castello")[0] == (roll < 4)
        assert table.heard(None, "passage_ended")


def test_its_district_has_nobles() -> None:
    table = passage_end(3, 4, 11, 12, nobles={"castello": (0, 1), "san_marco": (1,)})

    assert table.options() == ["district:san_marco", "district:castello", "decline"]


def test_with_a_single_district_there_is_still_a_choice() -> None:
    table = passage_end(3, 4, 11, 12, nobles={"castello": (0, 1)})

    assert table.options() == ["district:castello", "decline"]


def test_a_player_who_is_out_may_banish_if_alone_with_the_fewest() -> None:
    table = passage_end(13, 12, 12, 11)

    assert table.out() == (3,)
    table.answers("district:san_polo")
    assert table.heard(None, "banishing")[0]["seat"] == 3


# --- the next passage ----------------------------------------------------------------------------


def test_limit_points_are_reset_and_everyone_is_active_again() -> None:
    table = passage_end(4, 4, 11, 12)

    view = table.sees(None)
    assert (view.passage, view.round, view.last_round) == (2, 1, False)
    assert table.limits() == (0, 0, 0, 0)
    assert table.out() == ()
    assert table.heard(None, "passage_began") == [{"passage": 2}]
    assert [len(division.deciders) for division in table.divisions()] == [1, 1]


def test_both_decks_are_whole_again_and_shuffled() -> None:
    actions: set[tuple[str, ...]] = set()
    limits: set[tuple[str, ...]] = set()
    for seed in range(10):
        table = passage_end(4, 4, 11, 12, spent=30, seed=seed)
        view = table.sees(None)
        assert (view.actions, view.limits, view.discard) == (len(ACTIONS) - 10, len(LIMITS) - 6, ())
        hands = [
            table.divisions(division.distributor)[place].hand
            for place, division in enumerate(view.divisions)
        ]
        assert [len(hand) for hand in hands] == [8, 8]
        words = [word_of(kind) for hand in hands for kind in hand]
        actions.add(tuple(word for word in words if not word.isdigit()))
        limits.add(tuple(word for word in words if word.isdigit()))

    assert len(actions) == 10
    assert len(limits) > 4


def test_nobles_bridges_doge_and_prestige_stay() -> None:
    told = {
        "bridges": "san_marco-castello:1 san_polo-dorsoduro:2",
        "doge": "dorsoduro",
        "prestige": (1, 2, 3, 4),
    }
    table = passage_end(10, 10, 11, 12, **told)

    assert table.sees(None).passage == 2
    assert table.nobles("castello") == (1, 1, 1, 1)
    assert table.nobles("san_polo") == (2, 2, 2, 2)
    assert table.bridges() == told["bridges"]
    assert table.doge() == "dorsoduro"
    assert table.prestige() == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("out", "start", "after"),
    [
        pytest.param((3,), 0, 1, id="r12"),
        pytest.param((2, 3), 1, 2, id="r12_also_to_one_that_was_out"),
        pytest.param((0, 2), 3, 0, id="r12_round_the_corner_to_one_that_was_out"),
        pytest.param((1, 2), 0, 1, id="r12_to_one_that_was_out"),
    ],
)
def test_who_starts_the_next_passage(out: tuple[int, ...], start: int, after: int) -> None:
    limits = [12 if seat in out else 4 for seat in range(4)]
    acting = next(seat for seat in range(4) if seat not in out)
    table = given(limits=limits, out=out, start=start, seat=acting)

    table.ends()

    assert table.sees(None).passage == 2
    assert table.sees(None).start == after
    assert table.divisions()[0].distributor == after


def test_r12_without_a_last_round_too() -> None:
    table = given(limits=(12, 12, 12, 12), start=2)

    table.ends()

    assert (table.sees(None).passage, table.sees(None).start) == (2, 3)


@pytest.mark.parametrize("passage", [1, 2])
def test_there_are_three_passages(passage: int) -> None:
    table = passage_end(4, 4, 11, 12, passage=passage)

    assert table.sees(None).passage == passage + 1
    assert table.sees(None).outcome is None
