"""A house for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.service.house import House


@pytest.fixture
async def house(tmp_path: Path, _at_once: None) -> AsyncIterator[House]:
    built = House(tmp_path / "plaza.db")
    await built.begin()
    yield built
    await built.store.close()
