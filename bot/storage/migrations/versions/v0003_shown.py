"""A count of each seat's questions and moves, which its panels carry instead of the version."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; panels from before are answered with a fresh one.

    They carry a version of their table, so the count goes on above it: no old id ever fits again.
    """
    op.add_column("seats", sa.Column("shown", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE seats SET shown = 1 + (SELECT version FROM tables WHERE id = seats.table_id)"
    )
