"""Discord is given the commands when they have changed, and only then."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord.app_commands import Command, locale_str
from discord.http import HTTPClient
from structlog.testing import capture_logs

from bot import syncing
from bot.cogs.wording import CommandTranslator
from bot.simulation import Simulation
from tests.discord.conftest import Simulate

Put = Callable[..., Awaitable[list[Any]]]


class Discord:
    """A stand-in for Discord that records its commands; raises `failure` instead, if set."""

    def __init__(self, put: Put) -> None:
        self._put = put
        self.puts: list[list[dict[str, Any]]] = []
        self.failure: Exception | None = None

    async def put(
        self, http: HTTPClient, application_id: int, payload: list[dict[str, Any]]
    ) -> list[Any]:
        self.puts.append(payload)
        if self.failure is not None:
            raise self.failure
        return await self._put(http, application_id, payload)


@pytest.fixture
def puts(monkeypatch: pytest.MonkeyPatch) -> Discord:
    counting = Discord(HTTPClient.bulk_upsert_global_commands)

    async def put(http: HTTPClient, application_id: int, payload: list[dict[str, Any]]) -> Any:
        return await counting.put(http, application_id, payload)

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", put)
    return counting


async def _works(simulation: Simulation) -> bool:
    member = simulation.member("ada", "Ada")
    return (await member.slash(simulation.channel, "tables")).acknowledged


@pytest.mark.proof
async def test_two_starts_put_once_and_a_change_of_a_translation_puts_again(
    simulate: Simulate, puts: Discord, monkeypatch: pytest.MonkeyPatch
):
    async with simulate() as simulation:
        assert len(puts.puts) == 1
        await simulation.restart()
        assert len(puts.puts) == 1
        assert await _works(simulation)

        async def other(
            _: CommandTranslator, string: locale_str, locale: discord.Locale, __: object
        ) -> str | None:
            return string.message if locale is discord.Locale.german else None

        monkeypatch.setattr(CommandTranslator, "translate", other)
        await simulation.restart()
        assert len(puts.puts) == 2
        await simulation.restart()
        assert len(puts.puts) == 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "failure",
    [aiohttp.ServerDisconnectedError(), TimeoutError(), discord.DiscordException("refused")],
    ids=lambda failure: type(failure).__name__,
)
async def test_a_failed_sync_is_logged_and_tried_again_at_the_next_start(
    simulate: Simulate, puts: Discord, failure: Exception
):
    puts.failure = failure
    with capture_logs() as logs:
        async with simulate() as simulation:
            assert simulation.bot.is_ready()
            assert len(puts.puts) == 1
            puts.failure = None
            await simulation.restart()
            assert len(puts.puts) == 2
            assert await _works(simulation)
    told = [line for line in logs if line["event"] == "commands.not_synced"]
    assert [line["log_level"] for line in told] == ["error"]
    assert told[0]["error"]


async def test_commands_that_were_deleted_elsewhere_are_given_again(
    simulate: Simulate, puts: Discord
):
    """By another program with the same token, say: the hash of ours is as it was."""
    async with simulate() as simulation:
        application_id = simulation.bot.application_id
        assert application_id is not None
        await simulation.bot.http.bulk_upsert_global_commands(application_id, [])
        assert len(puts.puts) == 2
        await simulation.restart()
        assert len(puts.puts) == 3
        assert await _works(simulation)


async def test_a_start_that_cannot_ask_for_the_commands_takes_them_as_given(
    simulate: Simulate, puts: Discord
):
    async with simulate() as simulation:
        simulation.env.inject_error("GET", "/applications/*/commands", status=503, times=None)
        await simulation.restart()
        assert len(puts.puts) == 1


async def _fingerprint(
    application_id: int, name: str = "play", description: str = "Open a table."
) -> str:
    client = discord.Client(intents=discord.Intents.none())
    client._connection.application_id = application_id
    tree = discord.app_commands.CommandTree(client)

    async def body(interaction: discord.Interaction) -> None: ...

    tree.add_command(Command(name=name, description=description, callback=body))
    return await syncing.fingerprint(tree)


async def test_the_fingerprint_knows_the_application_and_every_word():
    same = await _fingerprint(1)
    assert same == await _fingerprint(1)
    assert same != await _fingerprint(2)
    assert same != await _fingerprint(1, description="Open another table.")
    assert same != await _fingerprint(1, name="begin")
