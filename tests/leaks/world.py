"""A whole bot on a database file, with a Discord that only records, and worlds to go back to.

A *world* is all stored data. It can be saved, changed behind the bot's back, viewed by a person,
and restored, so that the messages of two worlds can be compared byte by byte.
"""

import asyncio
import hashlib
import io
import json
import logging
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Generator, Mapping
from contextlib import asynccontextmanager, closing, contextmanager, redirect_stderr
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import discord
import structlog

from bot import logs
from bot.app import PlazaBot
from bot.config import Settings
from bot.engine.model import TableInfo
from bot.render import Picture, Scene
from bot.simulation import settings_for
from bot.storage import journal, outbox, tables
from bot.storage.rows import Entry, Notice, Stored
from bot.ui.presenter import Draw
from rules.chance import Chance
from rules.decision import Choice, sample
from rules.event import Seat
from rules.game import AnyGame
from rules.registry import GAMES
from tests.bot.service.house import HandClock, person
from tests.databases import at_once, lay_out
from tests.leaks.discord_api import BOT_ID, PRIVATE, DiscordApi, Sent, message, user

SERVER, CHANNEL, ELSEWHERE = 500, 600, 601
OPENER = 11
SPECTATOR, OUTSIDER = 97, 98
VIEW_CHANNEL = 1 << 10
SEED = 0xC0FFEE << 200
"""Of the first table; further ones count up from here."""


async def hashed(scene: Scene) -> Picture:
    """Stand in for a picture: the same scenes, and only those, give the same bytes."""
    digest = hashlib.sha256(repr(scene.key()).encode()).hexdigest()
    return Picture(digest.encode(), digest, f"{scene.game}-{scene.kind}.png")


class World:
    """A bot that speaks to `api`, and the database under it."""

    def __init__(self, path: Path, draw: Draw, monkeypatch: Any) -> None:
        lay_out(path)
        at_once(monkeypatch)  # the messages are the subject, all of them in the order of the loop
        seeds = count(SEED)
        self.path, self._beside = path, path.with_suffix(".saved")
        self.log = io.StringIO()
        self.api = DiscordApi()
        self.chance = Chance(11)
        self.clock = HandClock()
        self.bot = PlazaBot(
            settings_for(path, threads=False),
            clock=self.clock,
            draw=draw,
            seed=lambda: next(seeds),
            shard_count=1,
        )
        self.api.connect(self.bot, monkeypatch)

    async def begin(self) -> None:
        """Do what the bot does when it is ready."""
        await self.bot._async_setup_hook()
        state: Any = self.bot._connection
        state.application_id = BOT_ID
        itself: Any = user(BOT_ID)
        state.user = discord.ClientUser(state=state, data=itself)
        state._add_guild_from_data(_server())
        await self.bot.setup_hook()
        self.api.take()

    # --- playing --------------------------------------------------------------------------

    async def running(
        self, game: AnyGame, seats: int, agreed: Mapping[str, str] = MappingProxyType({})
    ) -> TableInfo:
        """Start a table with this many people (users 11, 12, ...).

        The table options vary, except for the agreed ones.
        """
        host = self.bot.host
        options = {option.name: self._any(option.values) for option in game.options} | dict(agreed)
        opened = await host.beginning.open(
            person(OPENER), game.key, options, capacity=seats, server_id=SERVER, channel_id=CHANNEL
        )
        for user_id in range(OPENER + 1, OPENER + seats):
            await host.lobby.join(opened.id, person(user_id))
        for user_id in range(OPENER, OPENER + seats):
            # Made when first needed, and remembered: it must not happen in only one world.
            await (await self.bot.fetch_user(user_id)).create_dm()
        table = await host.beginning.start(opened.id, OPENER)
        await self.told()
        return table

    async def answer(self, table: TableInfo, seat: Seat, choice: Choice | None = None) -> TableInfo:
        """Let a seat answer a minute later, at random if the answer does not matter.

        And a part of a second, because clocks are kept in whole ones: a rounded deadline would
        show.
        """
        self.clock.advance(minutes=1, milliseconds=700)
        user_id = user_of(table, seat)
        if choice is None:
            asked = GAMES[table.game].asked(await self.state(table), seat)
            assert asked is not None
            choice = sample(asked, self.chance.random)
        version = (await self.bot.host.look.table(table.id)).version
        await self.bot.host.play.choose(table.id, user_id, version, seat, choice)
        return await self.bot.host.look.table(table.id)

    async def told(self) -> None:
        """Wait until everything that was committed has been told."""
        await self.bot.outbox.drain()

    def _any(self, values: Any) -> Any:
        return values[self.chance.below(len(values))]

    # --- worlds ---------------------------------------------------------------------------

    def saved(self) -> bytes:
        """Return a copy of everything that is stored."""
        _copy(self.path, self._beside)
        return self._beside.read_bytes()

    def restore(self, saved: bytes) -> None:
        self._beside.write_bytes(saved)
        _copy(self._beside, self.path)

    async def stored(self, table: TableInfo) -> Stored:
        found = await self.bot.store.read(tables.find, table.id)
        assert found is not None
        return found

    async def state(self, table: TableInfo) -> Any:
        """Return the position itself, which no one ever sees."""
        text = (await self.stored(table)).state
        assert text is not None
        return GAMES[table.game].load(text)

    async def entries(self, table: TableInfo) -> list[Entry]:
        """Return the journal."""
        return await self.bot.store.read(journal.entries, table.id)

    # --- what a player does in Discord -----------------------------------------------------

    async def post(self, table: TableInfo, *notices: Notice) -> None:
        """Have these told, as after a move."""
        await self.bot.store.write(outbox.add, table.id, list(notices), self.clock.now())
        await self.told()

    async def command(self, user_id: int, name: str, place: int = CHANNEL, **options: Any) -> None:
        """Type a command."""
        await _alone(
            self.bot.tree._call(self._interaction(2, user_id, place, _call(name, options)))
        )

    async def suggestions(self, user_id: int, name: str, option: str, typed: str) -> None:
        """Begin to type the value of an option."""
        call = _call(name, {option: typed})
        call["options"][0]["focused"] = True
        await _alone(self.bot.tree._call(self._interaction(4, user_id, CHANNEL, call)))

    async def click(
        self,
        user_id: int,
        custom_id: str,
        values: tuple[str, ...] = (),
        *,
        private: bool = False,
        place: int = CHANNEL,
    ) -> None:
        """Press a button or select in a menu, of a public post or of a private panel."""
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": values}
        shown = message(5, str(place), 1 << 15 | PRIVATE * private)
        pressed = self._interaction(3, user_id, place, data, message=shown)
        await _alone(self.bot.on_interaction(pressed))

    def _interaction(
        self, kind: int, user_id: int, place: int, data: Any, **more: Any
    ) -> discord.Interaction[Any]:
        payload: Any = {
            "id": "77",
            "application_id": str(BOT_ID),
            "type": kind,
            "token": "token",
            "version": 1,
            "data": data,
            "guild_id": str(SERVER),
            "channel_id": str(place),
            "channel": {"id": str(place), "type": 0, "name": "x", "permissions": "0"},
            "member": {**_member(user_id), "permissions": "0"},
            "app_permissions": str((1 << 50) - 1),
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
            "authorizing_integration_owners": {},
            **more,
        }
        return discord.Interaction(data=payload, state=self.bot._connection)


