"""Happenings at the seats of a table."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment, Plain

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; earlier happenings are not told."""
    key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "happenings",
        sa.Column("id", key, nullable=False),
        sa.Column("table_id", key, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", Moment(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", Plain(), nullable=False),
        sa.Column("guest", sa.BigInteger()),
        sa.Column("guest_name", Plain(), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_happenings_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_happenings"),
    )
    for column in ("table_id", "user_id", "guest"):
        op.create_index(f"ix_happenings_{column}", "happenings", [column])
