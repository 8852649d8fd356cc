"""The words of San Marco."""

from bot.text import GameTexts, texts

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")
SM = "district:san_marco"
CAS = "district:castello"
CAN = "district:cannaregio"


def book(language: str) -> GameTexts:
    return texts(language).of("san_marco")
