"""The early end of a table: its reason, the announcement that it will be put aside, and *Go on*."""

from collections.abc import Collection
from typing import Final

from bot.engine.idling import JUDGED, is_put_aside
from bot.engine.model import TableInfo
from bot.text import Texts, escape
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.people import escaped_names, name_for
from bot.ui.seats import is_practice
from bot.ui.times import distance

TAKE_UP: Final = "takeup"


def why(table: TableInfo, texts: Texts) -> str:
    """Say why a table was ended early, or name its winner."""
    if table.conceded is not None:
        return _conceded(table, table.conceded, texts)
    if table.abort_reason is None:
        return texts.say("ended-alone" if is_practice(table) else "ended-players")
    if is_put_aside(table):
        return texts.say("ended-put-aside")
    if table.abort_reason == JUDGED:
        return texts.say("ended-judged")
    return texts.say("ended-managers", reason=escape(table.abort_reason))


def _conceded(table: TableInfo, how: str, texts: Texts) -> str:
    """Name the people who resigned, and the result."""
    names = escaped_names(table, texts)
    stayed = next(names[each.seat] for each in table.seats if each.user_id and not each.resigned)
    return texts.say(f"ended-{how}", gone=texts.join(gone(table, texts)), name=stayed)


def gone(table: TableInfo, texts: Texts) -> list[str]:
    """Name the resigned players, for markdown."""
    names = escaped_names(table, texts)
    return [names[seat.seat] for seat in table.seats if seat.resigned]


def announced(table: TableInfo, texts: Texts, ping: Collection[int]) -> str:
    """Tell all players when a running table will be put aside; "" if nothing is planned."""
    if table.ends_at is None:
        return ""
    names = texts.join([name_for(table, user_id, texts, ping) for user_id in table.players])
    return texts.say("board-ends", names=names, when=distance(table.ends_at))


def ways_on(table: TableInfo, texts: Texts) -> list[Button]:
    """Return *Go on* where a table is put aside, or about to be."""
    ends = table.status == "running" and table.ends_at is not None
    button = Button(Claim(TAKE_UP, table.id), texts.say("button-go-on"), MAIN)
    return [button] if is_put_aside(table) or ends else []
