"""Lobbies whose game begins when the last seat is taken."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; so far openers have started all games."""
    op.add_column(
        "tables", sa.Column("autostart", sa.Boolean(), nullable=False, server_default=sa.false())
    )
