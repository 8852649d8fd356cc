"""*Follow*: a person without a seat follows a table to its end."""

import pytest

from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table
from tests.discord.test_playing_again import end
from tests.discord.test_ringing import SILENT, requests


@pytest.mark.proof
async def test_a_person_without_a_seat_watches_to_the_end(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        assert "Follow" not in (await ada.slash("board", table=table)).buttons
        more = Seen(simulation, (await eve.press(board(simulation), "More")).response)
        seen = Seen(simulation, (await eve.press(more, "Board")).response)
        await eve.press(seen, "Follow")
        assert "message when this game ends" in seen.text
        await eve.press(seen, "Stop following")
        assert "when this game ends" not in seen.text
        await eve.press(seen, "Follow")
        await end(simulation, table, ada, ben)
        told = Seen(simulation, eve.user.dm_channel.history()[-1])
        assert "San Juan #1, which you follow, has ended." in told.text
        assert "Ada" not in told.text, "nor anything of how it ended"
        assert set(told.buttons) == {"Go to the table"}
        [sent] = requests(simulation, "POST", eve.user.dm_channel.id)
        assert sent["flags"] & SILENT
        late = await eve.slash("board", table=table)
        assert "Follow" not in late.buttons
