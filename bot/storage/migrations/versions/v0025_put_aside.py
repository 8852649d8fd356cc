"""Running tables end, too, if no one plays there; and the reason, if not its people's wish."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rename the columns that were for lobbies alone, and check running tables in a month."""
    op.drop_index("ix_tables_lobby_due", "tables")
    op.execute("ALTER TABLE tables RENAME COLUMN lobby_due TO expiry_due")
    op.execute("ALTER TABLE tables RENAME COLUMN lobby_told TO expiry_told")
    op.create_index("ix_tables_expiry_due", "tables", ["expiry_due"])
    op.add_column("tables", sa.Column("abort_reason", sa.Text()))
    tables = sa.table(
        "tables",
        sa.column("status", sa.String),
        sa.column("expiry_due", Moment),
        sa.column("expiry_told", sa.Boolean),
    )
    running = tables.update().where(tables.c.status == "running")
    due = datetime.now(UTC) + timedelta(days=30)
    op.execute(running.values(expiry_due=due, expiry_told=False))
