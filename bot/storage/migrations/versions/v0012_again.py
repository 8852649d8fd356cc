"""Tables that follow a former one and keep its people's seats; notes about tables; watchers."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add columns and tables."""
    kept = sa.Column("kept", sa.Text(), nullable=False, server_default="[]")
    op.add_column("tables", kept)
    op.add_column("tables", sa.Column("next_id", KEY))
    op.create_table(
        "notes",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_notes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_notes"),
    )
    op.create_table(
        "watchers",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_watchers_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_watchers"),
    )
    op.create_index("ix_watchers_user_id", "watchers", ["user_id"])
