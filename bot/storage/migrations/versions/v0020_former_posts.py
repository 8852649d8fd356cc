"""Posts in places that a table has left, which still have to lose their buttons."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; no waiting row is about such a post."""
    op.add_column("outbox", sa.Column("place_id", sa.BigInteger()))
    op.add_column("outbox", sa.Column("post_id", sa.BigInteger()))
