"""When a person for whom a computer plays by a vote is told so again."""

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
