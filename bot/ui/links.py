"""Links to a table: to its place in Discord, and to its newest post there."""

from bot.engine.model import TableInfo


def to_place(table: TableInfo) -> str:
    """Return the address of a table's place in Discord."""
    place = table.thread_id or table.channel_id
    return f"https://discord.com/channels/{table.server_id or '@me'}/{place}"


def named(table: TableInfo, name: str) -> str:
    """Return the name of a table as a link to its place; a solo table has none."""
    return name if table.is_solo else f"[{name}]({to_place(table)})"


def to_post(table: TableInfo) -> str:
    """Return the address of a table's newest post, or of its place."""
    return f"{to_place(table)}/{table.post_id}" if table.post_id else to_place(table)
