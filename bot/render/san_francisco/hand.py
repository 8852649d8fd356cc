"""One seat's decision: its cheques, its options, and the city with what is offered there."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import picks, plain, targets, wording
from bot.render.kit.alt import first_that_fits
from bot.render.kit.header import page
from bot.render.san_francisco import city, table
from bot.render.san_francisco.look import CHEQUE_ICON, crest
from bot.render.scene import Scene
from bot.render.theme import GAP, GOLD, INK, MARGIN, PAPER, TOP, WIDTH, Type
from rules.san_francisco.components import district_named, street_named
from rules.san_francisco.view import SanFranciscoView

_NOTES: Final = 92
_NOTE: Final = Type("black", 54)
_SMALL_NOTE: Final = Type("bold", 44)


def draw(scene: Scene, view: SanFranciscoView) -> Image.Image:
    """Draw what a seat is asked: on the map, or as cards above it."""
    cards = 0 if is_on_map(view) or is_of_cheques(view) else plain.cards_height(scene)
    height = TOP + _NOTES + cards + table.STRIP + city.HEIGHT + GAP
    height += table.rows_height(len(view.investors)) + MARGIN
    pill = wording.asking_pill(scene, view)
    canvas = page(crest(scene), wording.private_subline(scene), pill, scene.light, height)
    table.draw_strip(canvas, TOP, scene, view)
    _draw_cheques(canvas, TOP + table.STRIP, scene, view)
    y = TOP + table.STRIP + _NOTES
    if cards:
        plain.draw_cards(canvas, y, scene)
    y += cards
    city.draw(canvas, y, scene, view)
    if is_on_map(view):
        targets.draw(canvas, _targets(scene, view, y))
    table.draw_rows(canvas, y + city.HEIGHT + GAP, scene, view)
    return canvas.image


def is_on_map(view: SanFranciscoView) -> bool:
    """Whether what can be chosen lies in the city."""
    first = view.decision.options[0] if view.decision else ""
    return first.startswith(("district:", "street:"))


def _targets(scene: Scene, view: SanFranciscoView, top: int) -> list[targets.Target]:
    decision = view.decision
    assert decision is not None
    numbered = [(at + 1, key, at in scene.picked) for at, key in enumerate(decision.options)]
    districts = [
        (shown, district_named(key), picked)
        for shown, key, picked in numbered
        if key.startswith("district:")
    ]
    streets = [
        (shown, street_named(key), picked)
        for shown, key, picked in numbered
        if key.startswith("street:")
    ]
    return [*city.on_districts(districts, top), *city.on_streets(streets, top)]


def is_of_cheques(view: SanFranciscoView) -> bool:
    """Whether cheques are chosen: the notes of the hand are the options, named by their values."""
    return view.decision is not None and view.decision.options[0].startswith("cheque:")


def _draw_cheques(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw the own cheques as notes, and what they come to; what is picked is raised."""
    theme = canvas.theme
    y = top + (_NOTES - GAP) // 2
    total = canvas.write(
        str(sum(view.hand)), WIDTH - MARGIN - 14, y + _NOTE.drop, _NOTE, theme.text, "right"
    )
    canvas.icon(CHEQUE_ICON, WIDTH - MARGIN - 50 - round(total), y, 44, theme.mute)
    room = WIDTH - 2 * MARGIN - 160
    count = max(12, len(view.hand))
    width = room // count
    for at, value in enumerate(view.hand):
        box = Box(MARGIN + at * width, top, width - 6, _NOTES - GAP - 6)
        if is_of_cheques(view) and at in scene.picked:
            box = picks.lift(canvas, box, 8)
        canvas.rounded(box, 8, PAPER)
        canvas.outline(box, 8, 3, GOLD)
        kind = _NOTE if count <= 14 else _SMALL_NOTE
        canvas.write(str(value), box.middle[0], box.middle[1] + kind.drop, kind, INK, "middle")


def alt(scene: Scene, view: SanFranciscoView) -> str:
    """Tell what is asked, what can be chosen and which cheques one holds."""
    opening = [*_opening(scene, view)]
    return first_that_fits(([*opening, *plain.options_in_words(scene)], opening))


def _opening(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    own = wording.words_of(scene)
    yield wording.say(scene, "alt-hand", title=own.title)
    if view.decision is None:
        yield from wording.acting(scene, view)
    else:
        yield own.ask(view.decision)
        yield from wording.picked(scene)
    cheques = ", ".join([str(value) for value in view.hand])
    yield own.say("alt-cheques", cheques=cheques, total=sum(view.hand))
