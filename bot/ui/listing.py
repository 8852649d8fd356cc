"""Lists of tables: those of a person, those that wait for them, those that can be joined."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.service.model import TableInfo
from bot.text import Texts
from bot.ui.people import waiting_names
from bot.ui.sheet import Sheet
from bot.ui.times import distance, time_left

MINE_LIMIT: Final = 2200
OPEN_LIMIT: Final = 1400
REMINDER_LIMIT: Final = 900
ROOM_FOR_MORE: Final = 100


def tables(
    user_id: int, mine: Sequence[TableInfo], open_here: Sequence[TableInfo], texts: Texts
) -> Sheet:
    """List the tables of a person, and those to be joined.

    First comes what waits for the person, the longest wait first; then what runs; then lobbies.
    """
    mine = sorted(mine, key=lambda table: _order(table, user_id))
    sheet = Sheet()
    sheet.text(f"### {texts.say('tables-mine', count=len(mine))}")
    sheet.text(_fitting(mine, texts, user_id, MINE_LIMIT))
    sheet.text(f"### {texts.say('tables-open', count=len(open_here))}")
    sheet.text(_fitting(open_here, texts, user_id, OPEN_LIMIT))
    return sheet


def reminder(user_id: int, waiting: Sequence[TableInfo], texts: Texts) -> str:
    """Remind a person of all tables that wait for them, the longest wait first."""
    title = f"### {texts.say('reminder-title', count=len(waiting))}"
    return f"{title}\n{_fitting(waiting, texts, user_id, REMINDER_LIMIT - len(title))}"


def aside(table: TableInfo, error_id: str, texts: Texts) -> str:
    """Say that a table is damaged."""
    return texts.say("tables-aside", table=f"#{table.id}", id=error_id)


def link_to(table: TableInfo) -> str:
    """Return the address of a table's place in Discord."""
    place = table.thread_id or table.channel_id
    return f"https://discord.com/channels/{table.server_id or '@me'}/{place}"


def _order(table: TableInfo, user_id: int) -> tuple[bool, bool, datetime, int]:
    since = table.waiting_since(user_id)
    return since is None, table.status != "running", since or table.created_at, table.id


def _fitting(listed: Sequence[TableInfo], texts: Texts, user_id: int, limit: int) -> str:
    """Return the lines that fit; of the other tables only how many there are."""
    lines: list[str] = []
    room = limit - ROOM_FOR_MORE
    for table in listed:
        line = _line(table, texts, user_id)
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    left_out = len(listed) - len(lines)
    more = [texts.say("tables-more", count=left_out)] if left_out else []
    return "\n".join([*lines, *more])


def _line(table: TableInfo, texts: Texts, user_id: int) -> str:
    if table.aside is not None:
        return f"- {aside(table, table.aside, texts)} {link_to(table)}"
    parts = [_state(table, texts, user_id), *_about_my_wait(table, texts, user_id)]
    return f"- {' · '.join(part for part in parts if part)}"


def _state(table: TableInfo, texts: Texts, user_id: int) -> str:
    return texts.say(
        "tables-line",
        table=f"[{texts.of(table.game).title} #{table.id}]({link_to(table)})",
        state=table.status if table.waiting_since(user_id) is None else "yours",
        names=", ".join(waiting_names(table, texts)),
        seats=len(table.seats),
        capacity=table.capacity,
    )


def _about_my_wait(table: TableInfo, texts: Texts, user_id: int) -> list[str]:
    since, seat = table.waiting_since(user_id), table.seat_of(user_id)
    if since is None or seat is None:
        return []
    stalled = texts.say("reminder-last") if seat.stalled else ""
    return [
        texts.say("tables-since", since=distance(since)),
        time_left(table, seat, texts),
        stalled,
    ]
