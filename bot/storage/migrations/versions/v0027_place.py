"""Votes on where a table is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no vote so far is about a place."""
    op.add_column("votes", sa.Column("place_id", sa.BigInteger()))
