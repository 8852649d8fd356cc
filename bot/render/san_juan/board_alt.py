"""The table in words: the content of its picture, for people who cannot see it."""

from collections.abc import Iterator, Sequence

from bot.render.kit.wording import apart, board_opening, name_of, words_of
from bot.render.lettering import SOFT_HYPHEN
from bot.render.san_juan.amounts import bonus, points
from bot.render.san_juan.changes import Part, changed
from bot.render.san_juan.history import Round, Share, last_round
from bot.render.san_juan.story import subline
from bot.render.scene import Scene
from bot.text import GameTexts, texts
from rules.event import NOBODY, Seat
from rules.san_juan.advice.score_so_far import tucked
from rules.san_juan.components import BUILDING_KEYS, ROLE_KEYS, Kind
from rules.san_juan.effects import is_production
from rules.san_juan.library import used_up
from rules.san_juan.view import SanJuanView, Slot


def table(scene: Scene, view: SanJuanView) -> Iterator[Sequence[str]]:
    """Tell the table, every version shorter than the one before.

    All versions tell who must act, roles, prices and the counts of each player. The first also
    tells the news, the buildings, the piles and the turns of the round.
    """
    own, seats = words_of(scene), range(len(view.tableaus))
    head = [*board_opening(scene, subline(scene, view))]
    new = list(_new(scene, view))
    market = [*_roles(scene, view), *_prices(scene, view)]
    towns = [town(scene, view, seat, built(scene, view, seat)) for seat in seats]
    piles = own.say("alt-piles", deck=view.deck, discard=view.discard)
    turns = _round(scene, last_round(scene.history, len(seats)))
    yield (*head, *new, *market, *towns, piles, *turns)
    yield (*head, *new, *market, *towns, piles)
    yield (*head, *market, *towns, piles)
    yield (*head, *new, *market, *[town(scene, view, seat) for seat in seats], piles)


def _new(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell the bracketed changes."""
    if parts := changed(view, scene.since):
        named = ", ".join(_part(scene, view, part) for part in parts)
        yield words_of(scene).say("alt-new", parts=named)


def _part(scene: Scene, view: SanJuanView, part: Part) -> str:
    own = words_of(scene)
    if part.kind == "prices":
        return own.say("alt-new-prices")
    if part.kind == "role":
        return own.name(ROLE_KEYS[part.number])
    name = name_of(scene, part.number)
    if part.kind == "hand":
        return own.say("alt-new-hand", name=name)
    slot = view.tableaus[part.number].display[part.position]
    return own.say("alt-new-building", name=name, building=_named(own, slot.kind))


def _round(scene: Scene, told: Round) -> Iterator[str]:
    """Tell the turns of a round: each role, its taker, and the gains of each player."""
    own = words_of(scene)
    for number, turn in enumerate(told.turns):
        shares = [
            f"{name_of(scene, seat)} {words}"
            for seat, share in enumerate(turn.shares)
            if (words := _share(own, share))
        ]
        yield own.say(
            "alt-turn",
            first=int(number == 0),
            over=int(told.over),
            role=own.name(ROLE_KEYS[turn.role]),
            name=name_of(scene, turn.taker),
            shares=apart(scene, shares),
            count=len(shares),
        )


def _share(own: GameTexts, share: Share) -> str:
    words = [_named(own, kind) for kind in share.built]
    if share.made:
        words.append(own.say("alt-made", goods=_goods(own, share.made)))
    if share.sold:
        words.append(own.say("alt-sold", goods=_goods(own, share.sold)))
    if share.cards:
        words.append(own.say("alt-gained", count=share.cards))
    return ", ".join(words)


def _goods(own: GameTexts, kinds: Sequence[Kind]) -> str:
    return " + ".join(own.name(BUILDING_KEYS[kind], "good") for kind in kinds)


def _named(own: GameTexts, kind: Kind) -> str:
    """Name a building; a production building by its good."""
    form = "short" if is_production(kind) else ""
    return own.name(BUILDING_KEYS[kind], form).replace(SOFT_HYPHEN, "")


def _roles(scene: Scene, view: SanJuanView) -> Iterator[str]:
    own, join = words_of(scene), texts(scene.language).join
    free = [
        own.name(key) for key, seat in zip(ROLE_KEYS, view.roles, strict=True) if seat == NOBODY
    ]
    taken = [
        own.say("alt-taken", role=own.name(key), name=name_of(scene, seat))
        for key, seat in zip(ROLE_KEYS, view.roles, strict=True)
        if seat != NOBODY
    ]
    if free:
        yield own.say("alt-free-roles", roles=join(free))
    if taken:
        yield own.say("alt-taken-roles", roles=join(taken))


def _prices(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell the current prices, and all tiles seen so far, in the order in which they recur."""
    if view.prices:
        own = words_of(scene)
        yield prices_now(own, view)
        tiles = [" ".join(map(str, tile)) for tile in view.prices]
        tiles[view.tile] = own.say("alt-tile-now", tile=tiles[view.tile])
        yield own.say("alt-tiles", tiles=apart(scene, tiles), count=len(tiles))


def prices_now(own: GameTexts, view: SanJuanView) -> str:
    """Tell the current price of each good."""
    prices = [f"{_named(own, good)} {price}" for good, price in enumerate(view.prices[view.tile])]
    return own.say("alt-prices", prices=", ".join(prices))


def town(scene: Scene, view: SanJuanView, seat: Seat, buildings: Sequence[str] = ()) -> str:
    """Tell the counts of a town, and these of its buildings."""
    own, tableau = words_of(scene), view.tableaus[seat]
    signs: list[str] = []
    if seat == view.governor:
        signs.append(own.say("alt-governor"))
    if scene.computers[seat]:
        signs.append(own.say("alt-computer"))
    if tableau.known:
        cards = ", ".join(_named(own, kind) for kind in tableau.known)
        signs.append(own.say("alt-seen-cards", cards=cards))
    return own.say(
        "alt-town",
        name=name_of(scene, seat),
        signs=f" ({', '.join(signs)})" if signs else "",
        points=points(view, seat),
        hand=tableau.hand,
        count=len(tableau.display),
        listed=len(buildings),
        buildings=", ".join(buildings),
        tucked=tucked(view, seat),
    )


def built(scene: Scene, view: SanJuanView, seat: Seat) -> list[str]:
    """Name the buildings of a town, with their goods and what they add."""
    own = words_of(scene)
    return [_building(own, view, seat, slot) for slot in view.tableaus[seat].display]


def _building(own: GameTexts, view: SanJuanView, seat: Seat, slot: Slot) -> str:
    words = _named(own, slot.kind)
    added = bonus(view, seat, slot.kind)
    if slot.loaded:
        return own.say("alt-loaded", building=words)
    if used_up(view, seat, slot.kind):
        return own.say("alt-spent", building=words)
    return f"{words} {added}" if added else words
