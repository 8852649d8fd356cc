"""Files of tables that people have imported to look at them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "imports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("imported_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("file", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_imports"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_imports_user_id", "imports", ["user_id"])
