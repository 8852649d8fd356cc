"""Choosing the options and the terms of a table before its game."""

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.engine.model import TableInfo
from bot.text import LANGUAGES, Texts
from bot.text import texts as in_words
from bot.ui.clocks import clock_entries, clock_line
from bot.ui.ids import Claim
from bot.ui.items import Button, Menu, entry
from bot.ui.lobby import OPTIONS, back, is_full
from bot.ui.sheet import Sheet
from bot.ui.terms import ANEW, applying
from rules.game import TOGETHER, AnyGame

OPTION: Final = "option"
CLOCK: Final = "clock"
REDRAWS: Final = "redraws"
RATED: Final = "rated"
HINTS: Final = "hints"
RELIABLE: Final = "reliable"
AUTOSTART: Final = "autostart"
RARE: Final = "rareopts"
LANGUAGE: Final = "tablelang"
MOTION: Final = "motion"


def choosing(game: AnyGame, table: TableInfo, texts: Texts) -> Sheet:
    """Let the host choose the usual options: the clock, the game's parts, hints, rating, who may
    join and who starts.
    """
    sheet = Sheet()
    sheet.text(texts.say("options-which", table=f"#{table.id}"))
    sheet.text(f"**{texts.say('clock-title')}**\n-# {clock_line(table.clock, texts)}")
    sheet.row(Menu(Claim(CLOCK, table.id), clock_entries(table.clock, texts)))
    _add_options(sheet, game, table, texts, headlines=True)
    if game.insight is not None:
        sheet.text(f"**{texts.say('hints-title')}**\n-# {texts.say('hints-why')}")
    sheet.text(f"-# {texts.say('options-agree')}")
    sheet.row(*_switches(game, table, texts))
    sheet.row(Button(Claim(RARE, table.id), texts.say("button-rare")), back(table, texts))
    return sheet


def rare(game: AnyGame, table: TableInfo, texts: Texts) -> Sheet:
    """Let the host choose the rare options."""
    sheet = Sheet()
    sheet.text(texts.say("options-which", table=f"#{table.id}"))
    _add_options(sheet, game, table, texts, headlines=False)
    sheet.text(f"**{texts.say('redraws-title')}**\n-# {texts.say('redraws-why')}")
    sheet.row(Menu(Claim(REDRAWS, table.id), _redraws_entries(table, texts)))
    sheet.text(f"-# {texts.say('options-agree')}")
    sheet.text(f"**{texts.say('options-language')}**\n-# {texts.say('options-language-why')}")
    sheet.row(Menu(Claim(LANGUAGE, table.id), _languages(table)))
    sheet.text(f"**{texts.say('options-motion')}**\n-# {texts.say('options-motion-why')}")
    switch = Claim(MOTION, table.id, page=not table.moving)
    label = texts.say("button-motion", to="off" if table.moving else "on")
    sheet.row(Button(switch, label), Button(Claim(OPTIONS, table.id), texts.say("button-return")))
    return sheet


def _add_options(
    sheet: Sheet, game: AnyGame, table: TableInfo, texts: Texts, *, headlines: bool
) -> None:
    """Add a menu for each table option that applies: those in the headline, or the rest."""
    words = texts.of(table.game)
    for option in applying(game, table):
        if option.headline is not headlines:
            continue
        chosen = table.options.get(option.name, option.default)
        entries = [
            entry(
                value,
                words.table_option_value(option.name, value),
                words.table_option_note(option.name, value),
                chosen=value in option.parts(chosen),
            )
            for value in option.values
            if not option.several or value != option.default
        ]
        note = words.table_option_note(option.name, chosen)
        sheet.text(f"**{words.table_option(option.name)}**\n-# {note}")
        place = game.options.index(option)
        least, most = (0, len(entries)) if option.several else (1, 1)
        sheet.row(Menu(Claim(OPTION, table.id, page=place), entries, least=least, most=most))


def option_chosen(game: AnyGame, claim: Claim, values: Sequence[str]) -> tuple[str, str] | None:
    """Return the table option that a menu is about, and the chosen value.

    None if there is no such option, or if it cannot have that many values.
    """
    if claim.page >= len(game.options):
        return None
    option = game.options[claim.page]
    if len(values) != 1 and not option.several:
        return None
    return option.name, TOGETHER.join(values) or option.default


def _switches(game: AnyGame, table: TableInfo, texts: Texts) -> Iterator[Button]:
    """Yield the switches: hints, if the game can give them, rating, reliable players only, and
    autostart.
    """
    hints = Claim(HINTS, table.id, page=not table.hints)
    if game.insight is not None:
        yield Button(hints, texts.say("button-hints", to="off" if table.hints else "on"))
    rate = Claim(RATED, table.id, page=not table.rated)
    label = texts.say("button-rated", to="off" if table.rated else "on")
    yield Button(rate, label, disabled=table.rated and table.hints)
    ask = Claim(RELIABLE, table.id, page=not table.reliable)
    yield Button(ask, texts.say("button-reliable", to="off" if table.reliable else "on"))
    start = Claim(AUTOSTART, table.id, page=not table.autostart)
    label = texts.say("button-autostart", to="off" if table.autostart else "on")
    yield Button(start, label, disabled=is_full(table) and not table.autostart)


def _redraws_entries(table: TableInfo, texts: Texts) -> list[discord.SelectOption]:
    return [
        entry(value, texts.say(f"redraws-{value}"), chosen=(value == ANEW) == table.redraws)
        for value in (ANEW, "same")
    ]


def _languages(table: TableInfo) -> list[discord.SelectOption]:
    return [
        entry(each, in_words(each).say("language-name"), chosen=each == table.language)
        for each in LANGUAGES
    ]
