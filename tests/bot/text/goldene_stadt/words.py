"""The words of Die goldene Stadt, and positions to put into them."""

from bot.text import GameTexts, OptionText, texts
from rules.goldene_stadt import GAME
from tests.rules.goldene_stadt.table import Table

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")


def book(language: str) -> GameTexts:
    return texts(language).of("goldene_stadt")


def asked(table: Table, language: str) -> str:
    return book(language).ask(table.asked())


def option(table: Table, key: str, language: str) -> OptionText:
    """Word an option of the open question."""
    decision = table.asked()
    at = decision.options.index(key)
    facts = GAME.explain(table.view(decision.seat), decision)[at]
    return book(language).option(decision, at, facts, PLAYERS)


def why(table: Table, key: str, language: str) -> str:
    decision = table.asked()
    at = decision.options.index(key)
    facts = GAME.explain(table.view(decision.seat), decision)[at]
    return book(language).why(decision, at, facts, PLAYERS)


def sentences(table: Table, language: str) -> list[str]:
    """Word the public events of the last move."""
    told = [book(language).event(event, PLAYERS) for event in table.told if event.is_for(None)]
    return [sentence for sentence in told if sentence]
