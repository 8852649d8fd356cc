"""The memory of faults: tables set aside, people told, servers left."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and the bot's own memory."""
    op.add_column("tables", sa.Column("aside", sa.String(length=16)))
    op.add_column(
        "users",
        sa.Column("dm_told", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("servers", sa.Column("left_at", sa.DateTime(timezone=True)))
    op.create_table(
        "memory",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_memory"),
    )
