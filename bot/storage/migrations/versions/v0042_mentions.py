"""The posts that reminded or warned people, so that they lose their buttons in time."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; earlier posts keep their buttons."""
    op.add_column("tables", sa.Column("mentions", sa.Text(), nullable=False, server_default="[]"))
