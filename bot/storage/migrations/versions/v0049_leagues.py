"""Leagues, their seasons, and the people and tables of these."""

import sqlalchemy as sa
from alembic import op

from bot.storage.columns import KEY, SNOWFLAKE, Moment

revision = "0049"
down_revision = "0048"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; there has been no league so far."""
    _add_leagues()
    op.create_table(
        "seasons",
        sa.Column("id", KEY, primary_key=True),
        _of("league_id", "seasons", "leagues"),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("opened_at", Moment, nullable=False),
        sa.Column("begins_at", Moment, nullable=False),
        sa.Column("last_day", Moment),
        sa.Column("seed", sa.String(64)),
        sa.Column("put_off", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("post_id", SNOWFLAKE),
        sa.Column("sizes", sa.Text(), nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sa.UniqueConstraint("league_id", "number", name="uq_seasons_league_id_number"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "entries",
        _of("season_id", "entries", "seasons"),
        sa.Column("user_id", SNOWFLAKE, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("registered_at", Moment, nullable=False),
        sa.Column("division", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("final", sa.Integer()),
        sa.Column("move", sa.String(16)),
        sa.PrimaryKeyConstraint("season_id", "user_id", name="pk_entries"),
    )
    op.create_index("ix_entries_user_id", "entries", ["user_id"])
    op.create_table(
        "season_tables",
        _of("season_id", "season_tables", "seasons"),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        _of("table_id", "season_tables", "tables", "SET NULL"),
        sa.Column("points", sa.Text()),
        sa.Column("scores", sa.Text()),
        sa.Column("judged", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("season_id", "division", "number", name="pk_season_tables"),
        sa.UniqueConstraint("table_id", name="uq_season_tables_table_id"),
    )


def _add_leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("server_id", SNOWFLAKE, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("capacity", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.String(16), nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("weeks", sa.Integer(), nullable=False),
        sa.Column("role_id", SNOWFLAKE),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("opened_at", Moment, nullable=False),
        sa.Column("ended_at", Moment),
        sa.Column("trouble", sa.String(32)),
        sa.Column("due_at", Moment),
        sa.Column("home", sa.Integer(), nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leagues_server_id", "leagues", ["server_id"])
    known = sa.text("due_at IS NOT NULL")
    op.create_index(
        "ix_leagues_home_due_at",
        "leagues",
        ["home", "due_at"],
        sqlite_where=known,
        postgresql_where=known,
    )


def _of(name: str, table: str, parent: str, ondelete: str = "CASCADE") -> sa.Column[int]:
    """Return a column that names a row of the `parent`."""
    key = sa.ForeignKey(f"{parent}.id", name=f"fk_{table}_{name}", ondelete=ondelete)
    return sa.Column(name, KEY, key, nullable=ondelete != "CASCADE")
