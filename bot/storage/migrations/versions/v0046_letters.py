"""Letters: messages to people, and for channels of servers, that are about no table."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import KEY, SNOWFLAKE, Moment

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table; a direct message that was sent may be about no table, too."""
    op.create_table(
        "letters",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("server_id", SNOWFLAKE),
        sa.Column("user_id", SNOWFLAKE),
        sa.Column("about", KEY),
        sa.Column("created_at", Moment, nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try", Moment, nullable=False),
        sa.Column("claimed_at", Moment),
        sa.Column("home", sa.Integer(), nullable=False, server_default="0"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_letters_home_next_try", "letters", ["home", "next_try"])
    op.create_index("ix_letters_user_id", "letters", ["user_id"])
    with op.batch_alter_table("messages") as messages:
        messages.alter_column("table_id", existing_type=KEY, nullable=True)
