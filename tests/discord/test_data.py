"""`/data` by clicks: everything as a file, and everything deleted after asking twice."""

import json

from tests.discord.conftest import Simulate
from tests.discord.members import Member, open_table


async def test_everything_is_sent_by_direct_message(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        panel = await ada.slash("data")
        await ada.press(panel, "Send me everything")
        assert "has been sent to you" in panel.text
        sent = ada.user.dm_channel.history()[-1]
        assert [each.filename for each in sent.attachments] == ["plaza-data.json"]
        told = json.loads(await sent.attachments[0].read())
        assert told["user_id"] == ada.id
        assert [row["table_id"] for row in told["stored"]["seats"]] == [table]


async def test_everything_is_deleted_after_asking_twice(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        panel = await ada.slash("data", what="datadelete")
        assert "You resign at the one table" in panel.text
        await ada.press(panel, "Go on")
        assert "cannot be undone" in panel.text
        seated = await simulation.bot.host.look.table(table)
        assert seated.seat_of(ada.id) is not None
        await ada.press(panel, "Delete now")
        assert "Everything about you is deleted" in panel.text
        seated = await simulation.bot.host.look.table(table)
        assert seated.seat_of(ada.id) is None
        assert [seat.resigned for seat in seated.seats].count(True) == 1


async def test_a_file_comes_with_the_answer_where_no_message_arrives(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        path = f"/channels/{ada.user.dm_channel.id}/messages"
        simulation.env.inject_error("POST", path, status=403, code=50007, times=None)
        panel = await ada.slash("data")
        result = await ada.press(panel, "Send me everything")
        assert [each.filename for each in result.response.attachments] == ["plaza-data.json"]
