"""Moves know the round in which they were made."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody knows it of the moves that were made before."""
    op.add_column("moves", sa.Column("round", sa.Integer()))
