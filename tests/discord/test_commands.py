"""Commands: the answer of each, and the acts from there."""

import re

import pytest

from bot.text import texts
from bot.ui.happening import event_lines
from rules.registry import GAMES
from tests.discord.clicks import on
from tests.discord.conftest import Simulate
from tests.discord.members import (
    Member,
    Seen,
    board,
    open_table,
    play_on,
    posts,
)
from tests.limits.message import check, walk
from tests.reading import whole_log

SECOND_NAMES = {"games": "tables", "concede": "resign", "ping": "help"}

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


@pytest.mark.proof
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
        shown = [line for line in told if line.startswith("- ")]
        assert shown == [f"- {line}" for line in lines]


@pytest.mark.proof
async def test_the_log_is_read_by_person_and_by_round(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=2)
        await play_on(simulation, 1, [ada], moves=25)
        seen = await ada.slash("log", table=1)
        await ada.select(seen, ["1"], "loground")
        in_first = seen.text
        assert "All players have their starting hands." in in_first
        await ada.select(seen, ["0"], "logwho")
        assert "All players have their starting hands." not in seen.text
        of_ada = [line for line in seen.text.splitlines() if line.startswith("- ")]
        assert of_ada
        assert set(of_ada) <= set(in_first.splitlines())
        await ada.select(seen, ["all"], "loground")
        assert not set(seen.text.splitlines()) <= set(in_first.splitlines())


