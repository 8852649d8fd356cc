"""From table to table: the list in the order of the waits, /next, and the button of that name."""

import pytest

from bot.engine.model import Person
from bot.simulation import Simulation
from bot.ui.ids import Claim
from bot.ui.panel import NEXT
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table, waiting

HOUR = 3600


async def _tables(simulation: Simulation, ada: Member, count: int) -> list[int]:
    tables: list[int] = []
    for _ in range(count):
        tables.append(await open_table(simulation, [ada], computers=1))
        await simulation.env.advance_time(HOUR)
    return tables


async def _move_away(simulation: Simulation, ada: Member, ben: Member, table: int) -> Seen:
    """Let Ada move until the table waits only for Ben; return her panel."""
    ada.panel = await ada.slash("hand", table=table)
    while ada in await waiting(simulation, table, [ada, ben]):
        await ada.move()
    return ada.panel


@pytest.mark.proof
async def test_tables_come_in_the_order_in_which_they_wait(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ada.play(players=2)
        lobby = 1
        [longest] = await _tables(simulation, ada, 1)
        others = await open_table(simulation, [ada, ben])
        await _move_away(simulation, ada, ben, others)
        [newest] = await _tables(simulation, ada, 1)
        text = (await ada.slash("tables")).text
        places = [text.index(f"#{table}]") for table in (longest, newest, others, lobby)]
        assert places == sorted(places)


async def test_next_opens_what_has_waited_longest(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert "No table is waiting for you" in (await ada.slash("next")).text
        first, _ = await _tables(simulation, ada, 2)
        panel = await ada.slash("next")
        assert f"#{first} ·" in panel.text
        assert panel.menu


@pytest.mark.proof
async def test_the_button_leads_on_in_place_once_the_move_is_made(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        with_ben = await open_table(simulation, [ada, ben])
        panel = await ada.slash("hand", table=with_ben)
        assert "Next table" not in panel.buttons, "her move comes first"
        panel = await _move_away(simulation, ada, ben, with_ben)
        assert "Next table" not in panel.buttons, "nothing else waits"
        [alone] = await _tables(simulation, ada, 1)
        panel = await ada.slash("hand", table=with_ben)
        await ada.press(panel, "Next table")
        assert f"#{alone} ·" in panel.text
        assert panel.menu


@pytest.mark.proof
async def test_a_direct_message_leads_on_from_a_seat_that_was_handed_over(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        given = await open_table(simulation, [ben, ada])
        sent = Seen(simulation, ada.user.dm_channel.history()[-1])
        [alone] = await _tables(simulation, ada, 1)
        absence, table = simulation.bot.host.absence, await simulation.bot.host.look.table(given)
        seat = table.seat_of(ada.id)
        assert seat is not None
        await absence.offer(given, ada.id, eve.id)
        await absence.take_seat(given, seat.seat, Person(eve.id, "Eve"))
        await simulation.env.settle()
        press = click(simulation, ada.id, Claim(NEXT, given).button(), stored(sent), planted=True)
        await deliver(press)
        assert f"#{alone} ·" in press.text


@pytest.mark.proof
async def test_a_button_of_a_time_when_more_waited_says_so(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        with_ben = await open_table(simulation, [ada, ben])
        await _move_away(simulation, ada, ben, with_ben)
        [alone] = await _tables(simulation, ada, 1)
        panel = await ada.slash("hand", table=with_ben)
        await simulation.bot.host.absence.resign(alone, ada.id)
        await ada.press(panel, "Next table")
        assert "No table is waiting for you" in panel.text
        assert f"#{with_ben} ·" in panel.text
        assert "Next table" not in panel.buttons
