"""The inviters of people, declined invitations, and muted inviters."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns and table; earlier inviters are unknown, and nothing was declined."""
    op.add_column("invitations", sa.Column("invited_by", sa.BigInteger()))
    op.add_column("invitations", sa.Column("invited_at", Moment()))
    op.add_column(
        "invitations",
        sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_table(
        "silenced",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("inviter_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "inviter_id", name="pk_silenced"),
    )
