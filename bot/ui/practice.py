"""Practising: choosing how many play, and how strong the computers are."""

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
    """A game against computers as it is wished; each claim on its sheet carries all of it."""

    game: AnyGame
    players: int
    level: str = GREEDY

    def claim(self, action: str) -> Claim:
        """Return what a component of the sheet claims."""
        page = LEVELS.index(self.level)
        return Claim(action, 0, self.players, page=page, mark=lessons.mark(self.game.key))

    def changed(self, action: str, value: str) -> "Practice":
        """Return it as it is after this value was selected in a menu."""
        if action == LEVEL and value in LEVELS:
            return self._replace(level=value)
        if action == PLAYERS and value in map(str, self.game.seats):
            return self._replace(players=int(value))
        return self


def usual(game: AnyGame) -> Practice:
    """Return what is wished as a rule."""
    return Practice(game, max(game.seats))


def read(claim: Claim, games: Mapping[str, AnyGame]) -> Practice | None:
    """Read what a component claims; None if there is no such game, number or level."""
    game = games.get(lessons.game_of(claim, games))
    if game is None or claim.shown not in game.seats or claim.page >= len(LEVELS):
        return None
    return Practice(game, claim.shown, LEVELS[claim.page])


def choosing(practice: Practice, texts: Texts) -> Sheet:
    """Ask how many play and how strong the computers are, with the usual answers chosen."""
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
