"""Seats whose people want to see their table in lists only."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; everyone is called to their tables so far."""
    op.add_column(
        "seats", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
