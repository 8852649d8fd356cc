"""The length of a table's posts: `python -m tests.games.lengths [number of games each]`.

Whole games of players of common sense, with every number of seats. Each time a player newly has to
act, the post is laid out with the events they have not seen, and the lines and characters of all
its text are counted; on a phone, a line goes on after PHONE characters.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import NamedTuple

from bot.service.showing import Showing
from bot.text import LANGUAGES, texts
from bot.ui import posts
from bot.ui.happening import in_brief
from bot.ui.posts import Board
from rules.event import Event, Seat
from rules.game import AnyGame
from rules.registry import GAMES
from tests.bot.ui.tables import PICTURE, position_of
from tests.contract.walks import Walk, greedily, walk
from tests.limits.message import TEXT_DISPLAY
from tests.limits.message import walk as parts

PHONE = 42
NAMES = ("Ada", "Ben", "Chloé", "Dimitri", "Eve", "Fay")
PLAYED = 5


class Length(NamedTuple):
    lines: int
    on_phone: int
    characters: int


def lengths(game: AnyGame, seats: int, played: int, language: str) -> Iterator[Length]:
    """Measure every post of this many games."""
    for seed in range(played):
        yield from _of_game(walk(game, seats, seed, choose=greedily), language)


def _of_game(game: Walk, language: str) -> Iterator[Length]:
    told: list[Event] = []
    seen = dict.fromkeys(range(game.seats), 0)
    called: set[Seat] = set()
    for step in game.steps:
        asked = {decision.seat for decision in game.game.decisions(step.before)}
        if asked - called:
            since = max((told[seen[seat] :] for seat in asked), key=len)
            yield _length(_post(game, step.before, since, told, language))
        called = asked - {step.seat}
        seen[step.seat] = len(told)
        told = [*told, *(event for event in step.events if event.is_for(None))]


def _post(
    game: Walk, state: object, since: list[Event], told: list[Event], language: str
) -> list[str]:
    """Return the texts of a post."""
    found, words = position_of(game.game, state, game.seats, None), texts(language)
    seats = [replace(seat, name=NAMES[seat.seat]) for seat in found.table.seats]
    position = replace(found, table=replace(found.table, seats=tuple(seats)))
    brief = in_brief(position.table, since, words, told)
    showing = Showing(position=position)
    sheet = posts.board(Board(showing=showing, texts=words, picture=PICTURE, since=brief))
    shown = parts(sheet.view().to_components())
    return [part["content"] for part in shown if part["type"] == TEXT_DISPLAY]


def _length(shown: list[str]) -> Length:
    lines = [line for text in shown for line in text.splitlines()]
    rows = sum(-(-len(line) // PHONE) for line in lines)
    return Length(len(lines), rows, sum(map(len, lines)))


def main() -> None:
    played = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYED
    for key, game in GAMES.items():
        for language in LANGUAGES:
            found = [
                each for seats in game.seats for each in lengths(game, seats, played, language)
            ]
            print(f"{key} {language}: {len(found)} posts")
            for name, counted in zip(Length._fields, zip(*found, strict=True), strict=True):
                print(f"  {name}: median {median(counted):g}, most {max(counted)}")


if __name__ == "__main__":
    main()
