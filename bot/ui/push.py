"""Push lines, which a locked phone shows: one for each message that rings, with buttons.

A notification is plain text and stays as it was sent. So times are written out: Discord's own
timestamps work only inside the app. The deciding words come first, because phones cut the rest.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.engine.model import Position, SeatInfo, TableInfo, VoteInfo
from bot.service.showing import Ending
from bot.service.terms import to_agree
from bot.text import Texts, escape
from bot.ui import early_end, lobby, results, seats, times, votes
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.panel import FRESH, decision_of, view_of
from bot.ui.people import name_of, table_name
from bot.ui.posts import MOVE
from bot.ui.sheet import Sheet
from rules.game import AnyGame

_IN_HOURS: Final = timedelta(hours=2)
_IN_DAYS: Final = timedelta(days=2)
"""The times from which on hours, and days, are the unit."""
_ON_THE_WAY: Final = timedelta(minutes=1)
"""The delay that a warning may have without showing 24 hours as 23."""


def panel(sheet: Sheet, position: Position, texts: Texts, now: datetime) -> None:
    """Ring for a person's question, in a direct message to them."""
    table = position.table
    told = texts.say("push-panel", table=table_name(table, texts), ask=asked(position, texts))
    sheet.ring(_with_time(told, _own(position), texts, now), panel_button(table, texts))


def reminder(sheet: Sheet, count: int, first: Position, texts: Texts, now: datetime) -> None:
    """Ring for the `count` tables that wait for a person, in a direct message to them."""
    table = table_name(first.table, texts)
    told = texts.say("push-reminder", count=count, table=table, ask=asked(first, texts))
    sheet.ring(_with_time(told, _own(first), texts, now), panel_button(first.table, texts))


def reminder_post(
    sheet: Sheet, user_id: int, table: TableInfo, texts: Texts, now: datetime
) -> None:
    """Ring for a person whose direct messages are closed, at the table that waits for them."""
    told = texts.say("push-reminder-post", name=f"<@{user_id}>", table=table_name(table, texts))
    sheet.ring(_with_time(told, table.seat_of(user_id), texts, now), _post_button(table, texts))


def warned(sheet: Sheet, position: Position, texts: Texts, now: datetime) -> None:
    """Ring because a person has little time left, in a direct message to them."""
    table = position.table
    told = texts.say(
        "push-warned",
        time=_left(_own(position), texts, now - _ON_THE_WAY),
        table=table_name(table, texts),
        ask=asked(position, texts),
    )
    sheet.ring(told, panel_button(table, texts))


def warned_post(
    sheet: Sheet, seat: SeatInfo, table: TableInfo, texts: Texts, now: datetime
) -> None:
    """Ring at the table because a person without direct messages has little time left."""
    told = texts.say(
        "push-warned-post",
        name=f"<@{seat.user_id}>",
        time=_left(seat, texts, now - _ON_THE_WAY),
        table=table_name(table, texts),
    )
    sheet.ring(told, _post_button(table, texts))


def time_up(sheet: Sheet, position: Position, texts: Texts) -> None:
    """Ring for a person whose time is up, so that the others vote, in a direct message to them."""
    table = position.table
    clock = "league" if table.is_of_league else times.has_clock(table)
    told = texts.say("push-time-up", table=table_name(table, texts), clock=clock)
    sheet.ring(told, panel_button(table, texts))


def time_up_post(sheet: Sheet, user_id: int, table: TableInfo, texts: Texts) -> None:
    """Ring at the table for a person whose time is up and who got no message."""
    key = "push-time-up-post" if table.is_of_league else "push-vote-late"
    told = texts.say(key, name=f"<@{user_id}>")
    sheet.ring(texts.labelled(told, table_name(table, texts)), _post_button(table, texts))


def stand_in(sheet: Sheet, position: Position, texts: Texts) -> None:
    """Call a person replaced by a computer through a vote, in a direct message."""
    told = texts.say("push-standin", table=table_name(position.table, texts))
    sheet.ring(told, seats.back(position, texts))


def stand_in_post(sheet: Sheet, user_id: int, table: TableInfo, texts: Texts) -> None:
    """Ring for them at the table, because no direct message reaches them."""
    told = texts.say("push-standin-post", name=f"<@{user_id}>", table=table_name(table, texts))
    sheet.ring(told, _post_button(table, texts))


def alone(sheet: Sheet, position: Position, texts: Texts) -> None:
    """Ring for the last person who plays, in a direct message to them."""
    told = texts.say("push-alone", table=table_name(position.table, texts))
    sheet.ring(told, seats.claiming(position, texts))


def alone_post(sheet: Sheet, user_id: int, table: TableInfo, texts: Texts) -> None:
    """Ring for them at the table, because no direct message reaches them."""
    told = texts.say("push-alone", table=table_name(table, texts))
    sheet.ring(f"<@{user_id}>: {told}", _post_button(table, texts))


def board(
    sheet: Sheet, position: Position, texts: Texts, ping: Sequence[int], now: datetime
) -> None:
    """Ring for people to move, and for people who are offered a seat."""
    table = position.table
    name = f"{table_name(table, texts)} · {texts.of(table.game).step(view_of(position))}"
    waited = [seat for seat in table.seats if seat.waiting and seat.user_id in ping]
    guests = [each for each in ping if each not in [seat.user_id for seat in waited]]
    lines: list[str] = []
    if ping and table.ends_at is not None:
        told = texts.say(
            "push-put-aside", names=_mentions(ping, texts), table=table_name(table, texts)
        )
        sheet.ring(told, _post_button(table, texts), *early_end.ways_on(table, texts))
        return
    if waited:
        names = _mentions([seat.user_id for seat in waited], texts)
        told = texts.say("push-board", names=names, table=name)
        soonest = min(waited, key=lambda seat: (seat.deadline is None, seat.deadline or now))
        lines.append(_with_time(told, soonest, texts, now))
    if guests:
        names = _mentions(guests, texts)
        lines.append(texts.say("push-offered", names=names, table=name))
    if lines:
        offered = seats.offered(table, texts)
        sheet.ring("\n".join(lines), _post_button(table, texts), *offered)


