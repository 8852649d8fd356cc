"""The season of a league in which a table is played."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no table has been played in a league so far."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column("tables", sa.Column("season_id", key))
    op.create_index("ix_tables_season_id", "tables", ["season_id"])
