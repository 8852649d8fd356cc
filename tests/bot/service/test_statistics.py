"""`/stats`: which games count, when, and for whom."""

from datetime import UTC, datetime

import pytest

from bot.engine.errors import ServiceError
from bot.service.statistics import MONTHS, Numbers
from bot.storage import tables
from bot.storage.rows import NOWHERE, SeatRow
from tests.bot.service.house import SERVER, House
from tests.bot.service.test_ratings import ADA, BEN, CLEO, TABLE, finish, seated

OTHER = "san_marco"


async def over(house: House, *ended: datetime, people: tuple[int, ...] = (ADA, BEN), **how) -> None:
    """Store games that are over."""
    for at in ended:
        table = TABLE._replace(changed_at=at, status="finished")._replace(**how)
        seats = [
            SeatRow(seat, user_id, "P", answers=4, answer_seconds=7200)
            for seat, user_id in enumerate(people)
        ]
        await house.store.write(tables.create, table, *seats)


async def of_server(house: House) -> Numbers:
    return await house.host.statistics.of_server(SERVER)


def day(year: int, month: int, number: int = 1) -> datetime:
    return datetime(year, month, number, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _november(house: House) -> None:
    house.clock.time = day(2026, 11, 30)


async def test_a_server_without_games(house: House) -> None:
    found = await of_server(house)
    assert found == Numbers(found.months, 0, 0, None, ())
    assert [each.month for each in found.months] == [12, *range(1, 12)]
    assert {each.games for each in found.months} == {0}


async def test_games_count_in_the_month_in_which_they_end(house: House) -> None:
    await over(
        house, day(2025, 11, 30), day(2025, 12), day(2026, 10, 31), day(2026, 11), day(2026, 11)
    )
    found = await of_server(house)
    assert [each for each in found.months if each.games] == [(12, 1), (10, 1), (11, 2)]
    assert len(found.months) == MONTHS
    assert found.finished == 5, "older ones count, too, but in no bar"


async def test_the_share_that_was_finished_and_the_time_of_an_answer(house: House) -> None:
    await over(house, day(2026, 5), day(2026, 5), game=OTHER)
    await over(house, day(2026, 5), status="aborted", private=True)
    await over(house, day(2026, 5), status="running")
    await over(house, day(2026, 5), status="cancelled")
    await over(house, day(2026, 5), server_id=SERVER + 1)
    found = await of_server(house)
    assert (found.finished, found.over) == (2, 3)
    assert found.seconds == 1800
    assert found.games == ((OTHER, 2),)


async def test_solo_games_count_for_no_one(house: House) -> None:
    await over(house, day(2026, 5), channel_id=NOWHERE, people=(ADA,))
    assert (await of_server(house)).over == 0
    assert (await house.host.statistics.of_person(ADA, ADA))[0].over == 0


async def test_a_persons_games_on_all_servers_and_how_they_met_the_viewer(house: House) -> None:
    await finish(house, seated(ADA, BEN, ranks=(1, 2)))
    await over(house, day(2026, 5), server_id=SERVER + 1, people=(ADA, CLEO))
    await over(house, day(2026, 5), people=(BEN, CLEO))
    numbers, profile = await house.host.statistics.of_person(ADA, BEN)
    assert numbers.finished == 2
    assert numbers.seconds == 1800
    assert profile.meetings == ((TABLE.game, 1, 0, 1),)


async def test_a_private_profile_keeps_its_numbers_private(house: House) -> None:
    await over(house, day(2026, 5))
    await house.host.profiles.set_user(ADA, private=True)
    with pytest.raises(ServiceError, match="profile_private"):
        await house.host.statistics.of_person(ADA, BEN)
    assert (await house.host.statistics.of_person(ADA, ADA))[0].finished == 1
    assert (await of_server(house)).finished == 1, "a server's numbers name no one"
