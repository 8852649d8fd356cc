"""`PLAZA_BACKUPS`: one backup a day by the running bot, a number kept, and a restore from them."""

import asyncio
import os
import shutil
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.config import Daily
from bot.ops import daily_backups, doctor_machine
from bot.ops.backup_sqlite import restore
from bot.ops.check import Tally, check
from bot.storage.store import Store
from tests.bot.service.house import House, lay_out_tables
from tests.databases import of_a_file

pytestmark = [pytest.mark.disk, of_a_file]


class Clock:
    def __init__(self, day: int, hour: int = 4) -> None:
        self.moment = datetime(2026, 3, day, hour, tzinfo=UTC)

    def now(self) -> datetime:
        return self.moment


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("begun") / "plaza.db"
    asyncio.run(lay_out_tables(path, 1, persons=2))
    return path


@pytest.fixture
def database(begun: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(begun, tmp_path / "plaza.db"))


@pytest.fixture
def daily(tmp_path: Path) -> Daily:
    daily_backups.prepare(tmp_path / "kept")
    return Daily(tmp_path / "kept", 2)


def names(daily: Daily) -> list[str]:
    return sorted(path.name for path in daily.folder.iterdir())


async def make_due(database: Path, daily: Daily, day: int, hour: int = 4) -> list[Any]:
    with structlog.testing.capture_logs() as lines:
        await daily_backups.make_due(f"sqlite:///{database}", daily, Clock(day, hour))
    return lines


@pytest.mark.parametrize(("hour", "due"), [(0, False), (3, False), (4, True), (23, True)])
async def test_a_day_is_due_from_four_o_clock_on(
    database: Path, daily: Daily, hour: int, due: bool
) -> None:
    (daily.folder / "plaza-daily-2026-02-28.db").touch()
    await make_due(database, daily, 1, hour)
    assert ("plaza-daily-2026-03-01.db" in names(daily)) == due


async def test_the_very_first_is_made_at_once(database: Path, daily: Daily) -> None:
    await make_due(database, daily, 1, 0)
    assert names(daily) == ["plaza-daily-2026-03-01.db"]


async def test_a_restart_makes_no_second_one_of_the_same_day(database: Path, daily: Daily) -> None:
    [line] = await make_due(database, daily, 1)
    assert (line["event"], line["tables"]) == ("backup.made", 1)
    before = (daily.folder / "plaza-daily-2026-03-01.db").stat()
    assert await make_due(database, daily, 1, 12) == []
    assert (daily.folder / "plaza-daily-2026-03-01.db").stat() == before


async def test_the_newest_are_kept_and_no_other_file_is_touched(
    database: Path, daily: Daily
) -> None:
    foreign = ["plaza.db", "plaza-daily-2025-13-01.db", "plaza-daily-2025-01-01.db.old", "a.db"]
    for name in foreign:
        (daily.folder / name).touch()
    (daily.folder / "plaza-daily-2024-01-01.db").mkdir()
    for day in (1, 2, 3):
        await make_due(database, daily, day)
    kept = [f"plaza-daily-2026-03-0{day}.db" for day in (2, 3)]
    assert names(daily) == sorted([*foreign, "plaza-daily-2024-01-01.db", *kept])


async def test_one_of_a_day_to_come_neither_counts_nor_is_deleted(
    database: Path, daily: Daily
) -> None:
    """It was made while the clock was wrong by years."""
    ahead = ["plaza-daily-2036-03-01.db", "plaza-daily-2036-03-02.db"]
    for name in ahead:
        (daily.folder / name).touch()
    for day in (1, 2, 3):
        await make_due(database, daily, day)
    kept = [f"plaza-daily-2026-03-0{day}.db" for day in (2, 3)]
    assert names(daily) == [*kept, *ahead]
    assert ahead[1] in str(doctor_machine.newest_backup(daily, Clock(3)))
    assert kept[1] in str(doctor_machine.newest_backup(daily, Clock(5))), (
        "which is the graver fault"
    )


