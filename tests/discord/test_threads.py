"""Threads of running tables: those that Discord archives are opened again, people's acts stay."""

from datetime import timedelta
from typing import Any

import aiohttp
import discord
import pytest

from bot.simulation import Simulation
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on, posts

WEEK = timedelta(weeks=1)


def _thread(simulation: Simulation) -> Any:
    [thread] = simulation.channel.threads
    return simulation.env.backend.get_channel(thread.id)


async def _archive(simulation: Simulation, **how: Any) -> None:
    """Archive the thread now."""
    now = simulation.env.now().isoformat()
    changed = {"archived": True, "archive_timestamp": now, **how}
    simulation.env.backend.edit_channel(_thread(simulation).id, {}, thread_metadata=changed)
    await simulation.env.settle()


async def _quiet_table(simulation: Simulation) -> tuple[int, Member]:
    """Return a running table in a thread, and the person who plays there, who wants no reminder."""
    ada = Member(simulation, "Ada")
    await simulation.bot.host.profiles.set_user(ada.id, remind_every=0)
    return await open_table(simulation, [ada], computers=1), ada


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("quiet", "how", "stays_archived"),
    [
        pytest.param(WEEK, {}, False, id="after a week without a message: opened again"),
        pytest.param(WEEK - timedelta(hours=1), {}, True, id="sooner: a person did it"),
        pytest.param(WEEK, {"locked": True}, True, id="locked: a person did it"),
        pytest.param(
            timedelta(days=1),
            {"auto_archive_duration": 1440},
            False,
            id="after a day, where a person has said that this is enough",
        ),
    ],
)
async def test_who_archived_a_thread_is_told_by_how_long_it_was_quiet(
    simulate: Simulate, quiet: timedelta, how: dict[str, Any], stays_archived: bool
):
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        await simulation.env.advance_time(quiet.total_seconds())
        await _archive(simulation, **how)
        assert _thread(simulation).thread_metadata.archived is stays_archived


