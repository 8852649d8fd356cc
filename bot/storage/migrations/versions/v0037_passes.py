"""Automatic passes, by person, for moments with nothing else to do."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no one has been asked so far."""
    op.add_column(
        "users", sa.Column("passes", sa.Text(), nullable=False, server_default=sa.text("'{}'"))
    )
