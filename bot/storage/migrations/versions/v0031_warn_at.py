"""When a person is told how little time they have left."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of waits that have begun before, no one is warned before time is up."""
    op.add_column("seats", sa.Column("warn_at", sa.DateTime(timezone=True)))
    op.execute("UPDATE seats SET warn_at = deadline WHERE deadline IS NOT NULL")
    op.create_index("ix_seats_warn_at", "seats", ["warn_at"])
