"""Playing again: for whom a lobby keeps its seats, and which table follows a former one."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the columns."""
    kept = sa.Column("kept", sa.Text(), nullable=False, server_default="[]")
    op.add_column("tables", kept)
    op.add_column("tables", sa.Column("next_id", KEY))
