"""How positions are judged: weights that glide from the beginning of a game to its end."""

from math import log

import pytest

from rules import insight as judging
from rules.insight import Insight, Standing, Weights, between

FITS = {
    2: Weights(seats=2, games=1, seed=1, early=(1.0,), late=(3.0,)),
    3: Weights(seats=3, games=1, seed=1, early=(1.0,), middle=(5.0,), late=(3.0,)),
}


def insight(seats: int, progress: float) -> Insight[None]:
    """Return what judges positions of one feature, which only the first seat has."""
    features = [(1.0,), *[(0.0,)] * (seats - 1)]
    return Insight(
        game="none",
        searched=frozenset(),
        stage=lambda _: 0,
        horizon=1,
        pace=1,
        features=("feature",),
        standing=lambda _: Standing(progress, features),
        policy=lambda *_: (),
    )


@pytest.mark.parametrize(
    ("seats", "progress", "weight"),
    [
        (2, 0.0, 1.0),
        (2, 0.25, 1.5),
        (2, 0.5, 2.0),
        (2, 1.0, 3.0),
        (3, 0.0, 1.0),
        (3, 0.25, 3.0),
        (3, 0.5, 5.0),
        (3, 0.75, 4.0),
        (3, 1.0, 3.0),
    ],
)
def test_weights_glide_from_early_to_late_ones_over_the_middle_if_there_are_any(
    monkeypatch: pytest.MonkeyPatch, seats: int, progress: float, weight: float
) -> None:
    monkeypatch.setattr(judging, "fitted", lambda _game, _features: FITS)
    own, *others = insight(seats, progress).chances(None)
    assert [log(own / other) for other in others] == pytest.approx([weight] * (seats - 1))


@pytest.mark.parametrize("sets", [2, 3])
@pytest.mark.parametrize("progress", [-0.1, 0.0, 0.3, 0.5, 0.9, 1.0, 1.1])
def test_a_position_lies_between_two_sets_of_weights(sets: int, progress: float) -> None:
    at, part = between(progress, sets)
    assert 0 <= at < sets - 1
    assert (at + part) / (sets - 1) == pytest.approx(progress)
    assert 0 <= part <= 1 or not 0 <= progress <= 1
