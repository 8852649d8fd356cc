"""Hearing of new tables: the panel behind /settings, the message at once, the evening's digest."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.engine.habits import on_clock
from bot.engine.model import TableInfo, UserInfo
from bot.service.server_tables import Glance
from bot.service.subscriptions import Wishes
from bot.service.terms import mark_of, terms_of
from bot.text import Texts
from bot.ui import lobby
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button, Menu, entry
from bot.ui.links import named
from bot.ui.people import escaped_names, table_name
from bot.ui.server_tables import round_of, state
from bot.ui.settings import NEW_TABLES, SETTINGS, ZONES, hours, local_time
from bot.ui.sheet import ENTRIES_LIMIT, Sheet, clip
from rules.game import AnyGame

IN_DIGEST: Final = "newdigest"
AT_ONCE: Final = "newonce"
HOUR: Final = "digestat"
JOIN: Final = "joinnew"

MOST_LISTED: Final = 10
"""The most tables that a digest lists: each takes three of a message's forty parts."""

MOST_BESIDE: Final = 6
"""The most of them beside followed tables."""

FOLLOWED_LIMIT: Final = 160

Games = Mapping[str, AnyGame]


def panel(user: UserInfo, wishes: Wishes, games: Games, words: Texts, now: datetime) -> Sheet:
    """Lay out a person's subscriptions: a menu of games below each way to hear of their tables."""
    sheet = Sheet()
    sheet.text(f"### {words.say('new-title')}")
    sheet.text(words.say("new-how"))
    sheet.text(_unheard(user, words))
    sheet.text(_way("once", wishes, games, words))
    sheet.row(_choice(AT_ONCE, "once", wishes.at_once, games, words))
    sheet.text(_way("digest", wishes, games, words))
    sheet.row(_choice(IN_DIGEST, "digest", wishes.in_digest, games, words))
    sheet.row(Menu(Claim(HOUR, 0, wishes.at), hours("digest-at", wishes.at, words)))
    time = local_time(user.zone, now)
    sheet.text(f"-# {words.say('settings-zone', zone=user.zone, time=time)}")
    sheet.row(
        Button(Claim(SETTINGS, 0), words.say("button-settings")),
        Button(Claim(ZONES, 0), words.say("button-zone")),
    )
    return sheet


def confirmation(wishes: Wishes, games: Games, words: Texts) -> Sheet:
    """Tell a person in a first message what they will hear of."""
    sheet = Sheet()
    sheet.text(words.say("new-confirmed"))
    ways = [*(["once"] if wishes.at_once else []), *(["digest"] if wishes.in_digest else [])]
    sheet.text("\n".join(_way(way, wishes, games, words) for way in ways))
    sheet.row(_fewer(words))
    return sheet


def opened(game: AnyGame, table: TableInfo, words: Texts) -> Sheet:
    """Tell a person of a new table; rings no phone."""
    sheet = Sheet()
    sheet.text(f"### {words.say('notice-opened', table=table_name(table, words))}", limit=200)
    sheet.text(_line(game, table, words), limit=400)
    sheet.row(_join(game, table, words), _fewer(words))
    return sheet


def evening(
    tables: Sequence[TableInfo], followed: Sequence[Glance], games: Games, words: Texts
) -> Sheet:
    """List the tables that a person could join, and news of those that they follow, in a message
    once a day; rings no phone.
    """
    sheet, shown = Sheet(), tables[: MOST_BESIDE if followed else MOST_LISTED]
    if followed:
        sheet.text(f"### {words.say('notice-followed')}")
        lines = (f"{state(each, words)} · {round_of(each, words)}" for each in followed)
        listed = [f"- {clip(line, FOLLOWED_LIMIT)}" for line in lines]
        sheet.text("\n".join(listed[:MOST_LISTED]))
    if tables:
        sheet.text(f"### {words.say('notice-evening', count=len(tables))}")
    for table in shown:
        game = games[table.game]
        line = f"**{named(table, table_name(table, words))}**\n{_line(game, table, words)}"
        sheet.beside(line, _join(game, table, words), limit=350)
    left_out = len(tables) - len(shown)
    sheet.text(words.say("tables-more", count=left_out) if left_out else "")
    sheet.row(_fewer(words))
    return sheet


def _unheard(user: UserInfo, words: Texts) -> str:
    """Say why no message reaches a person, if none does."""
    if not user.dm:
        return words.say("new-dm-off")
    return words.say("settings-dm-closed") if user.dm_closed else ""


def _way(way: str, wishes: Wishes, games: Games, words: Texts) -> str:
    """Say of which games a person hears in a way."""
    chosen = wishes.at_once if way == "once" else wishes.in_digest
    titles = [words.of(game).title for game in games if game in chosen]
    time = on_clock(wishes.at)
    return words.say("new-way", way=way, time=time, count=len(titles), games=words.join(titles))


def _choice(action: str, way: str, chosen: frozenset[str], games: Games, words: Texts) -> Menu:
    """Make a menu of the games; its claim changes with the choice, so that a client shows that."""
    keys = list(games)[:ENTRIES_LIMIT]
    picked = sum(1 << at for at, game in enumerate(keys) if game in chosen)
    entries = [entry(game, words.of(game).title, chosen=game in chosen) for game in keys]
    placeholder = words.say("new-choose", way=way)
    claim = Claim(action, 0, picks=picked)
    return Menu(claim, entries, least=0, most=len(keys), placeholder=placeholder)


def _line(game: AnyGame, table: TableInfo, words: Texts) -> str:
    """Describe a table: its channel, its people, its seats, its game."""
    names = words.join(escaped_names(table, words))
    seats = {"seats": len(table.seats), "capacity": table.capacity}
    told = words.say("new-table", place=f"<#{table.channel_id}>", names=names, **seats)
    return f"{told}\n-# {lobby.played(game, table, words)}"


def _join(game: AnyGame, table: TableInfo, words: Texts) -> Button:
    claim = Claim(JOIN, table.id, mark=mark_of(terms_of(game, table)))
    return Button(claim, words.say("button-join"), MAIN)


def _fewer(words: Texts) -> Button:
    return Button(Claim(NEW_TABLES, 0), words.say("button-fewer"))
