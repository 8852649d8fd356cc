"""One click plays, and own pictures are in large text, unless a person sets it otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give all people the new defaults.

    Nothing shows which people chose the former ones and which never set anything.
    """
    with op.batch_alter_table("users") as users:
        users.add_column(
            sa.Column("confirm", sa.Boolean(), nullable=False, server_default=sa.false())
        )
        users.drop_column("one_click")
        users.alter_column("large_text", server_default=sa.true())
    op.execute(sa.update(sa.table("users", sa.column("large_text"))).values(large_text=sa.true()))
