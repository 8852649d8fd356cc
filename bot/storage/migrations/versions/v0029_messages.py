"""Direct messages that were sent, and the channel in which a person gets theirs."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add table and column; nothing is known of messages that were sent before."""
    key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("users", sa.Column("dm_channel", sa.BigInteger()))
    op.create_table(
        "messages",
        sa.Column("id", key, nullable=False),
        sa.Column("table_id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("loud", sa.Boolean(), nullable=False),
        sa.Column("sent_at", Moment(), nullable=False),
        sa.Column("answered_at", Moment()),
        sa.Column("used", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_messages_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_messages"),
    )
    op.create_index("ix_messages_table_id_user_id", "messages", ["table_id", "user_id"])
    op.create_index("ix_messages_user_id", "messages", ["user_id"])
    op.create_index("ix_messages_message_id", "messages", ["message_id"])
