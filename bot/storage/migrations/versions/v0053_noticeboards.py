"""Pages of servers' tables that are kept up to date in a channel."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import SNOWFLAKE, Moment

revision = "0053"
down_revision = "0052"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "noticeboards",
        sa.Column("server_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("channel_id", SNOWFLAKE),
        sa.Column("post_id", SNOWFLAKE),
        sa.Column("post_channel_id", SNOWFLAKE),
        sa.Column("posted_at", Moment),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("trouble", sa.String(16)),
        sa.Column("due_at", Moment),
        sa.Column("home", sa.Integer(), nullable=False, server_default="0"),
    )
    known = sa.text("due_at IS NOT NULL")
    op.create_index(
        "ix_noticeboards_home_due_at",
        "noticeboards",
        ["home", "due_at"],
        sqlite_where=known,
        postgresql_where=known,
    )
