"""People's answers before they are asked, and the moves made by them."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the plans, the times of their answers, and the mark of their choices."""
    op.create_table(
        "plans",
        sa.Column("table_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("ranked", sa.Text(), nullable=False),
        sa.Column("order_key", sa.String(32), nullable=False),
        sa.Column("order_value", sa.String(64), nullable=False),
        sa.Column("lasts", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("at_once", sa.Boolean(), nullable=False),
        sa.Column("cancels", sa.Text(), nullable=False),
        sa.Column("ended", sa.String(16)),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_plans_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", name="pk_plans"),
    )
    op.add_column("seats", sa.Column("plan_due", sa.DateTime(timezone=True)))
    op.add_column("seats", _flag("plan_at_once"))
    op.create_index("ix_seats_plan_due", "seats", ["plan_due"])
    op.add_column("moves", _flag("planned"))


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
