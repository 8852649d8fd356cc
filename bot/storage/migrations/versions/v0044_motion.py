"""Whether decisive moves move in the posts of a table, and people who want none of that."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; at tables that already play, moves move, too."""
    op.add_column(
        "tables", sa.Column("moving", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    off = sa.Column("reduced_motion", sa.Boolean(), nullable=False, server_default=sa.false())
    op.add_column("users", off)
