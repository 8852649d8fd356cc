"""First games, which explain their questions, and each person's progress in them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, false for existing tables, and the table."""
    op.add_column(
        "tables", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("off", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_lessons"),
    )
