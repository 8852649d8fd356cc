"""The end of the game, points and ranks (RULES.md 7)."""

import pytest

from tests.rules.san_juan.given import Seated, given, scored, seat

ELEVEN = "sugar_mill " * 8 + "tobacco_storage " * 3
TEN = "sugar_mill " * 8 + "tobacco_storage " * 2


# --- the end ----------------------------------------------------------------------------------


def test_clause_7_1_the_twelfth_building_ends_the_game_after_the_builder_phase() -> None:
    table = given(seat("indigo_plant hero", ELEVEN), seat("smithy well"), seat(), role="builder")

    table.builds(0, "indigo_plant")
    assert table.sees(None).outcome is None
    assert table.asked_seats() == (1,), "all others still get their build"
    table.builds(1, "smithy")

    assert table.outcome().reason == "twelve_buildings"
    assert table.asked_seats() == ()
    assert table.sees(None).step == "over"
    assert table.built(1) == "indigo_plant smithy"


def test_r39_eleven_visible_buildings_and_a_covered_one_are_not_twelve() -> None:
    table = given(
        seat(built="crane hero/tower " + "sugar_mill " * 8 + "tobacco_storage"), role="builder"
    )

    assert table.sees(None).outcome is None


def test_the_round_is_not_finished_and_no_hand_is_settled() -> None:
    eleven_and_chapel = TEN + "chapel"
    table = given(seat("indigo_plant hero well", eleven_and_chapel), seats=3, role="builder")

    table.builds(0, "indigo_plant")

    assert table.outcome().reason == "twelve_buildings"
    assert table.cards(0) == 2
    assert table.heard(None, "round_began") == []


def test_r40_after_the_end_on_the_second_pick_the_governor_picks_no_third_role() -> None:
    table = given(seat(), seat("indigo_plant", ELEVEN), taken="trader", role="builder")
    assert table.asked_seats() == (1,)

    table.builds(1, "indigo_plant")

    assert table.outcome().reason == "twelve_buildings"
    assert table.asked_seats() == ()


def test_more_than_twelve_are_possible_and_end_it_too() -> None:
    table = given(seat("indigo_plant", ELEVEN + "indigo_plant"), role="builder")
    table.builds(0, "indigo_plant")

    assert table.outcome().reason == "twelve_buildings"


# --- points -----------------------------------------------------------------------------------

CITY = "poor_house aqueduct carpenter chapel quarry library statue victory_column city_hall"


@pytest.mark.parametrize(
    ("built", "chapel", "lines"),
    [
        pytest.param("indigo_plant", "", {"buildings": 1}, id="printed_points"),
        pytest.param("statue victory_column hero", "", {"buildings": 12}, id="monuments"),
        pytest.param(
            "hero/library palace/victory_column",
            "",
            {"buildings": 5, "palace": 1},
            id="covered_buildings_score_nothing",
        ),
        pytest.param(
            "chapel",
            "hero palace indigo_plant",
            {"buildings": 2, "chapel": 3},
            id="clause_7_3_tucked_cards",
        ),
        pytest.param(
            "hero/chapel",
            "well tower",
            {"buildings": 5, "chapel": 2},
            id="clause_7_3_covered_chapel",
        ),
        pytest.param(
            "palace chapel/chapel",
            "well tower",
            {"buildings": 2, "chapel": 2, "palace": 1},
            id="r22_both_heaps",
        ),
        pytest.param(CITY, "", {"buildings": 19, "city_hall": 9}, id="clause_7_3_city_hall"),
        pytest.param(
            "city_hall indigo_plant indigo_plant",
            "",
            {"buildings": 2, "city_hall": 1},
            id="city_hall_counts_itself_and_no_production",
        ),
        pytest.param(
            "city_hall palace guild_hall triumphal_arch hero",
            "",
            {"buildings": 5, "city_hall": 5, "triumphal_arch": 4, "palace": 3},
            id="city_hall_counts_sixes_and_monuments",
        ),
        pytest.param(
            "guild_hall indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage",
            "",
            {"buildings": 7, "guild_hall": 8},
            id="clause_7_3_guild_hall",
        ),
        pytest.param("guild_hall tower", "", {"buildings": 2}, id="guild_hall_without_production"),
        pytest.param(
            "guild_hall hero/sugar_mill indigo_plant/tobacco_storage",
            "",
            {"buildings": 6, "guild_hall": 2},
            id="guild_hall_sees_no_covered_plants",
        ),
        pytest.param("triumphal_arch tower", "", {"buildings": 2}, id="arch_without_monument"),
        pytest.param(
            "triumphal_arch statue", "", {"buildings": 3, "triumphal_arch": 4}, id="arch_of_one"
        ),
        pytest.param(
            "triumphal_arch statue hero",
            "",
            {"buildings": 8, "triumphal_arch": 6},
            id="arch_of_two",
        ),
        pytest.param(
            "triumphal_arch statue hero victory_column",
            "",
            {"buildings": 12, "triumphal_arch": 8},
            id="arch_of_three",
        ),
        pytest.param("palace tower smithy", "", {"buildings": 3}, id="palace_of_three_points"),
        pytest.param("palace tower well smithy", "", {"buildings": 4, "palace": 1}, id="of_four"),
        pytest.param("palace statue hero", "", {"buildings": 8, "palace": 2}, id="of_eight"),
        pytest.param(
            "palace chapel",
            "well tower",
            {"buildings": 2, "chapel": 2, "palace": 1},
            id="palace_counts_chapel_cards",
        ),
        pytest.param(
            "palace city_hall triumphal_arch guild_hall statue hero victory_column "
            "indigo_plant sugar_mill library",
            "",
            {
                "buildings": 17,
                "city_hall": 8,
                "guild_hall": 4,
                "triumphal_arch": 8,
                "palace": 9,
            },
            id="the_palace_comes_last",
        ),
    ],
)
def test_score(built: str, chapel: str, lines: dict[str, int]) -> None:
    table = scored(seat(built=built, chapel=chapel))

    assert table.lines(0) == lines
    assert table.outcome().scores[0] == sum(lines.values())


