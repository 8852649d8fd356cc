"""From each layout of stored positions to the next one."""

from rules.game import Snapshot
from rules.san_marco.state import CHEAPEST


def with_routes(snapshot: Snapshot) -> Snapshot:
    """Migrate version 1 to 2: until then all tables offered only the cheapest ways (R24)."""
    return {**snapshot, "variant": [*snapshot["variant"], CHEAPEST]}
