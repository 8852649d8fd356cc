"""Faults of our own: the person is told, kindly, with an id that the log has."""

import re
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.engine.errors import NotStored
from bot.service.beginning import Beginning
from bot.simulation import Simulation
from bot.storage import sqlite as storage
from tests.discord.clicks import COMMAND, click, deliver, interaction, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, open_table, posts
from tests.discord.test_dead_buttons import running, slash

pytestmark = pytest.mark.threads

NUMBER = re.compile(r"error ([2-9A-Z]{8})")


def database(simulation: Simulation) -> Path:
    return Path(simulation.bot.settings.database_url.removeprefix("sqlite:///"))


@contextmanager
def locked(simulation: Simulation) -> Generator[None]:
    with closing(sqlite3.connect(database(simulation), isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


def number_in(text: str) -> str:
    found = NUMBER.search(text)
    assert found is not None, text
    return found.group(1)


@pytest.mark.proof
async def test_a_move_that_cannot_be_stored_is_not_acknowledged_as_made(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(storage, "BUSY_SECONDS", 0.05)
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        version = (await simulation.bot.host.look.table(table)).version
        with locked(simulation), capture_logs() as log:
            asked = await ada.slash("resign", table=table)
            assert "End this game now?" in asked.text, "looking needs no lock"
            result = await ada.press(asked, "End")
            told = Seen(simulation, result.followups[-1]).text
        assert "couldn't be saved, so nothing has changed" in told
        [line] = [line for line in log if line.get("error") == number_in(told)]
        assert line["log_level"] == "error"
        assert (await simulation.bot.host.look.table(table)).version == version
        await ada.move()
        assert (await simulation.bot.host.look.table(table)).version > version


async def test_a_table_for_practice_is_stored_whole_or_not_at_all(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch
):
    def fails(*_: object) -> None:
        raise NotStored("disk full")

    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("help")
        await ada.press(panel, "Practise")
        await ada.select(panel, [FIRST_GAME])
        with monkeypatch.context() as patch, capture_logs():
            patch.setattr(Beginning, "start_in", fails)
            result = await ada.press(panel, "Start")
        told = Seen(simulation, result.followups[-1]).text
        assert "couldn't be saved, so nothing has changed" in told
        assert not await simulation.bot.host.look.tables_of(ada.id)
        assert not posts(simulation)
        await ada.press(panel, "Start")
        assert "Keep 4" in panel.text


@pytest.mark.proof
async def test_tables_are_out_of_reach_for_a_while(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        table = await open_table(simulation, [ada], computers=1)
        path = database(simulation)
        path.rename(path.with_suffix(".elsewhere"))
        told = (await ada.slash("hand", table=table)).text
        assert "can't reach the tables right now" in told
        assert number_in(told)
        path.with_suffix(".elsewhere").rename(path)
        await ada.move()


@pytest.mark.proof
async def test_a_damaged_table_rests_and_is_listed_so(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        broken = await open_table(simulation, [ada], computers=1)
        with closing(sqlite3.connect(database(simulation), isolation_level=None)) as other:
            other.execute("update tables set state = '[1,' || state")
        with capture_logs() as log:
            told = (await ada.slash("hand", table=broken)).text
        assert "on hold until it's repaired" in told
        number = number_in(told)
        assert [line["table"] for line in log if line.get("error") == number] == [broken]
        whole = await open_table(simulation, [ada], computers=1)
        listed = (await ada.slash("tables")).text
        assert f"Table #{broken} is on hold" in listed
        assert number_in(listed) == number
        [line] = [line for line in listed.splitlines() if f"#{whole}]" in line]
        assert "**your move**" in line
        panel = await ada.slash("hand")  # of the only table that can be played at
        assert "on hold" not in panel.text


# --- in any layer ------------------------------------------------------------------------------

LAYERS = {
    "presenter": "bot.ui.presenter.Presenter.panel",
    "words": "bot.ui.presenter.Presenter.words",
    "panel": "bot.ui.panel.build",
    "text": "bot.text.game.GameTexts.step",
    "service": "bot.service.showing.Showings.panel",
    "storage": "bot.storage.tables.find",
    "database": "bot.storage.store.Store.read",
    "rules": "rules.match.take_back",
}


class Planted(Exception):
    pass


def fail(*_: object, **__: object) -> Any:
    raise Planted("planted")


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that gets the error ids which the log gets."""
    numbers: list[str] = []
    for module in ("bot.cogs.answer", "bot.ui.presenter"):
        monkeypatch.setattr(
            f"{module}._log.error", lambda _, **facts: numbers.append(facts["error"]), raising=False
        )
    return numbers


@pytest.mark.sampled(1)
@pytest.mark.parametrize("layer", LAYERS)
async def test_a_fault_in_any_layer_is_answered_with_an_id_that_the_log_has(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, logged: list[str], layer: str
):
    async with simulate() as simulation:
        people = [Member(simulation, name) for name in ("Ada", "Ben")]
        ada = people[0]
        await open_table(simulation, people)
        panel = await ada.look()
        await ada.move()
        post = stored(posts(simulation)[-1])
        monkeypatch.setattr(LAYERS[layer], fail)
        clicks = [
            click(simulation, ada.id, on(posts(simulation)[-1], "move"), post),
            click(simulation, ada.id, on(panel, "help").replace("help", "fresh"), stored(panel)),
            interaction(simulation, ada.id, COMMAND, slash("hand")),
        ]
        for made in clicks:
            logged.clear()
            await deliver(made)
            assert made.acknowledged
            assert len(made.answers) == 1, made.text
            assert logged, "not logged"
            assert logged[0] in made.text


async def test_a_picture_that_fails_is_told_with_an_id_that_the_log_has(
    simulate: Simulate, logged: list[str]
):
    async with simulate(draw=fail) as simulation:
        ada = Member(simulation, "Ada")
        await running(simulation, ada)
        logged.clear()
        panel = await ada.look()
        assert logged[0] in panel.text
        assert panel.menu, "the game goes on"
        helped = Seen(simulation, (await ada.press(panel, "Help")).response)
        assert "those of the picture" not in helped.text


async def test_words_that_fail_leave_the_id(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, logged: list[str]
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        monkeypatch.setattr("bot.text.host.Texts.say", fail)
        assert (await ada.slash("tables")).text in logged


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("command", "option", "typed"),
    [
        ("hand", "table", "1"),
        ("rules", "term", "1"),
        ("play", "game", ""),
        ("play", "options", "x" * 150),
    ],
)
async def test_suggestions_that_fail_say_so_with_an_id_that_the_log_has(
    simulate: Simulate,
    monkeypatch: pytest.MonkeyPatch,
    logged: list[str],
    command: str,
    option: str,
    typed: str,
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        monkeypatch.setattr("bot.ui.presenter.Presenter.words", fail)
        found = await ada.actor.autocomplete(simulation.channel, command, option, typed)
        assert len(found) == 1
        assert logged[0] in found[0]["name"]
        assert len(found[0]["name"]) <= 100
        assert 1 <= len(str(found[0]["value"])) <= 100, "Discord shows no other"
