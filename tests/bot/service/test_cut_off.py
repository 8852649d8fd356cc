"""PostgreSQL drops the connection in the middle of a move, at any of its steps: all of it or
nothing is stored, and Plaza says which.

The server ends the session itself, as in a restart or a failover, or if the process was frozen for
too long.
"""

from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg2
import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from bot.engine.errors import NotStored, StorageFailed
from bot.engine.model import TableInfo
from bot.storage import postgresql
from rules.decision import Choice
from tests.bot.service.house import House, user_of
from tests.databases import of_a_server
from tests.postgresql import server

pytestmark = [of_a_server, pytest.mark.threads]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    built = House(tmp_path, server().migrated())
    await built.begin()
    yield built
    await built.store.close()


def dropped(link: Any, url: str) -> None:
    """Let the server end the session."""
    with closing(psycopg2.connect(url)) as other:
        other.cursor().execute("select pg_terminate_backend(%s, 5000)", [link.info.backend_pid])


class Line:
    """The steps of the transactions that write: their statements after the first, and the commit.

    The session ends before step `at`.
    """

    def __init__(self, house: House, at: int) -> None:
        self._url, self._at = house.url, at
        self._engine = house.store._engine
        self._commit = self._engine.dialect.do_commit
        self.steps = 0
        self.answers = True
        """Whether the answer to the next commit arrives."""

    def __enter__(self) -> "Line":
        event.listen(self._engine, "before_cursor_execute", self._before)
        self._engine.dialect.do_commit = self._committing  # pyright: ignore[reportAttributeAccessIssue]
        return self

    def __exit__(self, *_: Any) -> None:
        event.remove(self._engine, "before_cursor_execute", self._before)
        self._engine.dialect.do_commit = self._commit  # pyright: ignore[reportAttributeAccessIssue]

    def _before(self, connection: Any, _: Any, statement: str, *__: Any) -> None:
        if not statement.startswith("SET"):
            self._step(connection.connection.driver_connection)

    def _step(self, link: Any) -> None:
        if self.steps == self._at:
            dropped(link, self._url)
        self.steps += 1

    def _committing(self, link: Any) -> None:
        self._step(link.driver_connection)
        self._commit(link)
        if not self.answers:
            self.answers = True
            dropped(link.driver_connection, self._url)
            link.cursor().execute("select 1")


async def a_move(house: House) -> tuple[TableInfo, Choice]:
    table = await house.running(3)
    return table, house.any_answer(await house.asked(table, 0))


async def moved(house: House, table: TableInfo, choice: Choice) -> None:
    await house.host.play.choose(table.id, user_of(table, 0), table.version, 0, choice)


async def test_a_session_that_ends_at_any_step_of_a_move_leaves_nothing_of_it(
    house: House,
) -> None:
    table, choice = await a_move(house)
    before = await house.contents()
    step = done = 0
    while not done:
        with Line(house, step) as line:
            try:
                await moved(house, table, choice)
                done = line.steps
            except StorageFailed:
                assert await house.contents() == before, step
        step += 1
    assert 10 < done < step, "each of its steps had its turn"
    assert await house.prove(table) == 1


async def test_a_move_whose_commit_gets_no_answer_is_shown_as_done(house: House) -> None:
    table, choice = await a_move(house)
    with Line(house, -1) as line:
        line.answers = False
        await moved(house, table, choice)
    assert await house.prove(table) == 1


async def test_whoever_cannot_learn_the_end_of_a_commit_is_not_told_that_nothing_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, choice = await a_move(house)

    def gone(*_: Any) -> bool:
        raise OperationalError("", None, psycopg2.OperationalError("the server does not answer"))

    monkeypatch.setattr(postgresql, "was_committed", gone)
    with Line(house, -1) as line:
        line.answers = False
        with pytest.raises(StorageFailed) as told:
            await moved(house, table, choice)
    assert not isinstance(told.value, NotStored)
    assert await house.prove(table) == 1
