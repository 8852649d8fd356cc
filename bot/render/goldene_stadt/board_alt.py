"""The table in words, for people who cannot see its picture."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.render.goldene_stadt import story
from bot.render.goldene_stadt.changes import changed
from bot.render.goldene_stadt.rows import goods_held
from bot.render.kit.wording import acting, apart, listed, name_of, say, words_of
from bot.render.scene import Scene
from bot.text import cut, texts
from rules.bits import members
from rules.event import NOBODY
from rules.goldene_stadt.components import (
    CLOSABLE,
    FIRST_DISTRICT,
    GOOD_KEYS,
    GOODS_CARDS,
    LAND_KEYS,
    LANDS,
    OF_LAND,
    PLACE_KEYS,
    SINGLE,
    GoodsCard,
    Land,
)
from rules.goldene_stadt.view import NOT_TOLD, GoldeneStadtView, Trader

_BRIEF = 8


def table(scene: Scene, view: GoldeneStadtView) -> Iterator[Sequence[str]]:
    """Tell the table, every version shorter than the one before.

    All tell whose move it is, the score card, the bids and offers, each player's counts and the
    number of houses in each land; the first also tells their places, and what is new.
    """
    title, subline = words_of(scene).title, story.subline(scene, view)
    head = [say(scene, "alt-board", title=title, subline=subline), *acting(scene, view)]
    round_, rows = list(in_round(scene, view)), list(traders(scene, view))
    new = list(_new(scene, view))
    yield (*head, *new, *round_, *rows, *by_place(scene, view))
    yield (*head, *round_, *rows, *by_place(scene, view))
    yield (*head, *new, *round_, *rows, *by_area(scene, view))
    yield (*head, *round_, *rows, *by_area(scene, view))
    short = brief(scene)
    yield (*head[:1], *acting(short, view), *in_round(short, view), *traders(short, view))


def brief(scene: Scene) -> Scene:
    """Return a scene in which long names are cut."""
    names = tuple(name_of(scene, seat) for seat in range(len(scene.names)))
    return replace(scene, names=tuple(cut(name, _BRIEF) for name in names))


def _new(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell the parts that carry brackets."""
    own, parts = words_of(scene), list[str]()
    for part in changed(view, scene.since):
        if part.kind == "house":
            parts.append(own.say("alt-new-house", place=own.name(PLACE_KEYS[part.number])))
        elif part.kind == "market":
            parts.append(own.say("alt-new-market"))
        elif part.kind == "pair":
            hand = view.pairs[part.number].hand
            parts.append(own.say("alt-new-pair", name=name_of(scene, hand)))
        elif part.kind == "letters" and view.traders[part.number].letters != NOT_TOLD:
            parts.append(own.say("alt-new-letters", name=name_of(scene, part.number)))
    if parts:
        yield own.say("alt-new", parts=", ".join(dict.fromkeys(parts)))


# --- the round ------------------------------------------------------------------------------------


def in_round(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell the score card, the start player, the pairs or the builders, and the goods."""
    own = words_of(scene)
    if shown := story.things(view):
        yield own.say(
            "alt-card",
            things=", ".join(own.name(thing) for thing in shown),
            coming="+".join(map(str, view.coming)),
        )
        yield own.say("alt-start", name=name_of(scene, view.start))
    if view.pairs:
        yield own.say("alt-pairs", pairs=apart(scene, _pairs(scene, view)))
    if view.builders:
        yield own.say("alt-building", names=listed(scene, view.builders))
    if view.outcome is None and view.market:
        goods = apart(scene, [goods_named(scene, card) for card in view.market])
        yield own.say("alt-market", goods=goods)


def _pairs(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    own = words_of(scene)
    for number, pair in enumerate(view.pairs, 1):
        cards = lands_named(scene, pair.cards)
        if pair.hand == NOBODY:
            yield own.say("alt-pair-free", pair=number, cards=cards)
        else:
            name = name_of(scene, pair.hand)
            yield own.say("alt-pair", pair=number, cards=cards, name=name)


def lands_named(scene: Scene, cards: Iterable[Land]) -> str:
    """Name landscape cards, grouped by kind."""
    own, host = words_of(scene), texts(scene.language)
    counted = [(own.name(LAND_KEYS[land]), count) for land, count in Counter(cards).items()]
    return ", ".join(name if count == 1 else host.times(count, name) for name, count in counted)


def goods_named(scene: Scene, card: GoodsCard) -> str:
    """Name the goods on a card."""
    own = words_of(scene)
    return "+".join(own.name(GOOD_KEYS[which]) for which in GOODS_CARDS[card])


# --- players --------------------------------------------------------------------------------------


def traders(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell the rows of the players."""
    own = words_of(scene)
    for trader in view.traders:
        signs = [own.say("alt-computer")] if scene.computers[trader.seat] else []
        signs += [own.say("alt-blocked")] if trader.blocked else []
        yield own.say(
            "alt-trader",
            name=name_of(scene, trader.seat),
            signs=f" ({', '.join(signs)})" if signs else "",
            counts=", ".join(counts(scene, trader)),
        )


def counts(scene: Scene, trader: Trader) -> Iterator[str]:
    """Tell a player's possessions, as far as they are known; zero counts are left out."""
    own = words_of(scene)
    if trader.letters != NOT_TOLD:
        yield own.say("alt-letters", count=trader.letters)
    yield own.say("alt-houses", count=trader.houses)
    for key, count in (
        ("alt-coins", trader.coins),
        ("alt-keys", trader.keys),
        ("alt-cards", trader.hand),
        ("alt-bonus", trader.bonus),
    ):
        if count:
            yield own.say(key, count=count)
    if trader.goods:
        held = zip(GOOD_KEYS, goods_held(trader), strict=True)
        goods = [f"{own.name(key)} {count}" for key, count in held if count]
        yield own.say("alt-goods", goods=", ".join(goods))


# --- the map --------------------------------------------------------------------------------------


def by_place(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell the houses of each land by place, then those of the city by district."""
    own = words_of(scene)
    yield from _closed(scene, view)
    for land in LANDS:
        houses = [
            f"{own.name(PLACE_KEYS[place])} {name_of(scene, trader.seat)}"
            for trader in view.traders
            for place in members(trader.own & OF_LAND[land] & SINGLE)
        ]
        if houses:
            yield own.say("alt-area", area=own.name(LAND_KEYS[land]), houses=", ".join(houses))
    districts = [
        f"{own.name(PLACE_KEYS[FIRST_DISTRICT + at])} {listed(scene, builders)}"
        for at, builders in enumerate(view.districts)
        if builders
    ]
    if districts:
        yield own.say("alt-city", houses=", ".join(districts))
    if not any(trader.own for trader in view.traders):
        yield own.say("alt-none-built")


def by_area(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell each player's number of houses in each land, and in the city."""
    own = words_of(scene)
    yield from _closed(scene, view)
    for land in LANDS:
        if houses := _how_many(scene, view, OF_LAND[land] & SINGLE):
            yield own.say("alt-area", area=own.name(LAND_KEYS[land]), houses=houses)
    if houses := _how_many(scene, view, ~SINGLE):
        yield own.say("alt-city", houses=houses)


def _how_many(scene: Scene, view: GoldeneStadtView, places: int) -> str:
    counted = [(trader.seat, (trader.own & places).bit_count()) for trader in view.traders]
    return ", ".join(f"{name_of(scene, seat)} {count}" for seat, count in counted if count)


def _closed(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    if view.closed:
        own = words_of(scene)
        yield own.say("alt-closed", area=own.name(LAND_KEYS[CLOSABLE.index(view.closed)]))
