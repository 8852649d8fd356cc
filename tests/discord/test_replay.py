"""The replay of a finished game by clicks: the shortest possible game."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.cooldown import SHARES_PER_HOUR
from bot.engine.effort import BUDGET
from bot.reckoning import spent
from bot.render import Picture, Scene
from bot.simulation import Simulation
from bot.text import texts
from bot.ui.ids import Claim
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, board, open_table, play_on, posts
from tests.games.auction import AUCTION
from tests.games.hosting import worded
from tests.limits.message import walk

__all__ = ["worded"]

pytestmark = [pytest.mark.usefixtures("worded"), pytest.mark.proof]


class Watching:
    """Ada before the final post of a game that she has played, and the scenes drawn since."""

    def __init__(self, simulation: Simulation, ada: Member, drawn: list[Scene]) -> None:
        self.simulation = simulation
        self.ada = ada
        self.drawn = drawn
        self.fails = False

    async def opened(self, on: Seen, label: str, by: Member | None = None) -> Seen:
        """Press a button that opens a message beside the clicked one."""
        return Seen(self.simulation, (await (by or self.ada).press(on, label)).response)

    def seen_by(self, result: Any) -> Seen:
        """Return the answer to a press."""
        return Seen(self.simulation, result.response)

    def edits(self) -> list[str]:
        """Return the texts of all messages and edits so far, oldest first."""
        found = [request.json for request in self.simulation.env.http_requests]
        bodies = [body for body in found if isinstance(body, dict)]
        return [
            part["content"]
            for body in bodies
            for part in walk(body.get("components") or [])
            if "content" in part
        ]

    def kinds(self) -> list[tuple[str, int | None]]:
        """Return the kinds of scenes drawn since the last call, with their viewers."""
        found = [(scene.kind, scene.view.seat) for scene in self.drawn]
        self.drawn.clear()
        return found


@asynccontextmanager
async def watching(simulate: Simulate) -> AsyncGenerator[Watching]:
    """Play such a game by clicks."""
    drawn: list[Scene] = []

    async def remember(scene: Scene) -> Picture:
        drawn.append(scene)
        if at and at[0].fails:
            raise RuntimeError("planted")
        return await stub(scene)

    at: list[Watching] = []
    async with simulate(games={AUCTION.key: AUCTION}, draw=remember) as simulation:
        ada = Member(simulation, "Ada")
        ada.careful = False
        table = await open_table(simulation, [ada], computers=5, game=AUCTION.key)
        await play_on(simulation, table, [ada])
        drawn.clear()
        at.append(Watching(simulation, ada, drawn))
        yield at[0]


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


async def test_the_end_leads_to_how_the_points_went_and_anyone_who_sees_it_can_watch(
    simulate: Simulate,
):
    async with watching(simulate) as at:
        end = await at.ada.slash("board", table=1)
        assert {"Replay", "Points by round"} <= set(end.buttons)
        at.drawn.clear()
        course = await at.opened(end, "Points by round")
        [scene] = at.drawn
        assert scene.kind == "course"
        assert "step 0 of" in (await at.opened(course, "Replay")).text

        eve = Member(at.simulation, "Eve")
        seen = await at.opened(board(at.simulation, "Replay"), "Replay", eve)
        await eve.select(seen, ["2"], "whose")
        assert at.kinds()[-1] == ("hand", 1)


async def test_an_animation_is_made_for_one_and_then_shared_with_all(simulate: Simulate):
    async with watching(simulate) as at:
        before = len(posts(at.simulation))
        seen = await at.opened(board(at.simulation, "Replay"), "Replay")
        at.drawn.clear()
        made = at.seen_by(await at.ada.press(seen, "Make an animation"))
        frames, turns = at.drawn, (await at.simulation.bot.host.replay.turns(1)).turns
        assert [frame.view for frame in frames] == [turn.board for turn in turns]
        assert [frame.before is None for frame in frames] == [True] + [False] * (len(turns) - 1)
        assert made.files[0] == "auction-1.webp"
        told = [text for text in at.edits() if "Making the animation" in text]
        assert len(told) == 4
        assert f"{len(turns)} of {len(turns)} frames" in told[-1]
        assert len(posts(at.simulation)) == before, "no one else sees it yet"

        await at.ada.press(made, "Share it here")
        assert "Everyone here" in made.text
        newest = posts(at.simulation)[-1]
        assert newest.files[0] == "auction-1.webp"
        assert list(newest.buttons) == ["Replay"]


async def test_an_animation_outlives_a_progress_that_cannot_be_shown(simulate: Simulate):
    async with watching(simulate) as at:
        seen = await at.opened(board(at.simulation, "Replay"), "Replay")
        at.simulation.env.inject_error("PATCH", "/webhooks/*", status=503, times=1)
        with capture_logs() as log:
            made = at.seen_by(await at.ada.press(seen, "Make an animation"))
        assert made.files[0] == "auction-1.webp"
        assert "drawing.progress_failed" in [line["event"] for line in log]


async def test_a_person_who_has_used_too_much_is_refused_before_anything_is_done(
    simulate: Simulate,
):
    async with watching(simulate) as at:
        seen = await at.opened(board(at.simulation, "Replay"), "Replay")
        effort = at.simulation.bot.host.effort
        async with effort.turn(at.ada.id):
            spent(2 * BUDGET)
        at.drawn.clear()
        labels = ("Forward ▶", "Points by round", "Make an animation", "Export")
        for label in labels:
            await at.ada.press(seen, label)
        told = [text for text in at.edits() if "asked for a lot lately" in text]
        assert len(told) == len(labels)
        assert at.drawn == []


async def test_no_one_shares_again_and_again_or_elsewhere(simulate: Simulate):
    async with watching(simulate) as at:
        shares, count = at.simulation.bot.host.shares, len(posts(at.simulation))
        seen = await at.opened(board(at.simulation, "Replay"), "Replay")
        made = at.seen_by(await at.ada.press(seen, "Make an animation"))
        for _ in range(SHARES_PER_HOUR):
            shares.take(at.ada.id)
        at.drawn.clear()
        await at.ada.press(made, "Share it here")
        assert not at.drawn, "no one makes one in vain"
        claim = Claim("share", 1).button()
        channel = at.simulation.guild.create_text_channel("elsewhere")
        elsewhere = replace(stored(made), channel_id=channel.id)
        refused = click(at.simulation, at.ada.id, claim, elsewhere, planted=True)
        await deliver(refused)
        assert "where its table is shown" in refused.text
        assert len(posts(at.simulation)) == count


async def test_an_animation_that_cannot_be_drawn_is_not_shared(simulate: Simulate):
    async with watching(simulate) as at:
        count = len(posts(at.simulation))
        seen = await at.opened(board(at.simulation, "Replay"), "Replay")
        made = at.seen_by(await at.ada.press(seen, "Make an animation"))
        at.fails = True
        with capture_logs():
            await at.ada.press(made, "Share it here")
            failed = at.seen_by(await at.ada.press(seen, "Make an animation"))
        assert len(posts(at.simulation)) == count
        assert "Share it here" not in failed.buttons


@pytest.mark.parametrize("fault", ["not drawn", "not posted"])
async def test_what_was_not_shared_does_not_count(simulate: Simulate, fault: str):
    async with watching(simulate) as at:
        shares, count = at.simulation.bot.host.shares, len(posts(at.simulation))
        seen = await at.opened(board(at.simulation, "Replay"), "Replay")
        made = at.seen_by(await at.ada.press(seen, "Make an animation"))
        for _ in range(SHARES_PER_HOUR - 1):
            shares.take(at.ada.id)
        at.fails = fault == "not drawn"
        if fault == "not posted":
            at.simulation.env.inject_error("POST", "/webhooks/*", status=503, times=1)
        with capture_logs():
            await at.ada.press(made, "Share it here")
        assert len(posts(at.simulation)) == count
        at.fails = False
        await at.ada.press(made, "Share it here")
        assert len(posts(at.simulation)) == count + 1
