"""What stands around the city: what is tendered, year and bank, and a row for each player."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.figures import Setting
from bot.render.kit.grid import down
from bot.render.kit.rows import Count, Form, draw_row, player, signs
from bot.render.kit.wording import say, words_of
from bot.render.lettering import fit
from bot.render.san_francisco.look import (
    BANK_ICON,
    CHEQUE_ICON,
    INFLUENCE_ICON,
    PRESTIGE_ICON,
    STICK_ICON,
    YEAR_ICON,
)
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, WIDTH, Type
from rules.ranking import total
from rules.san_francisco.components import ACTION_KEYS, TENDER_KEYS, YEARS
from rules.san_francisco.state import NO_CARD
from rules.san_francisco.tally import tally
from rules.san_francisco.view import SanFranciscoView

STRIP: Final = 92
_ROW: Final = 74
_NUMBER: Final = Type("bold", 46)
_FORM: Final = Form(
    stacks=True, number=Setting(_NUMBER, size=34, rise=_NUMBER.drop, reach=17, room=42)
)
_TENDER: Final = Type("bold", 48)
_LEAST_TENDER: Final = 34
_FIGURE: Final = Type("bold", 46)


def rows_height(seats: int) -> int:
    """Return how high the rows of so many seats are."""
    return seats * (_ROW + GAP)


def draw_strip(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Write what is tendered just now, the year, and how many cheques the bank holds."""
    box = Box(MARGIN, top, WIDTH - 2 * MARGIN, STRIP - GAP)
    theme = canvas.theme
    canvas.rounded(box, 12, theme.surface)
    y = box.middle[1]
    baseline = y + _FIGURE.drop
    x = box.right - 18
    for icon, words in (
        (BANK_ICON, str(view.bank)),
        (YEAR_ICON, f"{len(view.played)}/{YEARS}"),
    ):
        x -= round(canvas.write(words, x, baseline, _FIGURE, theme.text, "right")) + 30
        canvas.icon(icon, x, y, 40, theme.mute)
        x -= 48
    words = fit(offered(scene, view), _TENDER, x - box.x - 30, _LEAST_TENDER)
    canvas.write(words.words, box.x + 20, y + words.kind.drop, words.kind, theme.text)


def offered(scene: Scene, view: SanFranciscoView) -> str:
    """Name what is tendered or carried out just now."""
    own = words_of(scene)
    if view.outcome is not None:
        return say(scene, "picture-over")
    if view.acting:
        return own.name(ACTION_KEYS[view.played[-1]])
    return own.name(TENDER_KEYS[view.tender]) if view.tender != NO_CARD else own.title


def draw_rows(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw the rows of all seats: prestige, influence, cheques, sticks left."""
    theme = canvas.theme
    room = Box(MARGIN, top, WIDTH - 2 * MARGIN, rows_height(len(view.investors)) - GAP)
    for one, box in zip(view.investors, down(room, len(view.investors), GAP), strict=True):
        waits = [("hourglass-half", theme.act)] if one.seat in view.waiting else []
        who = player(scene, one.seat, signs(scene, one.seat, waits, starts=one.seat == view.start))
        shown = sum(one.laid) or sum(one.drawn)
        laid = f"({shown})" if shown else ""
        counts = (
            Count(130, PRESTIGE_ICON, str(total(tally(view, one.seat))), theme.act),
            Count(130, INFLUENCE_ICON, str(one.influence)),
            Count(190, CHEQUE_ICON, str(one.cheques), after=laid),
            Count(112, STICK_ICON, str(one.supply)),
        )
        draw_row(canvas, box, who, counts, _FORM)