async def test_what_a_killed_backup_left_is_removed_when_it_is_old(
    database: Path, daily: Daily
) -> None:
    """Everyone's cards are in it; a young one may still be being made."""
    left = ["abcdefgh", "abcdefgh-journal", "folder", "young"]
    for name in left:
        path = daily.folder / f".plaza-daily-2026-03-01.db.{name}"
        if name == "folder":
            path.mkdir()
            (path / "plaza.db").touch()
        else:
            path.touch()
        made_at = Clock(2, 3 if name == "young" else 0).moment.timestamp() - 12 * 3600
        os.utime(path, (made_at, made_at))
    await make_due(database, daily, 2, 2)
    assert names(daily) == [".plaza-daily-2026-03-01.db.young", "plaza-daily-2026-03-02.db"]


async def test_what_fails_is_logged_and_deletes_nothing_and_is_tried_again(
    database: Path, daily: Daily
) -> None:
    await make_due(database, daily, 1)
    await make_due(database, daily, 2)
    before = names(daily)
    [line] = await make_due(database.with_name("none.db"), daily, 3)
    assert (line["event"], line["log_level"], len(line["error"])) == ("backup.failed", "error", 8)
    assert "there is no file" in line["reason"]
    assert names(daily) == before
    await make_due(database, daily, 3)
    assert names(daily)[-1] == "plaza-daily-2026-03-03.db"


async def test_a_fault_that_no_one_expected_is_logged_and_ends_nothing(
    database: Path, daily: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("a slip")

    with monkeypatch.context() as patch:
        patch.setattr(daily_backups, "backup", fail)
        [line] = await make_due(database, daily, 1)
    assert (line["event"], line["log_level"], len(line["error"])) == ("backup.failed", "error", 8)
    assert isinstance(line["exc_info"], LookupError)
    await make_due(database, daily, 1)
    assert names(daily) == ["plaza-daily-2026-03-01.db"]


async def test_a_folder_that_cannot_be_looked_into_is_a_failure_like_any_other(
    database: Path, daily: Daily
) -> None:
    endless = daily._replace(folder=daily.folder / ("x" * 300))
    [line] = await make_due(database, endless, 1)
    assert (line["event"], line["log_level"]) == ("backup.failed", "error")


async def test_a_day_is_brought_back(database: Path, daily: Daily, tmp_path: Path) -> None:
    """The drill: the database is lost, and play goes on from last night's backup."""
    await make_due(database, daily, 1)
    shutil.move(database, tmp_path / "lost.db")
    (_, newest), *_ = daily_backups.made(daily.folder, Clock(1).now())
    assert restore(newest, database, Clock(1, 9)).tables == 1
    store = Store.open(f"sqlite:///{database}", "ro")
    assert [str(problem) async for problem in check(store, Tally())] == []
    await store.close()
    house = House(database)
    await house.begin()
    table = await house.host.look.table(1)
    await house.answer(table, table.waiting[0])
    await house.store.close()


async def test_it_goes_on_day_after_day(
    database: Path, daily: Daily, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(1, 3)
    days = iter([Clock(1, 5), Clock(1, 6), Clock(2, 5)])

    async def sleep(_: float) -> None:
        later = next(days, None)
        if later is None:
            raise asyncio.CancelledError
        clock.moment = later.moment

    monkeypatch.setattr(daily_backups.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await daily_backups.keep_daily(f"sqlite:///{database}", daily, clock)
    assert names(daily) == ["plaza-daily-2026-03-01.db", "plaza-daily-2026-03-02.db"]


def test_the_folder_is_its_owners_alone(daily: Daily) -> None:
    """Everyone's cards are in it."""
    assert daily.folder.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize(
    ("day", "hour", "sign"), [(1, 4, "ok"), (2, 5, "ok"), (2, 7, "warning"), (3, 0, "warning")]
)
def test_the_doctor_warns_where_the_newest_is_too_old(
    daily: Daily, day: int, hour: int, sign: str
) -> None:
    (daily.folder / "plaza-daily-2026-03-01.db").touch()
    assert doctor_machine.newest_backup(daily, Clock(day, hour)).sign == sign
    assert daily_backups.made(daily.folder, Clock(day).now())[0][0] == date(2026, 3, 1)


def test_the_doctor_says_where_there_are_none(daily: Daily) -> None:
    assert doctor_machine.newest_backup(daily, Clock(1)).sign == "warning"
    assert doctor_machine.newest_backup(None, Clock(1)).sign == "ok"
