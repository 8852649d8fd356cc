"""The real bot in a process of its own, which reports its state: see `tests.wire.weighed_bot`.

Besides those counts, it reports the longest standstill of its event loop since the last request. It
waits for Discord as long as Discord says. Beside its log is a file of thoughts
(`tests.load.timing`).
"""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from pydantic import SecretStr

from bot.config import Settings
from bot.process import running
from tests.load.timing import TimedPool
from tests.wire.bot_process import TOKEN, Life
from tests.wire.pointing import Naps, pointed_at
from tests.wire.weighed_bot import WeighedBot


def main() -> None:
    """Run the bot until its asker is gone."""
    life = Life(**json.loads(sys.argv[1]))
    values: dict[str, Any] = {
        "database_url": life.database_url,
        "shards": life.shards,
        "token": SecretStr(TOKEN),
        "looks_per_minute": 10**6,
        "log_format": "json",
        "log_level": "warning",
    }
    settings = Settings(_env_file=None, **values)  # pyright: ignore[reportCallIssue] - pydantic's own
    Naps.scale = 1.0
    pool = partial(TimedPool, Path(life.log).with_suffix(".thoughts"))
    with (
        pointed_at(life.base, life.gateway),
        patch.object(running, "PlazaBot", WeighedBot),
        patch.object(running, "ThinkingPool", pool),
    ):
        running.run(settings)
