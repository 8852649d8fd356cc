"""`/data`: a person's stored data, to be sent or deleted. Deleting is confirmed twice."""

import gzip
from typing import Final

from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import MAIN, STOP, Button
from bot.ui.sheet import Sheet

EXPORT: Final = "dataexport"
DELETE: Final = "datadelete"
SURE: Final = "datasure"
GONE: Final = "datagone"

LARGEST: Final = 7_000_000
"""The most bytes of an unpacked file; Discord takes 10 MB, and JSON shrinks to a tenth."""


def build(texts: Texts) -> Sheet:
    """Say what is stored, with a button for each possible action."""
    sheet = Sheet()
    sheet.text(f"### {texts.say('data-title')}", limit=200)
    sheet.text(texts.say("data-what"))
    sheet.row(
        Button(Claim(EXPORT, 0), texts.say("button-data-export"), MAIN),
        Button(Claim(DELETE, 0), texts.say("button-data-delete"), STOP),
    )
    return sheet


def exported(told: bytes, texts: Texts) -> Sheet:
    """Lay out the file of all stored data, packed if Discord would not accept it otherwise."""
    sheet = Sheet()
    sheet.text(texts.say("data-exported"))
    if len(told) <= LARGEST:
        sheet.attach("plaza-data.json", told)
    else:
        sheet.attach("plaza-data.json.gz", gzip.compress(told))
    return sheet


def deleting(texts: Texts, running: int) -> Sheet:
    """Say what is deleted and what stays; `running`: the number of the person's running tables."""
    sheet = Sheet()
    sheet.text(f"### {texts.say('data-delete-title')}", limit=200)
    sheet.text(texts.say("data-delete-what", count=running))
    sheet.row(Button(Claim(SURE, 0), texts.say("button-data-sure"), STOP))
    return sheet


def sure(texts: Texts) -> Sheet:
    """Ask for confirmation for the last time."""
    sheet = Sheet()
    sheet.text(texts.say("data-delete-sure"))
    sheet.row(Button(Claim(GONE, 0), texts.say("button-data-gone"), STOP))
    return sheet
