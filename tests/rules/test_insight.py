"""Insight: weights that glide from the beginning of a game to its end."""

from math import log

import pytest

from rules import insight as judging
from rules.insight import Insight, Measures, Standing, Weights, between

FITS = {
    3: Weights(seats=3, games=1, seed=1, first_games="", early=(1.0,), middle=(5.0,), late=(3.0,))
}


def insight(progress: float) -> Insight[None]:
    """Return an insight of one feature, which only the first of three seats has."""
    features = [(1.0,), (0.0,), (0.0,)]
    return Insight(
        game="none",
        searched=frozenset(),
        stage=lambda _: 0,
        horizon=1,
        budgets={},
        features=("feature",),
        standing=lambda _: Standing(progress, features),
        measures=Measures({}, lambda _: []),
        policy=lambda *_: (),
    )


@pytest.mark.parametrize(
    ("progress", "weight"), [(0.0, 1.0), (0.25, 3.0), (0.5, 5.0), (0.75, 4.0), (1.0, 3.0)]
)
def test_weights_glide_from_early_to_middle_and_to_late_ones(
    monkeypatch: pytest.MonkeyPatch, progress: float, weight: float
) -> None:
    monkeypatch.setattr(judging, "fitted", lambda _game, _features: FITS)
    own, *others = insight(progress).chances(None)
    assert [log(own / other) for other in others] == pytest.approx([weight, weight])


@pytest.mark.parametrize("progress", [-0.1, 0.0, 0.3, 0.5, 0.9, 1.0, 1.1])
def test_a_position_lies_between_two_sets_of_weights(progress: float) -> None:
    at, part = between(progress)
    assert at in (0, 1)
    assert (at + part) / 2 == pytest.approx(progress)
    assert 0 <= part <= 1 or not 0 <= progress <= 1
