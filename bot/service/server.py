"""The settings of a server by its managers, and the right to open tables there.

With `/server` they set the channels, who opens tables, the usual clock, the number of tables within
the operator's limit, the language of posts, and the role that lobbies may call (`calling.py`).
Discord shows that command only to people who may manage the server, and every click checks again. A
thread counts as its channel. Managers of the server may always open tables, but only in the
channels where others may.
"""

from collections.abc import Collection
from typing import Any, Final, NamedTuple, TypedDict, Unpack

from sqlalchemy import Connection

from bot.engine import time_control
from bot.engine.context import Context
from bot.engine.errors import NotAllowed, ServiceError, TooMuch
from bot.engine.model import ServerInfo
from bot.limits import Limits
from bot.storage import lists, profiles
from bot.storage.rows import ServerRow

MANAGERS: Final = 0
"""As `openers`: only the managers may open tables; they always may."""

MOST_CHANNELS: Final = 25
"""The number of channels that can be named: as many as one menu of Discord holds."""


class Membership(NamedTuple):
    """A person's membership on a server: their roles, and whether they manage it."""

    roles: frozenset[int] = frozenset()
    manager: bool = False


WITHOUT_ROLES: Final = Membership()
"""The membership of a person who has no role and does not manage the server."""


class ServerSettings(TypedDict, total=False):
    """The settings of a server.

    language     that of its posts; None means the opener's for each table
    channels     the channels where tables may be opened; empty for everywhere
    openers      the role whose members may open tables, MANAGERS for managers alone; None for
                 all
    clock        the time control of a new table, as it is typed; None for the usual one
    most_tables  open and running at once; None for as many as the operator allows
    call_role    the role that lobbies may call; None for none
    """

    language: str | None
    channels: tuple[int, ...]
    openers: int | None
    clock: str | None
    most_tables: int | None
    call_role: int | None


class Servers:
    """The settings of servers. The caller has to know whether a person may change them."""

    def __init__(self, context: Context, limits: Limits) -> None:
        self._store = context.store
        self._limits = limits

    @property
    def most_tables(self) -> int:
        """The number of tables that the operator allows a server."""
        return self._limits.tables_per_server

    async def settings(self, server_id: int) -> ServerInfo:
        """Return the settings of a server, or the defaults."""
        return await self._store.read(profiles.server, server_id)

    async def change(self, server_id: int, **given: Unpack[ServerSettings]) -> ServerInfo:
        """Store settings; those left out stay as they were. Raises ServiceError."""
        changed: dict[str, Any] = {**given, **self._checked(given)}

        def work(db: Connection) -> ServerInfo:
            after = profiles.server(db, server_id)._replace(**changed)
            profiles.save_server(db, after)
            return after

        return await self._store.write(work)

    def _checked(self, given: ServerSettings) -> ServerSettings:
        """Return the clock as it is spelled. Raises ServiceError for invalid settings."""
        wished, most = given.get("most_tables"), self.most_tables
        if wished is not None and not 1 <= wished <= most:
            raise ServiceError("bad_most_tables", most=most)
        if len(given.get("channels", ())) > MOST_CHANNELS:
            raise ServiceError("too_many_channels", most=MOST_CHANNELS)
        clock = given.get("clock")
        return {} if clock is None else {"clock": time_control.spelled(clock)}


def check_room(db: Connection, server_id: int | None, limits: Limits) -> None:
    """Raise TooMuch if a server has as many tables as it or the operator allows."""
    if server_id is None:
        return  # solo tables count for their people alone
    most = most_tables(db, server_id, limits)
    if lists.count_of_server(db, server_id) >= most:
        raise TooMuch("too_many_here", most=most)


def most_tables(db: Connection, server_id: int, limits: Limits) -> int:
    """Return how many open and running tables a server or the operator allows there."""
    wished, most = profiles.server(db, server_id).most_tables, limits.tables_per_server
    return most if wished is None else min(most, wished)


def check_place(server: ServerRow, places: Collection[int | None]) -> None:
    """Raise NotAllowed if the server wants no tables here; `places` as in `check_opening`."""
    if server.channels and not set(server.channels) & set(places):
        raise NotAllowed(
            "not_in_this_channel", channels=tuple(f"<#{id_}>" for id_ in server.channels)
        )


def check_opening(
    server: ServerRow, places: Collection[int | None], membership: Membership
) -> None:
    """Raise NotAllowed if no one may open a table here, or this person may not.

    `places` are the channel and, for a thread, also its parent channel.
    """
    check_place(server, places)
    if membership.manager or server.openers is None or server.openers in membership.roles:
        return
    if server.openers == MANAGERS:
        raise NotAllowed("only_managers_open")
    raise NotAllowed("only_role_opens", role=f"<@&{server.openers}>")
