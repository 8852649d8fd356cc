"""The terms that the people of a lobby have agreed to."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; people who sit in a lobby now agree to any terms."""
    op.add_column("seats", sa.Column("agreed", sa.Text()))
