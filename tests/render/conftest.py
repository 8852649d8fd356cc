"""Fixtures for pictures: fonts that are not there."""

from collections.abc import Iterator

import pytest

from bot.render import fonts, lettering, masks, runs
from bot.render.keeping import SHELF
from bot.render.kit import names


def forget_fonts() -> None:
    """Forget which fonts there are, and everything measured and drawn with them."""
    for module in (fonts, runs, masks, lettering, names):
        for one in vars(module).values():
            if hasattr(one, "cache_clear"):
                one.cache_clear()
    SHELF.forget()


@pytest.fixture
def fresh() -> Iterator[None]:
    """Look for all fonts anew, and again after the test."""
    forget_fonts()
    yield
    forget_fonts()


@pytest.fixture
def without_scripts(fresh: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - its order
    """Take the fonts for names away, as if their packages were not installed."""
    there = fonts.find_spec
    monkeypatch.setattr(
        fonts, "find_spec", lambda name: None if name.startswith("manimgx") else there(name)
    )
