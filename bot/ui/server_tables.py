"""The tables of a server: the page *On this server* of /tables."""

from collections.abc import Mapping
from typing import Any, Final
from zlib import crc32

from discord import ui

from bot.engine.model import TableInfo
from bot.service.server_tables import Glance, ServerPage
from bot.service.terms import mark_of, terms_of
from bot.text import Texts
from bot.ui import lobby
from bot.ui.help import OPEN
from bot.ui.ids import Claim
from bot.ui.items import MAIN, NEUTRAL, Button, Menu, entry, link
from bot.ui.links import to_place
from bot.ui.panel import BOARD
from bot.ui.people import escaped_names
from bot.ui.posts import HAND
from bot.ui.sheet import Sheet
from bot.ui.tables import HERE, TABLES, state_of
from bot.ui.times import distance
from rules.game import AnyGame

GAME: Final = "heregame"
ALL: Final = "all"
LINE_LIMIT: Final = 370
"""Ten tables fit into one message."""


def build(page: ServerPage, games: Mapping[str, AnyGame], texts: Texts, user_id: int) -> Sheet:
    """List a page of a server's tables, each with the button that it is most likely wanted for.

    *Board* leads on to *Follow*. The buttons that turn the page carry the game in their mark.
    """
    sheet = Sheet()
    sheet.text(f"### {texts.say('tables-here', count=page.total)}", limit=200)
    if len(page.games) > 1:
        sheet.row(_games(page, texts))
    for each in page.glances:
        line = f"{state(each, texts, user_id)}\n-# {facts(each, games[each.table.game], texts)}"
        sheet.beside(
            line, _way(each.table, games[each.table.game], texts, user_id), limit=LINE_LIMIT
        )
    claim = Claim(HERE, 0, mark=_mark(page.game))
    turn = [Button(Claim(TABLES, 0), texts.say("button-tables"))]
    if not page.total:
        turn.append(Button(Claim(OPEN, 0), texts.say("button-open"), MAIN))
    if page.page > 0:
        turn.append(Button(claim._replace(page=page.page - 1), texts.say("button-newer")))
    if page.page + 1 < page.pages:
        turn.append(Button(claim._replace(page=page.page + 1), texts.say("button-older")))
    sheet.row(*turn)
    return sheet


def game_claimed(claim: Claim, games: Mapping[str, AnyGame]) -> str:
    """Return the game of which a button shows the tables; empty for all."""
    return next((key for key in games if _mark(key) == claim.mark), "")


def state(glance: Glance, texts: Texts, user_id: int = 0) -> str:
    """Say what a table waits for, and since when: a wait that everyone sees."""
    told, since = state_of(glance.table, texts, user_id), glance.since
    return f"{told} · {texts.say('tables-since', since=distance(since))}" if since else told


def facts(glance: Glance, game: AnyGame, texts: Texts) -> str:
    """Name the people and the round of a game that is played, or what a lobby will play."""
    table = glance.table
    if table.status == "lobby":
        return lobby.played(game, table, texts)
    return f"{round_of(glance, texts)} · {texts.join(escaped_names(table, texts))}"


def round_of(glance: Glance, texts: Texts) -> str:
    """Name the round that is being played."""
    return texts.say("log-round", round=glance.round)


def _way(table: TableInfo, game: AnyGame, texts: Texts, user_id: int) -> ui.Item[Any]:
    """Return the button beside a table: to its board or my hand, to a free seat, or just there."""
    sits = table.seat_of(user_id) is not None
    if table.status == "running":
        action, style = (HAND, MAIN) if sits else (BOARD, NEUTRAL)
        return Button(Claim(action, table.id), texts.say(f"button-{action}"), style)
    if sits or len(table.seats) + len(table.kept) >= table.capacity:
        return link(texts.say("button-table"), to_place(table))
    claim = Claim(lobby.JOIN, table.id, mark=mark_of(terms_of(game, table)))
    return Button(claim, texts.say("button-join"), MAIN)


def _games(page: ServerPage, texts: Texts) -> Menu:
    """Return the menu of games; what is chosen is shown alone."""
    keys = {ALL: texts.say("tables-all-games")} | {key: texts.of(key).title for key in page.games}
    chosen = page.game or ALL
    return Menu(
        Claim(GAME, 0), [entry(key, name, chosen=key == chosen) for key, name in keys.items()]
    )


def _mark(game: str) -> int:
    """Return a number that stands for a game, and goes on to as long as it has its name."""
    return crc32(game.encode()) if game else 0
