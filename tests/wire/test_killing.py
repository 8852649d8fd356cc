"""Kill -9 of the bot's process while Discord lives on: nothing is lost, nothing doubled."""

import asyncio
from pathlib import Path

import pytest

from tests.wire.killing import Killing


def test_no_kill_loses_or_doubles_anything(tmp_path: Path):
    print(asyncio.run(Killing(tmp_path, seed=3).run(25)))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_2000_kills_lose_and_double_nothing(tmp_path: Path, seed: int):
    print(asyncio.run(Killing(tmp_path, seed=100 + seed).run(200)))
