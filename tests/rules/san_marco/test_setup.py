"""Before the first round (RULES.md 2)."""

from collections import Counter

import pytest

from rules.errors import BadSetup, IllegalChoice
from rules.san_marco import GAME
from rules.san_marco.components import ACTIONS, LIMITS, NAMES, PAIR_KEYS
from tests.rules.san_marco.table import Table, words_in

SEEDS = range(30)

FOUR_EQUAL = 423
"""A seed with which seat 1 is the first to roll four times the same (1 in 216 a seat)."""


def new(seats: int, seed: int, **options: str) -> Table:
    return Table(*GAME.new(options, seats, seed))


def ordinary(seats: int, seed: int = 0) -> Table:
    """A table at which no one rolls four times the same."""
    table = new(seats, seed)
    while table.asked_kinds() == {"reroll"}:
        table = new(seats, seed := seed + 1000)
    return table


def rolls(table: Table) -> dict[int, list[str]]:
    """The latest roll of each seat."""
    return {
        int(str(told["seat"])): words_in(told, "districts") for told in table.heard(None, "rolled")
    }


def in_districts(table: Table, seat: int) -> Counter[str]:
    return Counter({name: table.nobles(name)[seat] for name in NAMES if table.nobles(name)[seat]})


# --- the rolls -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_2_1_each_roll_puts_two_nobles_into_the_district_of_its_face(seats: int) -> None:
    rolled_castello = 0
    for seed in SEEDS:
        table = ordinary(seats, seed)
        told = rolls(table)
        assert list(told) == list(range(seats)), "in the order of the seats"
        for seat, districts in told.items():
            assert len(districts) == 4
            assert in_districts(table, seat) == Counter(districts * 2)
            rolled_castello += "castello" in districts
        assert table.supplies() == (25 - 8,) * seats
    assert rolled_castello


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_was_rolled_is_told_to_everyone_and_reveals(seats: int) -> None:
    events = [event for event in ordinary(seats).told if event.kind == "rolled"]

    assert len(events) == seats
    assert all(event.reveals and event.audience is None for event in events)


def test_every_face_comes_equally_often() -> None:
    seen = Counter(
        name for seed in range(300) for names in rolls(ordinary(4, seed)).values() for name in names
    )

    assert set(seen) == set(NAMES)
    assert sum(seen.values()) == 300 * 16
    assert all(700 <= count <= 900 for count in seen.values()), "800 each on average"


# --- four equal rolls ----------------------------------------------------------------------------


def four_equal(seats: int) -> tuple[Table, int]:
    """A table at which a seat is asked whether to roll again, and that seat."""
    table = new(seats, FOUR_EQUAL)
    assert table.asked_kinds() == {"reroll"}, "the seed no longer rolls four equal: search another"
    return table, table.asked().seat


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_2_2_r25_four_equal_rolls_ask_the_player_on_the_own_turn(seats: int) -> None:
    table, seat = four_equal(seats)

    told = rolls(table)
    assert list(told) == list(range(seat + 1)), "later seats have not rolled"
    [district] = set(told[seat])
    assert in_districts(table, seat) == Counter({district: 8})
    assert all(not in_districts(table, later) for later in range(seat + 1, seats))
    assert table.options() == ["again", "keep"]
    assert table.explains("again")["district"] == f"district:{district}"
    assert table.explains("keep")["district"] == f"district:{district}"
    assert table.sees(None).step == "setup"
    assert table.sees(None).waiting == (seat,)


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_2_2_declining_leaves_eight_nobles_in_one_district(seats: int) -> None:
    table, seat = four_equal(seats)
    before = in_districts(table, seat)

    table.answers("keep")

    assert in_districts(table, seat) == before
    assert table.heard(None, "kept_rolls") == [{"seat": seat}]
    assert list(rolls(table)) == list(range(seat + 1, seats)), "the others roll now"


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_2_2_the_last_roll_is_repeated(seats: int) -> None:
    table, seat = four_equal(seats)
    [district] = in_districts(table, seat)

    table.answers("again")

    [facts] = table.heard(None, "rerolled")
    shown = str(facts["district"]).partition(":")[2]
    assert facts["seat"] == seat
    assert in_districts(table, seat) == Counter([district] * 6) + Counter([shown] * 2)
    assert table.supplies()[seat] == 17
    assert [event.reveals for event in table.told if event.kind == "rerolled"] == [True]
    assert list(rolls(table)) == list(range(seat + 1, seats)), "it is asked once, the others go on"


def test_clause_2_2_it_is_repeated_until_another_face_shows() -> None:
    """Each of the other five comes equally often."""
    shown: Counter[object] = Counter()
    for count in range(200):
        table, seat = four_equal(4)
        table.state.chance.count += count
        table.answers("again")
        [facts] = table.heard(None, "rerolled")
        shown[facts["district"]] += 1
        assert len(in_districts(table, seat)) == 2

    assert len(shown) == 5
    assert min(shown.values()) > 20


