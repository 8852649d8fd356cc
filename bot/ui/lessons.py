"""First games: their offer, and the lessons in the learner's panel.

A button names its game by a fingerprint, because keys may be too long for an id.
"""

from collections.abc import Iterable, Mapping
from typing import Final
from zlib import crc32

from bot.engine.model import Learning, Position
from bot.text import GameTexts, Texts
from bot.ui.ids import Claim
from bot.ui.items import Button
from bot.ui.sheet import Sheet

LEARN: Final = "learn"
NO_MORE: Final = "nolessons"


def offer(sheet: Sheet, games: Mapping[str, bool], texts: Texts) -> None:
    """Offer the first game of each of these, or to go on with it; nothing if there are none."""
    if not games:
        return
    sheet.text(f"-# {texts.say('learn-why')}")
    sheet.rows([_button(game, texts, goes_on=goes_on) for game, goes_on in games.items()])


def game_of(claim: Claim, games: Iterable[str]) -> str:
    """Return the game, of these, that a button is about; empty if none."""
    return next((game for game in games if mark(game) == claim.mark), "")


def lesson(learning: Learning | None, position: Position, words: GameTexts) -> str:
    """Explain a thing that a player meets for the first time."""
    if learning is None:
        return ""
    section = words.say(f"how.{learning.section}") if learning.section else ""
    said = (section, of_question(position, learning.kind, words))
    return "\n".join(f"> {line}" for line in said if line)


def of_question(position: Position, kind: str, words: GameTexts) -> str:
    """Explain a kind of question as it stands, with the remarks on it; "" without a lesson."""
    told = () if position.view is None else position.game.remarks(position.view, ())
    return words.lesson(kind, [remark.key for remark in told])


def _button(game: str, texts: Texts, *, goes_on: bool) -> Button:
    label = texts.say(
        "button-learn", game=texts.of(game).say("title.short"), on="yes" if goes_on else "no"
    )
    return Button(Claim(LEARN, 0, mark=mark(game)), label)


def mark(game: str) -> int:
    """Return the fingerprint of a game."""
    return crc32(game.encode())
