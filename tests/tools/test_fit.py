"""The fitting of weights finds those that made the winners; its files are what it writes."""

import tomllib
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from rules.insight import ValueFile, shares
from rules.registry import GAMES
from tools.fit import command
from tools.fit.logit import Case, fitted, solved

TRUE = (2.0, -1.0)


def case(draw: Random) -> Case:
    """Return a position of three seats, won by lot after the true weights."""
    features = [(draw.random(), draw.random()) for _ in range(3)]
    odds = shares([TRUE[0] * one + TRUE[1] * other for one, other in features])
    [winner] = draw.choices(range(3), odds)
    return Case(features, [float(seat == winner) for seat in range(3)])


def test_the_weights_that_made_the_winners_are_found() -> None:
    draw = Random(1)
    assert fitted([case(draw) for _ in range(4000)]) == pytest.approx(TRUE, abs=0.2)


def test_a_feature_that_all_share_says_nothing() -> None:
    cases = [Case([(1.0, 5.0), (0.0, 5.0)], [1.0, 0.0])] * 40
    first, second = fitted(cases)
    assert first > 1
    assert second == pytest.approx(0)


def test_a_system_is_solved_from_its_lower_half() -> None:
    assert solved([[4.0, 0.0], [2.0, 3.0]], [8.0, 8.0]) == pytest.approx([1.0, 2.0])


@pytest.mark.parametrize(("key", "sets"), [("goldene_stadt", 2), ("san_juan", 3), ("san_marco", 3)])
def test_the_same_seed_writes_the_same_file(
    key: str, sets: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "_DATA", tmp_path)
    (tmp_path / key).mkdir()
    written: list[str] = []
    for _ in range(2):
        done = CliRunner().invoke(command.fit, [key, "--games", "2", "--seed", "5"])
        assert done.exit_code == 0, done.output
        written.append((tmp_path / key / "value.toml").read_text(encoding="utf-8"))
    assert written[0] == written[1]
    found = ValueFile.model_validate(tomllib.loads(written[0]))
    assert tuple(fit.seats for fit in found.fits) == GAMES[key].seats
    assert {(fit.games, fit.seed) for fit in found.fits} == {(2, 5)}
    assert {len(fit.sets) for fit in found.fits} == {sets}


@pytest.mark.parametrize("key", list(GAMES))
def test_the_weights_of_every_game_are_as_they_were_written(key: str) -> None:
    insight = GAMES[key].insight
    assert insight is not None
    text = (Path("data") / key / "value.toml").read_text(encoding="utf-8")
    file = ValueFile.model_validate(tomllib.loads(text))
    assert command.text(insight, file.fits) == text
    assert file.features == insight.features
    assert tuple(fit.seats for fit in file.fits) == GAMES[key].seats
    for fit in file.fits:
        assert len(fit.sets) == (3 if insight.middle else 2)
        assert {len(each) for each in fit.sets} == {len(insight.features)}
