"""One seat's decision: the city with its options, sums as notes, or cards."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import menus, pages, plain, targets, wording
from bot.render.kit.alt import first_that_fits
from bot.render.kit.figures import Figure
from bot.render.san_francisco import city, look, notes, offer, panel, plan, sums, table
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.plan import Plan
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, PAPER, TOP, WIDTH
from rules import decision as answering
from rules.decision import Decision
from rules.event import Facts
from rules.facts import keys_at, number_at, numbers_at
from rules.san_francisco import components
from rules.san_francisco.advice import preview
from rules.san_francisco.advice.remarks import BIDDING
from rules.san_francisco.components import KIND_KEYS, District, district_named, street_named
from rules.san_francisco.view import SanFranciscoView

_DISTRICT: Final = "district:"
_STREET: Final = "street:"
_ROOM: Final = WIDTH - 2 * MARGIN - 24
_SIZES: Final = (46, 42, 38, 34)
_LEAST_DISC: Final = 25
_RISE: Final = 2


def draw(scene: Scene, view: SanFranciscoView) -> Image.Image:
    """Draw a seat's question: in the city, or above it."""
    return _in_the_city(scene, view) if is_on_map(view) else _above_it(scene, view)


def is_on_map(view: SanFranciscoView) -> bool:
    """Whether the options are in the city."""
    first = view.decision.options[0] if view.decision else ""
    return first.startswith((_DISTRICT, _STREET))


def _page(scene: Scene, view: SanFranciscoView, height: int) -> Canvas:
    canvas = pages.private(scene, look.crest(scene.language), height + MARGIN)
    panel.draw_strip(canvas, TOP, scene, view)
    return canvas


# --- in the city ---------------------------------------------------------------------------------


def _in_the_city(scene: Scene, view: SanFranciscoView) -> Image.Image:
    options = _options(scene, view)
    shown = shown_of(view)
    below = shown.box.bottom + GAP
    offered = [
        (Figure(number=number), *_street(scene, key, facts))
        for number, (key, facts) in enumerate(options, 1)
        if key.startswith(_STREET) and ("kinds" in facts or "other" in facts)
    ]
    listed = menus.widest(offered, _ROOM, _SIZES)
    rows = below + (listed.height + 2 * GAP if listed else 0)
    canvas = _page(scene, view, rows + table.low_height(len(view.investors)))
    districts = [district_named(key) for key, _ in options if key.startswith(_DISTRICT)]
    near = [district_named(key) for key, facts in options if _completes(key, facts)]
    city.draw(canvas, shown, scene, view, wordless=districts, near=near)
    city.mark_changes(canvas, shown, scene.since)
    targets.draw(canvas, marks(scene, view, shown))
    for key, facts in options:
        if key.startswith(_DISTRICT):
            needs = _told(facts, "needs")
            city.draw_needs(canvas, district_named(key), shown, view.seat or 0, needs)
    if listed:
        listed.draw(canvas, Box(MARGIN + 12, below + GAP, _ROOM, listed.height))
    table.draw_low(canvas, rows, scene, view)
    return canvas.image


def _options(scene: Scene, view: SanFranciscoView) -> list[tuple[str, Facts]]:
    """Return each option with its facts; empty if they are not explained."""
    options = view.decision.options if view.decision else ()
    nothing: Facts = {}
    return list(zip(options, scene.facts or [nothing] * len(options), strict=True))


def shown_of(view: SanFranciscoView) -> Plan:
    """Return the part of the city that is shown: enlarged around all streets to choose from."""
    options = view.decision.options if view.decision else ()
    streets = [street_named(key) for key in options if key.startswith(_STREET)]
    top = TOP + panel.STRIP
    return plan.around(streets, top) if streets else Plan(top)


def marks(scene: Scene, view: SanFranciscoView, shown: Plan) -> list[targets.Target]:
    """Return the numbers of the menu at their places in the city."""
    found: list[targets.Target] = []
    for at, (key, _) in enumerate(_options(scene, view)):
        number = 0 if view.decision is None else answering.number(view.decision, at, scene.facts)
        if not number:
            continue
        if key.startswith(_DISTRICT):
            district = district_named(key)
            marked = city.on_district(number, district, shown, view.builders[district])
        else:
            marked = city.on_street(number, street_named(key), shown)
        found.append(marked._replace(picked=at in scene.picked))
    return found


