"""`/help`: a description of Plaza, buttons to begin, and all commands."""

from collections.abc import Mapping
from typing import Final

from bot.text import Texts
from bot.ui import lessons
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.sheet import Sheet

OPEN: Final = "opentable"
PRACTISE: Final = "practise"

GROUPS: Final = {
    "move": ("next", "move", "hand", "undo"),
    "table": ("play", "find", "invite", "tables", "board", "log", "note", "here", "resign"),
    "you": ("profile", "stats", "settings", "vacation", "data"),
    "more": ("help", "rules", "leaderboard", "league", "import", "server"),
}
"""All commands, without second names, in groups, the most needed first."""


def build(
    texts: Texts, ids: Mapping[str, int], *, can_open: bool, new: Mapping[str, bool]
) -> Sheet:
    """Lay out the help.

    ids         ids of the commands, as far as known, by the English names under which they are
                registered: such a command can be clicked, unless it has another name here
    can_open    whether a table can be opened where this is shown
    new         the games that the reader could learn (`lessons.offer`)
    """
    sheet = Sheet()
    sheet.text(f"### {texts.say('help-title')}", limit=200)
    sheet.text(texts.say("help-what"))
    sheet.text(texts.say("help-begin", where="server" if can_open else "elsewhere"))
    opening = [Button(Claim(OPEN, 0), texts.say("button-open"))] if can_open else []
    sheet.row(Button(Claim(PRACTISE, 0), texts.say("button-practise"), MAIN), *opening)
    lessons.offer(sheet, new, texts)
    for group, commands in GROUPS.items():
        lines = [f"-# {_line(command, texts, ids)}" for command in commands]
        sheet.text("\n".join([f"**{texts.say(f'help-{group}')}**", *lines]))
    return sheet


def _line(command: str, texts: Texts, ids: Mapping[str, int]) -> str:
    key = f"command-{command}"
    name = texts.say(key)
    shown = f"</{name}:{ids[name]}>" if name in ids else f"`/{name}`"
    return f"{shown} {texts.say(f'{key}.description')}"
