"""Practising: choosing the number of players, and the level of the computers."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import discord

from bot.text import Texts
from bot.ui import lessons
from bot.ui.ids import Claim
from bot.ui.items import GO, Button, Menu, entry
from bot.ui.sheet import Sheet
from rules.game import AnyGame
from rules.opponents.levels import GREEDY, LEVELS

PLAYERS: Final = "pracseats"
LEVEL: Final = "praclevel"
BEGIN: Final = "pracbegin"


class Practice(NamedTuple):
    """The wish for a game against computers; each claim on its sheet carries all of it."""

    game: AnyGame
    players: int
    level: str = GREEDY

    def claim(self, action: str) -> Claim:
        """Return the claim of the sheet's components."""
        page = LEVELS.index(self.level)
        return Claim(action, 0, self.players, page=page, mark=lessons.mark(self.game.key))

    def changed(self, action: str, value: str) -> "Practice":
        """Return it with this value, which was selected in a menu."""
        if action == LEVEL and value in LEVELS:
            return self._replace(level=value)
        if action == PLAYERS and value in map(str, self.game.seats):
            return self._replace(players=int(value))
        return self


def usual(game: AnyGame) -> Practice:
    """Return the usual wish."""
    return Practice(game, max(game.seats))


def read(claim: Claim, games: Mapping[str, AnyGame]) -> Practice | None:
    """Read a component's claim; None if there is no such game, number or level."""
    game = games.get(lessons.game_of(claim, games))
    if game is None or claim.shown not in game.seats or claim.page >= len(LEVELS):
        return None
    return Practice(game, claim.shown, LEVELS[claim.page])


def choosing(practice: Practice, texts: Texts) -> Sheet:
    """Ask for the number of players and the computers' level, with the usual answers chosen."""
    sheet = Sheet()
    sheet.text(f"### {texts.of(practice.game.key).title}", limit=200)
    sheet.text(texts.say("practise-how"))
    if len(practice.game.seats) > 1:
        sheet.row(Menu(practice.claim(PLAYERS), _numbers(practice, texts)))
    sheet.row(Menu(practice.claim(LEVEL), _levels(practice, texts)))
    sheet.row(Button(practice.claim(BEGIN), texts.say("button-begin"), GO))
    return sheet


def _numbers(practice: Practice, texts: Texts) -> list[discord.SelectOption]:
    return [
        entry(
            str(players),
            texts.say("practise-players", computers=players - 1),
            chosen=players == practice.players,
        )
        for players in sorted(practice.game.seats)
    ]


def _levels(practice: Practice, texts: Texts) -> list[discord.SelectOption]:
    return [
        entry(
            level,
            texts.say("practise-level", level=texts.say(f"level-{level}")),
            texts.say(f"level-note-{level}"),
            chosen=level == practice.level,
        )
        for level in LEVELS
    ]
