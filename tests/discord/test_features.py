"""One case per thing that members can do beside plain moves."""

from typing import Any

import pytest

from bot.text import texts
from bot.ui.happening import event_lines
from rules.registry import GAMES
from tests.discord.clicks import on
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
from tests.limits.message import check, walk
from tests.reading import whole_log

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
        assert panel.text.count("You have chosen") == 1
        await first.press(panel, "Undo")
        assert "Taken back" in panel.text
        assert [o["label"] for o in panel.menu["options"]] == [o["label"] for o in asked]


async def test_undo_by_command(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        await open_table(simulation, people)
        first = (await waiting(simulation, 1, people))[0]
        assert "nothing to take back" in (await first.slash("undo")).text
        await first.move()
        assert "Taken back" in (await first.slash("undo")).text


# --- resign ----------------------------------------------------------------------------------


async def test_resigning_asks_first_and_the_computer_plays_on(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cy"))]
        ada = people[0]
        table = await open_table(simulation, people)
        sure = await ada.slash("resign")
        assert (await simulation.bot.host.look.table(table)).seat_of(ada.id)
        await ada.press(sure, "Resign")
        assert "You have resigned" in sure.text
        assert (await simulation.bot.host.look.table(table)).seat_of(ada.id) is None
        assert "You have resigned" in (await ada.slash("undo", table=table)).text
        await play_on(simulation, table, people[1:], moves=10)


async def test_only_who_plays_is_asked_about_resigning(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        table = await open_table(simulation, [ada], computers=1)
        refused = await eve.slash("resign", table=table)
        assert "do not sit" in refused.text
        assert list(refused.buttons) == ["Board", "My tables"]
        await play_on(simulation, table, [ada])
        assert "No game is running" in (await ada.slash("resign", table=table)).text


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


async def test_a_closed_dm_is_remembered_and_told_once(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        ben = people[1]
        path = f"/channels/{ben.user.dm_channel.id}/messages"
        simulation.env.inject_error("POST", path, status=403, code=50007, times=None)
        await open_table(simulation, people)
        await play_on(simulation, 1, people, moves=20)

        told = [post for post in posts(simulation) if "cannot write to you" in post.text]
        assert len(told) == 1
        assert ben.actor.mention in told[0].text
        assert (await simulation.bot.host.profiles.user(ben.id)).dm_closed
        tries = [request for request in simulation.env.http_requests if request.path == path]
        assert len(tries) == 1, "nobody knocks at a closed door again"


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
        assert "Confirm: where you pick several things" in (await ada.slash("settings")).text
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


async def test_the_dm_is_a_panel_that_works(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada", 1), Member(simulation, "Ben", 2)]
        ada, ben = people
        await open_table(simulation, people)
        panel = Seen(simulation, ben.user.dm_channel.history()[-1])
        check(panel.components)
        assert panel.message.attachments
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


# --- commands --------------------------------------------------------------------------------


async def test_tables_lists_mine_and_open_ones(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada], computers=1)
        await ben.play()
        mine = await ada.slash("tables")
        place = f"https://discord.com/channels/{simulation.guild.id}/{simulation.channel.id}"
        assert f"[San Juan #1]({place}): **your move**" in mine.text
        assert f"[San Juan #2]({place}): 1 of 4 seats" in mine.text


async def test_the_log_is_turned_in_place_from_the_newest_to_the_beginning(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=2)
        await play_on(simulation, 1, [ada], moves=12)
        result = await ada.press(board(simulation), "Log")
        seen = Seen(simulation, result.response)
        newest = seen.text
        assert "**From your last move on:**" in newest
        above = newest.partition("**From your last move on:**")[0].splitlines()
        assert above[-1] == "" or not above[-1].startswith("- "), "no part of what stands above"
        assert not seen.can_press("Later ▶")

        while seen.can_press("◀ Earlier"):
            await ada.press(seen, "◀ Earlier")
            check(seen.components)
        assert "Page 1 of" in seen.text
        await ada.press(seen, "Newest")
        assert seen.text == newest
        await ada.press(seen, "Beginning")
        assert "Page 1 of" in seen.text
        await ada.press(seen, "Later ▶")
        assert "Page 2 of" in seen.text

        told = [line for page in reversed(await ada.log()) for line in page.splitlines()]
        log = await whole_log(simulation.bot.host.look, 1, ada.id)
        lines = event_lines(await simulation.bot.host.look.table(1), log, texts("en"))
        assert [line for line in told if line.startswith("- ")] == [f"- {line}" for line in lines]


async def test_the_board_is_for_everybody(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        await open_table(simulation, [ada], computers=1)
        seen = await eve.slash("board", table=1)
        assert [label.split(" (")[0] for label in seen.buttons] == ["Log", "Rules", "Scores"]
        assert [part for part in walk(seen.components) if part["type"] == 12]


async def test_rules_are_found_by_a_few_letters(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        found = await ada.actor.autocomplete(simulation.channel, "rules", "term", "libr")
        assert found[0]["name"].startswith("Library")
        page = await ada.slash("rules", term=found[0]["value"])
        assert "Library" in page.text
        assert "Library" in (await ada.slash("rules", term="library")).text
        assert "found nothing" in (await ada.slash("rules", term="x" * 3000)).text

        contents = await ada.slash("rules", term="san_juan")
        value = contents.menus["term"]["options"][0]["value"]
        result = await ada.select(contents, [value], "term")
        assert Seen(simulation, result.response).text
        assert "term" in contents.menus, "the contents stay open"
        turn = next(label for label in contents.buttons if label.endswith("▶"))
        await ada.press(contents, turn)
        assert contents.menus["term"]["options"][0]["value"] == "25"


async def test_play_offers_games_and_options(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        games = await ada.actor.autocomplete(simulation.channel, "play", "game", "san")
        assert [game["value"] for game in games] == [
            key for key in GAMES if "san" in texts("en").of(key).title.casefold()
        ]
        options = await ada.actor.autocomplete(
            simulation.channel, "play", "options", "", game="san_juan"
        )
        offered = {option["value"] for option in options}
        assert "starting_hand=off" in offered
        assert "starting_hand=on" not in offered, "it holds anyway"
        await ada.play(options="starting_hand=off", players=2)
        table = (await simulation.bot.host.look.tables_of(ada.id))[0]
        assert table.options["starting_hand"] == "off"


async def test_the_opener_chooses_in_the_lobby_what_is_played_with(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        panel = await ada.play(players=2)
        lobby = posts(simulation)[-1]
        asked = Seen(simulation, (await ben.press(lobby, "Manage")).response)
        assert "Ada opened this table" in asked.text
        assert not asked.buttons
        await ada.press(panel, "Options")
        assert "Tavern" not in panel.text
        await ada.actor.select(panel.message, ["new_buildings"], custom_id=on(panel, "option"))
        assert "Tavern" in panel.text
        table = await simulation.bot.host.look.table(1)
        assert table.options["deck"] == "new_buildings"
        assert texts("en").of("san_juan").table_option_value("deck", "new_buildings") in lobby.text
        await ada.press(panel, "◀ Back")
        assert "Add computer" in panel.buttons


async def test_the_opener_starts_from_the_panel_and_goes_on_to_the_move(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=2)
        assert not panel.can_press("Start")
        await ada.press(panel, "Add computer")
        await ada.press(panel, "Start")
        assert "has begun" in panel.text
        await ada.press(panel, "Your move")
        assert "Keep 4" in panel.text


async def test_help_says_what_plaza_is_and_begins_a_table_against_computers(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        told = await ada.slash("help")
        assert "</play:" in told.text, "a command that can be clicked"
        assert len(told.text.splitlines()) == 2 + 1 + 1 + 10
        assert told.text.index("against computers") < told.text.index("</play:")
        await ada.press(told, "Practise with computers")
        await ada.select(told, ["san_juan"])
        assert "has begun" in told.text
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert (table.status, len(table.seats)) == ("running", 4)
        again = await ada.slash("help")
        await ada.press(again, "Open a table")
        await ada.select(again, ["san_juan"])
        assert "is open" in again.text
        statuses = [each.status for each in await simulation.bot.host.look.tables_of(ada.id)]
        assert sorted(statuses) == ["lobby", "running"]


async def test_rules_are_read_in_one_message(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        book = Seen(simulation, (await ada.press(board(simulation), "Rules")).response)
        assert book.text.startswith("### San Juan: how to play")
        result = await ada.select(book, ["0"], "term")
        assert not result.followups
        assert book.text.startswith("### Builder")
        await ada.press(book, "How to play")
        assert book.text.startswith("### San Juan: how to play")


async def test_the_scores_so_far_and_expected_are_told_line_by_line(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        more = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        told = Seen(simulation, (await ada.press(more, "Scores")).response).text
        position = await simulation.bot.host.look.position(table, ada.id)
        for seat in position.table.seats:
            [buildings, *_] = GAMES["san_juan"].tally(position.view, seat.seat)
            *_, to_come = GAMES["san_juan"].expected(position.view, seat.seat)
            expected = buildings.points + to_come.points
            assert f"{buildings.points} point, {expected} expected at the end" in told
            assert f"Buildings {buildings.points} · Buildings to come 0 → {to_come.points}" in told
        assert "a guess" in told
        assert "hidden" in told


async def test_private_tables_are_for_the_invited(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        await ada.play(players=2, private=True)
        lobby = posts(simulation)[-1]
        refused = await eve.press(lobby, "Join")
        assert "private" in Seen(simulation, refused.followups[0]).text
        inviting = Seen(simulation, (await ada.press(lobby, "Manage")).response)
        await ada.press(inviting, "Invite")
        await ada.actor.select(inviting.message, [ben.actor])
        assert "Invited" in inviting.text
        await ben.press(lobby, "Join")
        assert "Ben" in board(simulation, "Start").text


async def test_a_lobby_fills_empties_and_ends(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        panel = await ada.play(players=2)
        [first] = posts(simulation)
        await ben.press(first, "Join")
        [_, lobby] = posts(simulation)
        assert not first.buttons
        assert "Ben" in lobby.text
        assert f"<@{ada.id}> can start the game." in lobby.text
        refused = await ben.press(lobby, "Start")
        assert "Only the person who opened" in Seen(simulation, refused.followups[0]).text
        await ben.press(lobby, "Leave")
        assert "Ben" not in lobby.text
        await ada.press(panel, "Add computer")
        assert "(sensible)" in lobby.text
        await ada.press(panel, "Remove computer")
        assert "(sensible)" not in lobby.text
        await ada.press(panel, "Cancel table")
        assert "cancelled" in panel.text
        assert not lobby.buttons
        assert len(posts(simulation)) == 2, "one from beginning to end, and one that called Ada"


async def test_help_opens_beside_the_panel(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        panel = await ada.look()
        before = panel.components
        helped = Seen(simulation, (await ada.press(panel, "Help")).response)
        assert "Confirm" in helped.text
        assert panel.components == before


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
