"""The times when clocks run although a person has lately set time off."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; earlier settings count."""
    op.add_column(
        "users", sa.Column("counted", sa.Text(), nullable=False, server_default=sa.text("'[]'"))
    )
