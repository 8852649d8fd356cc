"""The news that a table's newest post has told, so that it can later tell what came after it."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; of older posts it is not known."""
    op.add_column("tables", sa.Column("told", sa.Integer()))
