"""Unusable settings of a person: they count as not set for them alone, and can be fixed."""

from datetime import timedelta

import pytest

from bot.ops.check import Tally, check
from bot.storage import ratings, settings
from bot.storage.rows import RatingRow, UserRow
from bot.text import LANGUAGES, texts
from tests.bot.service.house import GAME, OPENER, House, person, user_of
from tests.bot.service.planning import auction, bids, plans_of, ranks, row_of
from tests.databases import POSTGRESQL
from tests.games import GAMES
from tests.sql import beside

UNUSABLE = {
    "a zone that is no more": ("zone", "'Europe/Atlantis'"),
    "a zone that is a folder": ("zone", "'Europe'"),
    "a zone that is a path": ("zone", "'../../etc/passwd'"),
    "quiet hours that are no JSON": ("quiet", "'['"),
    "quiet hours of another shape": ("quiet", "'[1]'"),
    "quiet hours that never end": ("quiet", "'[60, 60]'"),
    "quiet hours beyond the day": ("quiet", "'[-5, 99999]'"),
    "vacations that are no JSON": ("vacations", "'soon'"),
    "vacations without a zone": ("vacations", '\'[["2026-01-01T00:00", "2026-01-02T00:00"]]\''),
    "vacations that end before": ("vacations", '\'[["2026-01-02T00:00Z", "2026-01-01T00:00Z"]]\''),
    "vacations that never end": ("vacations", '\'[["0001-01-01T00:00Z", "9999-12-31T23:00Z"]]\''),
    "reminders before the wait": ("remind_every", "-5"),
    "results in no way there is": ("results", "'by pigeon'"),
    "reminders after all time": ("remind_every", "2000000000"),
    "a theme that is none": ("theme", "'neon'"),
}
if not POSTGRESQL:  # which holds only what fits the column
    UNUSABLE |= {
        "a zone that is no UTF-8": ("zone", "cast(x'ff' as text)"),
        "quiet hours that are a number": ("quiet", "5"),
        "reminders that are no number": ("remind_every", "'often'"),
        "a language that is no text": ("language", "x'ff'"),
    }


async def broken(house: House, user_id: int, name: str, value: str) -> None:
    await house.set_user(user_id, weekends_off=True)
    with beside(house.url) as db:
        db.exec_driver_sql(f"update users set {name} = {value} where user_id = {user_id}")


async def problems(house: House) -> list[str]:
    return [str(problem) async for problem in check(house.store, Tally(), GAMES)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("what", UNUSABLE)
async def test_the_table_goes_on_and_the_rest_of_the_settings_counts(house: House, what: str):
    name, value = UNUSABLE[what]
    table = await house.running(3, clock="fast")
    broken_one = user_of(table, table.waiting[0])
    await broken(house, broken_one, name, value)

    user = await house.host.profiles.user(broken_one)
    assert user == UserRow(broken_one, weekends_off=True, unusable=(name,))
    house.clock.advance(days=30)
    await house.host.run_due()
    for _ in range(3):
        table = await house.table(table.id)
        table = await house.answer(table, table.waiting[0])
    told = f"The database: Of what person {broken_one} has set, this cannot be used: {name}."
    assert await problems(house) == [told]

    mended = await house.host.profiles.set_user(broken_one, large_text=False)
    assert mended == UserRow(broken_one, weekends_off=True, large_text=False)
    assert await problems(house) == []


def test_every_setting_that_can_be_unusable_has_a_name() -> None:
    keys = {f"setting-{name.replace('_', '-')}" for name in settings._USABLE}
    for language in LANGUAGES:
        assert keys <= set(texts(language).catalogue)


async def test_a_note_about_messages_mends_nothing_that_no_one_has_seen(house: House):
    await broken(house, 11, "zone", "'Europe/Atlantis'")
    await house.host.profiles.note_dm(11, closed=True)
    user = await house.host.profiles.user(11)
    assert user.dm_closed
    assert user.unusable == ("zone",)


async def test_a_vacation_and_an_export_work_with_settings_that_cannot_be_used(house: House):
    await broken(house, 11, "vacations", "'soon'")
    assert b'"vacations": "soon"' in await house.host.privacy.everything(11)
    planned = await house.host.profiles.plan_vacation(11, None, 3)
    assert planned.unusable == ()
    [(start, end)] = planned.vacations
    assert end - start == timedelta(days=3)


# --- other rows of a person -----------------------------------------------------------------------


@pytest.mark.sampled(1)
@pytest.mark.parametrize("column", ["ranked", "cancels"])
async def test_a_plan_that_cannot_be_read_does_not_answer_and_stops_no_one(
    house: House, column: str
):
    table = await auction(house)
    await ranks(house, table, 1, "6")
    await ranks(house, table, 2, "6")
    with beside(house.url) as db:
        db.exec_driver_sql(f"update plans set {column} = '[5' where seat = 1")
    table = await bids(house, table, 0, 1)
    assert (await row_of(house, table, 1)).plan_due is None
    assert [plan.seat for plan in await plans_of(house, table, 2)] == [2]
    broken_one = user_of(table, 1)
    told = f"The database: A row of person {broken_one} in plans cannot be read."
    assert await problems(house) == [told]


async def test_a_lesson_that_cannot_be_read_begins_anew(house: House):
    table = await house.table(await house.host.lessons.begin(person(OPENER), GAME))
    table = await house.answer(table, 0)
    with beside(house.url) as db:
        db.exec_driver_sql("update lessons set kinds = '[5'")
    assert await problems(house) == ["The database: A row of person 11 in lessons cannot be read."]
    await house.answer(await house.table(table.id), 0)
    assert await problems(house) == []


@pytest.mark.proof
async def test_a_rating_that_is_no_number_does_not_stop_the_end_of_a_game(house: House):
    await house.store.write(ratings.put, RatingRow(11, "auction", 25, 8))
    with beside(house.url) as db:
        db.exec_driver_sql("update ratings set mu = 'NaN'")
    assert await problems(house) == ["The database: A rating of person 11 cannot be used."]
    table = await auction(house)
    while table.status == "running":
        table = await house.answer(table, table.waiting[0])
    assert await problems(house) == []
    profile = await house.host.ratings.profile(11, 11)
    assert profile.ratings[0].games == 1
