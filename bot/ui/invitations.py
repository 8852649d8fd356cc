"""An invitation as its guest gets it, and the replies to their answer."""

from collections.abc import Sequence
from typing import Final

from bot.engine.model import TableInfo
from bot.service.terms import mark_of, terms_of
from bot.text import Texts
from bot.ui import lobby
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button, Menu, entry, link
from bot.ui.links import to_place
from bot.ui.people import name_for, table_name
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from bot.ui.tables import label
from rules.game import AnyGame

ACCEPT: Final = "accept"
DECLINE: Final = "declineit"
SILENCE: Final = "silence"
HEAR: Final = "hear"
TO: Final = "inviteto"
"""The menu of tables, whose claim carries the guest's id in its picks."""


def message(game: AnyGame, table: TableInfo, inviter_id: int, texts: Texts) -> Sheet:
    """Ask a guest whether they join; rings a phone."""
    name, sheet = name_for(table, inviter_id, texts), Sheet()
    named = table_name(table, texts)
    told = texts.say("notice-invited", name=name, table=named)
    sheet.text(f"### {told}", limit=300)
    sheet.text(lobby.played(game, table, texts), limit=300)
    sheet.text(lobby.state(game, table, texts, inviting=False), limit=300)
    claim = Claim(ACCEPT, table.id, mark=mark_of(terms_of(game, table)))
    join = Button(claim, texts.say("button-join"), MAIN)
    decline = Button(Claim(DECLINE, table.id), texts.say("button-decline-invitation"))
    silence = Button(Claim(SILENCE, table.id), texts.say("button-silence", name=name))
    sheet.row(join, decline, silence)
    sheet.ring(told, join, decline)
    return sheet


def which(tables: Sequence[TableInfo], guest_id: int, texts: Texts) -> Sheet:
    """Ask for the table to invite a person to."""
    sheet = Sheet()
    sheet.text(texts.say("invite-where", name=f"<@{guest_id}>"))
    entries = [entry(str(table.id), label(table, texts)) for table in tables[:ENTRIES_LIMIT]]
    sheet.row(Menu(Claim(TO, 0, picks=guest_id), entries))
    return sheet


def sent(table: TableInfo, guest_id: int, texts: Texts) -> Sheet:
    """Say that a person was invited."""
    sheet = Sheet()
    sheet.text(f"### {table_name(table, texts)}", limit=200)
    sheet.text(texts.say("done-invite", name=f"<@{guest_id}>"))
    sheet.row(link(texts.say("button-table"), to_place(table)))
    return sheet


def joined(table: TableInfo, texts: Texts) -> Sheet:
    """Say that a guest has joined."""
    return _line("done-joined", table, texts)


def declined(table: TableInfo, texts: Texts) -> Sheet:
    """Say that a guest has declined."""
    return _line("done-declined", table, texts)


def silenced(table: TableInfo, inviter_id: int, texts: Texts) -> Sheet:
    """Say that a guest has muted one person's invitations, and offer to undo that."""
    sheet, name = Sheet(), name_for(table, inviter_id, texts)
    sheet.text(texts.say("done-silenced", name=name), limit=300)
    sheet.row(Button(Claim(HEAR, table.id), texts.say("button-hear")))
    return sheet


def heard(table: TableInfo, texts: Texts) -> Sheet:
    """Say that a guest receives invitations again."""
    return _line("done-heard", table, texts)


def refusal(table: TableInfo, guest_ids: Sequence[int], texts: Texts) -> Sheet:
    """Tell the inviter that these guests do not join; rings no phone."""
    sheet, named = Sheet(), table_name(table, texts)
    names = texts.join([f"<@{user_id}>" for user_id in guest_ids])
    sheet.text(texts.say("notice-declined", names=names, table=named), limit=300)
    return sheet


def _line(key: str, table: TableInfo, texts: Texts) -> Sheet:
    sheet = Sheet()
    sheet.text(texts.say(key, table=table_name(table, texts)), limit=300)
    return sheet
