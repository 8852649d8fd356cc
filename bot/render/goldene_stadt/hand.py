"""One seat's own picture: its question with the options, and its possessions."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PIL import Image

from bot.render.canvas import Canvas
from bot.render.goldene_stadt import choices, hand_alt, options, own, rows
from bot.render.goldene_stadt.changes import new_houses
from bot.render.goldene_stadt.look import crest
from bot.render.goldene_stadt.map import ShownMap, around, draw_map, legal_places, mark, whole
from bot.render.goldene_stadt.projection import MAP
from bot.render.goldene_stadt.rug import on_rug
from bot.render.goldene_stadt.strip import HEIGHT, draw_strip
from bot.render.kit import alt as telling
from bot.render.kit import pages
from bot.render.kit.brackets import brackets
from bot.render.kit.pages import Section
from bot.render.scene import Scene
from bot.render.theme import HEADER, MARGIN, WIDTH
from rules.goldene_stadt.view import GoldeneStadtView

_ABOVE: Final = 12
_SIDES: Final = 20
_TALLEST: Final = 1500

_Sections = list[Section]


def draw(scene: Scene, view: GoldeneStadtView) -> Image.Image:
    """Draw all that the viewer's seat needs to decide."""
    kind = view.decision.kind if view.decision is not None else ""
    sections = _that_fit(_SECTIONS[kind](scene, view))
    height = HEADER + _ABOVE + pages.height_of(sections) + MARGIN
    canvas = pages.private(scene, crest(scene.language), height)
    pages.lay(canvas, HEADER + _ABOVE, sections)
    return canvas.image


def alt(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell the picture in words."""
    return telling.first_that_fits(hand_alt.hand(scene, view))


# --- what a picture consists of, the most important first -----------------------------------------


def _that_fit(sections: _Sections) -> _Sections:
    """Return the sections for which a picture has room that a desktop does not make narrow."""
    found: _Sections = []
    for section in sections:
        if HEADER + _ABOVE + pages.height_of([*found, section]) + MARGIN <= _TALLEST:
            found.append(section)
    return found


def _holds(scene: Scene, view: GoldeneStadtView) -> _Sections:
    """Return the viewer's possessions, in small text those of all; a spectator has none."""
    if view.seat is None:
        return []
    others = [] if scene.large or view.decision is None else [_rows(scene, view)]
    hand = own.hand_section(scene, view)
    return [hand, *others, own.line_section(scene, view), *own.bonus_sections(view)]


def _waiting(scene: Scene, view: GoldeneStadtView) -> _Sections:
    return [_map(scene, view, whole()), *_holds(scene, view)]


def _bid(scene: Scene, view: GoldeneStadtView) -> _Sections:
    return [
        on_rug(choices.pairs_section(scene, view)),
        *_holds(scene, view),
        _map(scene, view, whole()),
    ]


def _build(scene: Scene, view: GoldeneStadtView) -> _Sections:
    places = legal_places(view)
    if not places:
        return _waiting(scene, view)
    offered = options.layout(scene)

    def figures(canvas: Canvas, y: int) -> None:
        box = MAP._replace(x=_SIDES, y=y, width=WIDTH - 2 * _SIDES, height=offered.height)
        offered.draw(canvas, box)

    shown = around(places.values(), scene.language)
    listed = Section("", offered.height, figures)
    hand, *others = _holds(scene, view)
    return [_map(scene, view, shown), listed, replace(hand, heading=""), *others]


def _pay(scene: Scene, view: GoldeneStadtView) -> _Sections:
    return [on_rug(*choices.pay_sections(scene, view)), *_holds(scene, view)]


def _goods(scene: Scene, view: GoldeneStadtView) -> _Sections:
    found = [on_rug(choices.goods_section(scene)), *_holds(scene, view)]
    return [*found, _strip(scene, view), _rows(scene, view)] if scene.large else found


def _bonus(scene: Scene, view: GoldeneStadtView) -> _Sections:
    return [
        on_rug(choices.bonus_section(scene)),
        *_holds(scene, view),
        _map(scene, view, whole()),
    ]


def _limit(scene: Scene, view: GoldeneStadtView) -> _Sections:
    found = [on_rug(choices.limit_section(scene)), *_holds(scene, view)[1:]]
    return [*found, _strip(scene, view)]


_SECTIONS: Final[Mapping[str, Callable[[Scene, GoldeneStadtView], _Sections]]] = {
    "": _waiting,
    "bid": _bid,
    "build": _build,
    "pay": _pay,
    "goods": _goods,
    "give_back": _goods,
    "bonus": _bonus,
    "limit": _limit,
}


def _map(scene: Scene, view: GoldeneStadtView, shown: ShownMap) -> Section:
    """Return the map, with the numbers of the menu, and brackets around what has changed."""

    def draw(canvas: Canvas, y: int) -> None:
        placed = shown.moved(shown.box.x, y)
        draw_map(canvas, scene, view, placed)
        for place in new_houses(view, scene.since):
            if place in placed.places:
                brackets(canvas, placed.changed(place))
        mark(canvas, scene, view, placed)

    return Section("", shown.box.height, draw)


def _strip(scene: Scene, view: GoldeneStadtView) -> Section:
    return Section("", HEIGHT, lambda canvas, y: draw_strip(canvas, y, scene, view))


def _rows(scene: Scene, view: GoldeneStadtView) -> Section:
    height = rows.height(len(view.traders))
    return Section("", height, lambda canvas, y: rows.draw_rows(canvas, y, scene, view))
