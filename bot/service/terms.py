"""The terms of a table: its people agree on them before the game, and again if they change.

They are the options of the game, the clock, whether the result counts for ratings, hints, and
whether chance decides again when moves are undone. A person who takes a seat agrees to the terms as
they are then, and the seat remembers them (`seats.agreed`). If the opener changes them, the game
does not start until the others agree to the new ones, or the old ones are back. The opener agrees
by pressing *Start*.

Computers may come at any time. But a game that does not count because of them would count once the
last of them has gone, so that needs an agreement, too.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias
from zlib import crc32

from bot.engine.model import SeatInfo, TableInfo
from rules.game import AnyGame

Terms: TypeAlias = Mapping[str, str]
"""Keys are the options of the game and `clock`, `redraws`, `rated`, `hints`."""

ON: Final = "on"
OFF: Final = "off"
UNRATED_BY_COMPUTERS: Final = "computers"
"""The value of `rated` if the result would count without the computers at the table."""


def terms_of(game: AnyGame, table: TableInfo) -> dict[str, str]:
    """Return the present terms of a table."""
    options = {one.name: table.options.get(one.name, one.default) for one in game.options}
    rated = ON if table.rated else OFF
    if table.rated and any(seat.user_id is None for seat in table.seats):
        rated = UNRATED_BY_COMPUTERS
    return options | {
        "clock": table.clock,
        "redraws": ON if table.redraws else OFF,
        "rated": rated,
        "hints": ON if table.hints else OFF,
    }


def changed(agreed: Terms, now: Terms) -> tuple[str, ...]:
    """Return the keys of the terms that a person has not agreed to."""
    return tuple(
        key
        for key, value in now.items()
        if agreed.get(key) != value and (key, value) != ("rated", UNRATED_BY_COMPUTERS)
    )


def to_agree(game: AnyGame, table: TableInfo) -> tuple[SeatInfo, ...]:
    """Return the seats of a lobby whose people have not agreed to its terms."""
    return tuple(seat for seat in table.seats if unagreed(game, table, seat))


def unagreed(game: AnyGame, table: TableInfo, seat: SeatInfo) -> tuple[str, ...]:
    """Return the terms that the person of this seat has not agreed to, by their keys."""
    if seat.agreed is None or seat.user_id == table.opener_id:
        return ()
    return changed(seat.agreed, terms_of(game, table))


def mark_of(terms: Terms) -> int:
    """Return a fingerprint of terms, for buttons with which people agree to them."""
    return crc32(repr(sorted(terms.items())).encode())
