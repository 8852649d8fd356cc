"""The real bot in an operating system process of its own, to be killed or stopped.

A zygote imports everything once and forks a fresh bot for each life, before there is any event loop
or thread, so that a life costs a fork and not an interpreter. It reads one JSON object a line
(where to connect, which database) and answers with the process id of the new bot, once the one
before has ended. The answer also says how that one has ended.
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import traceback
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

import alembic.command  # noqa: F401 - what a start would import is imported once, here
import sqlalchemy.dialects.sqlite.pysqlite  # noqa: F401 - the same
from pydantic import SecretStr

from bot import logs
from bot.config import Settings
from bot.engine import backoff
from bot.process import running
from bot.storage import postgresql
from bot.storage.migrations import versions  # noqa: F401 - the same
from bot.text import texts
from rules.registry import GAMES
from tests.discord.drawing import stub
from tests.wire.pointing import Naps, WireBot, pointed_at

TOKEN = "wire.test.token"
STOPPED: Final = 77
"""The exit code of a bot that was told to stop."""
HASTE = 1 / 50
"""The length of a second in which the bot waits for Discord: lives are short."""
FROZEN: Final = 2_500
"""The milliseconds after which PostgreSQL gives up a writer that was frozen."""
ENDS: Final = (None, -signal.SIGKILL, STOPPED)


@dataclass(frozen=True)
class Life:
    """The place and the settings of a bot."""

    base: str
    gateway: str
    database_url: str
    log: str
    shards: str | None = None


class Zygote:
    """The process that forks bots, seen from the outside."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] = subprocess.Popen(
            [sys.executable, "-m", "tests.wire.bot_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        self._last: int | None = None

    async def spawn(self, life: Life) -> int:
        """Begin a new life; return the id of its process. The one before is dead or about to be."""
        return await asyncio.to_thread(self._spawn, life)

    def _spawn(self, life: Life) -> int:
        stdin, stdout = _pipes(self._process)
        stdin.write(json.dumps(asdict(life)) + "\n")
        stdin.flush()
        answer = json.loads(stdout.readline())
        self._last = answer["pid"]
        told = Path(life.log).read_text()[-3000:] if answer["former"] not in ENDS else ""
        assert answer["former"] in ENDS, f"the bot ended by itself: {answer}\n{told}"
        return answer["pid"]

    def close(self) -> None:
        """End the zygote and its last bot."""
        if self._last is not None:
            os.kill(self._last, signal.SIGKILL)  # dead or not: the zygote keeps its id
        for pipe in _pipes(self._process):
            pipe.close()
        self._process.wait(60)


def _pipes(process: "subprocess.Popen[str]") -> tuple[IO[str], IO[str]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def main() -> None:
    """Fork bots until the input ends."""
    for game in GAMES.values():
        texts("en").of(game.key)
    former: int | None = None
    for line in sys.stdin:
        ended = None
        if former is not None:
            ended = os.waitstatus_to_exitcode(os.waitpid(former, 0)[1])
        former = os.fork()
        if former == 0:
            _live(Life(**json.loads(line)))
        sys.stdout.write(json.dumps({"pid": former, "former": ended}) + "\n")
        sys.stdout.flush()


def _live(life: Life) -> None:
    """Be a bot until the end of this process."""
    log = os.open(life.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((null, 0), (log, 1), (log, 2)):
        os.dup2(here, there)
    try:
        asyncio.run(_run(life))
        os._exit(STOPPED)
    except BaseException:  # noqa: BLE001 - nothing of this process may go on after it
        traceback.print_exc()
        os._exit(1)


async def _run(life: Life) -> None:
    values: dict[str, Any] = {
        "database_url": life.database_url,
        "shards": life.shards,
        "token": SecretStr(TOKEN),
        "looks_per_minute": 10**6,
        "undo_seconds": 0,
        "log_level": "warning",
        "log_format": "json",
    }
    settings = Settings(_env_file=None, **values)  # pyright: ignore[reportCallIssue] - pydantic's own
    logs.set_up(settings)
    backoff.FIRST_DELAY *= HASTE
    Naps.scale = HASTE
    postgresql.FROZEN = FROZEN
    with pointed_at(life.base, life.gateway):
        async with WireBot(settings, draw=stub) as bot:
            await running.until_stopped(bot.start(TOKEN))


if __name__ == "__main__":
    main()