async def test_a_message_counts_as_activity_though_plaza_is_told_of_none(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        _, ada = await _quiet_table(simulation)
        await simulation.env.advance_time(WEEK.total_seconds() - 3600)
        thread = simulation.env.backend.get_channel(_thread(simulation).id)
        await ada.actor.send(simulation.channel.threads[0], "One moment, please.")
        assert thread.last_message_id is not None
        await simulation.env.advance_time(3600)
        await _archive(simulation)
        assert _thread(simulation).thread_metadata.archived, "by hand, an hour after the message"


async def test_opening_counts_as_activity(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        await simulation.env.advance_time(WEEK.total_seconds())
        await _archive(simulation)
        opened = {"archive_timestamp": simulation.env.now().isoformat()}
        thread = _thread(simulation)
        simulation.env.backend.edit_channel(thread.id, {}, thread_metadata=opened)
        await simulation.env.settle()
        await simulation.env.advance_time(3600)
        await _archive(simulation)
        assert _thread(simulation).thread_metadata.archived, "by hand, an hour later"


@pytest.mark.proof
async def test_the_thread_of_a_game_that_is_over_stays_archived(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        table, ada = await _quiet_table(simulation)
        await play_on(simulation, table, [ada])
        await simulation.env.advance_time(WEEK.total_seconds())
        await _archive(simulation)
        assert _thread(simulation).thread_metadata.archived


async def test_a_thread_in_which_no_one_plays_is_left_alone(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        await simulation.bot.host.profiles.set_place(1, thread_id=None)
        await simulation.env.advance_time(WEEK.total_seconds())
        await _archive(simulation)
        assert _thread(simulation).thread_metadata.archived


@pytest.mark.sampled(1)
@pytest.mark.parametrize("quiet", [WEEK, timedelta(days=2)])
async def test_what_was_archived_while_plaza_did_not_run(simulate: Simulate, quiet: timedelta):
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        await simulation.env.advance_time(quiet.total_seconds())
        thread = _thread(simulation)
        thread.thread_metadata.archived = True
        thread.thread_metadata.archive_timestamp = simulation.env.now().isoformat()
        await simulation.restart()
        await simulation.env.settle()
        assert thread.thread_metadata.archived is (quiet < WEEK)


@pytest.mark.proof
async def test_a_thread_that_discord_does_not_name_any_more_is_asked_for(simulate: Simulate):
    """Discord names only the active ones when the bot comes; the simulation names all."""
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        await simulation.env.advance_time(WEEK.total_seconds())
        thread, guild = _thread(simulation), simulation.env.backend.get_guild(simulation.guild.id)
        thread.thread_metadata.archived = True
        thread.thread_metadata.archive_timestamp = simulation.env.now().isoformat()
        guild.thread_ids.remove(thread.id)
        await simulation.restart()
        await simulation.env.settle()
        assert not thread.thread_metadata.archived


@pytest.mark.proof
async def test_a_thread_that_cannot_be_asked_for_keeps_no_other_closed(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async with simulate(threads=True) as simulation:
        _, ada = await _quiet_table(simulation)
        await open_table(simulation, [ada], computers=1)
        await simulation.env.advance_time(WEEK.total_seconds())
        lost, other = await simulation.bot.host.look.threads(simulation.guild.id)
        threads: dict[int, Any] = {
            each: simulation.env.backend.get_channel(each) for each in (lost, other)
        }
        guild = simulation.env.backend.get_guild(simulation.guild.id)
        for thread in threads.values():
            thread.thread_metadata.archived = True
            thread.thread_metadata.archive_timestamp = simulation.env.now().isoformat()
            guild.thread_ids.remove(thread.id)
        fetch = discord.Client.fetch_channel

        async def fetched(client: discord.Client, number: int) -> Any:
            if number == lost:
                raise aiohttp.ServerDisconnectedError
            return await fetch(client, number)

        monkeypatch.setattr(discord.Client, "fetch_channel", fetched)
        await simulation.restart()
        await simulation.env.settle()
        assert threads[lost].thread_metadata.archived
        assert not threads[other].thread_metadata.archived


async def test_a_thread_that_cannot_be_opened_disturbs_no_one(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    async def refused(*_: object, **__: object) -> None:
        raise discord.RateLimited(60)

    monkeypatch.setattr(discord.Thread, "edit", refused)
    async with simulate(threads=True) as simulation:
        _, ada = await _quiet_table(simulation)
        await simulation.env.advance_time(WEEK.total_seconds())
        await _archive(simulation)
        assert _thread(simulation).thread_metadata.archived
        await ada.press(board(simulation), "Your move")


# --- threads that clients would hide ----------------------------------------------------------


def _changes(simulation: Simulation) -> list[dict[str, Any]]:
    """Return the bot's changes of the thread, oldest first."""
    path = f"/channels/{_thread(simulation).id}"
    sent = simulation.env.http_requests
    return [each.json or {} for each in sent if (each.method, each.path) == ("PATCH", path)]


async def _look_over(simulation: Simulation) -> None:
    guild = simulation.bot.get_guild(simulation.guild.id)
    assert guild is not None
    await simulation.bot.threads.look_over(guild)
    await simulation.env.settle()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("days", "kept"), [(5, False), (6, True), (30, True)])
async def test_a_thread_that_is_quiet_for_six_days_is_made_active_without_a_message(
    simulate: Simulate, days: int, kept: bool
):
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        posted = len(simulation.channel.threads[0].history())
        await simulation.env.advance_time(timedelta(days=days).total_seconds())
        await _look_over(simulation)
        durations = [each.get("auto_archive_duration") for each in _changes(simulation)]
        assert durations == ([4320, 10080] if kept else [])
        assert not _thread(simulation).thread_metadata.archived
        assert len(simulation.channel.threads[0].history()) == posted


async def test_a_message_spares_it_that(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        _, ada = await _quiet_table(simulation)
        await simulation.env.advance_time(timedelta(days=5).total_seconds())
        await ada.actor.send(simulation.channel.threads[0], "One moment, please.")
        await simulation.env.advance_time(timedelta(days=2).total_seconds())
        await _look_over(simulation)
        assert _changes(simulation) == []


async def test_a_thread_that_a_person_wants_hidden_sooner_is_left_alone(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        sooner = {"auto_archive_duration": 1440}
        thread = _thread(simulation)
        simulation.env.backend.edit_channel(thread.id, {}, thread_metadata=sooner)
        await simulation.env.advance_time(timedelta(days=6).total_seconds())
        await _look_over(simulation)
        assert _changes(simulation) == []


# --- threads that are locked ------------------------------------------------------------------


def _lock(simulation: Simulation, *, archived: bool = False) -> None:
    locked = {"locked": True, "archived": archived}
    simulation.env.backend.edit_channel(_thread(simulation).id, {}, thread_metadata=locked)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("archived", [False, True])
async def test_the_table_of_a_locked_thread_is_shown_in_the_channel(
    simulate: Simulate, archived: bool
):
    """In it all buttons are dead, even for those who administrate the server."""
    async with simulate(threads=True) as simulation:
        table, ada = await _quiet_table(simulation)
        _lock(simulation, archived=archived)
        await simulation.env.settle()
        shown = await simulation.bot.host.look.table(table)
        assert shown.thread_id is None
        newest = board(simulation)
        assert newest.message.channel.id == simulation.channel.id
        await ada.press(newest, "Your move")
        assert len(simulation.channel.threads) == 1, "no other thread is made"


@pytest.mark.proof
async def test_a_thread_that_was_locked_while_plaza_did_not_run_is_left(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        table, _ = await _quiet_table(simulation)
        _thread(simulation).thread_metadata.locked = True
        await simulation.restart()
        await simulation.env.settle()
        assert (await simulation.bot.host.look.table(table)).thread_id is None
        assert board(simulation).message.channel.id == simulation.channel.id


@pytest.mark.proof
async def test_a_locked_thread_of_a_game_that_is_over_is_left_alone(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        table, ada = await _quiet_table(simulation)
        await play_on(simulation, table, [ada])
        posted = len(simulation.channel.history())
        _lock(simulation)
        await simulation.env.settle()
        assert len(simulation.channel.history()) == posted


# --- finding a thread, and its line in the channel -----------------------------------------------


@pytest.mark.proof
async def test_those_who_play_by_message_are_mentioned_in_their_thread_once_by_an_edit(
    simulate: Simulate,
):
    """So it is listed among theirs. Nothing rings: they are called by direct message."""
    async with simulate(threads=True) as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=6)
        place = f"/channels/{_thread(simulation).id}/messages"
        sent = [each for each in simulation.env.http_requests if each.path.startswith(place)]
        bodies = [(each.method, each.json) for each in sent if each.json]
        posted = [body for method, body in bodies if method == "POST"]
        assert len(posted) > 1
        assert not any(body["allowed_mentions"].get("users") for body in posted)
        joined = [body for _, body in bodies if body["allowed_mentions"].get("users")]
        ids = {member.id for member in people}
        assert [{int(each) for each in body["allowed_mentions"]["users"]} for body in joined] == [
            ids
        ]
        assert all(f"<@{each}>" in str(joined[0]["components"]) for each in ids)


async def test_in_a_channel_no_one_is_mentioned_to_find_it(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        await open_table(simulation, people)
        assert "At this table" not in board(simulation).text


@pytest.mark.proof
async def test_the_channel_is_told_of_a_thread_by_its_post_alone(simulate: Simulate):
    """Discord adds a line where the post is older; the simulation always does."""
    async with simulate(threads=True) as simulation:
        await _quiet_table(simulation)
        [lobby] = simulation.channel.history()
        assert lobby.type is discord.MessageType.default
        assert lobby.id == _thread(simulation).id


async def test_a_line_that_cannot_be_removed_stops_nothing(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        path = f"/channels/{simulation.channel.id}/messages"
        simulation.env.inject_error("GET", path, status=403, code=50013)
        table, _ = await _quiet_table(simulation)
        assert (await simulation.bot.host.look.table(table)).thread_id == _thread(simulation).id


@pytest.mark.proof
async def test_replay_and_rematch_of_a_game_that_is_over_do_not_depend_on_its_thread(
    simulate: Simulate,
):
    """On the web and on phones a click in an archived thread may fail; the channel has both."""
    async with simulate(threads=True) as simulation:
        table, ada = await _quiet_table(simulation)
        await play_on(simulation, table, [ada])
        await _archive(simulation)
        _, message = simulation.channel.history()
        post = Seen(simulation, message)
        assert " points." in post.text
        assert list(post.buttons) == ["Board", "Replay", "Rematch"]
        replay = await ada.press(post, "Replay")
        assert "step" in Seen(simulation, replay.response).text
        await ada.press(post, "Rematch")
        await simulation.env.settle()
        rematch = simulation.channel.history()[-1]
        assert "Start" in Seen(simulation, rematch).buttons


@pytest.mark.proof
@pytest.mark.parametrize("code", [10003, 50013])
async def test_an_end_that_the_channel_cannot_show_is_told_once(simulate: Simulate, code: int):
    async with simulate(threads=True) as simulation:
        table, ada = await _quiet_table(simulation)
        path = f"/channels/{simulation.channel.id}/messages"
        simulation.env.inject_error("POST", path, status=403, code=code, times=None)
        await play_on(simulation, table, [ada])
        finals = [post for post in posts(simulation) if "Rematch" in post.buttons]
        assert len(finals) == 1
