"""Tuning finds its way back from a bad number, proves what it keeps, and writes the files."""

from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from click.testing import CliRunner, Result

from rules.beliefs import BELIEFS
from rules.registry import GAMES
from tools.tune import table
from tools.tune.climbing import Judge, Trial, Verdict, climb, steps
from tools.tune.command import SEED, tune
from tools.tune.proof import proved

TUNED = [key for key in GAMES if (table.DATA / key / BELIEFS).exists()]
TABLE: table.Table = {"plain": 1.0, "whole": 3, "row": [0.5, 0.25], "group": {"one": 1.5, "two": 2}}


def run(*arguments: str) -> Result:
    done = CliRunner().invoke(tune, ["san_juan", "--players", "2", "--gain", "20", *arguments])
    assert done.exit_code == 0, done.output
    return done


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


# --- what is tried -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "tried"),
    [
        (0.4, [0.5, 0.32]),
        (-0.5, [-0.625, -0.4]),
        (0.0, []),
        (2, [3, 1]),
        (1, [2]),
        (12, [15, 10]),
    ],
)
def test_a_number_is_tried_a_step_up_and_down(number: float, tried: list[float]) -> None:
    assert list(steps(number, 1.25)) == tried


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


# --- tuning ------------------------------------------------------------------------------------


def judge() -> Judge:
    return Judge(GAMES["san_juan"], seats=2, sought=0.2, deal=SEED, most=40, left=40)


def test_a_bad_number_is_led_back_to_the_present_one() -> None:
    bad = table.changed(table.read("san_juan"), "horizon", 0.115)
    told: list[Trial] = []
    found = climb(judge(), bad, ("horizon",), 100, told.append)
    assert found == table.read("san_juan")
    assert [(one.tried, one.verdict.better) for one in told] == [(11.5, True)]


def test_the_unchanged_win_just_their_share_of_every_deal() -> None:
    same = table.read("san_juan")
    assert judge().compare(same, same) == Verdict(0.5, 40, better=False)


def test_the_same_seed_prints_the_same() -> None:
    once, again = (
        run("--number", "horizon", "--step", "2", "--games", "40", "--seed", "5").output
        for _ in range(2)
    )
    assert once == again
    assert once.splitlines()[2].split()[:3] == ["horizon", "11.5", "23.0"]
    assert "50.0%" not in once


def test_what_is_better_as_a_whole_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "__init__.py").touch()
    copytree(table.DATA / "san_juan", data / "san_juan")
    good = table.read("san_juan")
    monkeypatch.setattr(table, "DATA", data)
    bad = table.text("san_juan", table.changed(good, "horizon", 0.115))
    (data / "san_juan" / "greedy.toml").write_text(bad, encoding="utf-8")
    told = run("--number", "horizon", "--step", "100", "--games", "40", "--most", "40").output
    _, _, trial, whole, written = told.splitlines()
    assert trial.split() == ["horizon", "0.115", "11.5", "85.0%", "50%", "40", "better"]
    assert whole.startswith("all that was kept")
    assert whole.endswith("better")
    assert written == "written: data/san_juan/greedy.toml"
    assert table.read("san_juan") == good


def test_an_unknown_number_is_refused() -> None:
    done = CliRunner().invoke(tune, ["san_juan", "--number", "powers.moat"])
    assert done.exit_code == 2
    assert "powers.moat; san_juan has crowded, crew" in " ".join(done.output.split())
