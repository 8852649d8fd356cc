"""The words of San Juan."""

from bot.text import GameTexts, texts

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")


def book(language: str) -> GameTexts:
    return texts(language).of("san_juan")
