"""Posts on which a decisive move moves: in time or not at all, and only where it is wanted."""

from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.render import Picture, Scene
from bot.simulation import Simulation
from bot.storage import outbox
from bot.storage.rows import Notice
from bot.ui import presenter
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, board, open_table, play_on

STILL, MOVING = ["board.png"], ["board.webp"]


@pytest.fixture(autouse=True)
def decisive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everything that happens be decisive."""

    def moves(scene: Scene) -> bool:
        return bool(scene.moving)

    monkeypatch.setattr(presenter, "moves", moves)


class Studio:
    """Draws nothing, and records the scenes."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    async def __call__(self, scene: Scene) -> Picture:
        self.scenes.append(scene)
        still = await stub(scene)
        return replace(still, name="board.webp") if scene.moving else still

    @property
    def moving(self) -> list[Scene]:
        return [scene for scene in self.scenes if scene.moving]


async def play(simulation: Simulation, moves: int = 4, **settings: bool) -> list[Member]:
    """Let two people play, the second of whom is called by posts."""
    people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
    host = simulation.bot.host
    await host.profiles.set_user(people[1].id, dm=False, **settings)  # pyright: ignore[reportArgumentType]
    await open_table(simulation, people)
    await play_on(simulation, 1, people, moves=moves)
    return people


async def call(simulation: Simulation, *ping: int, fresh: bool = True) -> None:
    """Make a post that calls these people, or edit the one that is there."""
    bot = simulation.bot
    await bot.store.write(outbox.add, 1, [Notice("board", fresh=fresh, ping=ping)], bot.clock.now())
    await bot.outbox.drain()


async def test_a_post_comes_with_what_moves(simulate: Simulate):
    studio = Studio()
    async with simulate(draw=studio) as simulation:
        await play(simulation)
        assert board(simulation).files == MOVING
        stills = {scene.key() for scene in studio.scenes}
        for scene in studio.moving:
            assert scene.view.seat is None, "it shows what a spectator may know"
            assert replace(scene, moving=()).key() in stills


async def test_what_cannot_be_drawn_leaves_the_still(simulate: Simulate):
    async def broken(scene: Scene) -> Picture:
        if scene.moving:
            raise MemoryError
        return await stub(scene)

    async with simulate(draw=broken) as simulation:
        with capture_logs() as log:
            await play(simulation)
        assert board(simulation).files == STILL
        assert "drawing.still" in [line["event"] for line in log]


async def test_nothing_moves_again_when_a_post_is_edited_or_follows_without_news(
    simulate: Simulate,
):
    studio = Studio()
    async with simulate(draw=studio) as simulation:
        await play(simulation)
        drawn = len(studio.moving)
        await call(simulation, fresh=False)
        assert board(simulation).files == STILL
        await call(simulation)
        assert board(simulation).files == STILL
        assert len(studio.moving) == drawn


async def test_nothing_moves_at_the_tables_of_a_person_who_wants_less_motion(simulate: Simulate):
    studio = Studio()
    async with simulate(draw=studio) as simulation:
        people = await play(simulation, reduced_motion=True)
        assert board(simulation).files == STILL
        assert not studio.moving
        await simulation.bot.host.profiles.set_user(people[1].id, reduced_motion=False)
        await play_on(simulation, 1, people, moves=4)
        assert studio.moving


async def test_nothing_moves_at_a_table_whose_host_wants_stills(simulate: Simulate):
    studio = Studio()
    async with simulate(draw=studio) as simulation:
        people = [ada, ben] = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        panel = await ada.play(players=2)
        for label in ("Options", "Rare options ▶", "Keep pictures still"):
            await ada.press(panel, label)
        assert panel.can_press("Let pictures move")
        await ben.press(board(simulation, "Join"), "Join")
        await ada.press(board(simulation, "Start"), "Start")
        await play_on(simulation, 1, people, moves=4)
        assert board(simulation).files == STILL
        assert not studio.moving


async def test_panels_do_not_move(simulate: Simulate):
    studio = Studio()
    async with simulate(draw=studio) as simulation:
        [ada, _] = await play(simulation)
        studio.scenes.clear()
        await ada.slash("board")
        await ada.slash("hand")
        assert not studio.moving
