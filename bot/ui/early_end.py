"""The early end of a table: why it was ended, that it is about to be put aside, and *Go on*."""

from collections.abc import Collection
from typing import Final

from bot.engine.idling import is_put_aside
from bot.engine.model import TableInfo
from bot.text import Texts, escape
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.people import name_for
from bot.ui.times import distance

TAKE_UP: Final = "takeup"


def why(table: TableInfo, texts: Texts) -> str:
    """Say why a table was ended early."""
    if table.abort_reason is None:
        return texts.say("ended-players")
    if is_put_aside(table):
        return texts.say("ended-put-aside")
    return texts.say("ended-managers", reason=escape(table.abort_reason))


def announced(table: TableInfo, texts: Texts, ping: Collection[int]) -> str:
    """Say when a running table is put aside, to all who sit there; "" if nothing is planned."""
    if table.ends_at is None:
        return ""
    names = texts.join([name_for(table, user_id, texts, ping) for user_id in table.players])
    return texts.say("board-ends", names=names, when=distance(table.ends_at))


def ways_on(table: TableInfo, texts: Texts) -> list[Button]:
    """Return *Go on* where a table is put aside, or about to be."""
    ends = table.status == "running" and table.ends_at is not None
    button = Button(Claim(TAKE_UP, table.id), texts.say("button-go-on"), MAIN)
    return [button] if is_put_aside(table) or ends else []
