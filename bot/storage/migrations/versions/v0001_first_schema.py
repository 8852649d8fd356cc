"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "servers",
        sa.Column("server_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16)),
        sa.PrimaryKeyConstraint("server_id", name="pk_servers"),
    )
    op.create_table(
        "tables",
        sa.Column("id", KEY, nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("capacity", sa.Integer(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=16), nullable=False),
        sa.Column("server_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("post_id", sa.BigInteger()),
        sa.Column("lobby_post_id", sa.BigInteger()),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.String(length=64)),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("horizon", sa.Integer(), nullable=False),
        sa.Column("computer_due", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("state", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_server_id_status", "tables", ["server_id", "status"])
    op.create_index("ix_tables_status_computer_due", "tables", ["status", "computer_due"])
    op.create_table(
        "users",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.String(length=16)),
        sa.Column("dm", sa.Boolean(), nullable=False),
        sa.Column("one_click", sa.Boolean(), nullable=False),
        sa.Column("dm_closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_users"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_invitations_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_invitations"),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("kind", sa.String(length=32), nullable=False),
        sa.Column("choice", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("computer", sa.Boolean(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_moves_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", KEY, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("fresh", sa.Boolean(), nullable=False),
        sa.Column("ping", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("next_try", sa.DateTime(timezone=True), nullable=False),
        sa.Column("claimed_at", sa.DateTime(timezone=True)),
        sa.Column("aside", sa.String(length=16)),
        sa.Column("error", sa.Text()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_outbox_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_aside_next_try", "outbox", ["aside", "next_try"])
    op.create_index("ix_outbox_table_id", "outbox", ["table_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.String(length=16)),
        sa.Column("resigned_at", sa.Integer()),
        sa.Column("asked_at", sa.Integer()),
        sa.Column("waiting_since", sa.DateTime(timezone=True)),
        sa.Column("pinged", sa.Boolean(), nullable=False),
        sa.Column("moved_at", sa.Integer(), nullable=False),
        sa.Column("last_move", sa.Integer()),
        sa.Column("rank", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("table_id", "user_id", name="uq_seats_table_id_user_id"),
    )
    op.create_index("ix_seats_user_id_asked_at", "seats", ["user_id", "asked_at"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "move", name="pk_snapshots"),
    )
