"""The terms of a table in words: its options that apply, and those that are unusual."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.engine import time_control
from bot.engine.model import TableInfo
from bot.service import reliability
from bot.service.terms import ON, terms_of
from bot.text import Texts
from bot.ui import seats
from bot.ui.clocks import clock_line, clock_name
from rules.game import AnyGame, TableOption

ANEW: Final = "anew"


def applying(game: AnyGame, table: TableInfo) -> list[TableOption]:
    """Return the options that change anything if the game starts now, or when all seats are taken.

    Once the game has started, those that matter to its number of players.
    """
    counts = {len(table.seats), table.capacity} if table.status == "lobby" else {len(table.seats)}
    matter = {option.name for seated in counts for option in game.applying(table.options, seated)}
    return [option for option in game.options if option.name in matter]


def unusual(game: AnyGame, table: TableInfo, texts: Texts) -> Iterator[str]:
    """Tell the unusual terms before a game, with their meaning, and the game's note to people who
    join.
    """
    words = texts.of(table.game)
    for option in applying(game, table):
        value = table.options.get(option.name, option.default)
        if value != option.default and not option.headline:
            name = words.table_option(option.name)
            chosen = words.table_option_value(option.name, value)
            told = texts.labelled(name, f"**{chosen}**")
            yield f"{told}\n-# {words.table_option_note(option.name, value)}"
    if table.clock != time_control.USUAL:
        told = texts.labelled(texts.say("clock-title"), f"**{clock_name(table.clock, texts)}**")
        yield f"{told}\n-# {clock_line(table.clock, texts)}"
    if not table.redraws:
        yield texts.labelled(texts.say("redraws-title"), f"**{texts.say('redraws-same')}**")
    if table.hints:
        told = texts.labelled(texts.say("hints-title"), f"**{texts.say('hints-on')}**")
        yield f"{told}\n-# {texts.say('hints-why')}"
    elif not table.rated:
        yield f"-# {texts.say('lobby-unrated')}"
    if table.reliable:
        least = reliability.LEAST_GAMES
        yield f"-# {texts.say('lobby-reliable', asked=reliability.ASKED, least=least)}"
    if table.autostart:
        yield f"-# {texts.say('lobby-autostart')}"
    if "title.best" in words:
        yield f"-# {words.say('title.best')}"


def in_brief(game: AnyGame, table: TableInfo, texts: Texts) -> list[str]:
    """Name the unusual terms of a game that matter to it, and their values."""
    plain = replace(
        table, options={}, clock=time_control.USUAL, redraws=True, rated=True, hints=False
    )
    usual, matter = terms_of(game, plain), {option.name for option in applying(game, table)}
    idle = {option.name for option in game.options} - matter
    if seats.is_alone(table):
        idle |= {"clock", "hints"}  # none runs; and there are hints as usual
    return [
        named(table, key, value, texts)
        for key, value in terms_of(game, table).items()
        if value != usual[key] and key not in idle
    ]


def named(table: TableInfo, key: str, value: str, texts: Texts) -> str:
    """Name one of the terms (`terms_of`) and its value."""
    words = texts.of(table.game)
    match key:
        case "clock":
            name, chosen = texts.say("clock-title"), clock_name(value, texts)
        case "redraws":
            name = texts.say("redraws-title")
            chosen = texts.say(f"redraws-{ANEW if value == ON else 'same'}")
        case "hints":
            name, chosen = texts.say("hints-title"), texts.say(f"hints-{value}")
        case "rated":
            name, chosen = texts.say("rated-title"), texts.say(f"rated-{value}")
        case _:
            name, chosen = words.table_option(key), words.table_option_value(key, value)
    return texts.labelled(name, f"**{chosen}**")
