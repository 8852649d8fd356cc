"""Noticeboards: the page of a server's tables that is kept up to date in one of its channels."""

from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from bot.storage.owning import settle_rows
from bot.storage.rows import NoticeboardRow
from bot.storage.schema import noticeboards

_COLUMNS: Final = tuple(noticeboards.c[name] for name in NoticeboardRow._fields)


def find(db: Connection, server_id: int) -> NoticeboardRow | None:
    """Return the noticeboard of a server, if it has one."""
    query = select(*_COLUMNS).where(noticeboards.c.server_id == server_id)
    found = db.execute(query).first()
    return None if found is None else NoticeboardRow._make(found)


def hang(db: Connection, server_id: int, channel_id: int | None, due_at: datetime) -> bool:
    """Note the channel of a page (None: none), and when it is looked after next; return whether
    there is, or was, a page.
    """
    if change(db, server_id, channel_id=channel_id, trouble=None, due_at=due_at):
        return True
    if channel_id is None:
        return False
    row = NoticeboardRow(server_id, channel_id, due_at=due_at)
    db.execute(insert(noticeboards).values(row._asdict()))
    settle_rows(db, noticeboards, noticeboards.c.server_id == server_id)
    return True


def change(db: Connection, server_id: int, **values: Any) -> bool:
    """Change a server's noticeboard, if it has one; return that."""
    own = noticeboards.c.server_id == server_id
    return db.execute(update(noticeboards).where(own).values(values)).rowcount > 0


def take_down(db: Connection, server_id: int) -> None:
    """Forget a server's noticeboard, unless it was hung up again meanwhile."""
    hidden = noticeboards.c.server_id == server_id, noticeboards.c.channel_id.is_(None)
    db.execute(delete(noticeboards).where(*hidden))
