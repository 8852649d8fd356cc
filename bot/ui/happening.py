"""What happened, as lines of a list."""

from collections.abc import Sequence
from typing import Final

from bot.service.model import TableInfo
from bot.text import Texts
from bot.ui.people import escaped_names
from rules.event import Event

ROOM_FOR_EARLIER: Final = 100


def event_lines(table: TableInfo, events: Sequence[Event], texts: Texts) -> list[str]:
    """Tell what happened, one line per event worth one."""
    names = escaped_names(table, texts)
    game = texts.of(table.game)
    told = (game.event(event, names) for event in events)
    return [line for line in told if line]


def listed(
    lines: Sequence[str],
    texts: Texts,
    most: int,
    limit: int,
    *,
    small: bool = False,
) -> str:
    """List the newest lines that fit; of older ones only how many there are."""
    bullet = "-# · " if small else "- "
    newest = list(lines[max(len(lines) - most, 0) :])
    room = limit - ROOM_FOR_EARLIER - sum(len(line) + len(bullet) + 1 for line in newest)
    while newest and room < 0:
        room += len(newest.pop(0)) + len(bullet) + 1
    left_out = len(lines) - len(newest)
    more = [texts.say("board-earlier", count=left_out)] if left_out else []
    if small:
        more = [f"-# {line}" for line in more]
    return "\n".join([*more, *(f"{bullet}{line}" for line in newest)])
