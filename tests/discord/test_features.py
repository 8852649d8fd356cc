"""One case per act of members besides plain moves."""

from typing import Any

import pytest

from tests.discord.conftest import Simulate
from tests.discord.members import (
    FIRST_GAME,
    Member,
    Seen,
    board,
    open_table,
    play_on,
    posts,
    waiting,
)
from tests.limits.message import check

# --- undo ------------------------------------------------------------------------------------


async def test_undo_in_the_panel_asks_the_same_again(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        await open_table(simulation, people)
        first = (await waiting(simulation, 1, people))[0]
        panel = await first.look()
        asked = panel.menu["options"]
        assert "Undo" not in panel.buttons
        await first.pick(panel)
        await first.confirm(panel)
        assert not panel.menu
        assert panel.text.count("You kept") == 1
        await first.press(panel, "Undo")
        assert "Undone" in panel.text
        assert [o["label"] for o in panel.menu["options"]] == [o["label"] for o in asked]


@pytest.mark.proof
async def test_undo_by_command(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        await open_table(simulation, people)
        first = (await waiting(simulation, 1, people))[0]
        assert "nothing to undo" in (await first.slash("undo")).text
        await first.move()
        assert "Undone" in (await first.slash("undo")).text


# --- resign ----------------------------------------------------------------------------------


@pytest.mark.proof
async def test_resigning_asks_first_and_the_computer_plays_on(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cy"))]
        ada = people[0]
        table = await open_table(simulation, people)
        sure = await ada.slash("resign")
        assert (await simulation.bot.host.look.table(table)).seat_of(ada.id)
        await ada.press(sure, "Resign")
        assert "You resigned" in sure.text
        assert (await simulation.bot.host.look.table(table)).seat_of(ada.id) is None
        assert "You resigned" in (await ada.slash("undo", table=table)).text
        await play_on(simulation, table, people[1:], moves=10)


@pytest.mark.proof
async def test_only_who_plays_is_asked_about_resigning(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        table = await open_table(simulation, [ada], computers=1)
        refused = await eve.slash("resign", table=table)
        assert "don't sit" in refused.text
        assert list(refused.buttons) == ["Board", "My tables"]
        await play_on(simulation, table, [ada])
        assert "This game is over" in (await ada.slash("resign", table=table)).text


async def test_resigning_through_more(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        table = await open_table(simulation, people)
        more = Seen(simulation, (await ben.press(board(simulation), "More")).response)
        await ben.press(more, "Resign")
        await ben.press(more, "Resign")
        assert (await simulation.bot.host.look.table(table)).seat_of(ben.id) is None
        assert ada.id


# --- direct messages -------------------------------------------------------------------------


@pytest.mark.proof
async def test_a_closed_dm_is_remembered_and_told_once(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        ben = people[1]
        path = f"/channels/{ben.user.dm_channel.id}/messages"
        simulation.env.inject_error("POST", path, status=403, code=50007, times=None)
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=20)

        told = [
            post for post in posts(simulation) if "my direct messages don't reach you" in post.text
        ]
        assert len(told) == 1
        assert ben.actor.mention in told[0].text
        assert (await simulation.bot.host.profiles.user(ben.id)).dm_closed
        tries = [request for request in simulation.env.http_requests if request.path == path]
        assert len(tries) == 1, "no one knocks at a closed door again"


async def test_looking_at_the_settings_opens_no_closed_dm(simulate: Simulate):
    async with simulate() as simulation:
        ada, profiles = Member(simulation, "Ada"), simulation.bot.host.profiles
        await profiles.note_dm(ada.id, closed=True)
        await ada.slash("settings")
        assert (await profiles.user(ada.id)).dm_closed
        await ada.slash("settings", messages=True)
        assert not (await profiles.user(ada.id)).dm_closed


async def test_each_setting_is_set_alone_and_all_are_shown(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert "Confirm: for several picks" in (await ada.slash("settings")).text
        await ada.slash("settings", confirm=True)
        await ada.slash("settings", theme="light")
        shown = (await ada.slash("settings", **{"large-text": False})).text
        assert "Confirm: always" in shown
        assert "Theme: light" in shown
        assert "Large text in your own picture: off" in shown
        changed = (await ada.slash("settings", theme="dark", **{"large-text": True})).text
        assert "Confirm: always" in changed
        assert "Theme: dark" in changed
        assert "Large text in your own picture: on" in changed


async def test_the_settings_of_pictures_have_german_names(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await ada.slash("settings", language="de", theme="light", **{"large-text": False})
        shown = (await ada.slash("settings")).text
        assert "Farben: hell" in shown
        assert "Große Schrift in deinem eigenen Bild: aus" in shown


@pytest.mark.proof
async def test_the_dm_is_a_panel_that_works(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        ada, ben = people
        await open_table(simulation, people)
        panel = Seen(simulation, ben.user.dm_channel.history()[-1])
        check(panel.components)
        assert panel.files
        assert "Go to the table" in panel.buttons
        await ben.pick(panel)
        await ben.confirm(panel)
        assert not await waiting(simulation, 1, [ben])
        assert ada.id


# --- words -----------------------------------------------------------------------------------


async def test_german_from_lobby_to_panel(simulate: Simulate):
    words = {"move": "Dein Zug", "confirm": "Bestätigen", "decline": "Verzichten"}
    async with simulate() as simulation:
        ada = Member(simulation, "Ada", words=words)
        saved = await ada.slash("settings", language="de")
        assert "Sprache" in saved.text
        opened = await ada.play(players=2)
        assert "Join" not in posts(simulation)[-1].buttons
        await ada.press(opened, _label(opened, "add"))
        await ada.press(opened, _label(opened, "start"))
        move = _label(posts(simulation)[-1], "move")
        panel = Seen(simulation, (await ada.press(posts(simulation)[-1], move)).response)
        assert "Karten" in panel.text
        for seen in (*posts(simulation), panel):
            check(seen.components)
            assert "Your" not in seen.text
            assert "cards" not in seen.text


def _label(seen: Seen, action: str) -> str:
    return next(
        label
        for label, button in seen.buttons.items()
        if button.get("custom_id", "").split(":")[1:2] == [action]
    )


async def test_two_people_read_one_table_in_two_languages(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        await ben.slash("settings", language="de")
        await open_table(simulation, people)
        assert "Keep 4" in (await ada.look()).text
        assert "Behalte" in (await ben.look()).text


# --- places ----------------------------------------------------------------------------------


async def test_without_the_permission_the_table_stays_in_the_channel(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        me = simulation.guild.me
        assert me is not None
        simulation.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
        simulation.env.inject_error(
            "POST", "/channels/*/messages/*/threads", status=403, code=50013
        )
        await open_table(simulation, [ada], computers=1)
        assert not simulation.channel.threads
        assert "Your move" in posts(simulation)[-1].buttons


async def test_an_outage_of_discord_costs_no_table_its_thread(simulate: Simulate):
    async with simulate(threads=True) as simulation:
        ada = Member(simulation, "Ada")
        path = "/channels/*/messages/*/threads"
        simulation.env.inject_error("POST", path, status=503, code=0, times=1)
        await open_table(simulation, [ada], computers=1)
        await simulation.env.advance_time(10)
        [thread] = simulation.channel.threads
        assert "Your move" in Seen(simulation, thread.history()[-1]).buttons


async def test_no_table_where_the_bot_may_not_post(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        quiet = simulation.guild.create_text_channel(
            "quiet", overwrites=_mute(simulation.guild.default_role)
        )
        result = await ada.actor.slash(quiet, "play", game=FIRST_GAME)
        text = Seen(simulation, result.response).text
        assert "Attach Files" in text
        assert "channel's settings" in text
        assert not posts(simulation)


def _mute(role: Any) -> Any:
    import discord

    return {role: discord.PermissionOverwrite(attach_files=False)}


@pytest.mark.proof
@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_post_that_cannot_be_edited_is_posted_afresh(simulate: Simulate, code: int):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        post = posts(simulation)[-1]
        path = f"/channels/*/messages/{post.message.id}"
        simulation.env.inject_error("PATCH", path, status=400, code=code, times=None)
        await play_on(simulation, 1, [ada], moves=3)
        newest = posts(simulation)[-1]
        assert newest.message.id != post.message.id
        assert "Your move" in newest.buttons
