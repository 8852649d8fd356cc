"""The data of the final picture: the ranking of the table, where people who resigned come last."""

import pytest

from bot.render import Picture, Scene
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, open_table, play_on, posts

UNKNOWN = "This button no longer works"


@pytest.mark.proof
async def test_the_final_picture_ranks_as_the_table_does(simulate: Simulate):
    drawn: list[Scene] = []

    async def remember(scene: Scene) -> Picture:
        drawn.append(scene)
        return await stub(scene)

    async with simulate(draw=remember) as simulation:
        ada, ben = people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        table = await open_table(simulation, people, computers=1)
        await play_on(simulation, table, people, moves=3)
        seat = (await simulation.bot.host.look.table(table)).seat_of(ada.id)
        assert seat is not None
        await ada.press(await ada.slash("resign"), "Resign")
        await play_on(simulation, table, [ben])
        position = await simulation.bot.host.look.position(table, None)
        [post] = [each for each in posts(simulation) if "Game over" in each.text]
        told = [line for line in post.text.splitlines() if "resigned" in line]
        assert [line.partition(":")[0] for line in told] == ["**3.** Ada"]
    final = next(scene for scene in drawn if scene.kind == "final")
    assert final.resigned == (seat.seat,)
    assert final.standings == position.standings
    assert final.standings[seat.seat] == 3


async def test_what_is_opened_from_the_final_sheet_opens_beside_it(simulate: Simulate):
    """All but the buttons that lead away from it. A new button is one or the other."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        await simulation.bot.host.absence.resign(table, ada.id)
        replaced: set[str] = set()
        for label in (await ada.slash("board", table=table)).buttons:
            seen = await ada.slash("board", table=table)
            before = seen.components
            answer = (await ada.press(seen, label)).response
            assert answer is None or UNKNOWN not in Seen(simulation, answer).text, label
            if seen.components != before:
                replaced.add(label)
        assert replaced == {"Rematch", "Next table"}
