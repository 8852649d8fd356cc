"""The news of seats that a table's newest post has told, so that it can later tell the rest."""

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of older posts it is not known."""
    op.add_column("tables", sa.Column("told_seats", sa.Integer()))
