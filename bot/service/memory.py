"""The bot's own memory from one start to the next."""

from bot.engine.context import Context
from bot.storage import memory


class Memory:
    """Texts by key. They only save work: a caller that finds none does the work again."""

    def __init__(self, context: Context) -> None:
        self._store = context.store

    async def recall(self, key: str) -> str | None:
        """Return the text kept under this key."""
        return await self._store.read(memory.find, key)

    async def keep(self, key: str, value: str) -> None:
        """Keep a text under a key, in place of the earlier one."""
        await self._store.write(memory.put, key, value)
