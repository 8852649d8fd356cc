"""Lobbies that ask for people who stay to the end."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no lobby has asked for it so far."""
    op.add_column(
        "tables", sa.Column("reliable", sa.Boolean(), nullable=False, server_default=sa.false())
    )
