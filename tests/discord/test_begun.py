"""*Started*: a silent message to players without a question yet."""

from bot.storage import outbox
from bot.storage.rows import Notice
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table, play_sensibly, waiting
from tests.discord.test_ringing import SILENT, requests


async def test_who_is_asked_nothing_yet_is_told_silently_that_it_has_begun(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        table = await open_table(simulation, people, game="san_marco")
        info = await simulation.bot.host.look.table(table)
        asked = await waiting(simulation, table, people)
        assert len(asked) == 1
        others = [member for member in people[1:] if member not in asked]
        signs = ("white circle", "blue triangle", "red square", "green diamond")
        for member in others:
            [message] = member.user.dm_channel.history()
            [sent] = requests(simulation, "POST", member.user.dm_channel.id)
            assert sent["flags"] & SILENT
            seat = info.seat_of(member.id)
            assert seat is not None
            seen = Seen(simulation, message)
            first = info.seats[0].name
            assert seen.text == (
                f"**San Marco #{table} has begun!** You're the {signs[seat.seat]}, "
                f"seat {seat.seat + 1} of 4. {first} begins."
            )
            assert list(seen.buttons) == ["My hand", "Rules", "Mute this table", "Go to the table"]
            await member.press(seen, "My hand")
            assert "Waiting for " in seen.text or "Nothing to do" in seen.text
        if people[0] not in asked:
            [message] = people[0].user.dm_channel.history()
            assert "All seats are taken" in Seen(simulation, message).text


async def test_who_has_been_asked_before_it_is_sent_is_not_told(simulate: Simulate):
    """Like a message that waits for quiet hours to end."""
    async with simulate() as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben", "Cleo")]
        table = await open_table(simulation, people, options="starting_hand=off")
        [asked] = await waiting(simulation, table, people)
        await play_sensibly(simulation, table, asked)
        for member in await waiting(simulation, table, people):
            before = list(member.user.dm_channel.history())
            late, bot = [Notice("begun", member.id)], simulation.bot
            await bot.store.write(outbox.add, table, late, bot.clock.now())
            await bot.outbox.drain()
            assert list(member.user.dm_channel.history()) == before
