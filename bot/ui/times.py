"""The time left, in words: deadlines, people who are off, people out of time.

Moments are written as Discord's timestamps, so each reader sees them in their own zone. The time
left counts down in posts of any age.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from bot.engine import time_control
from bot.engine.model import SeatInfo, TableInfo
from bot.text import Texts, escape
from bot.ui.people import name_of
from bot.ui.seats import is_alone

LIMIT: Final = 600
"""The most characters for all seats of a table."""


def moment(at: datetime) -> str:
    """Return a moment as date and time."""
    return f"<t:{int(at.timestamp())}:f>"


def day(at: datetime) -> str:
    """Return the day of a moment."""
    return f"<t:{int(at.timestamp())}:d>"


def distance(at: datetime) -> str:
    """Return the distance of a moment, such as "in 3 days"; Discord keeps it up to date."""
    return f"<t:{int(at.timestamp())}:R>"


def times(table: TableInfo, off: Mapping[int, datetime], texts: Texts) -> str:
    """Tell the time left of the players to move; one line for all who have the same.

    `off`: for people who are off now, until when.
    """
    names: dict[str, list[str]] = {}
    for seat in table.seats:
        waited = seat.waiting and seat.computer is None
        facts = _facts(table, seat, off, texts) if waited else []
        if facts:
            names.setdefault(" · ".join(facts), []).append(escape(name_of(table, seat, texts)))
    return "\n".join(
        f"-# {texts.say('time-line', name=texts.join(each), facts=facts)}"
        for facts, each in names.items()
    )


def time_left(table: TableInfo, seat: SeatInfo, texts: Texts) -> str:
    """Tell a person's own time left, in a few words; empty if there is no limit."""
    if seat.overtime:
        return _overtime(table, seat, texts)
    return "" if seat.deadline is None else texts.say("time-left", left=distance(seat.deadline))


def running_out(seat: SeatInfo, table: TableInfo, texts: Texts) -> str:
    """Tell a person above their panel that little time is left, and what follows."""
    assert seat.deadline is not None, "their clock runs"
    told = texts.say("notice-low", left=distance(seat.deadline))
    return f"### {told}\n-# {texts.say('notice-low-then', league=of_league(table))}"


def up(seat: SeatInfo, table: TableInfo, texts: Texts) -> str:
    """Tell a person above their panel that the others vote, or that a computer will play, and what
    would end that.
    """
    told = texts.say("notice-time-up", clock=has_clock(table))
    return f"### {told}\n-# {then(seat, table, texts)}"


def then(seat: SeatInfo, table: TableInfo, texts: Texts) -> str:
    """Tell a person whose time is up what follows."""
    left = "" if seat.deadline is None else distance(seat.deadline)
    return texts.say("notice-time-up-then", league=of_league(table), left=left)


def of_league(table: TableInfo) -> str:
    """Return the fact that texts select by: at a league's table no one votes about time."""
    return "yes" if table.is_of_league else "no"


def has_clock(table: TableInfo) -> str:
    """Return the fact that texts select by: at a table without clocks, no time runs out."""
    return "yes" if time_control.read(table.clock) else "no"


def _overtime(table: TableInfo, seat: SeatInfo, texts: Texts) -> str:
    """Say that the others vote, or when a computer plays; at a table without clocks, not that time
    has run out.
    """
    if table.is_of_league:
        left = "" if seat.deadline is None else distance(seat.deadline)
        return texts.say("time-late", left=left, known="yes" if left else "no")
    return texts.say("time-over" if time_control.read(table.clock) else "time-voted-on")


def _facts(
    table: TableInfo, seat: SeatInfo, off: Mapping[int, datetime], texts: Texts
) -> list[str]:
    facts: list[str] = []
    if seat.overtime:
        facts.append(_overtime(table, seat, texts))
    elif seat.deadline is not None:
        at, left = moment(seat.deadline), distance(seat.deadline)
        facts.append(texts.say("time-until", at=at, left=left))
    if seat.user_id is not None and seat.user_id in off:
        facts.append(texts.say("time-off", at=moment(off[seat.user_id])))
    if seat.stalled:
        alone = is_alone(table) or table.is_of_league  # others decide nothing
        facts.append(texts.say("time-stalled-alone" if alone else "time-stalled"))
    return facts
