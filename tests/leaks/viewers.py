"""The viewers of a table, and all that they can fetch of it."""

import re
from typing import Any, Final, NamedTuple

from discord import AppCommandOptionType
from discord.app_commands import Command

from bot.engine.model import TableInfo
from bot.storage.rows import Notice
from bot.ui import (
    absence,
    early_end,
    lessons,
    lobby,
    log,
    more,
    notes,
    open_table,
    options,
    panel,
    plans,
    posts,
    practice,
    privacy,
    question,
    reminders,
    replay,
    seats,
    seeking,
    server,
    settings,
    subscriptions,
    votes,
)
from bot.ui.ids import Claim, read
from bot.ui.leagues import managing, wording
from rules.event import Seat
from tests.leaks.world import (
    CHANNEL,
    ELSEWHERE,
    OUTSIDER,
    SPECTATOR,
    Observed,
    World,
    observed,
    user_of,
)

CHANGING: Final = {
    *(lobby.JOIN, lobby.LEAVE, lobby.START, lobby.CANCEL),
    *(lobby.ADD, lobby.DROP, lobby.LEVEL, lobby.RELEVEL, lobby.GUEST),
    lobby.CALL,
    *(seeking.GO_ON, seeking.LEAVE, seeking.AGAIN),
    *(options.OPTION, options.REDRAWS, options.RATED, options.HINTS, options.RELIABLE),
    *(options.AUTOSTART, options.LANGUAGE, options.MOTION),
    posts.REMATCH,
    more.SHOW_HERE,
    *(notes.REMOVE, privacy.EXPORT, privacy.GONE),
    *(question.CONFIRM, question.TAKE, panel.UNDO, panel.GO_ON, panel.PASS),
    *(absence.SURE, absence.CLAIM),
    *(plans.RANK, plans.NOTHING, plans.ORDER, plans.LASTS, plans.PACE, plans.CANCEL, plans.REMOVE),
    plans.PASS,
    *(absence.STAND_IN, absence.TO_GUEST, absence.TO_ANYBODY, absence.WITHDRAW, votes.CALL),
    *(
        votes.PROPOSE_END,
        votes.PROPOSE_CLOCK,
        votes.PROPOSE_LEAVING,
        *(votes.PROPOSE_UNDO, votes.ASK_PLACE),
        seats.TAKE,
        seats.BACK,
        early_end.TAKE_UP,
        votes.VOTE,
        *(reminders.LATER, reminders.TOMORROW, reminders.MUTE),
        *(reminders.MUTE_TABLE, reminders.UNMUTE_TABLE),
        options.CLOCK,
    ),
    *(settings.LANGUAGE, settings.DM, settings.ONE_CLICK, settings.THEME),
    settings.REDUCED_MOTION,
    *(settings.LARGE_TEXT, settings.REMIND, settings.QUIET_FROM, settings.QUIET_TO),
    *(settings.WEEKENDS, settings.RESULTS, settings.VACATION, settings.END_VACATION),
    *(subscriptions.IN_DIGEST, subscriptions.AT_ONCE, subscriptions.HOUR, subscriptions.JOIN),
    *(settings.ZONE, settings.LAST, settings.HEAR_ALL, open_table.PLAY, practice.BEGIN),
    *(lessons.LEARN, lessons.NO_MORE),
    *(server.CHANNELS, server.ROLE, server.EVERYBODY, server.ONLY_MANAGERS),
    *(server.CLOCK, server.MOST, server.LANGUAGE, server.LOBBY),
    server.CALL_ROLE,
    *(wording.REGISTER, wording.WITHDRAW, wording.LEFT, wording.NOT_AGAIN),
    *(managing.CREATE, managing.PUT_OFF, managing.REMOVE, managing.ENDED),
    server.PAGE,
    *(managing.PLACE, managing.ROLE),
}
"""Clicks that change something; everything else only looks."""

UNTYPED: Final = {"play", "undo", "here", "invite", "note", "vacation", "import"}
"""Commands that change something, or whose answer is drawn by chance."""

NO_SUCH_PICK: Final = 1 << 199

_ID: Final = re.compile(r'"custom_id": "([^"]+)"')
_VALUE: Final = re.compile(r'"value": "([^"]+)"')


class Viewer(NamedTuple):
    """A person, the place from which they look, and the seat at which they play, if they do."""

    name: str
    user_id: int
    place: int = CHANNEL
    seat: Seat | None = None


def viewers_of(table: TableInfo) -> list[Viewer]:
    """All viewers: players, people who have resigned, watchers, and a stranger."""
    found = [Viewer("a spectator", SPECTATOR), Viewer("a person elsewhere", OUTSIDER, ELSEWHERE)]
    for seat in table.seats:
        user_id = user_of(table, seat.seat)
        if seat.resigned:
            found.append(Viewer(f"who resigned seat {seat.seat}", user_id))
        else:
            found.append(Viewer(f"seat {seat.seat}", user_id, CHANNEL, seat.seat))
    return found


