"""The time until which a choice can be fixed; then computers answer and the next is called."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no table waits for that now."""
    op.add_column("tables", sa.Column("settles_at", sa.DateTime(timezone=True)))
    op.create_index("ix_tables_settles_at", "tables", ["settles_at"])
