"""The database fails, or a table is damaged: the person is told, kindly, with the log's id."""

import re
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.service.errors import NotStored
from bot.service.tables.lobby import Lobby
from bot.simulation import Simulation
from bot.storage import sqlite as storage
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, open_table, posts

pytestmark = pytest.mark.threads

NUMBER = re.compile(r"the number ([2-9A-Z]{8})")


def database(simulation: Simulation) -> Path:
    return Path(simulation.bot.settings.database_url.removeprefix("sqlite:///"))


@contextmanager
def locked(simulation: Simulation) -> Generator[None]:
    with closing(sqlite3.connect(database(simulation), isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


def number_in(text: str) -> str:
    found = NUMBER.search(text)
    assert found is not None, text
    return found.group(1)


async def test_a_move_that_cannot_be_stored_is_not_acknowledged_as_made(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.05)
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        version = (await simulation.bot.host.look.table(table)).version
        with locked(simulation), capture_logs() as log:
            asked = await ada.slash("resign", table=table)
            assert "Do you really want to resign?" in asked.text, "looking needs no lock"
            result = await ada.press(asked, "Resign")
            told = Seen(simulation, result.followups[-1]).text
        assert "could not be stored, so nothing has changed" in told
        [line] = [line for line in log if line.get("error") == number_in(told)]
        assert line["log_level"] == "error"
        assert (await simulation.bot.host.look.table(table)).version == version
        await ada.move()
        assert (await simulation.bot.host.look.table(table)).version > version


async def test_a_table_for_practice_is_stored_whole_or_not_at_all(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    def fails(*_: object) -> None:
        raise NotStored("disk full")

    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("help")
        await ada.press(panel, "Practise with computers")
        with monkeypatch.context() as patch, capture_logs():
            patch.setattr(Lobby, "start_in", fails)
            result = await ada.select(panel, [FIRST_GAME])
        told = Seen(simulation, result.followups[-1]).text
        assert "could not be stored, so nothing has changed" in told
        assert not await simulation.bot.host.look.tables_of(ada.id)
        assert not posts(simulation)
        await ada.select(panel, [FIRST_GAME])
        assert "has begun" in panel.text


async def test_tables_are_out_of_reach_for_a_while(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        path = database(simulation)
        path.rename(path.with_suffix(".elsewhere"))
        told = (await ada.slash("hand", table=table)).text
        assert "cannot reach the tables right now" in told
        assert number_in(told)
        path.with_suffix(".elsewhere").rename(path)
        await ada.move()


async def test_a_damaged_table_rests_and_is_listed_so(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        broken = await open_table(simulation, [ada], computers=1)
        with closing(sqlite3.connect(database(simulation), isolation_level=None)) as other:
            other.execute("update tables set state = '[1,' || state")
        with capture_logs() as log:
            told = (await ada.slash("hand", table=broken)).text
        assert "on hold until it is repaired" in told
        number = number_in(told)
        assert [line["table"] for line in log if line.get("error") == number] == [broken]
        whole = await open_table(simulation, [ada], computers=1)
        listed = (await ada.slash("tables")).text
        assert f"Table #{broken} is on hold" in listed
        assert number_in(listed) == number
        [line] = [line for line in listed.splitlines() if f"#{whole}]" in line]
        assert "**your move**" in line
        panel = await ada.slash("hand")  # of the only table that can be played at
        assert "on hold" not in panel.text