def gathering(
    sheet: Sheet, game: AnyGame, table: TableInfo, texts: Texts, ping: Sequence[int]
) -> None:
    """Ring for the people a table waits for before its game, and say why."""
    if not ping:
        return
    why = _why_called(game, table, set(ping))
    told = texts.say(
        f"push-lobby-{why}", names=_mentions(ping, texts), table=table_name(table, texts)
    )
    sheet.ring(told, *lobby.buttons(game, table, texts))


def calling(sheet: Sheet, game: AnyGame, table: TableInfo, texts: Texts, role_id: int) -> None:
    """Ring for a role of the server, to whose people a lobby offers its seats."""
    told = texts.say("push-lobby-role", role=f"<@&{role_id}>", table=table_name(table, texts))
    sheet.text(f"-# {told}")
    sheet.ring(told, *lobby.buttons(game, table, texts))
    sheet.role = role_id


def _why_called(game: AnyGame, table: TableInfo, called: set[int]) -> str:
    """Return the subject of a notice before the game. Only the host hears of a full table."""
    if called <= set(table.kept):
        return "kept"
    if lobby.invited(table, called):
        return "guests"
    if called <= {seat.user_id for seat in to_agree(game, table)}:
        return "terms"
    to_start = lobby.is_full(table) and called == {table.opener_id}
    return "ends" if table.ends_at and not to_start else "full"


def vote(
    sheet: Sheet, about: VoteInfo, table: TableInfo, texts: Texts, ping: Sequence[int] = ()
) -> None:
    """Ring for a vote: for the people mentioned, or for the only reader of the message."""
    told = texts.say(
        f"push-vote-{about.kind}",
        table=table_name(table, texts),
        name="" if about.seat is None else escape(name_of(table, table.seats[about.seat], texts)),
    )
    late = votes.late_in(about, table, ping)
    voters = [user_id for user_id in ping if user_id != late]
    lines = [texts.labelled(_mentions(voters, texts), told) if voters else told]
    if late is not None:
        lines.append(texts.say("push-vote-late", name=f"<@{late}>"))
    sheet.ring("\n".join(lines), *votes.buttons(about, table, texts))


def trouble(sheet: Sheet, table: TableInfo, texts: Texts) -> None:
    """Ring for a table that is not shown where it belongs."""
    told = texts.say("push-trouble", table=table_name(table, texts))
    ways = [panel_button(table, texts)] if table.status == "running" else []
    sheet.ring(told, *ways)


def final(sheet: Sheet, table: TableInfo, texts: Texts, ping: Sequence[int]) -> None:
    """Ring for the end of a game, at the table, for people without direct messages."""
    if ping:
        told = texts.say("push-final", names=_mentions(ping, texts), table=table_name(table, texts))
        sheet.ring(told, *results.buttons(table, texts))


def result(sheet: Sheet, ending: Ending, texts: Texts) -> None:
    """Ring for the end of a game, in a direct message to one of its players."""
    table = ending.showing.table
    name = table_name(table, texts)
    if results.has_places(ending):
        told = texts.say("push-result", table=name, **results.facts(ending, texts))
    else:
        told = texts.say("push-ended", table=name, why=results.why(ending))
    sheet.ring(told, *results.buttons(table, texts))


def asked(position: Position, texts: Texts) -> str:
    """Return the question of a panel; the step of the game if nothing is asked (any more)."""
    words, decision = texts.of(position.table.game), decision_of(position)
    return words.step(view_of(position)) if decision is None else words.ask(decision)


def _own(position: Position) -> SeatInfo | None:
    return None if position.seat is None else position.table.seats[position.seat]


def _mentions(user_ids: Sequence[int | None], texts: Texts) -> str:
    return texts.join([f"<@{user_id}>" for user_id in user_ids])


def _with_time(told: str, seat: SeatInfo | None, texts: Texts, now: datetime) -> str:
    """Add how much time is left, or that it is up."""
    if seat is None or (seat.deadline is None and not seat.overtime):
        return told
    left = texts.say("push-overtime", league="yes" if seat.deadline else "no")
    if not seat.overtime:
        key = "push-low" if seat.low else "push-left"
        left = texts.say(key, time=_left(seat, texts, now))
    return f"{told.removesuffix('.')} · {left}"


def _left(seat: SeatInfo | None, texts: Texts, now: datetime) -> str:
    assert seat is not None, "a person waits there"
    assert seat.deadline is not None, "with a clock that runs"
    return _rough(seat.deadline - now, texts)


def _rough(time: timedelta, texts: Texts) -> str:
    """Write a length of time in its largest useful unit."""
    if time >= _IN_DAYS:
        return texts.say("span-days", count=time // timedelta(days=1))
    if time >= _IN_HOURS:
        return texts.say("span-hours", count=time // timedelta(hours=1))
    return texts.say("span-minutes", count=max(1, time // timedelta(minutes=1)))


def panel_button(table: TableInfo, texts: Texts) -> Button:
    """Return the button that turns a direct message into its reader's panel."""
    return Button(Claim(FRESH, table.id), texts.say("button-move"), MAIN)


def _post_button(table: TableInfo, texts: Texts) -> Button:
    """Return the button that opens the panel of the person who presses it."""
    return Button(Claim(MOVE, table.id), texts.say("button-move"), MAIN)
