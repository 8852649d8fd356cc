"""A game that is over, watched again by clicks: the shortest that there is."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from bot.render import Picture, Scene
from bot.simulation import Simulation
from bot.text import texts
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, board, open_table, play_on, posts
from tests.games.auction import AUCTION
from tests.games.hosting import worded

__all__ = ["worded"]

pytestmark = pytest.mark.usefixtures("worded")


class Watching:
    """Ada before the final post of a game that she has played, and what was drawn since."""

    def __init__(self, simulation: Simulation, ada: Member, drawn: list[Scene]) -> None:
        self.simulation = simulation
        self.ada = ada
        self.drawn = drawn

    async def opened(self, on: Seen, label: str, by: Member | None = None) -> Seen:
        """Press a button that opens something beside what was pressed."""
        return Seen(self.simulation, (await (by or self.ada).press(on, label)).response)

    def kinds(self) -> list[tuple[str, int | None]]:
        """Return what was drawn since this was last asked, and for whom."""
        found = [(scene.kind, scene.view.seat) for scene in self.drawn]
        self.drawn.clear()
        return found


@asynccontextmanager
async def watching(simulate: Simulate) -> AsyncGenerator[Watching]:
    """Play such a game by clicks."""
    drawn: list[Scene] = []

    async def remember(scene: Scene) -> Picture:
        drawn.append(scene)
        return await stub(scene)

    async with simulate(games={AUCTION.key: AUCTION}, draw=remember) as simulation:
        ada = Member(simulation, "Ada")
        ada.careful = False
        table = await open_table(simulation, [ada], computers=5, game=AUCTION.key)
        await play_on(simulation, table, [ada])
        drawn.clear()
        yield Watching(simulation, ada, drawn)


async def test_a_game_is_watched_from_its_beginning_to_its_end(simulate: Simulate):
    async with watching(simulate) as at:
        ada, final = at.ada, board(at.simulation, "Replay")
        assert final.message.id == posts(at.simulation)[-1].message.id
        seen = await at.opened(final, "Replay")
        assert "Auction #1 · Replay" in seen.text
        assert "step 0 of" in seen.text
        assert at.kinds() == [("board", None)]
        assert not seen.can_press("◀ Back")

        await ada.press(seen, "Forward ▶")
        assert "step 1 of" in seen.text
        assert at.kinds() == [("board", None)]

        await ada.select(seen, ["1"], "whose")
        assert at.kinds() == [("board", None), ("hand", 0)]
        await ada.select(seen, [str(2**6 - 1)], "whose")
        assert at.kinds() == [("board", None), *(("hand", seat) for seat in range(6))]

        third = seen.menus["toround"]["options"][2]
        await ada.select(seen, [third["value"]], "toround")
        assert f"step {third['value']} of" in seen.text
        assert f"{third['label']} · " in seen.text
        assert len(at.kinds()) == 7, "the hands stay open"

        await ada.press(seen, "End")
        assert texts("en").of(AUCTION.key).say("step-over") in seen.text
        assert at.kinds() == [("board", None)], "nothing is asked in a hand any more"
        await ada.press(seen, "◀ Back")
        assert len(at.kinds()) == 7
        await ada.press(seen, "Beginning")
        assert "step 0 of" in seen.text


async def test_the_end_leads_to_how_the_points_went_and_anybody_who_sees_it_can_watch(
    simulate: Simulate,
):
    async with watching(simulate) as at:
        end = await at.ada.slash("board", table=1)
        assert {"Replay", "How it went"} <= set(end.buttons)
        at.drawn.clear()
        course = await at.opened(end, "How it went")
        [scene] = at.drawn
        assert scene.kind == "course"
        assert "What each seat has now." in course.text
        assert "step 0 of" in (await at.opened(course, "Replay")).text

        eve = Member(at.simulation, "Eve")
        seen = await at.opened(board(at.simulation, "Replay"), "Replay", eve)
        await eve.select(seen, ["2"], "whose")
        assert at.kinds()[-1] == ("hand", 1)
