"""Texts that people typed with a command, kept until they have chosen what each is for."""

from collections import OrderedDict
from typing import Final

_MOST: Final = 1000
"""The number of people with a kept text."""


class Drafts:
    """The newest text of each person."""

    def __init__(self) -> None:
        self._texts: OrderedDict[int, str] = OrderedDict()

    def keep(self, user_id: int, text: str) -> None:
        """Keep a text in place of the person's earlier one."""
        self._texts[user_id] = text
        if len(self._texts) > _MOST:
            self._texts.popitem(last=False)

    def of(self, user_id: int) -> str | None:
        """Return the text of a person, if one is kept."""
        return self._texts.get(user_id)

    def drop(self, user_id: int) -> None:
        """Forget the text of a person."""
        self._texts.pop(user_id, None)
