"""The table as everyone sees it: roles, the trading house, and each player's town."""

from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit import pages, wording
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import across
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import fit
from bot.render.san_juan import art, board_alt, story
from bot.render.san_juan.changes import Part, changed
from bot.render.san_juan.look import GOOD_COLOURS, GOOD_ICONS, ROLE_ICONS, crest, ink_on
from bot.render.san_juan.towns import plan, towns
from bot.render.scene import Scene
from bot.render.theme import GAP, INK, MARGIN, PAPER, RGB, TOP, WIDTH, Type
from bot.text import texts
from rules.event import NOBODY
from rules.san_juan.components import ROLE_KEYS, ROLES, Role
from rules.san_juan.view import NO_ROLE, SanJuanView

_TILES: Final = Box(MARGIN, TOP, WIDTH - 2 * MARGIN, 118)
_LINE: Final = _TILES.bottom + GAP
_PILES: Final = Box(MARGIN, _LINE, 300, 112)
_PRICES: Final = Box(_PILES.right + GAP, _LINE, WIDTH - 2 * MARGIN - _PILES.width - GAP, 112)
TOWNS: Final = _PRICES.bottom + 8
"""Where the towns begin."""
_ROLE_SCENE: Final = 68
"""The height of the scene on a role's tile."""
_ROLE_TYPE: Final = Type("bold", 44)
_LEAST_ROLE: Final = 32
_TAKER: Final = 32
"""The radius of the symbol of the player who took a role."""
_CAPTION: Final = Type("semibold", 42)
_LEAST_CAPTION: Final = 34
_PILE_TYPE: Final = Type("bold", 44)
_PILE_LINE: Final = 48
_PRICE_TYPE: Final = Type("bold", 70)
_CAPTIONED: Final = 156
_PRICED: Final = 144
"""The room of the caption, and the distance between prices."""


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the table."""
    laid = plan(view)
    height = TOWNS + laid.height + MARGIN
    canvas = pages.table(scene, crest(scene.language), story.subline(scene, view), height)
    marks: dict[Part, Box] = {Part("prices"): _PRICES}
    for role, box in enumerate(across(_TILES, len(ROLE_KEYS), _TILES.width, GAP)):
        _role_tile(canvas, box, view, role, scene.language)
        marks[Part("role", role)] = box
    _piles(canvas, scene, view)
    _trading_house(canvas, scene, view)
    marks |= towns(canvas, TOWNS, scene, view, laid)
    for part in changed(view, scene.since):
        brackets(canvas, marks[part])
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the table in words."""
    return telling.first_that_fits(board_alt.table(scene, view))


# --- roles and prices ------------------------------------------------------------------------


def _role_tile(canvas: Canvas, box: Box, view: SanJuanView, role: Role, language: str) -> None:
    """Draw a role: on paper while it is free, dark with its taker's symbol once it is taken."""
    taker = view.roles[role]
    current = role == view.role != NO_ROLE
    colour: RGB = INK
    theme = canvas.theme
    if taker == NOBODY:
        canvas.rounded(box, 14, PAPER)
        if theme.cased:
            canvas.outline(box, 14, 3, INK)
    else:
        colour = theme.text if current else theme.mute
        canvas.rounded(box, 14, theme.surface_2 if current else theme.surface)
    x, y = box.middle
    if not _role_scene(canvas, box, role, taken=taker != NOBODY, current=current):
        canvas.icon(ROLE_ICONS[role], x, y - 24, 62, colour)
    if taker != NOBODY:
        canvas.outline(box, 14, 5 if current else 2, theme.text if current else theme.line)
    words = texts(language).of("san_juan").name(ROLE_KEYS[role])
    name = fit(words, _ROLE_TYPE, box.width - 8, _LEAST_ROLE)
    canvas.write(name.words, x, box.bottom - 14, name.kind, colour, "middle")
    if taker != NOBODY:
        cased_symbol(canvas, taker, box.right - 44, box.y + 40, _TAKER)


def _role_scene(canvas: Canvas, box: Box, role: Role, *, taken: bool, current: bool) -> bool:
    theme, border = canvas.theme, 3
    below = PAPER if not taken else theme.surface_2 if current else theme.surface
    seen = box.inset(border)._replace(height=_ROLE_SCENE)
    return art.scene_above(canvas, f"{ROLES[role]}_low", seen, 12, below, dim=taken and not current)


def _piles(canvas: Canvas, scene: Scene, view: SanJuanView) -> None:
    """Write the number of cards in the deck, and below it on the discard pile."""
    theme, own = canvas.theme, wording.words_of(scene)
    y = _PILES.middle[1] - _PILE_LINE // 2
    for key, count in (("deck", view.deck), ("discard", view.discard)):
        caption = fit(own.say(f"picture-{key}"), _CAPTION, _PILES.width - 110, _LEAST_CAPTION)
        baseline = y + _PILE_TYPE.drop
        canvas.write(caption.words, _PILES.x + 12, baseline, caption.kind, theme.mute)
        canvas.write(str(count), _PILES.right - 20, baseline, _PILE_TYPE, theme.mute, "right")
        y += _PILE_LINE


def _trading_house(canvas: Canvas, scene: Scene, view: SanJuanView) -> None:
    """Draw the current price of each good."""
    theme = canvas.theme
    canvas.rounded(_PRICES, 14, theme.surface)
    words = wording.words_of(scene).say("picture-prices")
    caption = fit(words, _CAPTION, _CAPTIONED - 20, _LEAST_CAPTION)
    y = _PRICES.middle[1]
    canvas.write(caption.words, _PRICES.x + 18, y + caption.kind.drop, caption.kind, theme.mute)
    current = view.prices[view.tile] if view.prices else None
    for good, colour in enumerate(GOOD_COLOURS):
        x = _PRICES.x + _CAPTIONED + 44 + good * _PRICED
        canvas.disc(x, y, 36, colour)
        if not art.good(canvas, good, Box(x, y, 0, 0).inset(-38)):
            canvas.icon(GOOD_ICONS[good], x, y, 44, ink_on(good))
        price, shade = ("–", theme.mute) if current is None else (str(current[good]), theme.text)
        canvas.write(price, x + 66, y + _PRICE_TYPE.drop, _PRICE_TYPE, shade, "middle")
