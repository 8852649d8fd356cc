"""Reminders and deadlines as people see them."""

import asyncio
from datetime import datetime

import pytest
from sqlalchemy import Connection

from bot.service.messages import PATIENCE
from bot.simulation import Simulation
from bot.storage import messages
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts
from tests.discord.test_messages_that_fail import closed
from tests.limits.message import check

HOUR, DAY = 3600, 24 * 3600


async def _waiting_tables(
    simulation: Simulation, count: int, **options: str
) -> tuple[Member, list[int]]:
    """Return Ada and tables that wait only for her, each begun an hour after the other."""
    ada = Member(simulation, "Ada")
    tables: list[int] = []
    for _ in range(count):
        tables.append(await open_table(simulation, [ada], computers=1, **options))
        await simulation.env.advance_time(HOUR)
    return ada, tables


def _newest_dm(simulation: Simulation, member: Member) -> Seen:
    return Seen(simulation, member.user.dm_channel.history()[-1])


@pytest.mark.proof
async def test_one_message_reminds_of_all_tables_and_holds_the_panel_of_the_longest_wait(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, (first, second) = await _waiting_tables(simulation, 2)
        assert ada.user.dm_channel.history() == [], "she has seen it begin"
        await simulation.env.advance_time(DAY)
        [message] = ada.user.dm_channel.history()
        reminder = Seen(simulation, message)
        assert "2 tables are waiting for you" in reminder.text
        assert reminder.text.index(f"#{first}") < reminder.text.index(f"#{second}")
        assert reminder.text.index(f"#{second}") < reminder.text.rindex(f"#{first}"), "its panel"
        assert "Go to the table" in reminder.buttons
        check(reminder.components)
        ada.panel = reminder
        await ada.move()
        assert (await simulation.bot.host.look.table(first)).version > 3


async def test_the_fourth_reminder_is_the_last_and_the_post_says_so(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await _waiting_tables(simulation, 1)
        for days in (1, 2, 4):
            await simulation.env.advance_time(days * DAY)
            assert "stalled until you move" not in _newest_dm(simulation, ada).text
        assert "stalled" not in board(simulation).text
        await simulation.env.advance_time(8 * DAY)
        assert "stalled until you move" in _newest_dm(simulation, ada).text
        assert "stalled" in board(simulation).text
        await simulation.env.advance_time(17 * DAY)  # a fifth would be due after 16
        assert len(ada.user.dm_channel.history()) == 4


async def _unanswered(simulation: Simulation, member: Member, table_id: int) -> None:
    """Have left ten calls unanswered."""
    host, now = simulation.bot.host, simulation.bot.host.now()

    def note(db: Connection) -> None:
        for number in range(PATIENCE):
            messages.add(db, table_id, member.id, "panel", number + 1, now, loud=True)

    await host._context.store.write(note)  # pyright: ignore[reportPrivateUsage] - as it was sent


async def test_who_answers_nothing_gets_one_silent_list_a_day_until_a_click(simulate: Simulate):
    """It is midnight when the world begins; reminders would come in the afternoon."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await ada.slash("settings")
        await simulation.bot.host.profiles.set_user(ada.id, quiet=(22 * 60, 7 * 60))
        tables = [await open_table(simulation, [ada], computers=1) for _ in range(2)]
        await _unanswered(simulation, ada, tables[0])
        await simulation.env.advance_time(16 * HOUR + DAY)
        assert ada.user.dm_channel.history() == [], "instead of the reminder"
        for days in (1, 2):
            await simulation.env.advance_time(DAY if days > 1 else 15 * HOUR)
            assert len(ada.user.dm_channel.history()) == days
            digest = _newest_dm(simulation, ada)
            assert "2 tables are waiting for you" in digest.text
            assert "you only get this list now" in digest.text
            assert digest.message.flags.suppress_notifications
            check(digest.components)
        await ada.press(digest, "Tomorrow")
        await simulation.env.advance_time(3 * DAY)
        assert len(ada.user.dm_channel.history()) == 3
        assert "only get this list" not in _newest_dm(simulation, ada).text


@pytest.mark.proof
async def test_who_takes_no_messages_is_mentioned_where_the_table_is(simulate: Simulate):
    async with simulate() as simulation:
        ada, tables = await _waiting_tables(simulation, 2)
        await ada.slash("settings", messages=False)
        before = len(posts(simulation))
        await simulation.env.advance_time(DAY)
        [reminder] = posts(simulation)[before:]
        assert f"<@{ada.id}>" in reminder.text
        assert reminder.message.mentions, "it rings"
        assert f"#{tables[1]}" not in reminder.text, "no one else learns of other tables"
        await ada.press(reminder, "Your move")
        assert ada.user.dm_channel.history() == []


async def test_whose_messages_turn_out_to_be_closed_is_mentioned_instead_once(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await _waiting_tables(simulation, 1)
        closed(simulation, ada)
        before = len(posts(simulation))
        await simulation.env.advance_time(DAY)
        [reminder] = posts(simulation)[before:]
        assert f"<@{ada.id}>" in reminder.text


async def test_a_reminder_whose_message_is_refused_becomes_a_post(simulate: Simulate):
    """They take direct messages, but Discord does not take this one."""
    async with simulate() as simulation:
        ada, _ = await _waiting_tables(simulation, 1)
        closed(simulation, ada, 400, 50035)
        before = len(posts(simulation))
        await simulation.env.advance_time(DAY)
        assert len(posts(simulation)) == before + 1
        assert ada.actor.mention in posts(simulation)[-1].text
        assert not (await simulation.bot.host.profiles.user(ada.id)).dm_closed


@pytest.mark.proof
async def test_a_thread_that_is_gone_keeps_no_one_from_being_reminded(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada, _ = await _waiting_tables(simulation, 1)
        await ada.slash("settings", messages=False)
        [thread] = simulation.channel.threads
        simulation.env.backend.delete_channel(thread.id)
        await simulation.env.advance_time(DAY)
        assert f"<@{ada.id}>" in posts(simulation)[-1].text


async def test_who_was_off_and_takes_no_messages_is_mentioned_once_in_the_morning(
    simulate: Simulate,
):
    """It is midnight when the world begins."""
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await simulation.bot.host.profiles.set_user(ben.id, quiet=(22 * 60, 8 * 60), dm=False)
        await open_table(simulation, [ada, ben])
        assert f"<@{ben.id}>" not in board(simulation).text
        await simulation.env.advance_time(7 * HOUR)
        assert f"<@{ben.id}>" not in board(simulation).text
        before = len(posts(simulation))
        await simulation.env.advance_time(HOUR)
        [told] = posts(simulation)[before:]
        assert f"<@{ben.id}>" in told.text
        await simulation.env.advance_time(HOUR)
        assert len(posts(simulation)) == before + 1


async def test_a_ring_while_something_due_is_done_is_not_missed(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        bot, runs, begun, over = simulation.bot, list[int](), asyncio.Event(), asyncio.Event()

        async def slow() -> None:
            runs.append(len(runs))
            begun.set()
            await over.wait()

        monkeypatch.setattr(bot.host, "run_due", slow)
        bot._ring()
        async with asyncio.timeout(5):
            await begun.wait()
        bot._ring()
        over.set()
        await simulation.env.settle()
        assert runs == [0, 1]


async def test_who_has_lost_the_lease_meanwhile_does_nothing_more_that_is_due(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        bot, lease, runs = simulation.bot, simulation.bot.leasing._lease, list[None]()

        async def lose() -> None:
            runs.append(None)
            bot.leasing._lease = None
            bot._ring()

        monkeypatch.setattr(bot.host, "run_due", lose)
        bot._ring()
        await simulation.env.settle()
        assert len(runs) == 1
        bot.leasing._lease = lease  # for the end, which lets go of it


async def test_what_another_process_changes_is_looked_at_when_the_alarm_rings(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        bot, called, looks, alarms = simulation.bot, list[int](), list[None](), list[datetime]()

        async def call(table_id: int) -> None:
            called.append(table_id)

        async def look() -> None:
            looks.append(None)

        monkeypatch.setattr(bot.host, "called", call)
        monkeypatch.setattr(bot.host, "run_due", look)
        monkeypatch.setattr(bot.alarm, "set", alarms.append)
        for table_id in (1, 2, 3):
            bot._woken(table_id)
            await simulation.env.settle()
        assert called == [1, 2, 3], "computers answer at once"
        assert (looks, alarms) == ([], [bot.clock.now()] * 3)
        bot._ring()
        await simulation.env.settle()
        assert len(looks) == 1


@pytest.mark.proof
async def test_posts_and_panels_say_how_long_there_still_is(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await simulation.bot.host.profiles.set_user(ben.id, quiet=(22 * 60, 8 * 60))
        await simulation.env.advance_time(DAY)  # until then clocks go on
        await open_table(simulation, [ada, ben], clock="fast")
        now = int(simulation.env.now().timestamp())
        mine, his = now + 12 * HOUR, now + 20 * HOUR
        for text in (board(simulation).text, (await ada.slash("hand")).text):
            assert f"-# Ada: time until <t:{mine}:f> (<t:{mine}:R>)" in text
            assert f"-# Ben: time until <t:{his}:f> (<t:{his}:R>)" in text
            assert f"off until <t:{now + 8 * HOUR}:f>" in text
        listed = (await ada.slash("tables")).text
        assert f"asked <t:{now}:R> · time runs out <t:{mine}:R>" in listed
        await simulation.env.advance_time(12 * HOUR)
        told = [post.text for post in posts(simulation) if "Your move" in post.buttons][-1]
        assert "-# Ada: out of time, so the others are voting" in told


# --- putting one off ------------------------------------------------------------------------------


async def test_a_reminder_can_be_put_off_by_its_buttons(simulate: Simulate):
    async with simulate() as simulation:
        ada, [table] = await _waiting_tables(simulation, 1)
        await simulation.env.advance_time(DAY)
        reminder = _newest_dm(simulation, ada)
        assert [label for label in reminder.buttons if label in _WAYS] == [
            "In 3 hours",
            "Tomorrow",
            "Not this table",
            "Go to the table",
        ]
        await ada.press(reminder, "In 3 hours")
        then = int(simulation.env.now().timestamp()) + 3 * HOUR
        assert f"Your next reminder comes <t:{then}:R>." in reminder.text
        assert "Tomorrow" not in reminder.buttons, "it is answered"
        await simulation.env.advance_time(3 * HOUR - 60)
        assert len(ada.user.dm_channel.history()) == 1
        await simulation.env.advance_time(60)
        again = _newest_dm(simulation, ada)
        await ada.press(again, "Tomorrow")
        then = int(simulation.env.now().timestamp()) + DAY
        assert f"Your next reminder comes <t:{then}:R>." in again.text
        await ada.press(again, "Your move")
        assert f"#{table}" in again.text, "its panel is back"


async def test_a_reminder_can_be_the_last_of_its_table(simulate: Simulate):
    async with simulate() as simulation:
        ada, _ = await _waiting_tables(simulation, 1)
        await simulation.bot.host.profiles.set_user(ada.id, language="de")
        await simulation.env.advance_time(DAY)
        reminder = _newest_dm(simulation, ada)
        await ada.press(reminder, "Nicht für diesen Tisch")
        assert "Keine Erinnerung mehr an diesen Tisch bis nach deinem Zug." in reminder.text
        await simulation.env.advance_time(30 * DAY)
        assert len(ada.user.dm_channel.history()) == 1


async def test_an_old_reminder_says_that_the_table_waits_no_more(simulate: Simulate):
    async with simulate() as simulation:
        ada, [table] = await _waiting_tables(simulation, 1)
        await simulation.env.advance_time(DAY)
        reminder = _newest_dm(simulation, ada)
        late = click(simulation, ada.id, on(reminder, "remday"), stored(reminder))
        await simulation.bot.host.absence.resign(table, ada.id)
        await simulation.env.settle()
        await deliver(late)
        assert "This table isn't waiting for you now." in late.text


_WAYS = {"In 3 hours", "Tomorrow", "Not this table", "Go to the table"}


async def test_a_table_is_muted_and_called_to_again_by_its_more(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        more = Seen(simulation, (await ben.press(board(simulation), "More")).response)
        await ben.press(more, "Mute this table")
        assert "San Juan #1 is muted:" in more.text
        assert (await simulation.bot.host.look.position(table, ben.id)).muted
        more = Seen(simulation, (await ben.press(board(simulation), "More")).response)
        await ben.press(more, "Unmute this table")
        assert "you'll be notified of your moves again" in more.text
        assert not (await simulation.bot.host.look.position(table, ben.id)).muted
