"""The table as everybody sees it: the city, what is tendered, the players."""

from collections.abc import Iterator

from PIL import Image

from bot.render.canvas import Canvas
from bot.render.kit import wording
from bot.render.kit.alt import first_that_fits
from bot.render.kit.brackets import brackets
from bot.render.kit.header import Pill, page
from bot.render.san_francisco import city, table
from bot.render.san_francisco.look import crest
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, TOP
from rules.event import NOBODY, Event
from rules.facts import key_at
from rules.ranking import total
from rules.san_francisco.components import (
    DISTRICT_NAMES,
    DISTRICTS,
    KIND_KEYS,
    YEARS,
    district_named,
    street_named,
)
from rules.san_francisco.tally import tally
from rules.san_francisco.view import SanFranciscoView

_STREETS = ("placed", "shifted", "swapped", "replaced")


def draw(scene: Scene, view: SanFranciscoView) -> Image.Image:
    """Draw the table."""
    below = TOP + city.HEIGHT + GAP
    height = below + table.STRIP + table.rows_height(len(view.investors)) + MARGIN
    pill = wording.waiting_pill(scene, view) or _end_pill(scene, view)
    canvas = page(crest(scene), subline(scene, view), pill, scene.light, height)
    city.draw(canvas, TOP, scene, view)
    table.draw_strip(canvas, below, scene, view)
    table.draw_rows(canvas, below + table.STRIP, scene, view)
    for event in scene.since:
        _mark(event, canvas)
    return canvas.image


def _mark(event: Event, canvas: Canvas) -> None:
    """Bracket a stick that has come, or a district that was built, since the viewer looked."""
    if event.kind in _STREETS:
        name = "target" if event.kind in ("shifted", "swapped") else "street"
        brackets(canvas, city.stick_of(street_named(key_at(event.facts, name)), TOP))
    elif event.kind == "built":
        brackets(canvas, city.box_of(district_named(key_at(event.facts, "district")), TOP))


def subline(scene: Scene, view: SanFranciscoView) -> str:
    """Return the line beside the title: the table, the round and the step."""
    own = wording.words_of(scene)
    parts = (scene.table, own.say("picture-round", round=view.round), own.step(view))
    return wording.SEPARATOR.join([part for part in parts if part])


def _end_pill(scene: Scene, view: SanFranciscoView) -> Pill | None:
    if view.outcome is None:
        return None
    over = wording.words_of(scene).say("picture-over")
    return Pill("", over, icon="flag-checkered", acting=False)


def alt(scene: Scene, view: SanFranciscoView) -> str:
    """Tell the table in words: the players, and what stands where."""
    opening = wording.say(
        scene, "alt-board", title=wording.words_of(scene).title, subline=subline(scene, view)
    )
    players = [*_players(scene, view)]
    return first_that_fits(
        ([opening, *players, *_city(scene, view)], [opening, *players], [opening])
    )


def _players(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    yield from wording.acting(scene, view)
    yield wording.words_of(scene).say(
        "alt-table",
        offered=table.offered(scene, view),
        years=len(view.played),
        of=YEARS,
        bank=view.bank,
    )
    for one in view.investors:
        yield wording.words_of(scene).say(
            "alt-investor",
            player=wording.name_of(scene, one.seat),
            prestige=total(tally(view, one.seat)),
            influence=one.influence,
            cheques=one.cheques,
            sticks=one.supply,
        )


def _city(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    """Tell which districts are built, and by whom."""
    own = wording.words_of(scene)
    for district in DISTRICTS:
        builder = view.builders[district]
        if builder != NOBODY:
            yield own.say(
                "alt-built",
                district=DISTRICT_NAMES[district].upper(),
                kind=own.name(KIND_KEYS[view.city[district]]),
                player=wording.name_of(scene, builder),
            )
