"""Reliability: how often a person stays to the end. Profiles show it, and a lobby can ask for it.

`bot/storage/reliability.py` decides which games count. Before `LEAST_GAMES` of them the value is
unknown, so new people can join any table.
"""

from typing import Final

from sqlalchemy import Connection

from bot.engine.errors import NotAllowed
from bot.storage.reliability import Stays, stays

LEAST_GAMES: Final = 10
ASKED: Final = 90
"""The share of games, in percent, that a lobby asks for."""


def known(db: Connection, user_id: int) -> Stays | None:
    """Return how often a person has stayed to the end; None before enough games."""
    found = stays(db, user_id)
    return found if found.games >= LEAST_GAMES else None


def check_reliable(db: Connection, user_id: int) -> None:
    """Raise NotAllowed if a person has left too many games before their end."""
    found = known(db, user_id)
    if found is not None and 100 * found.stayed < ASKED * found.games:
        raise NotAllowed("unreliable", asked=ASKED, stayed=found.stayed, games=found.games)
