"""Profiles that only their own people see."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; profiles stay as public as they were."""
    op.add_column(
        "users", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false())
    )
