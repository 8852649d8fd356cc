"""`plaza arena`: its printed table, and its refusals."""

import re

import pytest
from click.testing import CliRunner, Result

from tools.arena import thinking
from tools.arena.command import arena


def run(*arguments: str) -> Result:
    return CliRunner().invoke(arena, arguments)


def test_it_prints_who_wins_how_often() -> None:
    result = run("san_juan", "greedy", "random", "--players", "3", "--games", "4")

    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0] == "san_juan, 3 players: greedy, random, random"
    assert lines[1].startswith("6 games: 2 deals, seatings of each: 3; ")
    greedy, random = lines[4].split(), lines[5].split()
    assert greedy[:5] == ["greedy", "1", "of", "3", "100.0%"]
    assert greedy[8] == "33%"
    assert random[:5] == ["random", "2", "of", "3", "0.0%"]


def test_the_figures_are_the_same_each_time() -> None:
    once, again = (
        run("san_juan", "greedy", "random", "--players", "2", "--games", "4", "--seed", "9")
        for _ in range(2)
    )

    assert once.output.splitlines()[2:] == again.output.splitlines()[2:]


def test_of_equal_players_it_prints_each_seat() -> None:
    result = run("san_juan", "greedy", "--players", "2", "--games", "5")

    lines = result.output.splitlines()
    assert lines[0] == "san_juan, 2 players: greedy, greedy"
    assert lines[1].startswith("5 games: 5 deals, seatings of each: 1; ")
    first, second = lines[4].split(), lines[5].split()
    assert [first[:5], second[:5]] == [["seat", n, "1", "of", "2"] for n in ("1", "2")]
    assert float(first[5].rstrip("%")) + float(second[5].rstrip("%")) == 100
    assert first[6:9] == [*first[6:7], "to", first[8]]
    assert first[9] == "50%"


def test_it_plays_with_table_options() -> None:
    off, on = (
        run("san_juan", "--games", "3", "--option", f"starting_hand={value}").output.splitlines()
        for value in ("off", "on")
    )

    assert off[0] == "san_juan, starting_hand=off, 4 players: greedy, greedy, greedy, greedy"
    assert off[2:] != on[2:]


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("levels", "goal", "verdict"),
    [
        (("greedy", "random"), "60", "goal of 60% by greedy: reached (within 5.0%)"),
        (("random", "greedy"), "40", "goal of 40% by random: missed (within 5.0%)"),
    ],
)
def test_it_stops_after_a_whole_deal_as_soon_as_a_goal_is_decided(
    levels: tuple[str, ...], goal: str, verdict: str
) -> None:
    result = run("san_juan", *levels, "--players", "2", "--games", "1000", "--goal", goal)

    lines = result.output.splitlines()
    games, deals = re.findall(r"\d+", lines[1])[:2]
    assert 10 < int(games) < 100
    assert int(games) == 2 * int(deals)
    assert lines[-1] == verdict


def test_it_says_that_a_goal_is_not_decided() -> None:
    result = run("san_juan", "greedy", "random", "--players", "2", "--games", "4", "--goal", "60")

    assert result.output.splitlines()[-1].startswith("goal of 60% by greedy: undecided")


def test_it_counts_hand_overs() -> None:
    result = run("san_juan", "greedy", "--games", "2", "--handovers")

    waits, calls = result.output.splitlines()[-2:]
    assert waits.startswith("hand-overs a game, every seat a person: ")
    assert "as played" in waits
    assert "strictly in turn" in waits
    assert "with plans by all" in waits
    assert calls.startswith("calls a person and game: ")


def test_it_tells_how_long_was_thought() -> None:
    games = [
        {"hard": [number / 1000 for number in range(most, most - 100, -1)]} for most in (200, 100)
    ]

    assert thinking.lines(games) == [
        "hard searches 200 decisions, 100 ms in the median,"
        " 99 of 100 within 198 ms, all within 200 ms"
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess",), "'chess' is not "),
        (("san_juan", "--option", "starting_hand=maybe"), "starting_hand=on|off"),
        (("san_juan", "--option", "dice=on"), "starting_hand=on|off"),
        (("san_juan", "clever"), "'clever' is not one of 'random', 'easy', 'greedy'"),
        (("san_juan", "greedy", "--players", "5"), "san_juan is for 2, 3, 4 players"),
        (("san_juan", "--players", "2", *["random"] * 3), "name 1 to 2 levels for 2 players"),
        (("san_juan", "greedy", "--games", "0"), "0 is not in the range"),
    ],
)
def test_a_mistake_is_one_sentence(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)

    assert result.exit_code == 2
    assert message in result.output
