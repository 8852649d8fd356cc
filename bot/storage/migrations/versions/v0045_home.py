"""Whose due times those of a table are, beside each of them, and an index that begins with that."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None

_TIMES = {
    "tables": ("settles_at", "expiry_due"),
    "seats": ("deadline", "remind_at", "plan_due", "warn_at", "back_at"),
    "votes": ("closes_at",),
}


def upgrade() -> None:
    """Add the column: one process has them all, and -1 is where the bot has left the server."""
    left = "SELECT server_id FROM servers WHERE left_at IS NOT NULL"
    there = f"SELECT id FROM tables WHERE server_id IN ({left})"
    for table, times in _TIMES.items():
        home = sa.Column("home", sa.Integer(), nullable=False, server_default="0")
        op.add_column(table, home)
        key = "id" if table == "tables" else "table_id"
        op.execute(f"UPDATE {table} SET home = -1 WHERE {key} IN ({there})")
        for name in times:
            known = sa.text(f"{name} IS NOT NULL")
            op.drop_index(f"ix_{table}_{name}", table)
            op.create_index(
                f"ix_{table}_home_{name}",
                table,
                ["home", name],
                sqlite_where=known,
                postgresql_where=known,
            )
