"""The table as everyone sees it: the city, the auction, the players."""

from collections.abc import Collection, Iterator

from PIL import Image

from bot.render.kit import pages, wording
from bot.render.kit.alt import first_that_fits
from bot.render.san_francisco import city, panel, table
from bot.render.san_francisco.look import crest
from bot.render.san_francisco.plan import Plan
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, TOP
from rules.event import Seat
from rules.ranking import total
from rules.san_francisco import components
from rules.san_francisco.advice.score_so_far import score_so_far
from rules.san_francisco.components import District
from rules.san_francisco.view import SanFranciscoView


def draw(scene: Scene, view: SanFranciscoView) -> Image.Image:
    """Draw the table."""
    shown = Plan(TOP)
    card = shown.box.bottom + GAP
    years = card + panel.STRIP
    rows = years + panel.TRACK
    height = rows + table.height(len(view.investors)) + MARGIN
    canvas = pages.table(scene, crest(scene.language), subline(scene, view), height)
    city.draw_claimed(canvas, shown, scene, view)
    panel.draw_strip(canvas, card, scene, view)
    panel.draw_years(canvas, years, view)
    table.draw(canvas, rows, scene, view)
    return canvas.image


def subline(scene: Scene, view: SanFranciscoView) -> str:
    """Return the line beside the title: the table and the round."""
    return wording.subline(scene, wording.words_of(scene).say("picture-round", round=view.round))


def alt(scene: Scene, view: SanFranciscoView) -> str:
    """Tell the table in words: the players, and the districts built."""
    opening = wording.say(
        scene, "alt-board", title=wording.words_of(scene).title, subline=subline(scene, view)
    )
    first, seats = [opening, *_players(scene, view)], range(len(view.investors))
    claims = [*_claimed(scene, view)]
    return first_that_fits(
        ([*first, *claims, *built(scene, view, seats)], [*first, *claims], first, [opening])
    )


def _players(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    """Tell the seats to move, the offer, the years, and each player's public facts."""
    own = wording.words_of(scene)
    yield from wording.acting(scene, view)
    yield panel.told(scene, view)
    if seats := [right.seat for right in view.rights]:
        yield own.say("alt-rights", names=wording.listed(scene, seats))
    if view.played:
        cards = [own.name(components.ACTION_KEYS[card]) for card in view.played]
        yield own.say("alt-years", first=components.FIRST_YEAR, cards=", ".join(cards))
    for one in view.investors:
        yield own.say(
            "alt-investor",
            player=wording.name_of(scene, one.seat),
            prestige=total(score_so_far(view, one.seat)),
            influence=one.influence,
            cheques=one.cheques,
            sticks=one.supply,
            laid=sum(one.laid) or sum(one.drawn),
        )


def _claimed(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    """Tell the ruins where seats lack a single stick."""
    own = wording.words_of(scene)
    for district, seats in city.claims(view).items():
        yield own.say(
            "alt-claim", **_named(scene, view, district), names=wording.listed(scene, seats)
        )


def built(scene: Scene, view: SanFranciscoView, by: Collection[Seat]) -> Iterator[str]:
    """Tell the districts that some seats have built, with their builders."""
    own = wording.words_of(scene)
    for district in components.DISTRICTS:
        builder = view.builders[district]
        if builder in by:
            player = wording.name_of(scene, builder)
            yield own.say("alt-built", **_named(scene, view, district), player=player)


def _named(scene: Scene, view: SanFranciscoView, district: District) -> dict[str, str]:
    """Return the name and the kind of a district."""
    kind = wording.words_of(scene).name(components.KIND_KEYS[view.city[district]])
    return {"district": components.DISTRICT_NAMES[district].upper(), "kind": kind}
