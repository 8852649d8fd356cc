"""Tables at which experts play while people click elsewhere, and the cost of their thinking."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from sqlalchemy import Connection, func, select, update

from bot.storage.schema import seats, tables
from rules.opponents.levels import EXPERT
from rules.registry import GAMES
from tests.load.figures import spread
from tests.load.filling import Place
from tests.load.timing import Thought
from tests.wire.enduring import Weight


def young(places: Sequence[Place], number: int) -> list[Place]:
    """Return this many of the tables that `fill` laid out, of all games in turn, early in
    theirs.
    """
    each = len(places) // len(GAMES)
    return [places[at % len(GAMES) * each + at // len(GAMES)] for at in range(number)]


def seat_experts(db: Connection, places: Sequence[Place]) -> None:
    """Let experts play at all seats of these tables, from the next start of the bot on."""
    numbers = [place.id for place in places]
    unclocked = dict.fromkeys(("ticking_since", "deadline", "remind_at", "warn_at"))
    expert = {"computer": EXPERT, "stand_in": True, **unclocked}
    db.execute(update(seats).where(seats.c.table_id.in_(numbers)).values(expert))
    db.execute(update(tables).where(tables.c.id.in_(numbers)).values(computer_due=True))


def playing(db: Connection, places: Sequence[Place]) -> int:
    """Return the number of these tables that are still running."""
    query = select(func.count()).where(
        tables.c.id.in_([place.id for place in places]), tables.c.status == "running"
    )
    found = db.execute(query).scalar_one()
    db.rollback()
    return found


def given_up(folder: Path) -> int:
    """Return the number of decisions without a thought in time, by the bots' logs."""
    return sum(file.read_text().count('"computers.not_thought"') for file in folder.glob("*.log"))


def report(
    thoughts: Sequence[Thought], missed: int, weights: Mapping[int, Weight], seconds: float
) -> None:
    """Print the cost of experts; `missed`: the thoughts that came too late; `weights`: of all
    processes beside the bot's.
    """
    print(
        f"  experts: {len(thoughts) / seconds:.1f} decisions a second, {len(thoughts)} in all;"
        f" {missed} to which no thought came"
    )
    print(spread("waited for", [each.waited for each in thoughts]))
    print(spread("of processor", [each.processor for each in thoughts]))
    for pid in sorted({each.pid for each in thoughts} & weights.keys()):
        weight = weights[pid]
        print(
            f"  a process that thinks: {weight.resident:.0f} MB resident,"
            f" {weight.shared_out:.0f} with what is shared divided, {weight.own:.0f} its own;"
            f" niceness {niceness(pid)}"
        )


def niceness(pid: int) -> int:
    """Return the niceness of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[16])
