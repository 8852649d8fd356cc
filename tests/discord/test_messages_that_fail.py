"""Discord's refusals for people without direct messages, and computers that fail."""

import re

import pytest

from bot.engine import computers
from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, mentions, open_table, play_on, posts, waiting
from tests.discord.test_posts_that_fail import two_at_a_table

pytestmark = pytest.mark.threads

MOST_OF_A_NONCE = 25

# --- people ---------------------------------------------------------------------------------


def closed(simulation: Simulation, member: Member, status: int = 403, code: int = 50007) -> str:
    """Close a person's DMs; return the path that is refused."""
    path = f"/channels/{member.user.dm_channel.id}/messages"
    simulation.env.inject_error("POST", path, status=status, code=code, times=None)
    return path


def tries(simulation: Simulation, path: str) -> int:
    requests = simulation.env.http_requests
    return len([each for each in requests if (each.method, each.path) == ("POST", path)])


@pytest.mark.proof
@pytest.mark.parametrize(
    ("status", "code"),
    [(403, 50007), (403, 50278), (404, 10013)],
    ids=["closed", "no server in common", "account deleted"],
)
async def test_who_gets_no_dm_is_mentioned_told_once_and_not_tried_again(
    simulate: Simulate, status: int, code: int
):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        path = closed(simulation, people[1], status, code)
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=4)
        await simulation.restart()
        await play_on(simulation, 1, people, moves=8)
        assert tries(simulation, path) == 1
        notices = [
            post for post in posts(simulation) if "my direct messages don't reach you" in post.text
        ]
        assert len(notices) == 1
        assert people[1].actor.mention in notices[0].text
        assert "My hand" in notices[0].text
        assert mentions(simulation, people[1]) > 2, "each wait of theirs is mentioned in a post"


@pytest.mark.proof
async def test_dms_are_tried_again_once_a_person_uses_one(simulate: Simulate):
    async with simulate() as simulation:
        people = ada, ben = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        await open_table(simulation, people)
        panel = Seen(simulation, ben.user.dm_channel.history()[-1])
        known = simulation.bot.host.profiles
        closed(simulation, ben)
        while not (await known.user(ben.id)).dm_closed:
            await play_on(simulation, 1, people, moves=1)
        simulation.env.backend.faults.clear()
        await ben.press(panel, "Help")
        assert not (await known.user(ben.id)).dm_closed
        dms = len(ben.user.dm_channel.history())
        for _ in range(12):
            await play_on(simulation, 1, people, moves=1)
        assert len(ben.user.dm_channel.history()) > dms
        assert not (await known.user(ben.id)).dm_told
        assert ada.id


async def test_the_settings_say_that_dms_are_closed_and_open_them(simulate: Simulate):
    async with simulate() as simulation:
        ada, known = Member(simulation, "Ada"), simulation.bot.host.profiles
        await known.note_dm(ada.id, closed=True)
        assert "didn't reach you" in (await ada.slash("settings")).text
        assert "didn't reach you" not in (await ada.slash("settings", messages=True)).text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("status", [500, 503])
async def test_a_panel_that_fails_arrives_later_and_once(simulate: Simulate, status: int):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        path = f"/channels/{people[1].user.dm_channel.id}/messages"
        simulation.env.inject_error("POST", path, status=status, times=1)
        await open_table(simulation, people)
        assert people[1].user.dm_channel.history() == []
        assert "Your move" in board(simulation).buttons, "the post does not wait for it"
        await simulation.env.advance_time(10)
        assert len(people[1].user.dm_channel.history()) == 1
        assert not (await simulation.bot.host.profiles.user(people[1].id)).dm_closed


async def test_every_message_of_the_outbox_carries_a_nonce_that_discord_enforces(
    simulate: Simulate,
):
    async with simulate() as simulation:
        await two_at_a_table(simulation)
        sent = [
            each.json or {}
            for each in simulation.env.http_requests
            if each.method == "POST" and each.path.endswith("/messages")
        ]
        assert len(sent) > 2
        assert all(body["enforce_nonce"] is True for body in sent)
        assert len({body["nonce"] for body in sent}) == len(sent)
        assert all(re.fullmatch("[0-9]+-[0-9a-f]+", body["nonce"]) for body in sent)
        assert all(len(body["nonce"]) <= MOST_OF_A_NONCE for body in sent)


@pytest.mark.proof
@pytest.mark.parametrize(("status", "code"), [(400, 50035), (404, 10003), (403, 50009)])
async def test_a_message_that_is_refused_for_no_fault_of_theirs_becomes_a_mention_at_once(
    simulate: Simulate, status: int, code: int
):
    """It is not tried again, and nothing is remembered about the person."""
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        path = closed(simulation, people[1], status, code)
        await open_table(simulation, people)
        assert mentions(simulation, people[1]) == 1
        assert tries(simulation, path) == 1
        assert not (await simulation.bot.host.profiles.user(people[1].id)).dm_closed
        simulation.env.backend.faults.clear()
        before = len(people[1].user.dm_channel.history())
        while len(people[1].user.dm_channel.history()) == before:
            assert await play_on(simulation, 1, people, moves=1), "the next call is a message again"


@pytest.mark.proof
@pytest.mark.parametrize(("status", "code", "hours"), [(403, 20026, 6), (400, 40003, 1 / 6)])
async def test_where_the_bot_may_write_to_no_one_all_messages_rest(
    simulate: Simulate, status: int, code: int, hours: float
):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cy"))]
        paths = [closed(simulation, member, status, code) for member in people]
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=8)
        assert sum(tries(simulation, path) for path in paths) == 1
        assert all(mentions(simulation, member) for member in people)
        await simulation.env.advance_time(hours * 3600)
        simulation.env.backend.faults.clear()
        await play_on(simulation, 1, people, moves=8)
        assert any(member.user.dm_channel.history() for member in people)


# --- computers ------------------------------------------------------------------------------


@pytest.mark.proof
async def test_a_computer_that_fails_is_tried_again_by_the_timer_then_the_post_says_so(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        choose = computers.choose

        def fail(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(computers, "choose", fail)
        while await waiting(simulation, 1, [ada]):
            await ada.move()
        assert ada.panel is not None
        assert "Something went wrong" not in ada.panel.text
        await simulation.env.advance_time(11 * 60)
        trouble = simulation.bot.host.troubles.of_computers(1)
        assert trouble is not None
        assert trouble.id in board(simulation).text
        assert trouble.id in (await ada.by_command()).text

        monkeypatch.setattr(computers, "choose", choose)
        await simulation.restart()
        await simulation.env.settle()
        assert await waiting(simulation, 1, [ada])
        assert trouble.id not in board(simulation).text