async def _alone(work: Coroutine[Any, Any, object]) -> None:
    """Do it in a task of its own, as discord.py does.

    The bot waits for such tasks when it leaves, and the test's own would never end before that.
    """
    await asyncio.create_task(work)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.backup(written)


@asynccontextmanager
async def world(path: Path, monkeypatch: Any, draw: Draw = hashed) -> AsyncGenerator[World]:
    """Open a bot on a new database file, its log at its most talkative."""
    built = World(path, draw, monkeypatch)
    with _logged(built.log, monkeypatch):
        await built.begin()
        try:
            yield built
        finally:
            await built.told()  # nothing may still be reading when the database goes
            await built.bot.close()


@contextmanager
def _logged(stream: io.StringIO, monkeypatch: Any) -> Generator[None]:
    """Set the logs up as `plaza run` does, but into a stream, and only for this time."""
    configure: Any = structlog.configure
    monkeypatch.setattr(
        structlog, "configure", lambda **to: configure(**to | {"cache_logger_on_first_use": False})
    )
    root, noisy = (
        logging.getLogger(),
        [logging.getLogger(name) for name in ("discord", "sqlalchemy")],
    )
    handlers, levels = root.handlers[:], [logger.level for logger in (root, *noisy)]
    with redirect_stderr(stream):
        logs.set_up(Settings.model_construct(None, log_format="json", log_level="debug"))
    try:
        yield
    finally:
        structlog.reset_defaults()
        root.handlers[:] = handlers
        for logger, level in zip((root, *noisy), levels, strict=True):
            logger.setLevel(level)


class Observed(NamedTuple):
    """The result of an act: all requests to Discord, in order, and the log."""

    sent: tuple[Sent, ...]
    log: tuple[str, ...]


async def observed(world: World, act: Callable[[], Awaitable[object]]) -> Observed:
    """Do the work with all numbers starting again; return the result."""
    world.api.begin_anew()
    world.log.seek(0)
    world.log.truncate()
    await act()
    return Observed(tuple(world.api.take()), tuple(map(_timeless, _lines(world.log))))


def _lines(log: io.StringIO) -> list[str]:
    return log.getvalue().splitlines()


def _timeless(line: str) -> str:
    said = json.loads(line)
    del said["timestamp"]
    return json.dumps(said, sort_keys=True)


def user_of(table: TableInfo, seat: Seat) -> int:
    user_id = table.seats[seat].user_id
    assert user_id is not None
    return user_id


def _server() -> Any:
    def channel(number: int) -> dict[str, Any]:
        hidden = {"id": str(SERVER), "type": 0, "allow": "0", "deny": str(VIEW_CHANNEL)}
        closed = [hidden] if number == CHANNEL else []
        names = {"name": str(number), "position": 0, "permission_overwrites": closed}
        return {"id": str(number), "type": 0, "guild_id": str(SERVER), **names}

    everyone = {"id": str(SERVER), "name": "@everyone", "permissions": str(VIEW_CHANNEL)}
    role = {**everyone, "position": 0, "color": 0, "hoist": False, "mentionable": False}
    return {
        "id": str(SERVER),
        "name": "server",
        "owner_id": "1",
        "roles": [{**role, "managed": False, "colors": {"primary_color": 0}}],
        "channels": [channel(CHANNEL), channel(ELSEWHERE)],
        "members": [_member(BOT_ID)],
        "emojis": [],
        "stickers": [],
        "features": [],
        "member_count": 9,
    }


def _member(user_id: int) -> dict[str, Any]:
    return {
        "user": user(user_id),
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "flags": 0,
    }


def _call(name: str, options: dict[str, Any]) -> dict[str, Any]:
    kinds = {bool: 5, int: 4, str: 3}
    given = [
        {"name": key, "type": kinds[type(value)], "value": value} for key, value in options.items()
    ]
    return {"id": "1", "name": name, "type": 1, "options": given}
