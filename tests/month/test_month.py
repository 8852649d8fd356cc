"""A month goes by, and no waiting player is forgotten; a short one is a proof."""

from collections import Counter, defaultdict
from itertools import count
from pathlib import Path

import pytest

from bot.shards import Shards
from tests.month.book import Book
from tests.month.month import AUTUMN, SPRING, Month
from tests.month.seen import Change
from tests.postgresql import needed, server


@pytest.mark.proof
async def test_ten_days_of_eight_tables_around_a_change_of_clocks(tmp_path: Path) -> None:
    """New York loses an hour on the seventh of them."""
    figures = await Month(tmp_path, 6, days=10, tables=8, people=12).run()
    _check_figures(figures)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 5))
async def test_a_month_of_fifty_tables(tmp_path: Path, seed: int) -> None:
    figures = await Month(tmp_path, seed, start=SPRING if seed % 2 else AUTUMN).run()
    print(figures)
    _check_figures(figures)
    assert figures["tables stalled"]
    assert figures["tables finished"] + figures["tables aborted"] > 20


@needed
@pytest.mark.soak
async def test_over_postgresql_everything_happens_as_over_sqlite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Transaction by transaction: the changes of each for people, tables and votes.

    PostgreSQL skips the numbers of aborted transactions, so they are renumbered.
    """
    told: list[list[Change]] = []
    committed = Book.committed

    def note(book: Book, change: Change) -> None:
        told[-1].append(change)
        committed(book, change)

    monkeypatch.setattr(Book, "committed", note)
    for url in (None, server().empty()):
        told.append([])
        await Month(tmp_path, 6, days=10, tables=8, people=12, url=url).run()
    over_sqlite, over_postgresql = map(_counted_anew, told)
    assert over_sqlite == over_postgresql


def _counted_anew(changes: list[Change]) -> list[Change]:
    """Number tables and votes as they come."""
    tables, votes = defaultdict[int, int](count().__next__), defaultdict[int, int](count().__next__)
    return [
        change._replace(
            tables=[each._replace(id=tables[each.id]) for each in change.tables],
            votes=[
                each._replace(id=votes[each.id], table_id=tables[each.table_id])
                for each in change.votes
            ],
        )
        for change in changes
    ]


@needed
@pytest.mark.soak
@pytest.mark.parametrize("seed", [6, 7])
async def test_ten_days_with_two_processes_over_postgresql(tmp_path: Path, seed: int) -> None:
    """A third of all clicks reach the process with shard 0, whichever owns the table."""
    url, shares = server().empty(), [Shards((0,), 2), Shards((1,), 2)]
    start = SPRING if seed % 2 else AUTUMN
    month = Month(tmp_path, seed, start=start, days=10, tables=8, people=12, url=url, shares=shares)
    _check_figures(await month.run())


def _check_figures(figures: Counter[str]) -> None:
    """Events that never happen prove nothing. No one's time is up without a word about it."""
    assert not figures["times up with no word in the last quarter"]
    for name in (
        "first notices by message",
        "first notices by mention",
        "first notices held back",
        "reminders told",
        "votes opened: overtime",
        "crashes",
        "refused by Discord",
        "openers called",
    ):
        assert figures[name], name
