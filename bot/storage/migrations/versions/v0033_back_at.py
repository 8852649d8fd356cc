"""The time at which a person is told again that a computer plays for them by a vote."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; people who are away already are told nothing."""
    op.add_column("seats", sa.Column("back_at", sa.DateTime(timezone=True)))
    op.create_index("ix_seats_back_at", "seats", ["back_at"])
