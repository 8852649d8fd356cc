"""The evening's digest: a letter that lists the open tables of games that a person likes, and the
tables that they follow by a line a day.
"""

from typing import Final

from bot.engine.model import UserInfo
from bot.notify.letters import Writing
from bot.notify.places import Places
from bot.service.host import Host
from bot.storage.rows import LetterRow
from bot.text import Texts
from bot.ui import subscriptions
from bot.ui.sheet import Sheet

MOST_LOOKED_AT: Final = 25
"""The most tables, newest first, for which Discord is asked whether a person sees them."""


class Evenings:
    """Tells people of the evening."""

    def __init__(self, host: Host, places: Places, writing: Writing) -> None:
        self._host = host
        self._places = places
        self._writing = writing

    async def tell(self, row: LetterRow) -> None:
        """Send a person their digest, unless there is nothing new in it."""
        assert row.user_id is not None, "it is for a person"
        evening = await self._host.subscriptions.evening(row.user_id)
        newest, eyes = evening.tables[:MOST_LOOKED_AT], self._places.eyes(row.user_id)
        seen = [table for table in newest if await eyes.see(table.where)]
        news = await self._host.watching.news(row.user_id, evening.told_at)
        followed = [each for each in news if await eyes.see(each.table.where)]
        if not (followed or any(evening.is_new(table) for table in seen)):
            return

        async def lay_out(_: UserInfo, words: Texts) -> Sheet:
            return subscriptions.evening(seen, followed, self._host.games, words)

        await self._writing.to_person(row, lay_out)
        await self._host.subscriptions.note_told(row.user_id, evening.at)
