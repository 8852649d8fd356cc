"""Acknowledge first, answer once, and say in the log where neither reaches anyone."""

from typing import Any

import discord
import pytest

from bot.cogs.answer import Answer
from bot.render import Picture, Scene
from bot.simulation import Simulation
from bot.storage.store import Store
from bot.ui.sheet import Sheet
from tests.discord.clicks import COMMAND, Click, click, deliver, interaction, on, stored
from tests.discord.conftest import Simulate
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, open_table, posts

CALLBACK = "/interactions/*/*/callback"
ANSWER = "/webhooks/*/*/messages/@original"
FOLLOW_UP = "/webhooks/*/*"


@pytest.fixture
def warned(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that collects the warnings of the log of answers."""
    warnings: list[str] = []
    log = "bot.cogs.answer._log"
    monkeypatch.setattr(f"{log}.warning", lambda event, **_: warnings.append(event), raising=False)
    return warnings


async def ready(simulation: Simulation) -> tuple[Member, Seen, Click]:
    """Return a person at a table, their panel, and the click on its Confirm."""
    ada = Member(simulation, "Ada")
    await open_table(simulation, [ada], computers=1)
    panel = await ada.look()
    await ada.pick(panel)
    return ada, panel, click(simulation, ada.id, on(panel, "confirm"), stored(panel))


async def version(simulation: Simulation) -> int:
    return (await simulation.bot.host.look.table(1)).version


REFUSED = [(404, 10062), (400, 40060), (401, 50027), (403, 50001), (500, 0), (503, 0)]
EXPIRED = [(404, 10015), (404, 10062), (401, 50027)]


@pytest.mark.proof
@pytest.mark.parametrize(("status", "code"), REFUSED)
async def test_what_cannot_be_acknowledged_is_not_done(
    simulate: Simulate, warned: list[str], status: int, code: int
):
    """Too late, answered by another process, or Discord is down: the next press works."""
    async with simulate() as simulation:
        ada, panel, confirm = await ready(simulation)
        before = await version(simulation)
        simulation.env.inject_error("POST", CALLBACK, status=status, code=code)
        await deliver(confirm)
        assert await version(simulation) == before
        assert confirm.answers == []
        assert warned == ["answer.not_acknowledged"]
        await ada.press(panel, "Confirm")
        assert await version(simulation) > before


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("status", "code"), EXPIRED)
async def test_a_move_whose_answer_comes_too_late_stands(
    simulate: Simulate, warned: list[str], status: int, code: int
):
    """The person finds a fresh panel at the next press, on the old panel too."""
    async with simulate() as simulation:
        ada, panel, confirm = await ready(simulation)
        before = await version(simulation)
        simulation.env.inject_error("PATCH", ANSWER, status=status, code=code)
        await deliver(confirm)
        assert warned == ["answer.not_shown"]
        assert await version(simulation) > before
        made = await version(simulation)
        again = click(simulation, ada.id, on(panel, "confirm"), stored(panel))
        await deliver(again)
        assert await version(simulation) == made
        assert len(again.answers) == 1
        assert "moved on" not in again.text, "it was this very click"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("door", ["command", "button"])
async def test_a_refusal_that_comes_too_late_is_no_fault(
    simulate: Simulate, warned: list[str], door: str
):
    async with simulate() as simulation:
        ada, _, _ = await ready(simulation)
        post = posts(simulation)[-1]
        data = {"id": "1", "name": "hand", "type": 1, "options": []}
        made = {
            "command": interaction(simulation, ada.id, COMMAND, data),
            "button": click(
                simulation, ada.id, on(post, "log").replace(":1:", ":9:"), stored(post)
            ),
        }[door]
        for method, path in (("PATCH", ANSWER), ("POST", FOLLOW_UP)):
            simulation.env.inject_error(method, path, status=404, code=10015, times=None)
        await deliver(made)
        assert warned == ["answer.not_shown"]


async def test_a_panel_that_was_dismissed_is_shown_anew(simulate: Simulate):
    async with simulate() as simulation:
        _, _, confirm = await ready(simulation)
        simulation.env.inject_error("PATCH", ANSWER, status=404, code=10008)
        await deliver(confirm)
        failed, shown = confirm.answers
        assert shown["components"] == failed["components"]


@pytest.mark.proof
@pytest.mark.parametrize(("status", "code"), [(400, 50035), (500, 0), (503, 0)])
async def test_an_answer_that_discord_refuses_is_told_with_an_id(
    simulate: Simulate, status: int, code: int
):
    async with simulate() as simulation:
        _, _, confirm = await ready(simulation)
        before = await version(simulation)
        simulation.env.inject_error("PATCH", ANSWER, status=status, code=code, times=1)
        await deliver(confirm)
        assert "Something went wrong" in confirm.text
        assert await version(simulation) > before


async def test_when_discord_takes_no_answer_at_all_the_log_says_so(
    simulate: Simulate, warned: list[str]
):
    async with simulate() as simulation:
        _, _, confirm = await ready(simulation)
        for method, path in (("PATCH", ANSWER), ("POST", FOLLOW_UP)):
            simulation.env.inject_error(method, path, status=503, times=None)
        await deliver(confirm)
        assert warned == ["answer.not_told"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("door", ["command", "post", "panel", "confirm", "unknown"])
async def test_the_acknowledgement_comes_before_any_work(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, door: str
):
    """However long the database or a picture takes: Discord waits 3 s for the first word."""
    begun: list[bool] = []
    made: list[Click] = []

    def note() -> None:
        begun.extend(each.acknowledged for each in made)

    async def draw(scene: Scene) -> Picture:
        note()
        return await stub(scene)

    async with simulate(draw=draw) as simulation:
        ada, panel, confirm = await ready(simulation)
        post = posts(simulation)[-1]
        data = {"id": "1", "name": "hand", "type": 1, "options": []}
        made.append(
            {
                "command": interaction(simulation, ada.id, COMMAND, data),
                "post": click(simulation, ada.id, on(post, "move"), stored(post)),
                "panel": click(simulation, ada.id, on(panel, "pick"), stored(panel), values=["0"]),
                "confirm": confirm,
                "unknown": click(simulation, ada.id, "x", stored(post)),
            }[door]
        )
        _watch(monkeypatch, note)
        await deliver(*made)
        assert begun
        assert all(begun)


def _watch(monkeypatch: pytest.MonkeyPatch, note: Any) -> None:
    read = Store.read

    async def watched(self: Store, *given: Any) -> Any:
        note()
        return await read(self, *given)

    monkeypatch.setattr(Store, "read", watched)


async def test_nothing_for_all_follows_a_private_promise(simulate: Simulate):
    """Discord would fill the promise with it, for one person alone."""
    async with simulate() as simulation:
        ada, _, confirm = await ready(simulation)
        data: Any = confirm.payload
        made = discord.Interaction(data=data, state=simulation.bot._connection)
        words = simulation.bot.presenter.default
        with pytest.raises(AssertionError, match="one person alone"):
            await Answer(made, words, in_place=False).post(Sheet())
        assert ada.id
