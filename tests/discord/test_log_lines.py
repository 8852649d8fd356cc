"""The log for operators: the click, the table, the seat, and the id that people quote."""

from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from structlog.testing import capture_logs

from bot.engine.play import Play
from bot.notify.publisher import DiscordPublisher
from bot.storage.rows import OutboxRow
from bot.ui.ids import Claim
from bot.ui.rulebook import LEAF
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, play_on

Line = dict[str, Any]


@pytest.fixture
def lines() -> Iterator[list[Line]]:
    """Collect what is logged, with what was bound around it."""
    with capture_logs(processors=[structlog.contextvars.merge_contextvars]) as collected:
        yield collected  # pyright: ignore[reportReturnType]  structlog says mappings


def called(lines: list[Line], event: str) -> list[Line]:
    return [line for line in lines if line["event"] == event]


@pytest.mark.proof
async def test_a_move_is_logged_with_table_seat_version_and_interaction(
    simulate: Simulate, lines: list[Line]
):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada Lovelace"), Member(simulation, "Ben Nevis", 1)
        table = await open_table(simulation, [ada, ben])
        await play_on(simulation, table, [ada, ben], moves=6)
        stored = await simulation.bot.host.look.table(table)
    [began] = called(lines, "table.began")
    assert (began["table"], began["user"]) == (table, ada.id)
    moved = called(lines, "seat.moved")
    assert len(moved) == 6
    seats = {seat.user_id: seat.seat for seat in stored.seats}
    for line in moved:
        assert line["table"] == table
        assert line["seat"] == seats[line["user"]]
        assert line["interaction"]
    versions = [line["version"] for line in moved]
    assert versions == sorted(set(versions))


async def test_a_page_of_the_rules_is_about_no_table(
    simulate: Simulate, lines: list[Line], monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        shown = stored(await ada.slash("rules"))
        monkeypatch.setattr("bot.ui.rulebook.Book.leaf", None)
        await deliver(click(simulation, ada.id, Claim(LEAF, 1).button(), shown))
    [failed] = called(lines, "answer.failed")
    assert failed["table"] is None


@pytest.mark.proof
async def test_lines_hold_neither_names_nor_what_was_chosen(simulate: Simulate, lines: list[Line]):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada Lovelace"), Member(simulation, "Ben Nevis", 1)
        table = await open_table(simulation, [ada, ben], computers=1)
        await play_on(simulation, table, [ada, ben], moves=12)
    assert called(lines, "computers.moved")
    told = repr(lines)
    for secret in ("Lovelace", "Nevis", "building:", "card:", "role:", "good:"):
        assert secret not in told


async def test_the_id_that_a_person_is_told_leads_to_the_click(
    simulate: Simulate, lines: list[Line], monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)

        def fail(*_: object) -> None:
            raise RuntimeError("boom")

        panel = await ada.look()
        await ada.pick(panel)
        monkeypatch.setattr(Play, "_turn", fail)
        result = await ada.confirm(panel)
        monkeypatch.undo()
    [failed] = called(lines, "answer.failed")
    assert failed["error"] in Seen(simulation, result.followups[-1]).text
    assert failed["log_level"] == "error"
    assert (failed["table"], failed["user"]) == (table, ada.id)
    assert failed["interaction"]
    assert "seat" in failed


async def test_a_command_s_failure_leads_to_the_table_that_it_found(
    simulate: Simulate, lines: list[Line], monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)

        async def fail(*_: object, **__: object) -> None:
            raise RuntimeError("boom")

        monkeypatch.setattr(simulation.bot.presenter, "panel", fail)
        told = await ada.slash("hand")
    [failed] = called(lines, "answer.failed")
    assert failed["error"] in told.text
    assert failed["table"] == table


async def test_what_is_told_later_is_not_taken_for_the_click(
    simulate: Simulate, lines: list[Line], monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")

        async def fail(_: DiscordPublisher, row: OutboxRow) -> None:
            raise RuntimeError(f"no {row.kind}")

        monkeypatch.setattr(DiscordPublisher, "publish", fail)
        await ada.play(players=2)
        monkeypatch.undo()
    [line] = called(lines, "outbox.put_off")
    assert line["table"] == 1
    assert line["kind"] == "lobby"
    assert line["row"]
    assert "no lobby" in line["reason"]
    assert not {"interaction", "user", "seat"} & set(line)


async def test_the_start_is_one_line_with_versions_servers_and_tables(
    simulate: Simulate, lines: list[Line]
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=1)
        assert board(simulation)
        lines.clear()
        await simulation.restart()
    [ready] = called(lines, "bot.ready")
    assert (ready["servers"], ready["tables"]) == (1, 1)
    assert {"plaza", "python", "discord_py"} <= set(ready)
