"""The kind of each post that calls a person, so that those with an offer lose their button, too."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note that all posts so far ask for a move; earlier posts with an offer keep their button."""
    tables = sa.table("tables", sa.column("id"), sa.column("mentions", sa.Text))
    called = sa.select(tables.c.id, tables.c.mentions).where(tables.c.mentions != "[]")
    for table_id, mentions in op.get_bind().execute(called).all():
        kinds = json.dumps([[*mention, "reminder"] for mention in json.loads(mentions)])
        op.execute(tables.update().where(tables.c.id == table_id).values(mentions=kinds))
