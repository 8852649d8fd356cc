"""From each layout of stored positions to the next one."""

from rules.game import Snapshot


def with_new_buildings(snapshot: Snapshot) -> Snapshot:
    """Migrate version 1 to 2: everything of the expansion is empty in a game without it."""
    return snapshot


def with_the_tavern_agreed(snapshot: Snapshot) -> Snapshot:
    """Migrate version 2 to 3: a Tavern counted at once, and all had been dealt to together.

    A question about the Library at a Producer or Trader, which is no longer asked, may still be
    open; it is answered as before.
    """
    return snapshot


def with_nobody_asked_in_vain(snapshot: Snapshot) -> Snapshot:
    """Migrate version 3 to 4: until then a seat was asked even if, publicly, it could only pass.

    Such a question may still be open; it is answered as before (R36).
    """
    return snapshot


def with_a_site_of_each(snapshot: Snapshot) -> Snapshot:
    """Migrate version 4 to 5: the builder's plan was kept for the table as a whole.

    It belongs to the seat with the question, because all built in turn.
    """
    plan = {name: snapshot.pop(name) for name in ("plan", "cover", "spent") if name in snapshot}
    if snapshot["open"]:
        snapshot["players"][snapshot["open"][0]["seat"]].update(plan)
    return snapshot


def with_no_last_cards_asked_for(snapshot: Snapshot) -> Snapshot:
    """Migrate version 5 to 6: until then all chose the payment of the last buildings, too (R60).

    Such a question may still be open; it is answered as before.
    """
    return snapshot
