"""The real bot, like under `plaza run`, in a process that reports its figures on request.

Its one argument is its home, as JSON. For each line on standard input it writes one of JSON to
standard output; it ends when its input ends.
"""

import asyncio
import gc
import json
import multiprocessing
import os
import sys
import threading
from dataclasses import asdict, dataclass
from typing import Any
from unittest.mock import patch

from pydantic import SecretStr

from bot.config import Settings
from bot.process import running
from bot.render import Picture, Scene
from tests.wire.bot_process import TOKEN, Life
from tests.wire.pointing import WireBot, pointed_at
from tools.bench.pulse import Pulse


@dataclass(frozen=True)
class Told:
    """The bot's own counts, and the process ids of its drawing helpers."""

    tasks: int
    threads: int
    objects: int
    pictures: int
    helpers: list[int]
    standstill: float
    """The longest standstill of the event loop since the last request, in seconds."""


class WeighedBot(WireBot):
    """Counts its own objects; it draws in processes of its own."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self._draw_in_pool = kwargs.pop("draw")
        self._pictures = 0
        self._pulse = Pulse()
        super().__init__(*args, draw=self._counted, **kwargs)

    async def setup_hook(self) -> None:
        """Listen for requests."""
        await super().setup_hook()
        self._pulse.__enter__()
        self.loop.add_reader(sys.stdin.fileno(), self._tell)

    async def _counted(self, scene: Scene) -> Picture:
        self._pictures += 1
        return await self._draw_in_pool(scene)

    def _tell(self) -> None:
        if not sys.stdin.readline():
            os._exit(0)
        helpers = [child.pid for child in multiprocessing.active_children() if child.pid]
        told = Told(
            tasks=len(asyncio.all_tasks()),
            threads=threading.active_count(),
            objects=len(gc.get_objects()),
            pictures=self._pictures,
            helpers=sorted(helpers),
            standstill=self._pulse.longest,
        )
        self._pulse.longest = 0.0
        print(json.dumps(asdict(told)), flush=True)


def main() -> None:
    """Run the bot until the other end is gone."""
    life = Life(**json.loads(sys.argv[1]))
    values: dict[str, Any] = {
        "database_url": life.database_url,
        "token": SecretStr(TOKEN),
        "openings_per_hour": 10**6,
        "tables_per_server": 10**6,
        "looks_per_minute": 10**6,
        "log_format": "json",
    }
    settings = Settings(_env_file=None, **values)  # pyright: ignore[reportCallIssue] - pydantic's own
    with pointed_at(life.base, life.gateway), patch.object(running, "PlazaBot", WeighedBot):
        running.run(settings)
