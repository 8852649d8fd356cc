"""Reading what happened at a table as a person there can: page by page."""

from bot.engine.looking import Looking
from rules.event import Event


async def whole_log(look: Looking, table_id: int, user_id: int | None) -> tuple[Event, ...]:
    """Return the game's events from all pages of this person's log (None: a spectator's), the
    oldest first.
    """
    first = await look.page(table_id, user_id, 0)
    pages = [first, *[await look.page(table_id, user_id, n) for n in range(1, first.pages)]]
    return tuple(event for page in pages for event in page.events if isinstance(event, Event))
