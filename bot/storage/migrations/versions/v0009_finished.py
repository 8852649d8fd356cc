"""A person's finished tables, page by page."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index by which a page is found without reading the others."""
    op.create_index("ix_seats_user_id_table_id", "seats", ["user_id", "table_id"])