def _street(scene: Scene, key: str, facts: Facts) -> Iterator[Figure]:
    """Yield the facts of a street."""
    yield Figure(wording.words_of(scene).name(key))
    if "other" in facts:
        yield Figure(seat=number_at(facts, "other"))
    for kind in keys_at(facts, "kinds") if "kinds" in facts else ():
        icon = look.KIND_ICONS[KIND_KEYS.index(kind)]
        prestige = str(components.PRESTIGE[KIND_KEYS.index(kind)] or "")
        yield Figure(prestige, icon=icon, tone="mute")
    if points := _told(facts, "points") or _told(facts, "gain"):
        yield Figure(f"+{points}", icon=look.PRESTIGE_ICON)
    for seat in numbers_at(facts, "seats") if "seats" in facts else ():
        yield Figure(seat=seat)
    if others := _told(facts, "others"):
        yield Figure(f"+{others}", icon=look.PRESTIGE_ICON, tone="warn")
    if needs := _told(facts, "needs"):
        yield Figure(wording.words_of(scene).say("picture-to-go", count=needs))


def _completes(key: str, facts: Facts) -> bool:
    """Whether an option is a district that one stick would complete."""
    return key.startswith(_DISTRICT) and _told(facts, "needs") == 1


def _told(facts: Facts, name: str) -> int:
    """Return a number if the facts have it; else 0."""
    return number_at(facts, name) if name in facts else 0


# --- above it ------------------------------------------------------------------------------------


def _above_it(scene: Scene, view: SanFranciscoView) -> Image.Image:
    of_cheques = _of_cheques(view)
    asked = TOP + panel.STRIP + GAP
    own = asked + _asked_height(scene, view)
    rows = own + (notes.SUMS if of_cheques else notes.own_height(view))
    shown = Plan(rows + table.low_height(len(view.investors)))
    canvas = _page(scene, view, shown.box.bottom)
    if view.decision is not None:
        _draw_asked(canvas, asked, scene, view.decision)
    if of_cheques:
        notes.draw_sums(canvas, own, scene, view)
    else:
        notes.draw_own(canvas, own, view)
    table.draw_low(canvas, rows, scene, view)
    city.draw(canvas, shown, scene, view, near=_in_reach(view))
    city.mark_changes(canvas, shown, scene.since)
    return canvas.image


def _in_reach(view: SanFranciscoView) -> list[District]:
    """Return the district that a right now sold brings a seat nearest to building, if any."""
    if view.decision is None or view.decision.kind not in BIDDING:
        return []
    nearest = preview.in_reach(view, view.decision.seat, preview.sold_streets(view))
    return [nearest.district] if nearest.needs else []


def _of_cheques(view: SanFranciscoView) -> bool:
    """Whether cheques are chosen."""
    return view.decision is not None and view.decision.kind in ("bid", "payment", "blind")


def _asked_height(scene: Scene, view: SanFranciscoView) -> int:
    if view.decision is not None and view.decision.kind == "tile":
        return offer.CHOICES
    if sums.are_offered(scene):
        return sums.height(scene)
    return plain.cards_height(scene, 2, noted=_noted(view.decision))


def _noted(decision: Decision | None) -> bool:
    """Whether options have notes: those of the question who may invest would all be the same."""
    return decision is not None and decision.kind != "propose"


def _draw_asked(canvas: Canvas, top: int, scene: Scene, decision: Decision) -> None:
    """Draw options that are not in the city: as tiles, as sums, or as cards."""
    if decision.kind == "tile":
        named = [wording.words_of(scene).name(key) for key in decision.options]
        signs = [look.TILE_SIGNS[components.TILE_KEYS.index(key)] for key in decision.options]
        offer.choices(canvas, top, scene, list(zip(named, signs, strict=True)))
    elif sums.are_offered(scene):
        ground = draw_card if decision.kind == "influence" else notes.draw_blank
        sums.draw(canvas, top, scene, decision, ground)
    else:
        plain.draw_cards(canvas, top, scene, 2, noted=_noted(decision))


def draw_card(canvas: Canvas, box: Box, value: int) -> None:
    """Draw an influence card without its number: the more it is worth, the larger is its disc."""
    canvas.rounded(box, sums.CORNER, PAPER)
    radius = min(box.height // 2 - 2, _LEAST_DISC + _RISE * value)
    painted("disc", canvas, Box(*box.middle, 0, 0).inset(-radius))


# --- in words ------------------------------------------------------------------------------------


def alt(scene: Scene, view: SanFranciscoView) -> str:
    """Tell the question, the options and the viewer's cheques."""
    opening = [*_opening(scene, view)]
    of_cheques = _of_cheques(view)
    options = _bid(scene, view) if of_cheques else wording.options_in_words(scene)
    return first_that_fits(([*opening, *options], opening))


def _bid(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    """Tell the sum of the picked cheques; the cheques themselves are already told."""
    if view.decision is not None and view.decision.weights:
        bid, enough = notes.bid_of(scene, view)
        yield wording.words_of(scene).say("alt-bid", bid=bid, enough=enough)


def _opening(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    yield from wording.hand_opening(scene)
    yield from wording.picked(scene)
    cheques = ", ".join([str(value) for value in view.hand])
    yield wording.words_of(scene).say("alt-cheques", cheques=cheques, total=sum(view.hand))
