"""The data of pictures: the viewer, the news, and the reveals."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.render import Picture, Scene
from bot.service import showing
from bot.storage import journal, outbox, tables
from bot.storage.rows import Notice
from bot.ui import presenter
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, board, open_table, play_on, posts
from tests.limits.message import GALLERY, walk
from tests.reading import whole_log


class Drawings:
    """Draws nothing, and records the scenes; those in `broken` cannot be drawn."""

    def __init__(self, *broken: str) -> None:
        self.scenes: list[Scene] = []
        self.broken = broken

    async def __call__(self, scene: Scene) -> Picture:
        self.scenes.append(scene)
        if scene.kind in self.broken:
            raise OSError("no fonts")
        return await stub(scene)

    def take(self) -> list[Scene]:
        """Return the scenes drawn since the last call."""
        scenes, self.scenes = self.scenes, []
        return scenes


class Counted:
    """Draws nothing, and counts simultaneous drawings."""

    def __init__(self) -> None:
        self.now = self.most = 0
        self.scenes: list[Scene] = []

    async def __call__(self, scene: Scene) -> Picture:
        self.scenes.append(scene)
        self.now += 1
        self.most = max(self.most, self.now)
        for _ in range(1000):  # long enough for all others to get as far
            await asyncio.sleep(0)
        self.now -= 1
        return await stub(scene)


def galleries(seen: Seen) -> list[str]:
    """Return the files that a message shows, each in a gallery of its own, in their order."""
    shown = [part["items"] for part in walk(seen.components) if part["type"] == GALLERY]
    assert all(len(items) == 1 for items in shown)
    assert all(items[0]["description"] for items in shown)
    return [items[0]["media"]["url"].rpartition("/")[2] for items in shown]


@pytest.mark.proof
async def test_my_theme_is_for_what_only_i_see(simulate: Simulate):
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        ada, ben = people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        await ada.slash("settings", theme="light")
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=6)
        assert {scene.theme for scene in drawings.take() if scene.kind == "board"} == {"dark"}
        for member, theme in ((ada, "light"), (ben, "dark")):
            await member.slash("hand")
            await member.slash("board")
            kinds = {scene.kind: scene.theme for scene in drawings.take()}
            assert kinds == {"hand": theme, "board": theme}


async def test_my_theme_holds_in_a_direct_message(simulate: Simulate):
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        await people[1].slash("settings", theme="light")
        await open_table(simulation, people)
        sent = [scene for scene in drawings.take() if scene.kind == "hand"]
        assert [scene.theme for scene in sent] == ["light"], "Ada has clicked, so she is sent none"


@pytest.mark.proof
async def test_my_theme_lasts_to_the_end(simulate: Simulate):
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        ada = Member(simulation, "Ada")
        await ada.slash("settings", theme="light")
        await open_table(simulation, [ada], computers=1)
        await play_on(simulation, 1, [ada])
        assert [scene.theme for scene in drawings.take() if scene.kind == "final"] == ["dark"]
        await ada.slash("board", table=1)
        drawn = [(scene.kind, scene.theme) for scene in drawings.take()]
        assert drawn == [("final", "light"), ("board", "light")]


@pytest.mark.proof
async def test_large_text_is_for_the_own_hand(simulate: Simulate):
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        ada, ben = people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        await ben.slash("settings", **{"large-text": False})
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=6)
        await ada.slash("board")
        assert not any(scene.large for scene in drawings.take() if scene.kind == "board")
        for member, large in ((ada, True), (ben, False)):
            await member.slash("hand")
            assert [scene.large for scene in drawings.take()] == [large]


@pytest.mark.proof
async def test_a_picture_is_told_what_its_viewer_may_know(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(showing, "HISTORY", 10)
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cy"))]
        eve, look = Member(simulation, "Eve"), simulation.bot.host.look
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=30)
        drawings.take()
        for member in people:
            await member.slash("hand")
            [hand] = drawings.take()
            assert hand.history == (await whole_log(look, 1, member.id))[-10:]
            assert hand.since == (await look.position(1, member.id)).since
        for member in (eve, people[0]):
            await member.slash("board", table=1)
            [seen] = drawings.take()
            assert seen.history == (await whole_log(look, 1, None))[-10:]
            assert all(event.is_for(None) for event in seen.since)


@pytest.mark.proof
async def test_the_post_marks_what_its_lines_tell(simulate: Simulate):
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=2)
        await play_on(simulation, 1, [ada], moves=8)
        posted = [scene for scene in drawings.take() if scene.kind == "board"][-1]
        store = simulation.bot.store
        table = await store.read(tables.find, 1)
        assert table is not None
        [last] = [seat.last_move for seat in table.seats if seat.user_id == ada.id]
        entries = await store.read(journal.entries, 1, last or 0)
        events = [event for entry in entries for event in entry.events if event.is_for(None)]
        assert posted.since == tuple(events)
        assert len(posted.since) > 1


@pytest.fixture
def revealing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every turn reveal something."""
    monkeypatch.setattr(presenter, "reveals", lambda scene: bool(scene.since))


@pytest.mark.proof
@pytest.mark.usefixtures("revealing")
async def test_what_was_revealed_is_a_second_picture(simulate: Simulate):
    drawings = Drawings()
    async with simulate(draw=drawings) as simulation:
        ada = Member(simulation, "Ada")
        await ada.slash("settings", theme="light", **{"large-text": True})
        await open_table(simulation, [ada], computers=2)
        await play_on(simulation, 1, [ada], moves=8)
        assert galleries(board(simulation)) == ["board.png", "reveal.png"]
        drawings.take()
        panel = await ada.slash("hand")
        assert galleries(panel) == ["hand.png", "reveal.png"]
        hand, reveal = drawings.take()
        assert (reveal.kind, reveal.since, reveal.theme) == ("reveal", hand.since, "light")
        assert panel.menu, "there is room for the question still"


@pytest.mark.proof
@pytest.mark.usefixtures("revealing")
@pytest.mark.parametrize(
    ("broken", "left"), [(["reveal"], ["hand.png"]), (["hand"], []), (["hand", "reveal"], [])]
)
async def test_a_message_goes_without_what_cannot_be_drawn(
    broken: list[str], left: list[str], simulate: Simulate
):
    async with simulate(draw=Drawings(*broken)) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=2)
        await play_on(simulation, 1, [ada], moves=3)
        with capture_logs() as log:
            panel = await ada.slash("hand")
        failed = [line["kind"] for line in log if line["event"] == "drawing.failed"]
        assert failed == broken[:1]
        assert galleries(panel) == left
        assert ("couldn't be drawn" in panel.text) == (not left)


@pytest.mark.proof
async def test_a_click_has_to_let_one_picture_of_a_post_go_first(simulate: Simulate):
    drawn = Counted()
    async with simulate(draw=drawn) as simulation:
        bot, people = simulation.bot, [Member(simulation, "Ada"), Member(simulation, "Ben")]
        numbers = [await open_table(simulation, people) for _ in range(3)]
        again = [Notice("board", fresh=True)]
        for number in numbers:
            await bot.store.write(outbox.add, number, again, bot.clock.now())
        drawn.most, before = 0, len(posts(simulation))
        drawn.scenes.clear()
        bot.outbox.kick()
        await simulation.env.settle()
        assert len(posts(simulation)) == before + 3
        assert drawn.most == 1
        await asyncio.gather(*map(bot.draw, drawn.scenes[:3]))
        assert drawn.most == 3, "clicks draw beside each other, and so would posts"
