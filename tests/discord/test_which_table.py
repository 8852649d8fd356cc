"""Commands without a table, or with the wrong one, and refusals: each answer leads on."""

from typing import Any

import pytest

from bot.simulation import Simulation
from bot.text import texts
from bot.ui.tables import ASKED
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts, waiting

EN = texts("en")
SEVERAL = "Which one do you mean?"
UNKNOWN = "There's no such table."
AT_TABLES = ASKED


async def finished(simulation: Simulation, ada: Member) -> int:
    """Return a table of Ada's that she has ended."""
    table = await open_table(simulation, [ada], computers=1)
    more = Seen(simulation, (await ada.press(board(simulation), "More")).response)
    await ada.press(more, "End")
    await ada.press(more, "End")
    info = await simulation.bot.host.look.table(table)
    assert info.status == "aborted"
    await simulation.env.advance_time(3600)  # the number of votes an hour is limited
    return table


def numbers(seen: Seen) -> list[int]:
    return [int(option["value"]) for option in seen.menu["options"]]


def leads_on(seen: Seen) -> bool:
    return bool(seen.menu) or bool(seen.buttons)


@pytest.mark.proof
@pytest.mark.parametrize("command", AT_TABLES)
async def test_every_command_offers_the_tables_that_there_are(simulate: Simulate, command: str):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        none_yet = await eve.slash(command)
        assert "My tables" in none_yet.buttons
        tables = [await open_table(simulation, [ada], computers=1) for _ in range(2)]
        seen = await ada.slash(command, table=99)
        assert UNKNOWN in seen.text
        assert numbers(seen) == tables
        if command != "move":  # which finds the one that has waited longest
            seen = await ada.slash(command)
            assert SEVERAL in seen.text
            assert numbers(seen) == tables
        await ada.select(seen, [str(tables[1])])
        assert f"#{tables[1]}" in seen.text or leads_on(seen)
        assert SEVERAL not in seen.text
        assert UNKNOWN not in seen.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("command", "shows"),
    [("hand", "Help"), ("board", "Scores"), ("resign", "End"), ("move", "Help")],
)
async def test_what_was_asked_for_is_done_at_the_table_that_is_chosen(
    simulate: Simulate, command: str, shows: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        tables = [await open_table(simulation, [ada], computers=1) for _ in range(2)]
        seen = await ada.slash(command, table=99)
        await ada.select(seen, [str(tables[1])])
        assert f"#{tables[1]} ·" in seen.text
        assert shows in seen.buttons


@pytest.mark.proof
async def test_a_table_that_one_does_not_see_cannot_be_chosen_either(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        [first, _] = [await open_table(simulation, [ada], computers=1) for _ in range(2)]
        seen = await ada.slash("hand")
        for bad in ("99", "0", str(2**63), "x"):
            custom_id = on(seen, "attable")
            made = click(simulation, ada.id, custom_id, stored(seen), values=[bad], planted=True)
            await deliver(made)
            assert UNKNOWN in made.text or "no longer works" in made.text
        await ada.select(await ada.slash("hand"), [str(first)])


async def test_move_goes_to_the_table_here_then_to_the_longest_wait(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        first = await open_table(simulation, [ada], computers=1)
        await simulation.env.advance_time(3600)
        elsewhere = simulation.guild.create_text_channel("elsewhere")
        second = await open_table(simulation, [ada], computers=1)
        result = await ada.actor.slash(elsewhere, "here", table=second)
        assert f"#{second}" in Seen(simulation, result.response).text
        assert f"#{first} ·" in (await ada.slash("move")).text
        result = await ada.actor.slash(elsewhere, "move")
        assert f"#{second} ·" in Seen(simulation, result.response).text


@pytest.mark.proof
async def test_a_refusal_shows_the_way_on(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        nothing = await ada.slash("next")
        assert "No table is waiting" in nothing.text
        assert list(nothing.buttons) == ["My tables"]
        await ada.press(nothing, "My tables")
        assert "You have no tables" in nothing.text
        assert "Open a table" in nothing.buttons
        table = await open_table(simulation, [ada, ben])
        refused = await ada.slash("undo", table=table)
        assert list(refused.buttons) == ["Board", "My hand", "My tables"]
        watching = await eve.slash("resign", table=table)
        assert "You don't sit" in watching.text
        assert "Board" in watching.buttons


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("command", "given", "told"),
    [
        ("rules", {"term": "xyzzy"}, "Nothing found"),
        ("play", {"game": "xyzzy"}, "I don't know this game"),
        ("play", {"players": 12}, "No game here fits"),
        ("play", {"clock": "xyzzy"}, "I don't know this clock"),
    ],
)
async def test_what_cannot_be_found_is_chosen_from_a_menu(
    simulate: Simulate, command: str, given: dict[str, Any], told: str
):
    async with simulate() as simulation:
        refused = await Member(simulation, "Ada").slash(command, **given)
        assert told in refused.text
        assert refused.menu


# --- what is shown privately ----------------------------------------------------------------------


async def test_the_private_board_has_what_its_viewer_can_do(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        table = await open_table(simulation, [ada, ben])
        ada.panel = await ada.slash("hand", table=table)
        while ada in await waiting(simulation, table, [ada, ben]):
            await ada.move()
        first = [
            next(iter((await each.slash("board", table=table)).buttons)) for each in (ada, ben)
        ]
        assert first == ["My hand", "Your move"]
        seen = await eve.slash("board", table=table)
        assert not {"My hand", "Your move"} & set(seen.buttons)
        assert "Scores" in seen.buttons


async def test_who_watches_finds_the_table_that_is_shown_here(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        table = await open_table(simulation, [ada], computers=1)
        for command in ("board", "log"):
            assert f"#{table}" in (await eve.slash(command)).text
        assert "You aren't playing" in (await eve.slash("hand")).text


# --- after the end --------------------------------------------------------------------------------


async def test_the_final_post_leads_on(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await finished(simulation, ada)
        final = posts(simulation)[-1]
        assert list(final.buttons) == ["Log", "Board", "Rules", "Rematch", "Next table"]
        for label, told in (
            ("Log", "#1"),
            ("Board", "ended early"),
            ("Next table", "No table"),
        ):
            seen = Seen(simulation, (await ada.press(final, label)).response)
            assert told in seen.text, label
            assert label == "Log" or leads_on(seen), label
        other = await open_table(simulation, [ada], computers=1)
        seen = Seen(simulation, (await ada.press(final, "Next table")).response)
        assert f"#{other} ·" in seen.text
        assert f"#{table}" not in seen.text


@pytest.mark.proof
async def test_finished_tables_are_found_page_by_page(simulate: Simulate):
    async with simulate() as simulation:
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        assert "Finished tables" not in (await ada.slash("tables")).buttons
        over = [await finished(simulation, ada) for _ in range(11)]
        running = await open_table(simulation, [ada], computers=1)
        seen = await ada.slash("tables")
        assert "Next table" in seen.buttons
        await ada.press(seen, "Finished tables")
        assert numbers(seen) == over[:0:-1]
        assert f"#{running}]" not in seen.text
        assert "◀ Newer" not in seen.buttons
        await ada.press(seen, "Older ▶")
        assert numbers(seen) == over[:1]
        assert "Older ▶" not in seen.buttons
        await ada.press(seen, "◀ Newer")
        assert numbers(seen) == over[:0:-1]
        await ada.select(seen, [str(over[5])])
        assert f"#{over[5]} ·" in seen.text
        assert "Scores" in seen.buttons
        nothing = await eve.slash("tables")
        assert "Finished tables" not in nothing.buttons


@pytest.mark.proof
async def test_board_and_log_find_finished_tables(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        over = await finished(simulation, ada)
        for command in ("board", "log"):
            assert f"#{over}" in (await ada.slash(command, table=over)).text
            assert f"#{over}" in (await ada.slash(command)).text, "it is the newest here"
        assert "Board" in (await ada.slash("hand", table=over)).buttons
        running = await open_table(simulation, [ada], computers=1)
        for command, offered in (("board", [running, over]), ("hand", [running])):
            found = await ada.actor.autocomplete(simulation.channel, command, "table", "")
            assert [choice["value"] for choice in found] == offered
