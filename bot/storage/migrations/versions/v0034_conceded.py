"""Games that ended because all people but one had resigned."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; no earlier game has ended like this."""
    op.add_column("tables", sa.Column("conceded", sa.String(16)))
