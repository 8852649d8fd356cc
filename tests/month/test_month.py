"""A month goes by, and nobody who is waited for is forgotten; a short one in every run."""

from collections import Counter
from pathlib import Path

import pytest

from tests.month.month import AUTUMN, SPRING, Month


async def test_ten_days_of_eight_tables_around_a_change_of_clocks(tmp_path: Path) -> None:
    """New York loses an hour on the seventh of them."""
    figures = await Month(tmp_path, 6, days=10, tables=8, people=12).run()
    _check_figures(figures)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 5))
async def test_a_month_of_fifty_tables(tmp_path: Path, seed: int) -> None:
    figures = await Month(tmp_path, seed, start=SPRING if seed % 2 else AUTUMN).run()
    print(figures)
    _check_figures(figures)
    assert figures["tables stalled"]
    assert figures["tables finished"] + figures["tables aborted"] > 20


def _check_figures(figures: Counter[str]) -> None:
    """What never happens proves nothing."""
    for name in (
        "first notices by message",
        "first notices by mention",
        "first notices held back",
        "reminders told",
        "votes opened: overtime",
        "crashes",
        "refused by Discord",
        "openers called",
    ):
        assert figures[name], name
