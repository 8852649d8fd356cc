"""The length of a seat's wait before a move was taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; waits that were taken back so far count for nothing."""
    for name in ("took", "waited"):
        op.add_column("seats", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
