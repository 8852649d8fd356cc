"""A PostgreSQL of the tests' own: one server for each process of tests, a new database for each.

It lies in a folder in memory and is reached by a socket there, so it meets no other server, unless
a test wants it to have a port. Its zone is far from UTC, which shows times that are not converted.
A database is a copy of one that was migrated. The newest few are kept, because no test says when it
is done with one.

PostgreSQL refuses to run as root; then it runs as its own user, which its package has made.
"""

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

import psycopg2
import psycopg2.errors
import pytest

from bot.storage import trips
from bot.storage.migrations import upgrade

USER: Final = "postgres"
ZONE: Final = "Pacific/Chatham"

_KEPT: Final = 24
_TEMPLATE: Final = "migrated"
_SETTINGS: Final = {"listen_addresses": "", "timezone": ZONE}
_DURABLE: Final = {"max_connections": "1000"}
"""Settings for load: many processes with up to twelve connections each."""
_CARELESS: Final = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
"""Settings that no test needs: surviving a loss of power."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's own programs, of the newest version installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    on_path = shutil.which("postgres")
    return found[-1].parent if found else Path(on_path).parent if on_path else None


needed = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
"""For tests that are about PostgreSQL."""


class Server:
    """A server that runs until `stop`; if `durable`, on the disk, for which commits wait.

    With a `port` it can also be reached at 127.0.0.1.
    """

    def __init__(self, *, durable: bool = False, port: int | None = None) -> None:
        found = programs()
        assert found is not None, "PostgreSQL is not installed"
        memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) and not durable else None
        self._settings = _SETTINGS | (_DURABLE if durable else _CARELESS)
        self._port = port or 5432
        if port is not None:
            self._settings |= {"listen_addresses": "127.0.0.1", "port": str(port)}
        self._programs = found
        self.folder = Path(mkdtemp(prefix="plaza-pg-", dir=memory))
        self._numbers = count(1)
        self._made = deque[str]()
        self._user = USER if os.geteuid() == 0 else None
        self._log = (self.folder / "log").open("w")
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._start()

    def _start(self) -> None:
        self.program("initdb", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.up()

    def program(self, name: str, *options: str | Path) -> None:
        """Have one of PostgreSQL's programs make the files of this server."""
        subprocess.run(
            [self._programs / name, "-D", self.folder / "data", "-U", USER, *options],
            user=self._user,
            cwd="/",
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def up(self, **more: str) -> None:
        """Begin to serve, with `more` settings from now on."""
        self._settings |= more
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        self._process = subprocess.Popen(
            [self._programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *settings],
            user=self._user,
            cwd="/",
            stdout=self._log,
            stderr=self._log,
        )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + 30
        while True:
            try:
                self.run("SELECT 1")
            except psycopg2.OperationalError:
                assert time.monotonic() < until, (self.folder / "log").read_text()
                time.sleep(0.05)
            else:
                return

    def run(self, statement: str) -> None:
        """Run a statement that concerns the whole server."""
        there = {"host": self.folder, "port": self._port, "user": USER, "dbname": USER}
        with closing(psycopg2.connect(**there)) as link:
            link.autocommit = True
            link.cursor().execute(statement)

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def empty(self) -> str:
        """Make an empty database; return its address."""
        return self._create("template0")

    def migrated(self) -> str:
        """Make a database with the present schema; return its address."""
        return self._create(self._template())

    @cache  # noqa: B019 - a server lives as long as the process
    def _template(self) -> str:
        self.run(f"CREATE DATABASE {_TEMPLATE} TEMPLATE template0")
        with ThreadPoolExecutor(1) as thread:
            # In a thread of its own, because tests call this from a running event loop.
            thread.submit(asyncio.run, upgrade(self.url(_TEMPLATE))).result()
        return _TEMPLATE

    def _create(self, template: str) -> str:
        name = f"test{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        self._made.append(name)
        if len(self._made) > _KEPT:
            self._drop(self._made.popleft())
        return self.url(name)

    def _drop(self, name: str) -> None:
        with suppress(psycopg2.errors.ObjectInUse):
            self.run(f"DROP DATABASE {name}")

    def down(self) -> None:
        """Serve no one any more; `up` goes on with what was stored."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait(30)

    def kill(self) -> None:
        """End it at once."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(30)

    def stop(self) -> None:
        """End it for good: nothing there is worth keeping."""
        self.kill()
        self._log.close()
        shutil.rmtree(self.folder)


@cache
def server() -> Server:
    """Return this process's server."""
    started = Server()
    atexit.register(started.stop)
    return started


@contextmanager
def counting() -> Iterator[list[list[str]]]:
    """Yield the verbs of the statements of each trip that is made meanwhile, as they come."""
    made: list[list[str]] = []
    real = trips.send

    def send(cursor: Any, statement: str | bytes) -> None:
        text = statement.decode() if isinstance(statement, bytes) else statement
        made.append([each.split()[0] for each in text.split(";")])
        real(cursor, statement)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trips, "send", send)
        yield made