async def everything(world: World, table: TableInfo, viewer: Viewer) -> Observed:
    """Fetch all that this viewer can: posts, own messages, commands, clicks, refusals."""

    async def fetch() -> None:
        await _posts(world, table, viewer)
        await _commands(world, table, viewer)
        await _log(world, table, viewer)
        await _clicks(world, viewer)
        await _forgeries(world, table, viewer)

    return await observed(world, fetch)


async def glance(world: World, table: TableInfo, viewer: Viewer) -> Observed:
    """Fetch the most telling parts: the viewer's panel, or the board's picture, and the end of the
    log.
    """

    async def fetch() -> None:
        await world.command(viewer.user_id, "hand", viewer.place, table=table.id)
        await _log(world, table, viewer, most=1)

    return await observed(world, fetch)


async def _log(world: World, table: TableInfo, viewer: Viewer, most: int = 99) -> None:
    """Open the log, then turn back this many pages, newest first."""
    await world.command(viewer.user_id, "log", viewer.place, table=table.id)
    newest = (await world.bot.host.look.page(table.id, viewer.user_id)).page
    for page in range(newest - 1, max(newest - 1 - most, -1), -1):
        turn = Claim(log.TURN, table.id, page=page)
        await world.click(viewer.user_id, turn.button(), private=True)


async def _posts(world: World, table: TableInfo, viewer: Viewer) -> None:
    """Have the posts made again and edited, and this viewer's own message sent."""
    if table.status == "finished":
        await world.post(table, Notice("final", fresh=True, ping=(viewer.user_id,)))
        await world.post(table, Notice("result", viewer.user_id))
        return
    await world.post(table, Notice("lobby"))
    await world.post(table, Notice("board", fresh=True))
    await world.post(table, Notice("board"))
    if viewer.seat is not None:
        await world.post(table, Notice("begun", viewer.user_id))
    if viewer.seat in table.waiting:
        await world.post(table, Notice("panel", viewer.user_id))


async def _commands(world: World, table: TableInfo, viewer: Viewer) -> None:
    """Type every command that changes nothing, as it is and with each of its switches."""
    for command in world.bot.tree.get_commands():
        if not isinstance(command, Command) or command.name in UNTYPED:
            continue
        options: Any = {each.display_name: each for each in command.parameters}
        for name, option in options.items():
            if option.autocomplete:
                await world.suggestions(viewer.user_id, command.name, name, "")
        calls: list[dict[str, Any]] = [{}]
        if "table" in options:
            calls = [{"table": table.id}]
            calls += [
                {"table": table.id, name: True}
                for name, option in options.items()
                if option.type is AppCommandOptionType.boolean
            ]
        for call in calls:
            await world.command(viewer.user_id, command.name, viewer.place, **call)


async def _clicks(world: World, viewer: Viewer) -> None:
    """Press, once for every action, the visible buttons; in menus select the first and the last."""
    pressed: set[str] = set()
    for _ in range(3):
        said = [sent.body for sent in world.api.sent]
        found = {}
        for body in said:
            for custom_id in _ID.findall(body):
                claim = read(custom_id)
                if claim is not None and claim.action not in pressed | CHANGING:
                    found[claim.action] = custom_id, tuple(_VALUE.findall(body))
        pressed |= set(found)
        for custom_id, values in found.values():
            menu = not custom_id.startswith("pzb")
            for value in {values[0], values[-1]} if menu and values else {""}:
                await world.click(
                    viewer.user_id,
                    custom_id,
                    (value,) if value else (),
                    private=True,
                    place=viewer.place,
                )


async def _forgeries(world: World, table: TableInfo, viewer: Viewer) -> None:
    """Claim forbidden things: another's seat, no such pick, another time, the file."""
    shown = (await world.bot.host.look.position(table.id, viewer.user_id)).shown
    forged = [Claim(action, table.id) for action in (lobby.JOIN, lobby.START, replay.EXPORT)]
    for seat in range(len(table.seats)):
        forged.append(Claim(question.CONFIRM, table.id, shown, seat, NO_SUCH_PICK))
        forged.append(Claim(question.PICK, table.id, shown + 1, seat, 1))
        if seat != viewer.seat:
            forged.append(Claim(question.CONFIRM, table.id, shown, seat, 1))
    if viewer.seat is None:
        forged += [
            Claim(action, table.id, 0, 0) for action in (panel.UNDO, absence.SURE, panel.HELP)
        ]
    else:
        forged.append(Claim(panel.UNDO, table.id, shown + 1, viewer.seat))
    for claim in forged:
        await world.click(viewer.user_id, claim.button(), private=True, place=viewer.place)
