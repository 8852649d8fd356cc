"""Tuning finds its way back from bad numbers, proves what it keeps, and writes the files."""

import sys
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from click import UsageError
from click.testing import CliRunner, Result

import rules
from rules.beliefs import BELIEFS
from rules.registry import GAMES
from tools.tune import copies, table
from tools.tune.ascent import error, moved, step
from tools.tune.command import SEED, tune
from tools.tune.copies import policy
from tools.tune.playing import Verdict, compare, wins
from tools.tune.proof import proved

TUNED = [key for key in GAMES if (table.DATA / key / BELIEFS).exists()]
TABLE: table.Table = {"plain": 1.0, "whole": 3, "row": [0.5, 0.25], "group": {"one": 1.5, "two": 2}}
GAME = GAMES["san_juan"]
PRESENT = table.read("san_juan")
BAD = table.changed(PRESENT, "horizon", 6.0)
"""By these numbers a game seems to end when half of it is played: few games are won by them."""
DEALS = range(SEED, SEED + 100)


# --- the files ---------------------------------------------------------------------------------


@pytest.mark.parametrize("key", TUNED)
def test_the_numbers_of_every_game_are_as_they_are_written(key: str) -> None:
    text = (table.DATA / key / BELIEFS).read_text(encoding="utf-8")
    assert table.text(key, table.read(key)) == text


def test_numbers_have_the_names_of_their_groups() -> None:
    names = ["plain", "whole", "row.0", "row.1", "group.one", "group.two"]
    assert table.numbers(TABLE) == dict(zip(names, [1.0, 3, 0.5, 0.25, 1.5, 2], strict=True))


@pytest.mark.parametrize("name", table.numbers(TABLE))
def test_one_number_is_changed_and_no_other(name: str) -> None:
    other = table.changed(TABLE, name, 9)
    assert table.numbers(other) == table.numbers(TABLE) | {name: 9}


# --- copies ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", TUNED)
def test_a_copy_with_the_present_numbers_answers_as_greedy(key: str) -> None:
    game = GAMES[key]
    copied, (state, _) = policy(key, table.read(key)), game.new({}, game.seats[0], 7)
    while asked := game.decisions(state):
        choice = game.greedy(game.view(state, asked[0].seat), asked[0])
        assert copied(state, asked[0]) == choice, asked[0]
        game.apply(state, asked[0].seat, choice)


@pytest.mark.planted
@pytest.mark.parametrize("key", TUNED)
def test_a_copy_believes_in_its_own_numbers_and_leaves_the_game_as_it_is(key: str) -> None:
    package, modules = f"rules.{key}", dict(sys.modules)
    other = table.read(key)
    for name, number in table.numbers(other).items():
        other = table.changed(other, name, 3 * number)
    state, _ = GAMES[key].new({}, GAMES[key].seats[-1], 7)
    copied = policy(key, other)
    assert copied.__module__.startswith(package)
    assert copied is not sys.modules[copied.__module__].at_a_glance  # pyright: ignore[reportUnknownMemberType]
    assert {n: m for n, m in sys.modules.items() if n.startswith(package)} == {
        n: m for n, m in modules.items() if n.startswith(package)
    }
    assert vars(rules)[key] is sys.modules[package]
    while asked := GAMES[key].decisions(state):
        GAMES[key].apply(state, asked[0].seat, copied(state, asked[0]))


def test_a_stick_that_must_be_placed_is_placed_even_if_it_only_helps_others() -> None:
    game, beliefs = GAMES["san_francisco"], table.read("san_francisco")
    nearer_is_worse = policy(game.key, {**beliefs, "chance": [1.0, 0.0, 1.0, 0.0, 0.0]})
    assert sum(wins(game, 24, [nearer_is_worse] * 3)) == 1.0


def test_a_game_that_has_no_glance_yet_answers_from_views() -> None:
    state, _ = GAME.new({}, 2, 7)
    [first, *_] = GAME.decisions(state)
    choice = copies.answering(replace(GAME, insight=None))(state, first)
    assert choice == copies.answering(GAME)(state, first)


def test_numbers_that_a_game_does_not_know_are_refused() -> None:
    with pytest.raises(ValueError, match="luck"):
        policy("san_juan", {**PRESENT, "luck": 1.0})
    assert vars(rules)["san_juan"] is sys.modules["rules.san_juan"]


def test_rules_that_cannot_be_imported_once_more_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(copies, "_forgotten", lambda _: nullcontext())
    with pytest.raises(UsageError, match="read their numbers only once"):
        policy("san_juan", PRESENT)


# --- what is proved ----------------------------------------------------------------------------


def decided(draw: Random, rate: float, most: int = 5000) -> bool | None:
    """Return what the test says of a seat that wins so many games, before so many were played."""
    gains: list[float] = []
    while (better := proved(gains, 0.05)) is None and 4 * len(gains) < most:
        gains += [sum([draw.random() < rate for _ in range(4)]) / 4 - 0.25 for _ in range(20)]
    return better


