"""Moves can be undone by agreement: votes on that, and whether chance then decides again."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; at running tables chance decides again, as at new ones."""
    op.add_column(
        "tables", sa.Column("redraws", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("votes", sa.Column("move", sa.Integer()))
