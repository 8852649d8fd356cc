"""Benches under any budget, with given figures; the soak measures them."""

from types import ModuleType

import pytest

measured_or_not = pytest.mark.parametrize(
    "measured", [False, pytest.param(True, marks=pytest.mark.soak)]
)


def allow(monkeypatch: pytest.MonkeyPatch, bench: ModuleType, budget: float) -> None:
    """Make this every budget of a bench."""
    for name in [name for name in vars(bench) if name.endswith("_BUDGET")]:
        monkeypatch.setattr(bench, name, budget)
