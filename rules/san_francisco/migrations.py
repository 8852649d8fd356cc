"""From each layout of stored positions to the next one."""

from rules.game import Snapshot
from rules.san_francisco.state import BY_LOT


def with_cards_chosen(snapshot: Snapshot) -> Snapshot:
    """Lead from version 1 to 2: until then all other action cards were drawn by lot (9.2)."""
    return {**snapshot, "variant": [*snapshot["variant"], BY_LOT]}


def with_nobody_asked_in_vain(snapshot: Snapshot) -> Snapshot:
    """Lead from version 2 to 3: until then all chose how to take a grant in the last year (R37).

    Such a question may still be open; it is answered as before. Nor did a game end once no seat had
    influence or cheques left (R18).
    """
    return snapshot


def with_use_for_what_is_sold(snapshot: Snapshot) -> Snapshot:
    """Lead from version 3 to 4: until then action cards were sold to all, of use or not (R38).

    Proposals were put in the order of the seats, and small cheques paid first (9.1). A tender or
    deal that has begun goes on unchanged.
    """
    return snapshot
