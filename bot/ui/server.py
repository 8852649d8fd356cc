"""A server's settings, with a control for each: the private panel of /server."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import discord

from bot.engine.model import NoticeboardInfo, ServerInfo, TableInfo
from bot.engine.time_control import USUAL
from bot.service.server import MANAGERS, MOST_CHANNELS
from bot.text import LANGUAGES, Texts, escape, texts
from bot.ui.clocks import clock_entries, clock_line, clock_name
from bot.ui.ids import Claim
from bot.ui.items import STOP, Button, Channels, Menu, Roles, entry
from bot.ui.people import table_name
from bot.ui.sheet import ENTRIES_LIMIT, Sheet

CHANNELS: Final = "channels"
ROLE: Final = "role"
EVERYBODY: Final = "everybody"
ONLY_MANAGERS: Final = "managers"
CLOCK: Final = "srvclock"
MOST: Final = "srvtables"
LANGUAGE: Final = "srvlang"
LOBBY: Final = "srvlobby"
RUNNING: Final = "srvrunning"
END: Final = "srvend"
CALL_ROLE: Final = "srvcall"
PAGE: Final = "srvpage"

RoleState: TypeAlias = Literal["none", "gone", "silent", "called"]
"""Whether a server has a role that lobbies call: none, one that was deleted, one that Plaza cannot
mention, or one that it can.
"""


class Posted(NamedTuple):
    """What Plaza posts on a server: what lobbies can do with the role that they call, and the
    standing page.
    """

    role: RoleState = "none"
    board: NoticeboardInfo | None = None


NOTHING_POSTED: Final = Posted()
AUTOMATIC: Final = "auto"
COUNTS: Final = (1, 2, 3, 5, 10, 15, 20, 30, 50, 75, 100)


def settings(
    server: ServerInfo,
    most: int,
    lobbies: Sequence[TableInfo],
    running: Sequence[TableInfo],
    words: Texts,
    notice: str = "",
    *,
    posted: Posted = NOTHING_POSTED,
) -> Sheet:
    """Lay out the settings of a server; `most` is the number of tables that the operator allows.

    `lobbies` are its tables that have not begun, which can be ended here, the oldest first;
    `running` those that are played.
    """
    sheet = Sheet()
    sheet.text(f"### {words.say('server-title')}")
    sheet.text(notice)
    sheet.text(_channels(server, words))
    sheet.row(
        Channels(
            Claim(CHANNELS, 0),
            server.channels,
            most=MOST_CHANNELS,
            placeholder=words.say("server-channels-placeholder"),
        )
    )
    sheet.text(words.say("server-openers", who=_who(server), role=f"<@&{server.openers}>"))
    sheet.row(
        Button(Claim(EVERYBODY, 0), words.say("button-everybody"), disabled=server.openers is None),
        Button(
            Claim(ONLY_MANAGERS, 0),
            words.say("button-managers"),
            disabled=server.openers == MANAGERS,
        ),
    )
    sheet.row(Roles(Claim(ROLE, 0), server.openers, words.say("server-role-placeholder")))
    called = None if posted.role == "gone" else server.call_role
    sheet.text(words.say("server-call", state=posted.role, role=f"<@&{called}>"))
    placeholder = words.say("server-call-placeholder")
    sheet.row(Roles(Claim(CALL_ROLE, 0), called, placeholder, least=0))
    _standing(sheet, posted.board, words)
    sheet.text(_clock(server, words))
    sheet.row(Menu(Claim(CLOCK, 0), clock_entries(server.clock or USUAL, words)))
    sheet.row(Menu(Claim(MOST, 0), _counts(server, most, words)))
    sheet.row(Menu(Claim(LANGUAGE, 0), _languages(server, words)))
    if lobbies:
        entries = [entry(str(each.id), _lobby(each, words)) for each in lobbies[:ENTRIES_LIMIT]]
        placeholder = words.say("server-lobby-placeholder")
        sheet.row(Menu(Claim(LOBBY, 0), entries, placeholder=placeholder))
    if running:
        entries = [
            entry(str(each.id), table_name(each, words), _rested(each, words))
            for each in running[:ENTRIES_LIMIT]
        ]
        placeholder = words.say("server-running-placeholder", count=len(running))
        sheet.row(Menu(Claim(RUNNING, 0), entries, placeholder=placeholder))
    return sheet


def ending(table: TableInfo, reason: str, words: Texts) -> Sheet:
    """Ask whether to end a running table for this reason; without one, say how to give it.

    Neither the game nor its players are shown. Of the last move only the day is: the moment would
    tell a manager who plays there when others made secret steps.
    """
    sheet = Sheet()
    sheet.text(f"### {table_name(table, words)}", limit=200)
    place = f"<#{table.thread_id or table.channel_id}>"
    day = words.day(table.changed_at.date())
    sheet.text(words.say("server-end-table", place=place, day=day))
    if not reason:
        sheet.text(words.say("server-end-how", table=table.id))
        return sheet
    sheet.text(words.say("server-end-sure"))
    sheet.text(f"> {escape(reason)}", limit=700)
    sheet.row(Button(Claim(END, 0, table.id), words.say("button-end-table"), STOP))
    return sheet


def _rested(table: TableInfo, words: Texts) -> str:
    """State the day of a table's last event."""
    day = words.day(table.changed_at.date())
    return words.say("server-running", players=len(table.seats), day=day)


def _lobby(table: TableInfo, words: Texts) -> str:
    """Name a lobby without its players: it may be in a private thread."""
    return words.say(
        "server-lobby",
        table=table_name(table, words),
        seats=len(table.seats),
        capacity=table.capacity,
    )


def _channels(server: ServerInfo, words: Texts) -> str:
    channels = words.join([f"<#{channel}>" for channel in server.channels])
    return words.say("server-channels", count=len(server.channels), channels=channels)


def _clock(server: ServerInfo, words: Texts) -> str:
    clock = server.clock or USUAL
    name, line = clock_name(clock, words), clock_line(clock, words)
    return words.say("server-clock", name=name, line=line)


def _standing(sheet: Sheet, board: NoticeboardInfo | None, words: Texts) -> None:
    """Say where the standing page is shown, or why it is not, with the menu of its channel."""
    channel = None if board is None else board.channel_id
    trouble = None if board is None else board.trouble
    state = "none" if channel is None else trouble or "shown"
    sheet.text(words.say("server-page", state=state, channel=f"<#{channel}>"))
    chosen = () if channel is None or state == "gone" else (channel,)
    placeholder = words.say("server-page-placeholder")
    sheet.row(Channels(Claim(PAGE, 0), chosen, most=1, placeholder=placeholder))


def _who(server: ServerInfo) -> str:
    if server.openers is None:
        return "everybody"
    return "managers" if server.openers == MANAGERS else "role"


def _counts(server: ServerInfo, most: int, words: Texts) -> list[discord.SelectOption]:
    now = min(server.most_tables or most, most)
    counts = sorted({count for count in COUNTS if count < most} | {now, most})
    return [
        entry(str(count), words.say("server-tables", most=count), chosen=count == now)
        for count in counts
    ]


def _languages(server: ServerInfo, words: Texts) -> list[discord.SelectOption]:
    return [
        entry(value or AUTOMATIC, _language(value, words), chosen=value == server.language)
        for value in (None, *LANGUAGES)
    ]


def _language(language: str | None, words: Texts) -> str:
    name = "" if language is None else texts(language).say("language-name")
    return words.say("server-language", set="no" if language is None else "yes", name=name)