@pytest.mark.proof
async def test_the_board_is_for_everyone(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        await open_table(simulation, [ada], computers=1)
        seen = await eve.slash("board", table=1)
        labels = [label.split(" (")[0] for label in seen.buttons]
        assert labels == ["Log", "Rules", "Scores", "What have I missed?", "Follow"]
        assert [part for part in walk(seen.components) if part["type"] == 12]


async def test_rules_are_found_by_a_few_letters(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        found = await ada.actor.autocomplete(simulation.channel, "rules", "term", "libr")
        assert found[0]["name"].startswith("Library")
        page = await ada.slash("rules", term=found[0]["value"])
        assert "Library" in page.text
        assert "Library" in (await ada.slash("rules", term="library")).text
        assert "Nothing found" in (await ada.slash("rules", term="x" * 3000)).text

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
        assert "Ada is the host of this table" in asked.text
        assert not asked.buttons
        await ada.press(panel, "Options")
        await ada.press(panel, "Rare options ▶")
        assert "Tavern" not in panel.text
        await ada.press(panel, "◀ Back")
        await ada.actor.select(panel.message, ["new_buildings"], custom_id=on(panel, "option"))
        await ada.press(panel, "Rare options ▶")
        assert "Tavern" in panel.text
        table = await simulation.bot.host.look.table(1)
        assert table.options["deck"] == "new_buildings"
        assert texts("en").of("san_juan").table_option_value("deck", "new_buildings") in lobby.text
        await ada.press(panel, "◀ Back")
        await ada.press(panel, "◀ Back")
        assert "Add computer" in panel.buttons


async def test_the_host_chooses_the_language_of_the_posts(simulate: Simulate):
    """A player of another language sees the board in theirs."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=2)
        await ada.press(panel, "Options")
        await ada.press(panel, "Rare options ▶")
        await ada.select(panel, ["de"], "tablelang")
        await ada.press(panel, "◀ Back")
        await ada.press(panel, "◀ Back")
        await ada.press(panel, "Add computer")
        await ada.press(panel, "Start")
        shown = board(simulation, "Mehr")
        more = Seen(simulation, (await ada.press(shown, "Mehr")).response)
        mine = Seen(simulation, (await ada.press(more, "In my language")).response)
        assert "Waiting for" in mine.text


async def test_a_computer_gets_the_level_that_is_selected(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=4)
        [lobby] = posts(simulation)
        for level in ("easy", "hard"):
            await ada.actor.select(panel.message, [level], custom_id=on(panel, "level"))
        await ada.press(panel, "Add computer")
        assert all(f"({level})" in lobby.text for level in ("easy", "hard", "normal"))
        with pytest.raises(AssertionError, match="no level"):  # all seats are taken
            on(panel, "level")
        table = await simulation.bot.host.look.table(1)
        assert [seat.computer for seat in table.seats] == [None, "easy", "hard", "greedy"]


async def test_the_level_of_a_computer_is_changed_where_it_sits(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=3)
        [lobby] = posts(simulation)
        with pytest.raises(AssertionError, match="no relevel"):  # no one has a level
            on(panel, "relevel")
        for _ in range(2):
            await ada.press(panel, "Add computer")
        for value in ("1:expert", "0:hard", "1:easy"):
            await ada.actor.select(panel.message, [value], custom_id=on(panel, "relevel"))
        assert "Dotbot (hard) and Pixbot (easy)" in lobby.text
        await ada.press(panel, "Remove computer")
        assert "Dotbot (hard)" in lobby.text


async def test_a_panel_that_others_have_overtaken_is_shown_anew_and_works_again(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.play(players=4)
        [lobby] = posts(simulation)
        other = Seen(simulation, (await ada.press(lobby, "Manage")).response)
        for _ in range(2):
            await ada.press(panel, "Add computer")
        await ada.press(other, "Add computer")
        assert "The table has moved on" in other.text
        await ada.press(other, "Add computer")
        assert "The table has moved on" not in other.text
        table = await simulation.bot.host.look.table(1)
        assert len(table.seats) == 4


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
        assert told.text.index("with computers") < told.text.index("</play:")
        await ada.press(told, "Practise")
        await ada.select(told, ["san_juan"])
        await ada.press(told, "Start")
        assert "Keep 4" in told.text
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert (table.status, len(table.seats)) == ("running", 4)
        again = await ada.slash("help")
        await ada.press(again, "Open a table")
        await ada.select(again, ["san_juan"])
        assert "is open" in again.text
        statuses = [each.status for each in await simulation.bot.host.look.tables_of(ada.id)]
        assert sorted(statuses) == ["lobby", "running"]


async def test_help_lists_every_command_once(simulate: Simulate):
    async with simulate() as simulation:
        told = await Member(simulation, "Ada").slash("help")
        names = {command.name for command in simulation.bot.tree.walk_commands()}
        listed = re.findall(r"</([a-z]+):", told.text)
        assert sorted([*listed, *SECOND_NAMES]) == sorted(names)


@pytest.mark.parametrize(("second", "first"), SECOND_NAMES.items())
async def test_the_names_that_other_bots_use_lead_to_the_same(
    simulate: Simulate, second: str, first: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        assert (await ada.slash(second)).text == (await ada.slash(first)).text


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


async def test_the_scores_so_far_are_told_line_by_line(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        more = Seen(simulation, (await ada.press(board(simulation), "More")).response)
        told = Seen(simulation, (await ada.press(more, "Scores")).response).text
        position = await simulation.bot.host.look.position(table, ada.id)
        for seat in position.table.seats:
            [buildings, *_] = GAMES["san_juan"].score_so_far(position.view, seat.seat)
            assert f": {buildings.points} point\n-# Buildings {buildings.points}\n" in told
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
        await ben.press(posts(simulation)[-1], "Join")
        assert "Ben" in board(simulation, "Start").text


async def test_a_lobby_fills_empties_and_ends(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        panel = await ada.play(players=2)
        [first] = posts(simulation)
        await ben.press(first, "Join")
        [lobby] = posts(simulation)
        assert "Ben" in lobby.text
        assert "Ada can start the game." in lobby.text
        refused = await ben.press(lobby, "Start")
        assert "Only the table's host" in Seen(simulation, refused.followups[0]).text
        await ben.press(lobby, "Leave")
        assert "Ben" not in lobby.text
        await ada.press(panel, "Add computer")
        assert "(normal)" in lobby.text
        await ada.press(panel, "Remove computer")
        assert "(normal)" not in lobby.text
        await ada.press(panel, "Cancel table")
        assert "cancelled" in panel.text
        assert not lobby.buttons
        assert len(posts(simulation)) == 1, "one from beginning to end; a message called Ada"


async def test_help_opens_beside_the_panel(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        panel = await ada.look()
        before = panel.components
        helped = Seen(simulation, (await ada.press(panel, "Help")).response)
        assert "Confirm" in helped.text
        assert "those of the picture" in helped.text
        assert panel.components == before
