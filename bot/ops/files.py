"""`plaza table`: a finished table as a file, and such a file's content in words and pictures."""

from collections.abc import Iterator, Sequence

from bot.engine.model import UserInfo
from bot.ops.opening import opened_to_read
from bot.render import draw
from bot.service import replay_steps, tablefile
from bot.service.host import Host
from bot.service.replay_steps import Played
from bot.text import GameTexts, Texts
from bot.ui import scenes
from bot.ui.people import names_of
from rules.event import UNSEEN, Event
from rules.registry import GAMES


async def export(url: str, table_id: int) -> bytes:
    """Return the file of a table in this database. Raises ServiceError, StorageFailed."""
    async with opened_to_read(url) as store:
        return await Host(store).replay.export(table_id)


def play(data: bytes) -> Played:
    """Replay the game of a file. Raises BadFile."""
    return replay_steps.played_from(GAMES, tablefile.read(data))


def lines(played: Played, number: int, words: Texts) -> Iterator[str]:
    """Yield the game, its result, and all that happened up to a step."""
    game, table, shot = played
    texts, names = words.of(game.key), names_of(table, words)
    outcome = replay_steps.step_of(played, shot.last, ()).board.outcome
    yield texts.title
    for option in game.applying(table.options, len(names)):
        value = texts.table_option_value(option.name, table.options[option.name])
        yield f"{texts.table_option(option.name)}: {value}"
    yield ""
    for seat in sorted(table.seats, key=lambda seat: (seat.rank, seat.seat)):
        points = "" if outcome is None else f": {texts.points(outcome.scores[seat.seat])}"
        yield f"{seat.rank}. {names[seat.seat]}{points}"
    for step, told in enumerate(shot.told[: number + 1]):
        happened = [line for event in told if (line := _line(event, texts, names))]
        if happened:
            yield f"\n{words.say('replay-step', step=step, steps=shot.last)}"
            yield from happened


def _line(event: Event, texts: GameTexts, names: Sequence[str]) -> str | None:
    """Put an event into words. One told only to some seats stands after their names, as they were
    told.
    """
    if event.audience == UNSEEN:
        return None
    told = texts.event(event, names)
    if told is None or event.audience is None:
        return told
    return f"{', '.join(names[seat] for seat in event.audience)}: {told}"


def picture(played: Played, number: int, words: Texts) -> bytes:
    """Draw the board after a step, as all saw it."""
    board, *_ = scenes.of_step(replay_steps.step_of(played, number, ()), UserInfo(0), words)
    return draw(board).data
