"""Ratings, the results that led to them, tables that are not rated, and how long answers took."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add columns and tables. Finished games do not count: no one knew that they would."""
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    for name in ("answers", "answer_seconds"):
        op.add_column("seats", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Float(), nullable=False),
        sa.Column("expected", sa.Float(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("answer_seconds", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "results",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("server_id", sa.BigInteger()),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.Column("expected", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_results"),
    )
    op.create_index(
        "ix_results_user_id_game_server_id", "results", ["user_id", "game", "server_id"]
    )
