"""Lobbies that end, seats that were just taken, people who were just called, offers by vote."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; lobbies that are open now have a week from now."""
    op.add_column("tables", sa.Column("lobby_due", sa.DateTime(timezone=True)))
    told = sa.Column("lobby_told", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("tables", told)
    op.create_index("ix_tables_lobby_due", "tables", ["lobby_due"])
    op.add_column("seats", sa.Column("held_until", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("called_at", sa.DateTime(timezone=True)))
    op.add_column("votes", sa.Column("guest", sa.BigInteger()))
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("lobby_due", Moment))
    open_ = sa.update(tables).where(tables.c.status == "lobby")
    op.execute(open_.values(lobby_due=datetime.now(UTC) + timedelta(days=6)))
