"""Limits on what one person or one server may use; operators set them.

Open and running tables are counted for each person when one is opened or joined, in the same
transaction, and for each server. Tables opened in an hour and answers with a picture in a minute
are counted by `bot/engine/cooldown.py`.
"""

from typing import NamedTuple


class Limits(NamedTuple):
    """The limits: open and running tables, new tables, pictures asked for."""

    tables_per_user: int = 20
    tables_per_server: int = 100
    openings_per_hour: int = 20
    looks_per_minute: int = 40
