"""Giving up everything that has been drawn, so that it is drawn anew."""

import sys

from bot.render.drawing import forget


def forget_all() -> None:
    """Give up finished files and sprites."""
    forget()
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.render"):
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()
