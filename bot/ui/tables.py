"""Lists of tables: a person's own, running and over, those that wait for them, those to join.

People who name no table, or one that does not exist, choose one from a menu, and then their request
is carried out there. Refusals, too, say how to go on.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.engine.idling import is_put_aside
from bot.engine.looking import OverPage
from bot.engine.model import TableInfo
from bot.text import Texts, escape
from bot.ui import votes
from bot.ui.help import OPEN, PRACTISE
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button, Menu, entry
from bot.ui.links import named, to_place
from bot.ui.notes import NOTE
from bot.ui.panel import BOARD, NEXT
from bot.ui.people import name_of, names_of, table_name, waiting_names
from bot.ui.posts import HAND
from bot.ui.seeking import FIND
from bot.ui.sheet import ENTRIES_LIMIT, OPTION_LIMIT, Sheet, clip
from bot.ui.times import day, distance, time_left

TABLES: Final = "tables"
HERE: Final = "heretables"
OVER: Final = "over"
AT: Final = "attable"

NEWER: Final = 1
"""The page in a claim of `OVER` that leads to tables newer than the one it names, not older."""

ASKED: Final = (HAND, BOARD, "log", "undo", "resign", "here", "move", NOTE)
"""The requests about a table. Menus store the index, so entries are only appended."""

MINE_LIMIT: Final = 2200
OPEN_LIMIT: Final = 1400
REMINDER_LIMIT: Final = 900
ROOM_FOR_MORE: Final = 100


def tables(
    user_id: int,
    mine: Sequence[TableInfo],
    open_here: Sequence[TableInfo],
    texts: Texts,
    *,
    over: bool = False,
    can_open: bool = False,
) -> Sheet:
    """List the tables of a person, and those to be joined.

    First come those that wait for the person, the longest wait first; then running ones; then
    lobbies. A menu leads to solo tables, because no link does. `over`: there are finished ones;
    `can_open`: it is shown on a server, where a table can be opened and all others seen.
    """
    mine = sorted(mine, key=lambda table: _order(table, user_id))
    sheet = Sheet()
    sheet.text(f"### {texts.say('tables-mine', count=len(mine))}")
    sheet.text(fitting(mine, texts, user_id, MINE_LIMIT))
    sheet.text(f"### {texts.say('tables-open', count=len(open_here))}")
    sheet.text(fitting(open_here, texts, user_id, OPEN_LIMIT))
    buttons: list[Button] = []
    if mine and mine[0].waiting_since(user_id) is not None:
        buttons.append(Button(Claim(NEXT, mine[0].id), texts.say("button-next"), MAIN))
    if over:
        buttons.append(Button(Claim(OVER, 0), texts.say("button-over")))
    if can_open:
        buttons.append(Button(Claim(HERE, 0), texts.say("button-heretables")))
    if not mine:
        buttons.append(Button(Claim(PRACTISE, 0), texts.say("button-practise")))
    if can_open and not mine:
        buttons.append(Button(Claim(OPEN, 0), texts.say("button-open")))
    if can_open and not open_here:
        buttons.append(Button(Claim(FIND, 0), texts.say("button-find")))
    sheet.row(*buttons)
    solo = [table for table in mine if table.is_solo and table.status == "running"]
    if solo:
        sheet.row(choose(HAND, solo, texts))
    return sheet


def over(
    user_id: int,
    page: OverPage,
    texts: Texts,
    beside: int | None = None,
    running: Sequence[TableInfo] = (),
) -> Sheet:
    """List a page of tables whose game is over, with a menu to look at one of them.

    `beside`: they are those with this other person; `running` are listed before them. The buttons
    carry as `shown` the table from which they turn the page, and in their picks who is `beside`.
    """
    sheet, ended = Sheet(), page.tables
    count = len(running) + len(ended)
    told = {"count": count} if beside is None else {"count": count, "name": f"<@{beside}>"}
    sheet.text(f"### {texts.say('tables-over' if beside is None else 'tables-with', **told)}")
    sheet.text(fitting(running, texts, user_id, OPEN_LIMIT))
    sheet.text("\n".join(f"- {how_it_ended(table, texts, user_id)}" for table in ended))
    if ended:
        sheet.row(choose(BOARD, ended, texts))
    claim = Claim(OVER, 0, picks=beside or 0)
    turn = [Button(Claim(TABLES, 0), texts.say("button-tables"))]
    if page.newer:
        back = claim._replace(shown=ended[0].id, page=NEWER)
        turn.append(Button(back, texts.say("button-newer")))
    if page.older:
        turn.append(Button(claim._replace(shown=ended[-1].id), texts.say("button-older")))
    sheet.row(*turn)
    return sheet


def choose(ask: str, tables: Sequence[TableInfo], texts: Texts) -> Menu:
    """Make a menu of tables; the request is carried out at the chosen one."""
    entries = [
        entry(str(table.id), label(table, texts), _status(table, texts))
        for table in tables[:ENTRIES_LIMIT]
    ]
    claim = Claim(AT, 0, page=ASKED.index(ask))
    return Menu(claim, entries, placeholder=texts.say("tables-placeholder"))


def refused(
    sentence: str,
    ask: str,
    tables: Sequence[TableInfo],
    texts: Texts,
    *,
    about: TableInfo | None = None,
    user_id: int,
    if_all_agree: bool = False,
) -> Sheet:
    """Say why a request is refused, where it would be possible, and how to go on.

    `about`: the table it was refused at, if there is one to look at; `if_all_agree`: its players
    could agree to show it here.
    """
    sheet = Sheet()
    sheet.text(sentence)
    if tables:
        sheet.row(choose(ask, tables, texts))
    buttons: list[Button] = []
    if about is not None and if_all_agree:
        buttons.append(
            Button(Claim(votes.ASK_PLACE, about.id), texts.say("button-ask-others"), MAIN)
        )
    if about is not None and about.status in ("running", "finished", "aborted"):
        buttons.append(Button(Claim(BOARD, about.id), texts.say("button-board")))
        if about.status == "running" and about.seat_of(user_id) is not None:
            buttons.append(Button(Claim(HAND, about.id), texts.say("button-hand")))
    sheet.row(*buttons, Button(Claim(TABLES, 0), texts.say("button-tables")))
    return sheet


def label(table: TableInfo, texts: Texts) -> str:
    """Name a table by its number, its game and its people, without markdown."""
    if table.aside is not None:
        return clip(aside(table, table.aside, texts), OPTION_LIMIT)
    names = ", ".join(names_of(table, texts))
    title = f"#{table.id} {texts.of(table.game).title}"
    return clip(texts.labelled(title, names), OPTION_LIMIT)


def reminder(user_id: int, waiting: Sequence[TableInfo], texts: Texts) -> str:
    """Remind a person of all tables that wait for them, the longest wait first."""
    title = f"### {texts.say('reminder-title', count=len(waiting))}"
    return f"{title}\n{fitting(waiting, texts, user_id, REMINDER_LIMIT - len(title))}"


def aside(table: TableInfo, error_id: str, texts: Texts) -> str:
    """Say that a table is damaged."""
    return texts.say("tables-aside", table=f"#{table.id}", id=error_id)


def _aside(table: TableInfo, error_id: str, texts: Texts) -> str:
    told = aside(table, error_id, texts)
    return told if table.is_solo else f"{told} {to_place(table)}"


def how_it_ended(table: TableInfo, texts: Texts, user_id: int = 0) -> str:
    """Name a table whose game is over with a link, its winners, and this person's place."""
    if table.aside is not None:
        return _aside(table, table.aside, texts)
    winners = [escape(name_of(table, seat, texts)) for seat in table.seats if seat.rank == 1]
    own = next((seat.rank for seat in table.seats if seat.user_id == user_id), None)
    return texts.say(
        "tables-ended",
        table=named(table, table_name(table, texts)),
        state="aside" if is_put_aside(table) else table.status,
        names=texts.join(winners),
        rank=own or 0,
        of=len(table.seats),
        day=day(table.changed_at),
    )


def _status(table: TableInfo, texts: Texts) -> str:
    """Name in a menu the players that a running table waits for; empty for any other table."""
    running = table.status == "running" and table.aside is None
    names = ", ".join(name_of(table, seat, texts) for seat in table.seats if seat.waiting)
    return texts.say("tables-status", names=names) if running and names else ""


def _order(table: TableInfo, user_id: int) -> tuple[bool, bool, datetime, int]:
    since = table.waiting_since(user_id)
    return since is None, table.status != "running", since or table.created_at, table.id


def fitting(listed: Sequence[TableInfo], texts: Texts, user_id: int, limit: int) -> str:
    """Return the lines that fit, and how many other tables there are."""
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
        return f"- {_aside(table, table.aside, texts)}"
    parts = [state_of(table, texts, user_id), *_about_my_wait(table, texts, user_id)]
    return f"- {' · '.join(part for part in parts if part)}"


def state_of(table: TableInfo, texts: Texts, user_id: int) -> str:
    """Name a table with a link, and say what it waits for."""
    return texts.say(
        "tables-line",
        table=named(table, table_name(table, texts)),
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
