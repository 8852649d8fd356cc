"""From each layout of stored positions to the next one."""

from rules.game import Snapshot
from rules.san_francisco.state import BY_LOT


def with_cards_chosen(snapshot: Snapshot) -> Snapshot:
    """Lead from version 1 to 2: until then all other action cards were drawn by lot (9.2)."""
    return {**snapshot, "variant": [*snapshot["variant"], BY_LOT]}
