"""Following a table without a seat there: the button of a board, and the menu's reply."""

from typing import Final

from bot.engine.model import TableInfo, WatchWish
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import Button, link
from bot.ui.links import to_post
from bot.ui.people import table_name
from bot.ui.sheet import Sheet

WATCH: Final = "watch"
UNWATCH: Final = "unwatch"

WISHES: Final[tuple[WatchWish, ...]] = ("end", "rounds", "daily")
"""A claim has the index of one as its page, so these are only appended."""


def button(table_id: int, texts: Texts, *, watched: WatchWish | None) -> Button:
    """Return the button that begins to follow a table, or ends it."""
    action = WATCH if watched is None else UNWATCH
    return Button(Claim(action, table_id), texts.say(f"button-{action}"))


def wish_claimed(claim: Claim) -> WatchWish:
    """Return what a button wishes; those of earlier versions only wish to be told of the end."""
    return WISHES[claim.page] if claim.page < len(WISHES) else WISHES[0]


def told(sheet: Sheet, table_id: int, watched: WatchWish, texts: Texts) -> None:
    """Say what a person who follows a table is told of it, with buttons for the other ways."""
    sheet.text(f"-# {texts.say('watching', wish=watched)}")
    sheet.row(
        *(
            Button(Claim(WATCH, table_id, page=place), texts.say("button-wish", wish=wish))
            for place, wish in enumerate(WISHES)
            if wish != watched
        )
    )


def followed(table: TableInfo, texts: Texts) -> Sheet:
    """Say that a person follows a table now, and offer to tell them more."""
    sheet = Sheet()
    sheet.text(texts.say("done-follow", table=table_name(table, texts)), limit=300)
    told(sheet, table.id, "end", texts)
    sheet.row(
        button(table.id, texts, watched="end"),
        link(texts.say("button-table"), to_post(table)),
    )
    return sheet
