"""The fitting of weights finds those that made the winners; its files contain its results."""

import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from rules.components import read
from rules.insight import VALUE, ValueFile, shares
from rules.registry import GAMES
from tools.fit import command
from tools.fit.games import FIRST, fingerprint, positions
from tools.fit.logit import Cases, fitted

TRUE = (2.0, -1.0)


def drawn(positions: int) -> Cases:
    """Return positions of three seats, each won by lot after the true weights."""
    draw = np.random.default_rng(1)
    features = draw.random((positions, 3, len(TRUE)))
    winners = [draw.choice(3, p=shares(list(each @ TRUE))) for each in features]
    return Cases(np.ones((positions, 1)), features, np.eye(3)[winners])


def test_the_weights_that_made_the_winners_are_found() -> None:
    assert fitted(drawn(4000)) == pytest.approx(np.array([TRUE]), abs=0.2)


def test_a_feature_that_all_share_says_nothing() -> None:
    features, won = np.array([[[1.0, 5.0], [0.0, 5.0]]] * 40), np.array([[1.0, 0.0]] * 40)
    [[first, second]] = fitted(Cases(np.ones((40, 1)), features, won))
    assert first > 1
    assert second == pytest.approx(0)


def test_sets_of_weights_share_a_position_by_its_progress() -> None:
    """Early and late weights that differ are told apart, though most positions lie in between."""
    draw = np.random.default_rng(2)
    early = draw.random((4000, 1))
    parts, features = np.hstack([early, 1 - early]), draw.random((4000, 3, 1))
    log_odds = features[..., 0] * (parts @ [4.0, -2.0])[:, None]
    winners = [draw.choice(3, p=shares(list(each))) for each in log_odds]
    found = fitted(Cases(parts, features, np.eye(3)[winners]))
    assert found == pytest.approx(np.array([[4.0], [-2.0]]), abs=0.4)


@pytest.mark.proof
@pytest.mark.parametrize("key", list(GAMES))
def test_the_same_seed_writes_the_same_file(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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


def test_without_numpy_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "tools.fit.games", raising=False)
    monkeypatch.delitem(sys.modules, "tools.fit.logit", raising=False)
    done = CliRunner().invoke(command.fit, ["san_juan"])
    assert done.exit_code == 2
    assert "numpy is not installed: `make develop` does it" in done.output


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
        assert {len(each) for each in fit.sets} == {len(insight.features)}


@pytest.mark.proof
@pytest.mark.parametrize("key", list(GAMES))
def test_greedy_still_plays_the_games_that_were_fitted(key: str) -> None:
    """If this fails, greedy or a feature has changed: run `plaza fit`, then `plaza gallery`."""
    game = GAMES[key]
    assert game.insight is not None
    for fit in read(key, VALUE, ValueFile).fits:
        deals = range(fit.seed, fit.seed + FIRST)
        played = [positions(game, game.insight, fit.seats, deal) for deal in deals]
        assert fingerprint(played) == fit.first_games, f"{fit.seats} seats"
