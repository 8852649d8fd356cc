"""From each layout of stored positions to the next one."""

from rules.game import Snapshot
from rules.san_marco.state import CHEAPEST


def with_routes(snapshot: Snapshot) -> Snapshot:
    """Lead from version 1 to 2: until then all tables offered the cheapest ways alone (R24)."""
    return {**snapshot, "variant": [*snapshot["variant"], CHEAPEST]}
