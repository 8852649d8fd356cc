"""Faults of our own are answered, with an id that the log has."""

from typing import Any

import pytest

from tests.discord.clicks import (
    COMMAND,
    click,
    deliver,
    interaction,
    on,
    stored,
)
from tests.discord.conftest import Simulate
from tests.discord.members import (
    Member,
    open_table,
    posts,
)
from tests.discord.test_dead_buttons import running, slash

pytestmark = pytest.mark.threads

# --- faults of our own ---------------------------------------------------------------------------

LAYERS = {
    "presenter": "bot.ui.presenter.Presenter.panel",
    "words": "bot.ui.presenter.Presenter.words",
    "panel": "bot.ui.panel.build",
    "text": "bot.text.game.GameTexts.step",
    "service": "bot.service.tables.showing.Showings.panel",
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


async def test_words_that_fail_leave_the_id(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, logged: list[str]
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        monkeypatch.setattr("bot.text.host.Texts.say", fail)
        assert (await ada.slash("tables")).text in logged


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