def test_clause_2_2_three_equal_rolls_and_another_ask_nothing() -> None:
    three_first = three_last = four = 0
    for seed in range(400):
        table = new(4, seed)
        asked = table.asked_kinds() == {"reroll"}
        for seat, districts in rolls(table).items():
            equal = len(set(districts)) == 1
            assert equal == (asked and seat == table.asked().seat)
            four += equal
            three_first += len(set(districts[:3])) == 1 and not equal
            three_last += len(set(districts[1:])) == 1 and not equal
    assert three_first > 9
    assert three_last > 9
    assert four > 0


# --- the bridges ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "order"), [(4, [0, 1, 2, 3]), (3, [0, 1, 2, 0, 1, 2])])
def test_clause_2_3_r10_bridges_are_placed_from_the_start_player_clockwise(
    seats: int, order: list[int]
) -> None:
    table = ordinary(seats)
    placed: list[int] = []
    while table.asked_kinds() == {"bridge"}:
        again = len(placed) >= seats
        assert table.sees(None).step == ("second_bridges" if again else "bridges")
        seat = table.asked().seat
        key = table.options()[len(placed)]
        facts = table.explains(key)
        table.answers(key)
        placed.append(seat)
        [told] = table.heard(None, "bridge_placed")
        assert told == {"seat": seat, "one": facts["one"], "two": facts["two"]}

    assert placed == order
    assert table.supplies() == (16 if seats == 4 else 15,) * seats
    assert len(table.bridges().split()) == len(order)


@pytest.mark.parametrize("seats", GAME.seats)
def test_r1_the_first_bridge_may_join_any_two_neighbours_and_no_others(seats: int) -> None:
    table = ordinary(seats)

    assert table.options() == list(PAIR_KEYS)
    facts = table.explains("pair:san_marco-castello")
    assert (facts["one"], facts["two"]) == ("district:san_marco", "district:castello")
    assert facts["bridges"] == 0


def test_clause_5_2_three_bridges_on_a_pair_leave_no_room_in_the_setup_either() -> None:
    table = ordinary(4)
    pair = "pair:san_marco-castello"
    for count in range(3):
        assert table.explains(pair)["bridges"] == count
        table.answers(pair)

    assert pair not in table.options()
    assert len(table.options()) == 9


def test_clause_9_1_three_players_place_their_second_bridge_elsewhere() -> None:
    table = ordinary(3)
    for pair in PAIR_KEYS[:3]:
        table.answers(pair)

    assert PAIR_KEYS[0] not in table.options()
    assert set(PAIR_KEYS[1:]) == set(table.options())


# --- where everything is -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_clause_1_6_before_the_first_round(seats: int) -> None:
    view = ordinary(seats).sees(None)

    assert (view.passage, view.round, view.start, view.doge) == (0, 0, 0, -1)
    assert [house.prestige for house in view.houses] == [0] * seats
    assert [house.limit for house in view.houses] == [0] * seats
    assert (view.actions, view.limits) == (len(ACTIONS), len(LIMITS))
    assert view.discard == view.bridges == ()


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_round_follows_the_last_bridge(seats: int) -> None:
    table = ordinary(seats)
    while table.asked_kinds() == {"bridge"}:
        table.answers(table.options()[0])

    assert table.heard(None, "passage_began") == [{"passage": 1}]
    assert table.heard(None, "round_began") == [{"round": 1, "passage": 1, "seat": 0, "last": 0}]
    view = table.sees(None)
    assert (view.passage, view.round, view.start) == (1, 1, 0)
    assert view.step == "split"


def test_clause_2_4_both_decks_are_shuffled() -> None:
    games = [GAME.new({}, 4, seed)[0] for seed in range(40)]

    assert len({tuple(game.actions) for game in games}) == 40
    assert len({tuple(game.limits) for game in games}) == 40
    assert len({game.actions[-1] for game in games}) >= 8
    assert len({game.limits[-1] for game in games}) == 3


def test_the_setup_depends_on_the_seed_and_on_nothing_else() -> None:
    assert GAME.new({}, 4, 7) == GAME.new({}, 4, 7)
    assert GAME.new({}, 4, 7) != GAME.new({}, 4, 8)


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({}, 2, "bad_seats"),
        ({}, 5, "bad_seats"),
        ({"colour": "red"}, 4, "unknown_table_option"),
        ({"districts": "printed"}, 4, "bad_option_value"),
        ({"hands": "shown"}, 4, "bad_option_value"),
        ({"roles": "voted"}, 3, "bad_option_value"),
        ({"fewest": "nobody"}, 4, "bad_option_value"),
    ],
)
def test_what_cannot_be_played_is_refused(options: dict[str, str], seats: int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(options, seats, 0)

    assert refused.value.refusal.code == code


def test_a_bridge_between_districts_that_do_not_touch_is_refused() -> None:
    table = ordinary(4)
    decision = table.asked()

    for choice in ((), (10,), (0, 1)):
        assert GAME.refusal(table.state, decision.seat, choice) is not None
        with pytest.raises(IllegalChoice):
            GAME.apply(table.state, decision.seat, choice)
