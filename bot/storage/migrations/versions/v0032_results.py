"""The way in which people learn the results of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; everyone gets a message that rings."""
    op.add_column(
        "users", sa.Column("results", sa.String(16), nullable=False, server_default="loud")
    )
