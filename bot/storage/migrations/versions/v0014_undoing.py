"""Moves can be undone by agreement: votes on that, and whether chance then decides anew."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; running tables have chance decide anew, as new ones do."""
    op.add_column(
        "tables", sa.Column("redraws", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("votes", sa.Column("move", sa.Integer()))
