"""The data that decides whether a game counts for ratings: when seats were left, and walkovers."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; games that are over were not judged."""
    op.add_column("tables", sa.Column("verdict", sa.String(16)))
    op.add_column(
        "former_holders", sa.Column("left_at", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column(
        "results", sa.Column("walkover", sa.Boolean(), nullable=False, server_default=sa.false())
    )
