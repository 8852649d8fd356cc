"""Giving up what is kept of former pictures, so that the next is drawn from nothing."""

import sys

from bot.render.keeping import SHELF


def forget_all() -> None:
    """Give up all sprites."""
    SHELF.forget()
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.render"):
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()
