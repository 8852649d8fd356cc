"""People who look for a table on a server."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment, Plain

revision = "0052"
down_revision = "0051"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "seekers",
        sa.Column("id", key, nullable=False),
        sa.Column("server_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", Plain(), nullable=False),
        sa.Column("language", sa.String(16)),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger()),
        sa.Column("games", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("clocks", sa.Text(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("since", Moment(), nullable=False),
        sa.Column("until", Moment(), nullable=False),
        sa.Column("half_at", Moment()),
        sa.Column("due_at", Moment(), nullable=False),
        sa.Column("lobby_id", key),
        sa.Column("home", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_seekers"),
        sa.UniqueConstraint("server_id", "user_id", name="uq_seekers_server_id_user_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seekers_user_id", "seekers", ["user_id"])
    op.create_index("ix_seekers_home_due_at", "seekers", ["home", "due_at"])