def test_clause_7_3_a_palace_with_34_points_before_it_adds_8() -> None:
    # 19 printed, 10 for the City Hall (the Palace is a city building), 5 under the Chapel: 34.
    table = scored(seat(built=f"{CITY} palace", chapel="well tower crane smithy archive"))

    assert table.lines(0) == {"buildings": 19, "city_hall": 10, "chapel": 5, "palace": 8}
    assert table.outcome().scores[0] == 42


def test_lines_come_in_the_order_of_scoring() -> None:
    table = scored(seat())

    assert [line.key for line in table.outcome().breakdown[0]] == [
        "buildings",
        "chapel",
        "city_hall",
        "guild_hall",
        "triumphal_arch",
        "palace",
    ]


# --- ranks ------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    table = scored(seat(built="statue"), seat(built="hero"), seat(built="tower"))

    assert table.outcome().scores == (3, 5, 2, 28)
    assert table.outcome().ranks == (3, 2, 4, 1)


@pytest.mark.parametrize(
    ("one", "other", "ties", "ranks"),
    [
        pytest.param(
            seat("well", "sugar_mill"),
            seat("", "sugar_mill"),
            (1, 0),
            (2, 3),
            id="clause_7_4_cards",
        ),
        pytest.param(
            seat("", "indigo_plant+good"),
            seat("", "indigo_plant"),
            (1, 0),
            (2, 3),
            id="clause_7_4_a_good_is_a_card",
        ),
        pytest.param(
            seat("well", "indigo_plant"),
            seat("", "indigo_plant+good"),
            (1, 1),
            (2, 2),
            id="r41_still_tied_is_shared",
        ),
        pytest.param(
            seat("", "chapel", chapel="well"),
            seat("tower", "statue"),
            (0, 1),
            (3, 2),
            id="tucked_cards_break_no_tie",
        ),
    ],
)
def test_ties(one: Seated, other: Seated, ties: tuple[int, int], ranks: tuple[int, int]) -> None:
    outcome = scored(one, other).outcome()

    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.tiebreak[0].values[:2] == ties
    assert outcome.ranks[:2] == ranks


def test_r41_a_shared_victory() -> None:
    monuments, others = "statue victory_column hero", "crane tower library quarry chapel well"
    twelve = seat(built=f"{monuments} {others} market_hall archive palace")
    table = given(twelve, twelve, seat(), role="builder")

    assert table.outcome().scores == (32, 32, 1)
    assert table.outcome().ranks == (1, 1, 3)
