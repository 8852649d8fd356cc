"""Journals of tables that have long been over, packed."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "packed",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("journal", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_packed_table_id", ondelete="CASCADE"
        ),
    )
