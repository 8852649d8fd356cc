"""`/metrics`: counters and queried figures, none of which identifies a person."""

import re
from collections.abc import AsyncGenerator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection

from bot.config import Daily
from bot.ops import web
from bot.ops.health import Health
from bot.ops.scraping import Scrape
from bot.storage.figures import OfTables, of_tables
from tests.bot.ops.health import Bot, Pool
from tests.bot.service.house import House, user_of


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    house = House(tmp_path / "plaza.db")
    await house.begin()
    yield house
    await house.store.close()


def scrape_of(bot: Any, pool: Any = None, daily: Daily | None = None) -> Scrape:
    pool = pool or Pool()
    return Scrape(bot, pool, Health(bot, pool), daily)


async def figures(scrape: Scrape) -> dict[str, float]:
    """Return all figures, by name with labels as Prometheus writes them."""
    found: dict[str, float] = {}
    for family in text_string_to_metric_families((await scrape.text()).decode()):
        for sample in family.samples:
            labels = ",".join(f"{key}={value}" for key, value in sample.labels.items())
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def test_tables_and_seats_and_the_outbox_are_counted_when_asked_for(house: House) -> None:
    await house.lobby()
    table = await house.running(2)
    found = await figures(scrape_of(Bot(house)))
    assert found["plaza_tables{status=lobby}"] == 1
    assert found["plaza_tables{status=running}"] == 1
    assert found["plaza_tables_aside"] == 0
    assert found["plaza_seats_asked"] == len(table.waiting)
    assert found["plaza_outbox_rows"] > 0
    assert found["plaza_outbox_given_up"] == 0
    assert found["plaza_outbox_age_seconds"] == 0


async def test_the_outbox_grows_old_while_no_one_delivers(house: House) -> None:
    await house.lobby()
    house.clock.advance(seconds=90)
    found = await figures(scrape_of(Bot(house)))
    assert found["plaza_outbox_age_seconds"] == 90


async def test_tables_are_counted_for_a_hundredth_of_the_time_at_most(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed, scrape = 0.0, scrape_of(Bot(house))

    def slowly(db: Connection) -> OfTables:
        nonlocal passed
        passed += 3
        return of_tables(db)

    monkeypatch.setattr(f"{OfTables.__module__}.of_tables", slowly)
    monkeypatch.setattr("bot.ops.scraping.monotonic", lambda: passed)
    seen: list[float] = []
    for _ in range(3):
        await house.lobby()
        seen.append((await figures(scrape))["plaza_tables{status=lobby}"])
        passed += 150
    assert seen == [1, 1, 3]


async def test_turns_and_transactions_are_counted_as_they_come(house: House) -> None:
    table = await house.running(2)
    scrape = scrape_of(Bot(house))
    before = await figures(scrape)
    await house.answer(table, table.waiting[0])
    after = await figures(scrape)
    turns = "plaza_turns_total{what=seat.moved}"
    assert after[turns] == before.get(turns, 0) + 1
    writes = "plaza_database_seconds_count{kind=write}"
    assert after[writes] > before[writes] + 1  # the move, and the visit of `/metrics` itself


async def test_what_the_process_needs_is_told(house: House) -> None:
    found = await figures(scrape_of(Bot(house)))
    assert found["plaza_servers"] == 1
    assert found["plaza_gateway_latency_seconds"] == 0.05
    assert found["plaza_drawing_waiting"] == 3
    assert {f"plaza_part_well{{part={part}}}" for part in ("gateway", "outbox")} <= set(found)
    assert found["process_resident_memory_bytes"] > 0


async def test_what_cannot_be_found_out_is_left_out(house: House) -> None:
    scrape = scrape_of(Bot(house))
    await house.store.close()
    found = await figures(scrape)
    assert found["plaza_part_well{part=database}"] == 0
    assert found["plaza_part_well{part=drawing}"] == 1
    assert not [name for name in found if name.startswith(("plaza_tables", "plaza_outbox"))]


async def test_backups_that_cannot_be_looked_for_count_as_none(
    house: House, tmp_path: Path
) -> None:
    endless = Daily(tmp_path / ("x" * 300), 7)
    found = await figures(scrape_of(Bot(house), daily=endless))
    assert found["plaza_backup_day_timestamp_seconds"] == 0, "so that the alert is raised"
    assert found["plaza_tables_aside"] == 0


async def test_the_day_of_the_newest_backup_is_told(house: House, tmp_path: Path) -> None:
    name = "plaza_backup_day_timestamp_seconds"
    assert name not in await figures(scrape_of(Bot(house)))
    scrape = scrape_of(Bot(house), daily=Daily(tmp_path, 7))
    assert (await figures(scrape))[name] == 0
    for made in ("2026-01-01", "2036-01-01"):  # and one from when the clock was wrong
        (tmp_path / f"plaza-daily-{made}.db").touch()
    day = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
    assert (await figures(scrape))[name] == day


async def test_prometheus_is_told_how_to_read_it(house: House) -> None:
    bot: Any = Bot(house)
    scrape = scrape_of(bot)
    health: Any = None
    async with TestClient(TestServer(web.application(health, scrape))) as client:
        answer = await client.get("/metrics")
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        assert "# TYPE plaza_turns_total counter" in await answer.text()


LABELS = {"what", "code", "kind", "why", "part", "status", "le"}


async def test_no_label_can_hold_an_id(house: House) -> None:
    """Each has few values, which stand in the code; an addition here needs thought."""
    table = await house.running(2)
    await house.answer(table, table.waiting[0])
    text = (await scrape_of(Bot(house)).text()).decode()
    families = text_string_to_metric_families(text)
    used = {label for family in families for each in family.samples for label in each.labels}
    assert used <= LABELS
    people = {user_of(table, seat) for seat in (0, 1)}
    assert not people & {int(number) for number in re.findall(r'"(\d+)"', text)}
