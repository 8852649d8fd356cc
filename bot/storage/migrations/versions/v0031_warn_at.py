"""The time at which a person is warned that little time is left."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; for waits that began before, there is no warning before time is up."""
    op.add_column("seats", sa.Column("warn_at", sa.DateTime(timezone=True)))
    op.execute("UPDATE seats SET warn_at = deadline WHERE deadline IS NOT NULL")
    op.create_index("ix_seats_warn_at", "seats", ["warn_at"])
