"""One seat's own picture: the question, the numbered options, and the cards in its hand."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import alt as telling
from bot.render.kit import pages, wording
from bot.render.san_juan import hand_alt, large, tabletop
from bot.render.san_juan.bar import bar
from bot.render.san_juan.hand_options import hand_cards, option_cards, shown_cards
from bot.render.san_juan.handcards import HEIGHT as HEIGHT_OF_CARD
from bot.render.san_juan.handcards import Card, spread
from bot.render.san_juan.look import crest
from bot.render.san_juan.options import options
from bot.render.scene import Scene
from bot.render.theme import HEIGHT, WIDTH, Type
from rules.san_juan.view import SanJuanView

_BAR: Final = Box(16, 86, WIDTH - 32, 64)
_FOOT: Final = 12
_ROOM: Final = Box(16, 162, WIDTH - 32, HEIGHT - 162 - _FOOT)
_HEADING: Final = 46
_HEADING_TYPE: Final = Type("semibold", 32)
_EMPTY_TYPE: Final = Type("semibold", 40)
_GAP: Final = 10
_ROW: Final = 5
"""Up to this many cards the hand takes one row, and the options may be taller."""
_TWO_ROWS: Final = 8


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the viewer's hand."""
    if scene.large:
        return large.draw(scene, view)
    canvas = pages.private(scene, crest(scene.language))
    tabletop.cover(canvas)
    bar(canvas, _BAR, scene, view)
    if view.decision is not None and view.decision.kind == "councillor":
        dealt = _dealt_room(view)
        _lay(canvas, dealt, scene, option_cards(scene, view))
        bottom = _rest(canvas, dealt.height, scene, view)
    elif taken := options(canvas, _options_room(view), scene, view):
        bottom = _rest(canvas, taken + _GAP, scene, view)
    else:
        bottom = _lay(canvas, _ROOM, scene, shown_cards(scene, view))
    return canvas.image.crop((0, 0, WIDTH, bottom + _FOOT))


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the hand in words."""
    versions = hand_alt.hand(scene, view), hand_alt.hand_in_short(scene, view)
    return telling.first_that_fits(versions)


def _dealt_room(view: SanJuanView) -> Box:
    """Return the room for the dealt cards: the more there are, the lower the hand below them."""
    held = len(view.hand)
    hand = 230 if held <= _TWO_ROWS else 350
    if len(view.drawn) <= _ROW and held <= _ROW:
        hand = HEIGHT_OF_CARD
    return _ROOM._replace(height=_ROOM.height - _HEADING - hand)


def _options_room(view: SanJuanView) -> Box:
    """Return the room for other options: the more cards in hand, the lower it is."""
    held = len(view.hand)
    hand = HEIGHT_OF_CARD if held <= _ROW else 452 if held <= _TWO_ROWS else 500
    return _ROOM._replace(height=_ROOM.height - _HEADING - hand - _GAP)


def _rest(canvas: Canvas, taken: int, scene: Scene, view: SanJuanView) -> int:
    """Draw the hand below the options, under a heading; return its end."""
    words = wording.words_of(scene).say("picture-in-hand")
    canvas.write(words, _ROOM.x + 6, _ROOM.y + taken + 33, _HEADING_TYPE, canvas.theme.mute)
    above = taken + _HEADING
    room = Box(_ROOM.x, _ROOM.y + above, _ROOM.width, _ROOM.height - above)
    return _lay(canvas, room, scene, hand_cards(scene, view))


def _lay(canvas: Canvas, room: Box, scene: Scene, cards: Sequence[Card]) -> int:
    """Lay out cards, or say that there are none; return the end of that."""
    if cards:
        return spread(canvas, room, cards, scene.language)
    x, y = room.x + room.width // 2, room.y + 90
    canvas.icon(CARDS, x, y, 110, canvas.theme.line)
    words = wording.words_of(scene).say("picture-no-cards")
    canvas.write(words, x, y + 110, _EMPTY_TYPE, canvas.theme.mute, "middle")
    return y + 140
