"""The words of San Marco, and questions and events to put into them."""

from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Event, Fact

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")
SM = "district:san_marco"
CAS = "district:castello"
CAN = "district:cannaregio"


def book(language: str) -> GameTexts:
    return texts(language).of("san_marco")


BOOKS = (book("en"), book("de"))


def decision(
    kind: str, *options: str, least: int = 1, most: int = 1, subject: str = ""
) -> Decision:
    return Decision(0, kind, options, least, most, subject)


def happened(kind: str, **facts: Fact) -> Event:
    return Event(kind, facts)
