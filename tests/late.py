"""A database whose answers come late, at random: `make test ARGS="-p tests.late tests/wire"`.

Finds tests that pass only as long as the bot is quicker than they are. Half of the transactions
take up to 60 ms longer, before they begin or after all is stored: where all do, less is found.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

import pytest
from sqlalchemy import Connection

from bot.storage import store

T = TypeVar("T")

DELAYS: Final = (0, 0, 0, 0, 0, 0, 0, 0.002, 0.01, 0.03)
"""Seconds. One is drawn before a transaction, and one after it."""


@pytest.fixture(autouse=True)
def _late(monkeypatch: pytest.MonkeyPatch) -> None:
    transact, chance = store._transact, Random()

    def late(
        db: Connection, work: Callable[[Connection], T], patience: float, *, writes: bool
    ) -> T:
        time.sleep(chance.choice(DELAYS))
        try:
            return transact(db, work, patience, writes=writes)
        finally:
            time.sleep(chance.choice(DELAYS))

    monkeypatch.setattr(store, "_transact", late)
