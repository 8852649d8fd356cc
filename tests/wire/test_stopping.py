"""SIGTERM in the middle of play: every click the bot has received is answered."""

import asyncio
from pathlib import Path

import pytest

from tests.wire.stopping import Stopping

pytestmark = pytest.mark.disk


@pytest.mark.proof
def test_a_stop_cuts_no_one_off(tmp_path: Path):
    figures = asyncio.run(Stopping(tmp_path, seed=1).run(3))
    print(figures)
    assert figures.under_way
    assert figures.not_acknowledged == 0
    assert figures.not_answered == 0
    assert figures.complaints == 0
