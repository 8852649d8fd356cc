"""What people who follow a table want to be told of it."""

import sqlalchemy as sa
from alembic import op

revision = "0051"
down_revision = "0050"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: so far everyone was told of the end."""
    wish = sa.Column("wish", sa.String(16), nullable=False, server_default="end")
    op.add_column("watchers", wish)
