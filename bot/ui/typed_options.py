"""Table options as people type them: `stashes=open, tavern=later`, or a value alone: `open, later`.

Values alone keep suggestions short enough for Discord, however many options a game has.
"""

from bot.text import clean_name
from bot.ui.sheet import OPTION_LIMIT
from rules.game import AnyGame, Options


def read(text: str) -> dict[str, str]:
    """Read the typed text; a value alone is paired with an empty text."""
    options: dict[str, str] = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if part.strip():
            known = clean_name(value, OPTION_LIMIT) if equals else ""
            options[clean_name(name, OPTION_LIMIT)] = known
    return options


def spelled_out(game: AnyGame, said: Options) -> dict[str, str]:
    """Return the options given for a game: a value alone means the only option that allows it."""
    named: dict[str, str] = {}
    for name, value in said.items():
        fitting = [option.name for option in game.options if option.allows(name)]
        if value or len(fitting) != 1:
            named[name] = value
        else:
            named[fitting[0]] = name
    return named


def written(done: str, further: str) -> str:
    """Append an option to the typed text, by values alone if it gets too long."""
    text = f"{done.strip()},{further}" if done.strip() else further
    if len(text) <= OPTION_LIMIT:
        return text
    return ",".join(value or name for name, value in read(text).items())
