"""Time: clocks of tables, reminders, time off; votes; the limits of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the votes; tables that run go on without a clock."""
    _tables_and_seats()
    _people_and_servers()
    _votes()


def _tables_and_seats() -> None:
    relaxed = sa.Column("clock", sa.String(length=16), nullable=False, server_default="relaxed")
    op.add_column("tables", relaxed)
    op.add_column("seats", sa.Column("bank", sa.Integer()))
    op.add_column("seats", sa.Column("ticking_since", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("deadline", sa.DateTime(timezone=True)))
    op.add_column("seats", _flag("overtime"))
    op.add_column("seats", sa.Column("remind_at", sa.DateTime(timezone=True)))
    op.add_column("seats", _number("reminded", "0"))
    op.add_column("seats", _flag("stand_in"))
    op.add_column("seats", sa.Column("open_to", sa.BigInteger()))
    op.create_index("ix_seats_deadline", "seats", ["deadline"])
    op.create_index("ix_seats_remind_at", "seats", ["remind_at"])


def _people_and_servers() -> None:
    zone = sa.Column("zone", sa.String(length=64), nullable=False, server_default="UTC")
    op.add_column("users", zone)
    op.add_column("users", sa.Column("quiet", sa.Text()))
    op.add_column("users", _flag("weekends_off"))
    op.add_column("users", _list("vacations"))
    op.add_column("users", _number("remind_every", "24"))
    op.add_column("servers", _list("channels"))
    op.add_column("servers", sa.Column("openers", sa.BigInteger()))
    op.add_column("servers", sa.Column("clock", sa.String(length=16)))
    op.add_column("servers", sa.Column("most_tables", sa.Integer()))


def _votes() -> None:
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "votes",
        sa.Column("id", key, nullable=False),
        sa.Column("table_id", key, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("clock", sa.String(length=16)),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closes_at", sa.DateTime(timezone=True)),
        sa.Column("outcome", sa.String(length=16)),
        sa.Column("post_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_votes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_votes"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_votes_table_id_closes_at", "votes", ["table_id", "closes_at"])
    op.create_index("ix_votes_closes_at", "votes", ["closes_at"])
    op.create_table(
        "ballots",
        sa.Column("vote_id", key, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.String(length=16), nullable=False),
        sa.Column("cast_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["vote_id"], ["votes.id"], name="fk_ballots_vote_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("vote_id", "user_id", name="pk_ballots"),
    )
    op.add_column("outbox", sa.Column("vote_id", key))


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())


def _number(name: str, default: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False, server_default=default)


def _list(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default="[]")
