"""One seat's decision: the city with its options, sums as notes, or cards."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import menus, pages, plain, wording
from bot.render.kit.alt import first_that_fits
from bot.render.kit.figures import Figure
from bot.render.san_francisco import city, look, notes, offer, panel, plan, sums, table
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.plan import FARTHER, Plan
from bot.render.san_francisco.tags import Tag
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, PAPER, TOP, WIDTH
from rules import decision as answering
from rules.bits import has
from rules.decision import Decision
from rules.event import Facts
from rules.facts import number_at, numbers_at
from rules.san_francisco import components
from rules.san_francisco.components import (
    BESIDE,
    PRESTIGE,
    District,
    Street,
    district_named,
    street_named,
)
from rules.san_francisco.view import SanFranciscoView

_DISTRICT: Final = "district:"
_STREET: Final = "street:"
_ROOM: Final = WIDTH - 2 * MARGIN - 24
_SIZES: Final = (46, 42, 38, 34)
_LEAST_DISC: Final = 10
_RISE: Final = 3
_FEW: Final = 12
"""Fewer districts than these are shown apart; more numbers are quiet."""


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
        (Figure(number=number), *_street(scene, *options[at]))
        for number, at in enumerate(answering.by_rank(scene.facts), 1)
        if "kinds" in scene.facts[at] or "other" in scene.facts[at]
    ]
    listed = menus.widest(offered, _ROOM, _SIZES)
    rows = below + (listed.height + 2 * GAP if listed else 0)
    canvas = _page(scene, view, rows + table.low_height(len(view.investors)))
    districts = [district_named(key) for key, _ in options if key.startswith(_DISTRICT)]
    near = [district_named(key) for key, facts in options if _is_best(key, facts)]
    places = districts or _beside(view)
    faint = [at for at in shown.districts if at not in places]
    city.draw(canvas, shown, scene, view, numbered=districts, near=near, faint=faint)
    city.mark_changes(canvas, shown, scene.since)
    _draw_reasons(canvas, shown, scene, view)
    for tag in marks(scene, view, shown):
        tag.draw(canvas)
    if listed:
        listed.draw(canvas, Box(MARGIN + 12, below + GAP, _ROOM, listed.height))
    table.draw_low(canvas, rows, scene, view)
    return canvas.image


def _draw_reasons(canvas: Canvas, shown: Plan, scene: Scene, view: SanFranciscoView) -> None:
    """Draw where the options lie, and in districts what they still need, or what they bring."""
    for at, (key, facts) in enumerate(_options(scene, view)):
        if key.startswith(_STREET):
            street, taken = street_named(key), _is_taken(view, key)
            city.draw_way(canvas, street, shown, taken=taken, picked=at in scene.picked)
        elif key.startswith(_DISTRICT):
            district = district_named(key)
            if _is_best(key, facts):
                points = _told(facts, "gain") or PRESTIGE[view.city[district]]
                city.draw_gain(canvas, district, shown, points)
            else:
                needs = _told(facts, "needs")
                city.draw_needs(canvas, district, shown, view.seat or 0, needs)


def _is_taken(view: SanFranciscoView, key: str) -> bool:
    return has(view.board.taken, street_named(key))


def _options(scene: Scene, view: SanFranciscoView) -> list[tuple[str, Facts]]:
    """Return each option with its facts; empty if they are not explained."""
    options = view.decision.options if view.decision else ()
    nothing: Facts = {}
    return list(zip(options, scene.facts or [nothing] * len(options), strict=True))


def shown_of(view: SanFranciscoView) -> Plan:
    """Return the part of the city that is shown: enlarged around all streets to choose from."""
    streets = _streets(view)
    top = TOP + panel.STRIP
    return plan.around(streets, top) if streets else Plan(top)


def marks(scene: Scene, view: SanFranciscoView, shown: Plan) -> list[Tag]:
    """Return the numbers of the menu at their places in the city, those that are picked last."""
    found: list[Tag] = []
    options = _options(scene, view)
    others_are_quiet = len(options) > _FEW or any(_is_best(key, facts) for key, facts in options)
    for at, (key, facts) in enumerate(options):
        number = 0 if view.decision is None else answering.number(view.decision, at, scene.facts)
        if not number:
            continue
        if key.startswith(_DISTRICT):
            marked = city.on_district(number, district_named(key), shown)
        else:
            marked = city.on_street(number, street_named(key), shown, beside=_is_taken(view, key))
        quiet = others_are_quiet and not _is_best(key, facts)
        found.append(marked._replace(quiet=quiet, picked=at in scene.picked))
    return sorted(found, key=lambda tag: tag.picked)


def _street(scene: Scene, key: str, facts: Facts) -> Iterator[Figure]:
    """Yield the facts of a street."""
    yield Figure(wording.words_of(scene).name(key))
    if "other" in facts:
        yield Figure(seat=number_at(facts, "other"))
    if points := _told(facts, "points") or _told(facts, "gain"):
        yield Figure(f"+{points}", icon=look.PRESTIGE_ICON)
    for seat in numbers_at(facts, "seats") if "seats" in facts else ():
        yield Figure(seat=seat)
    if others := _told(facts, "others"):
        yield Figure(f"+{others}", icon=look.PRESTIGE_ICON, tone="warn")
    if needs := _told(facts, "needs"):
        yield Figure(wording.words_of(scene).say("picture-to-go", count=needs))


def _is_best(key: str, facts: Facts) -> bool:
    """Whether an option is a district that one stick completes, or whose stick brings something."""
    brings = _told(facts, "gain") if "gain" in facts else _told(facts, "needs") == 1
    return key.startswith(_DISTRICT) and bool(brings)


def _streets(view: SanFranciscoView) -> list[Street]:
    """Return the streets to choose from."""
    options = view.decision.options if view.decision else ()
    return [street_named(key) for key in options if key.startswith(_STREET)]


def _beside(view: SanFranciscoView) -> set[District]:
    """Return the districts beside these streets; where some are sold, only those."""
    found = {at for street in _streets(view) for at in BESIDE[street]}
    return found & {*_sold(view)} or found


def _told(facts: Facts, name: str) -> int:
    """Return a number if the facts have it; else 0."""
    return number_at(facts, name) if name in facts else 0


# --- above it ------------------------------------------------------------------------------------


def _above_it(scene: Scene, view: SanFranciscoView) -> Image.Image:
    of_cheques = _of_cheques(view)
    asked = TOP + panel.STRIP + (notes.SUMS if of_cheques else GAP)
    own = asked + _asked_height(scene, view)
    rows = own + (0 if of_cheques else notes.own_height(view))
    sold = _sold(view)
    below = rows + table.low_height(len(view.investors))
    parts = plan.apart(sold, below) if 0 < len(sold) < _FEW else [Plan(below, size=FARTHER)]
    canvas = _page(scene, view, parts[-1].box.bottom)
    if view.decision is not None:
        _draw_asked(canvas, asked, scene, view.decision)
    if of_cheques:
        notes.draw_sums(canvas, TOP + panel.STRIP, scene, view)
    else:
        notes.draw_own(canvas, own, view)
    table.draw_low(canvas, rows, scene, view)
    for part in parts:
        faint = [at for at in part.districts if sold and at not in sold]
        city.draw_claimed(canvas, part, scene, view, faint=faint)
    return canvas.image


def _sold(view: SanFranciscoView) -> list[District]:
    """Return the districts beside which a stick may be placed for what is sold, if not all."""
    if view.acting or view.tender < 0:
        return []
    tender = components.TENDERS[view.tender]
    kinds = tender.kinds
    if view.decision is not None and view.decision.subject in components.TILE_KEYS:
        kinds = components.KINDS_ON[components.TILE_KEYS.index(view.decision.subject)]
    if tender.object == components.EDGE:
        return [at for at in components.DISTRICTS if components.AROUND[at] & components.CITY_EDGE]
    return [at for at in components.DISTRICTS if view.city[at] in kinds]


def _of_cheques(view: SanFranciscoView) -> bool:
    """Whether cheques are chosen."""
    return view.decision is not None and view.decision.kind in ("bid", "payment", "blind")


def _asked_height(scene: Scene, view: SanFranciscoView) -> int:
    if view.decision is not None and view.decision.kind == "tile":
        return offer.CHOICES
    if sums.are_offered(scene):
        return sums.height(scene)
    return plain.cards_height(scene, _columns(view.decision), noted=_noted(view.decision))


def _columns(decision: Decision | None) -> int:
    """Return the number of cards in a row: more of those without notes."""
    return 2 if _noted(decision) else 3


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
        ground = {"influence": draw_card, "sum": draw_sum}.get(decision.kind, notes.draw_blank)
        sums.draw(canvas, top, scene, decision, ground, beside=decision.kind == "influence")
    else:
        plain.draw_cards(canvas, top, scene, _columns(decision), noted=_noted(decision))


def draw_sum(canvas: Canvas, box: Box, _: int) -> None:
    """Draw the ground of a sum, which is no cheque."""
    canvas.rounded(box, sums.CORNER, PAPER)


def draw_card(canvas: Canvas, box: Box, value: int) -> None:
    """Draw an influence card without its number: the more it is worth, the larger is its disc."""
    canvas.rounded(box, sums.CORNER, PAPER)
    radius = min(box.height // 2 - 2, _LEAST_DISC + _RISE * value)
    painted("disc", canvas, Box(box.x + box.width * 2 // 3, box.middle[1], 0, 0).inset(-radius))


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
