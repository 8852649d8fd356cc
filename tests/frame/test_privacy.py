"""PRIVACY.md names all stored data."""

from pathlib import Path

from bot.storage import privacy
from bot.storage.schema import METADATA

PAGE = (Path(__file__).parents[2] / "PRIVACY.md").read_text(encoding="utf-8")


def test_every_table_is_named() -> None:
    assert [name for name in METADATA.tables if f"`{name}`" not in PAGE] == []


def test_every_table_with_a_person_in_it_says_what_why_and_how_long() -> None:
    rows = {line.split("`")[1]: line for line in PAGE.splitlines() if line.startswith("| `")}
    columns = [place.column for place in privacy.PLACES]
    columns += [*privacy.IN_LISTS, *privacy.IN_DISGUISE]
    assert set(rows) == {column.table.name for column in columns}
    for row in rows.values():
        assert len([cell for cell in row.split("|") if cell.strip()]) == 4
