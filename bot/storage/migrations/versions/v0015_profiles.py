"""The round in which each move was made, and people's favourites in their games."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column and a table. The round of moves that were made before is unknown, and games that
    are over are not counted.
    """
    op.add_column("moves", sa.Column("round", sa.Integer()))
    op.create_table(
        "favourites",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game", "key", name="pk_favourites"),
    )
