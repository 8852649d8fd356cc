"""A database whose answers come late, at random.

`make test ARGS="-m 'not soak' -p tests.late tests/wire"` finds tests that pass only as long as the
bot is quicker than they are. Half of the transactions take up to 60 ms longer, before they begin or
after all is stored: if all did, fewer faults would be found.
"""

import time
from random import Random
from typing import Any, Final

import pytest

from bot.storage import store

DELAYS: Final = (0, 0, 0, 0, 0, 0, 0, 0.002, 0.01, 0.03)
"""Seconds. One is drawn before a transaction, and one after it."""


@pytest.fixture(autouse=True)
def _late(monkeypatch: pytest.MonkeyPatch) -> None:
    transact, chance = store._transact, Random()

    def late(*args: Any, **kwargs: Any) -> Any:
        time.sleep(chance.choice(DELAYS))
        try:
            return transact(*args, **kwargs)
        finally:
            time.sleep(chance.choice(DELAYS))

    monkeypatch.setattr(store, "_transact", late)
