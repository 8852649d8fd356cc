"""The part of all servers that a process owns, if several share one database.

Discord assigns servers to shards by their ids. A process is given some of the shards, and owns the
tables that are shown on their servers: it alone tells of them, does their due work, and calls their
computers. Any process may answer people who come by direct message or from another server, because
all read and write the same database (`bot/storage/owning.py`).

`PLAZA_SHARDS=0,1/4` is two of four shards. Without it there is one process, which owns everything,
however many connections Discord wants it to have.
"""

import re
from dataclasses import dataclass
from typing import Final, Self

_TEXT: Final = re.compile(r"(\d{1,4}(?:,\d{1,4})*)/(\d{1,4})", re.ASCII)


@dataclass(frozen=True)
class Shards:
    """The shards with these ids, of `count` in all."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` writes, such as `0,1/4`. Raises ValueError."""
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ValueError("ids and a count, such as 0,1/4")
        ids, count = sorted(map(int, found[1].split(","))), int(found[2])
        if len(set(ids)) < len(ids) or ids[-1] >= count:
            raise ValueError("ids that are different, and below the count")
        return cls(tuple(ids), count)

    def __str__(self) -> str:
        """Write them as in the setting."""
        return f"{','.join(map(str, self.ids))}/{self.count}"

    @property
    def alone(self) -> bool:
        """Whether there is no other process."""
        return len(self.ids) == self.count

    @property
    def lead(self) -> bool:
        """Whether this process does work needed once for all, such as registering commands."""
        return 0 in self.ids

    def owns(self, server_id: int | None) -> bool:
        """Whether this process owns this server; `owning.OWNED` says the same in SQL."""
        return ((server_id or 0) >> 22) % self.count in self.ids


ALL: Final = Shards((0,), 1)
"""The shards of a process that is the only one."""
