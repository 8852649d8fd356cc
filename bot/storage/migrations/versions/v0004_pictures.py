"""The settings of a person's own pictures: dark or light, in large text."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; people keep the pictures that they had."""
    op.add_column(
        "users",
        sa.Column("theme", sa.String(length=16), nullable=False, server_default="dark"),
    )
    op.add_column(
        "users",
        sa.Column("large_text", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
