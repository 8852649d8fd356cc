"""The role of a server that lobbies call, and when one has."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import Moment

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; no role was ever called."""
    op.add_column("servers", sa.Column("call_role", sa.BigInteger()))
    op.add_column("tables", sa.Column("role_called_at", Moment()))
    known = sa.text("role_called_at IS NOT NULL")
    op.create_index(
        "ix_tables_server_id_role_called_at",
        "tables",
        ["server_id", "role_called_at"],
        sqlite_where=known,
        postgresql_where=known,
    )
