"""The parts of a message: its picture has the whole width."""

from bot.render import Picture
from bot.ui.sheet import Sheet
from tests.limits.message import CONTAINER, GALLERY, TEXT_DISPLAY, check

PICTURE = Picture(b"png", "a picture", "hand.png")


def parts(*, picture: Picture | str) -> list[int]:
    """Lay out a message; return the types of its top-level components."""
    sheet = Sheet()
    sheet.text("### A table")
    sheet.picture(picture)
    sheet.text("Waiting for Ada")
    found = sheet.view().to_components()
    check(found)
    return [part["type"] for part in found]


def test_a_message_with_a_picture_has_no_frame_that_narrows_it():
    assert parts(picture=PICTURE) == [TEXT_DISPLAY, GALLERY, TEXT_DISPLAY]


def test_a_message_of_words_is_held_together_by_a_frame():
    assert parts(picture="No picture this time.") == [CONTAINER]
