"""A count of each seat's questions and moves: what its panels carry instead of the version."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; panels from before are answered with a fresh one."""
    op.add_column("seats", sa.Column("shown", sa.Integer(), nullable=False, server_default="0"))
