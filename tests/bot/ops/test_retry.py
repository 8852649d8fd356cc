"""`plaza db retry`: messages that were given up go out again."""

from pathlib import Path

import pytest

from bot.notify.errors import Undeliverable
from bot.ops.retry import retry
from bot.service.troubles import GONE
from bot.storage.rows import OutboxRow
from tests.bot.service.house import House


@pytest.mark.parametrize("by_id", [True, False])
async def test_what_was_given_up_is_named_and_goes_out_again(tmp_path: Path, by_id: bool) -> None:
    house = House(tmp_path / "plaza.db")
    await house.begin()

    async def gone(_: OutboxRow) -> None:
        raise Undeliverable(GONE)

    house.recorder.fail = gone
    table = await house.lobby(1)
    await house.outbox.drain()
    [given_up] = await house.host.troubles.given_up()
    house.recorder.fail = None
    house.recorder.take()

    told: list[str] = []
    url = house.url
    assert await retry(url, "nonsense", house.clock, told.append) == 0
    assert told == []
    assert await retry(url, given_up.aside if by_id else None, house.clock, told.append) == 1
    assert told == [f"#{table.id}, lobby ({given_up.aside}): {GONE}"]
    await house.outbox.drain()
    assert [row.kind for row in house.recorder.take()] == ["lobby"]
    assert await house.host.troubles.given_up() == []
    await house.store.close()
