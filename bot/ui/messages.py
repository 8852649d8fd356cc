"""Short direct messages: another table that waits, and the line left of an answered one."""

from bot.engine.model import Position, TableInfo
from bot.text import Texts
from bot.ui import push
from bot.ui.people import table_name
from bot.ui.sheet import Sheet


def waits_too(position: Position, texts: Texts) -> Sheet:
    """Tell a person who was just called to one table that another waits, too; rings no phone."""
    sheet, table = Sheet(), position.table
    named, ask = table_name(table, texts), push.asked(position, texts)
    sheet.text(texts.say("notice-waits-too", table=named, ask=ask), limit=300)
    sheet.row(push.panel_button(table, texts))
    return sheet


def answered(table: TableInfo, texts: Texts) -> Sheet:
    """Say that a table no longer waits for a person, in place of its question."""
    return _line("notice-answered", table, texts)


def superseded(table: TableInfo, texts: Texts) -> Sheet:
    """Say that there is a newer message about a table, in place of an older one."""
    return _line("notice-superseded", table, texts)


def _line(key: str, table: TableInfo, texts: Texts) -> Sheet:
    sheet = Sheet()
    sheet.text(f"-# {texts.say(key, table=table_name(table, texts))}", limit=300)
    return sheet