def test_what_gains_nothing_is_hardly_ever_kept_and_what_gains_enough_mostly() -> None:
    draw = Random(1)
    assert sum([decided(draw, 0.25) is True for _ in range(200)]) <= 4
    assert sum([decided(draw, 0.30) is True for _ in range(200)]) >= 180


def test_what_is_not_proved_in_time_is_not_told_from_nothing() -> None:
    draw = Random(1)
    told = [decided(draw, 0.30, 400) for _ in range(200)]
    assert told.count(False) <= 10
    assert told.count(None) >= 50


def test_a_number_that_changes_no_game_is_soon_dismissed() -> None:
    assert proved([0.0] * 4, 0.05) is None
    assert proved([0.0] * 20, 0.05) is False


def test_the_unchanged_win_just_their_share_of_every_deal() -> None:
    assert compare(GAME, PRESENT, PRESENT, 2, DEALS, 0.2) == Verdict(0.5, 40, better=False)


@pytest.mark.planted
def test_what_is_better_is_proved_in_a_few_deals() -> None:
    verdict = compare(GAME, BAD, PRESENT, 2, DEALS, 0.2)
    assert verdict.better
    assert verdict.rate > 0.7
    assert verdict.games <= 80


# --- steps -------------------------------------------------------------------------------------


@pytest.mark.planted
def test_bad_numbers_are_led_towards_better_ones_and_the_same_deals_lead_there_again() -> None:
    moves = step(GAME, BAD, ("horizon", "powers.office"), 2, DEALS, 1.0)
    horizon, unused = moves
    assert horizon.gain > 3 * error(len(DEALS), 2)
    assert horizon.present < horizon.tried <= 1.35 * horizon.present
    assert abs(unused.gain) < 3 * error(len(DEALS), 2), "it is of the expansion"
    assert step(GAME, BAD, ("horizon", "powers.office"), 2, DEALS, 1.0) == moves


@pytest.mark.parametrize(("number", "ends"), [(3, {2, 4}), (1, {1}), (-0.5, {-0.37, -0.675})])
def test_a_step_goes_no_further_than_numbers_were_varied(number: float, ends: set[float]) -> None:
    assert {moved(number, gain, 1.0) for gain in (-9.0, 9.0)} == ends
    assert moved(number, 0.0, 1.0) == number
    assert moved(number, 9.0, 0.0) == number


def test_0_has_no_direction() -> None:
    [move] = step(
        GAMES["san_francisco"], table.read("san_francisco"), ("chance.4",), 3, range(2), 1.0
    )
    assert move == ("chance.4", 0.0, 0.0, 0.0)


# --- the command -------------------------------------------------------------------------------


def run(*arguments: str) -> Result:
    done = CliRunner().invoke(tune, ["san_juan", "--players", "2", "--gain", "20", *arguments])
    assert done.exit_code == 0, done.output
    return done


def test_the_same_seed_prints_the_same() -> None:
    once, again = (
        run("--steps", "1", "--games", "60", "--most", "8", "--seed", "5").output for _ in range(2)
    )
    assert once == again
    assert once.startswith("san_juan, 2 players, step 1: 60 games")
    assert "written" not in once


@pytest.mark.planted
def test_what_is_better_as_a_whole_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    copytree(table.DATA / "san_juan", data / "san_juan")
    monkeypatch.setattr(table, "DATA", data)
    (data / "san_juan" / BELIEFS).write_text(table.text("san_juan", BAD), encoding="utf-8")
    told = run("--number", "horizon", "--steps", "2", "--games", "100").output.splitlines()
    assert [line.split()[0] for line in told] == [
        "san_juan,", "number", "horizon", "san_juan,", "number", "horizon", "one", "written:",
    ]  # fmt: skip
    assert told[-2].endswith("(by chance 50%): better")
    found = table.read("san_juan")
    assert 6.0 < table.numbers(found)["horizon"] <= 6.0 * 1.35**2
    assert table.changed(found, "horizon", table.numbers(PRESENT)["horizon"]) == PRESENT


def test_nothing_is_written_if_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "DATA", Path("data"))
    told = run("--number", "powers.office", "--steps", "1", "--games", "2").output
    assert told.endswith("nothing found\n")


def test_an_unknown_number_is_refused() -> None:
    done = CliRunner().invoke(tune, ["san_juan", "--number", "powers.moat"])
    assert done.exit_code == 2
    assert "powers.moat; san_juan has crowded, crew" in " ".join(done.output.split())


def test_without_numpy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "tools.tune.ascent", raising=False)
    monkeypatch.delitem(sys.modules, "tools.fit.logit", raising=False)
    done = CliRunner().invoke(tune, ["san_juan"])
    assert done.exit_code == 2
    assert "numpy is not installed: `make develop` does it" in done.output
