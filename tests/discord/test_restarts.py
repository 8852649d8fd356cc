"""A restart in the middle: old panels and posts work on, and nothing is lost."""

from collections.abc import Awaitable, Callable

import pytest

from bot.engine.computers import Computers
from bot.notify.sending import Sending
from bot.simulation import Simulation
from bot.storage import journal, outbox
from bot.storage.kinds import Kind
from bot.storage.rows import Notice
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, asked, open_table, play_on, posts, waiting

pytestmark = pytest.mark.threads

DUE = {"together", "role", "build", "pay"}
MOST_MOVES = 120


@pytest.mark.proof
async def test_a_restart_between_pick_and_confirm_loses_nothing(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
        for member in people:
            await member.slash("settings", messages=False)
        table = await open_table(simulation, people)

        left = set(DUE)
        for _ in range(MOST_MOVES):
            if not left:
                break
            member = (await waiting(simulation, table, people))[0]
            due = await waiting(simulation, table, people)
            kind = (await asked(simulation, table, member)).kind
            moment = "together" if len(due) > 1 else kind
            if moment in left:
                left.remove(moment)
                await _interrupted(simulation, member)
            else:
                await member.move()

        assert not left
        await play_on(simulation, table, people, moves=6)


async def _interrupted(simulation: Simulation, member: Member) -> None:
    """Make a decision with a restart between the pick and its Confirm."""
    panel = await member.look()
    picked = await member.pick(panel)
    before = panel.components
    count = len(await _choices(simulation))
    await simulation.restart()
    assert panel.components == before, "a restart touches no message"
    await member.confirm(panel)
    choices = await _choices(simulation)
    assert len(choices) == count + 1
    assert choices[-1] == tuple(map(int, picked))


async def _choices(simulation: Simulation) -> list[tuple[int, ...]]:
    """Return people's choices, in order."""
    entries = await simulation.bot.store.read(journal.entries, 1, 0)
    return [entry.choice for entry in entries if entry.seat is not None and not entry.computer]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("button", ["Your move", "My hand", "Log", "Rules", "More"])
async def test_every_button_of_a_post_works_after_a_restart(simulate: Simulate, button: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        post = posts(simulation)[-1]
        await simulation.restart()
        result = await ada.press(post, button)
        assert Seen(simulation, result.response).text


@pytest.mark.proof
async def test_a_lobby_survives_a_restart(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await ada.play(players=2)
        lobby = posts(simulation)[-1]
        await simulation.restart()
        await ben.press(lobby, "Join")
        assert "Start" in lobby.buttons, "a message calls Ada"
        lobby = posts(simulation)[-1]
        await simulation.restart()
        await ada.press(lobby, "Start")
        assert not lobby.buttons
        assert "Your move" in posts(simulation)[-1].buttons


@pytest.mark.proof
@pytest.mark.parametrize("kind", ["board", "final"])
async def test_a_repeat_that_discord_drops_leaves_the_post_its_buttons(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, kind: Kind
):
    """A crash after sending: the row goes out again, and Discord answers with the same post."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        if kind == "final":
            await play_on(simulation, table, [ada])
        post = posts(simulation)[-1]

        async def dropped(*_: object) -> object:
            return post.message

        monkeypatch.setattr(Sending, "to_place", dropped)
        await simulation.bot.store.write(
            outbox.add, table, [Notice(kind, fresh=True)], simulation.bot.clock.now()
        )
        await simulation.bot.outbox.drain()
        assert any(label.startswith("Log") for label in post.buttons)


@pytest.mark.proof
@pytest.mark.parametrize("look", [Member.by_post, Member.by_command])
async def test_a_computer_that_no_one_has_called_answers_a_person_who_looks(
    simulate: Simulate,
    monkeypatch: pytest.MonkeyPatch,
    look: Callable[[Member], Awaitable[Seen]],
):
    """Like at a table that was put back into play while the bot runs."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        with monkeypatch.context() as patch:
            patch.setattr(Computers, "answer", _nothing)
            while await waiting(simulation, table, [ada]):
                await ada.move()
        await simulation.env.advance_time(10)
        assert not await waiting(simulation, table, [ada])
        panel = await look(ada)
        assert await waiting(simulation, table, [ada])
        assert panel.menu or "Confirm" in panel.buttons


async def _nothing(*_: object) -> None:
    pass
