"""The words of San Francisco."""

from bot.text import GameTexts, texts

PLAYERS = ("Ada", "Ben", "Cleo", "Dora", "Emil")


def book(language: str) -> GameTexts:
    return texts(language).of("san_francisco")
