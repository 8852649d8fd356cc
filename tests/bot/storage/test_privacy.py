"""People's ids in the database: every column of ids is classified."""

from sqlalchemy import BigInteger

from bot.storage import privacy
from bot.storage.columns import SNOWFLAKE
from bot.storage.schema import METADATA


def test_every_column_of_ids_is_a_persons_or_no_ones() -> None:
    ids = [
        column
        for table in METADATA.sorted_tables
        for column in table.columns
        if column.type is SNOWFLAKE
    ]
    assert isinstance(SNOWFLAKE, BigInteger)
    assert ids
    known = [place.column for place in privacy.PLACES] + list(privacy.OF_NOBODY)
    assert sorted(map(str, ids)) == sorted(map(str, known))


def test_what_is_handed_out_names_columns_that_there_are() -> None:
    for place in privacy.PLACES:
        assert set(place.told) <= set(place.column.table.columns.keys())


def test_nothing_hidden_is_handed_out() -> None:
    told = {f"{place.column.table.name}.{name}" for place in privacy.PLACES for name in place.told}
    hidden = {"tables.state", "tables.seed", "moves.events", "moves.digest", "snapshots.state"}
    hidden |= {"moves.number", "votes.move", "outbox.id"}
    hidden |= {"former_holders.left_at"}
    hidden |= {f"seats.{name}" for name in ("asked_at", "moved_at", "last_move", "resigned_at")}
    assert not told & hidden
