"""`/data` by clicks: everything as a file, and everything deleted after asking twice."""

import json

import pytest

from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table


async def test_everything_is_sent_by_direct_message(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        panel = await ada.slash("data")
        await ada.press(panel, "Send me everything")
        assert "is in a direct message to you" in panel.text
        sent = Seen(simulation, ada.user.dm_channel.history()[-1])
        assert sent.files == ["plaza-data.json"]
        told = json.loads(sent.data)
        assert told["user_id"] == ada.id
        assert [row["table_id"] for row in told["stored"]["seats"]] == [table]


async def test_everything_is_deleted_after_asking_twice(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        table = await open_table(simulation, [ada, ben])
        panel = await ada.slash("data", what="datadelete")
        assert "You resign from the table" in panel.text
        await ada.press(panel, "Go on")
        assert "can't be undone" in panel.text
        seated = await simulation.bot.host.look.table(table)
        assert seated.seat_of(ada.id) is not None
        await ada.press(panel, "Delete now")
        assert "Everything about you is deleted" in panel.text
        seated = await simulation.bot.host.look.table(table)
        assert seated.seat_of(ada.id) is None
        assert [seat.resigned for seat in seated.seats].count(True) == 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/channels/{channel}/messages", 403, 50007),
        ("/channels/{channel}/messages", 400, 50278),
        ("/channels/{channel}/messages", 503, 0),
        ("/users/@me/channels", 400, 50007),
    ],
)
async def test_a_file_comes_with_the_answer_where_no_message_arrives(
    simulate: Simulate, path: str, status: int, code: int
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        refused = path.format(channel=ada.user.dm_channel.id)
        simulation.env.inject_error("POST", refused, status=status, code=code, times=None)
        panel = await ada.slash("data")
        result = await ada.press(panel, "Send me everything")
        assert Seen(simulation, result.response).files == ["plaza-data.json"]
