"""What Ada comes across among the people of a server: their tables, a queue, a league."""

from collections.abc import AsyncGenerator
from datetime import timedelta

from tests.discord.members import Member, Seen, newest_first, play_on
from tests.preview.dialogues import DAY, Dialogue, House

SEED = 7
WEEK = timedelta(days=7.1)
OTHERS = ("Dmitri", "Emeka", "Fatou", "Giulia", "Hiroshi", "Ingrid", "João")
"""With Ada, Ben and Chloé they are ten: two divisions."""


async def on_a_server(house: House) -> AsyncGenerator[Dialogue]:
    """Lead from the server's page over the queue to a league."""
    await house.enter()
    for part in (_tables, _queue, _league):
        async for dialogue in part(house):
            yield dialogue


async def _tables(house: House) -> AsyncGenerator[Dialogue]:
    ada, ben, _ = house.all
    await house.start(await house.open_table(clock="normal"))
    await play_on(house.simulation, house.table, house.all, moves=24)
    await ben.play(players=4)
    page = await ada.slash("tables")
    await house.press(ada, page, "button-heretables")
    yield Dialogue("tables-here", page)
    settings = await ada.slash("settings")
    yield Dialogue("new-tables", await house.press(ada, settings, "button-newtables"))


async def _queue(house: House) -> AsyncGenerator[Dialogue]:
    for member, game in ((house.ben, "san_marco"), (house.ada, "san_juan")):
        seen = await member.slash("find")
        await member.select(seen, [game], "seekgames")
        await member.select(seen, ["3", "4"], "seekseats")
        if member is house.ada:
            yield Dialogue("find", seen)
        await member.press(seen, "Find players")
    yield Dialogue("find-waiting", seen)
    await house.ada.press(seen, "Stop looking")


async def _league(house: House) -> AsyncGenerator[Dialogue]:
    ada, simulation = house.ada, house.simulation
    form = await ada.slash("league", open="Winter League")
    await ada.select(form, ["san_juan"], "lggame")
    await ada.select(form, ["3"], "lgseats")
    yield Dialogue("league-form", form)
    await ada.press(form, "Open the league")
    await simulation.env.settle()
    people = [*house.all, *(Member(simulation, name, 20 + i) for i, name in enumerate(OTHERS))]
    for member in people:
        await member.press(next(newest_first(simulation)), "Register")
    await simulation.env.settle()
    yield Dialogue("league-open", next(newest_first(simulation)))
    yield Dialogue("league-registering", await ada.slash("league"))
    await _pass(house, WEEK)
    yield Dialogue("league-begun", _newest(house, "has begun"))
    await _pass(house, DAY)
    yield Dialogue("league-tables", await ada.slash("league"))
    host = simulation.bot.host
    for member in people:
        for table in await host.look.tables_of(member.id):
            if table.season_id is not None:
                for seat in table.seats[1:]:
                    assert seat.user_id is not None
                    await host.absence.resign(table.id, seat.user_id)
                await host.managing.end(table.id, simulation.guild.id, "The others left", by=0)
    house.drawing.real = True
    await _pass(house, timedelta(hours=3))
    yield Dialogue("league-over", _newest(house, "is over"))


async def _pass(house: House, time: timedelta) -> None:
    """Let time pass, and all that is due be done and told."""
    await house.wait(time)
    await house.simulation.env.settle()
    await house.simulation.bot.host.run_due()
    house.simulation.bot.letters.kick()
    await house.simulation.env.settle()


def _newest(house: House, words: str) -> Seen:
    return next(each for each in newest_first(house.simulation) if words in each.text)
