"""Games whose new tables people want to hear of, and the evening's digest."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import SNOWFLAKE, Moment

revision = "0050"
down_revision = "0049"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; nobody has subscribed to anything."""
    op.create_table(
        "subscriptions",
        sa.Column("user_id", SNOWFLAKE, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("server_id", SNOWFLAKE, nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "server_id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_game_at_once", "subscriptions", ["game", "at_once"])
    op.create_table(
        "digests",
        sa.Column("user_id", SNOWFLAKE, autoincrement=False, nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("due_at", Moment()),
        sa.Column("told_at", Moment()),
        sa.Column("home", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("user_id", name="pk_digests"),
    )
    known = sa.text("due_at IS NOT NULL")
    op.create_index(
        "ix_digests_home_due_at",
        "digests",
        ["home", "due_at"],
        sqlite_where=known,
        postgresql_where=known,
    )
