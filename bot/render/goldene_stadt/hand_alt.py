"""One seat's picture in words: the same facts as in it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from bot.render.goldene_stadt.asked import cards_in, goods_in
from bot.render.goldene_stadt.board_alt import (
    brief,
    by_area,
    by_place,
    counts,
    goods_named,
    in_round,
    lands_named,
    traders,
)
from bot.render.goldene_stadt.own import cards_of
from bot.render.kit.wording import acting, name_of, picked, question, say, words_of
from bot.render.scene import Scene
from rules.event import Facts
from rules.facts import key_at, number_at
from rules.goldene_stadt.components import BONUS_KEYS, PLACE_KEYS
from rules.goldene_stadt.view import GoldeneStadtView


def hand(scene: Scene, view: GoldeneStadtView) -> Iterator[Sequence[str]]:
    """Tell the picture, every version shorter than the one before.

    All tell what is asked, the options with their numbers, and what the viewer has; the first also
    the map and the round, the others as much of it as there is room for.
    """
    head = [say(scene, "alt-hand", title=words_of(scene).title)]
    if view.decision is None:
        head += acting(scene, view)
    else:
        head.append(question(scene, view.decision))
    told = [*head, *_options(scene, view), *picked(scene), *_own(scene, view)]
    round_ = list(in_round(scene, view))
    rows = [] if scene.large else list(traders(scene, view))
    yield (*told, *round_, *rows, *by_place(scene, view))
    yield (*told, *round_, *rows, *by_area(scene, view))
    yield (*told, *round_, *by_area(scene, view))
    yield (*told, *by_area(scene, view))
    yield told
    short = brief(scene)
    yield (*head, *_options(short, view), *_own(short, view))


def _own(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell what the viewer has."""
    if view.seat is None:
        return
    own = words_of(scene)
    if cards := lands_named(scene, cards_of(view.hand)):
        yield own.say("alt-hand-cards", cards=cards)
    yield own.say("alt-own", counts=", ".join(counts(scene, view.traders[view.seat])))
    if view.bonus:
        names = ", ".join(own.name(BONUS_KEYS[card]) for card in view.bonus)
        yield own.say("alt-own-bonus", cards=names)


# --- options --------------------------------------------------------------------------------------


def _options(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell the options with their numbers in the menu."""
    decision = view.decision
    if decision is None:
        return
    own, tell = words_of(scene), _TELL[decision.kind]
    if decision.kind == "pay":
        yield own.say("alt-for", place=own.name(PLACE_KEYS[view.plan]))
    for number, facts in enumerate(scene.facts, 1):
        yield own.say("alt-option", number=number, words=tell(scene, facts))


def _pair(scene: Scene, facts: Facts) -> str:
    own, cards = words_of(scene), lands_named(scene, cards_in(facts))
    if "other" not in facts:
        return own.say("alt-pair-free", cards=cards)
    next_price, coins = number_at(facts, "next"), number_at(facts, "coins")
    name = name_of(scene, number_at(facts, "other"))
    if next_price:
        told = own.say("alt-expels", name=name, coins=coins, next=next_price)
    else:
        told = own.say("alt-expels-last", name=name, coins=coins)
    return f"{cards}, {told}"


def _site(scene: Scene, facts: Facts) -> str:
    own = words_of(scene)
    if "place" not in facts:
        return own.say("picture-stop")
    place, cards = own.name(key_at(facts, "place")), number_at(facts, "cards")
    told = [own.say("alt-site", place=place, cards=cards)]
    if number_at(facts, "key"):
        told.append(own.say("alt-key"))
    if letters := number_at(facts, "letters"):
        told.append(own.say("alt-letters", count=letters))
    if reward := key_at(facts, "reward"):
        told.append(own.say(f"alt-reward-{reward}"))
    if gain := number_at(facts, "then") - number_at(facts, "now"):
        told.append(own.say("alt-gain", count=gain))
    return ", ".join(told)


def _payment(scene: Scene, facts: Facts) -> str:
    left = words_of(scene).say("alt-left", left=number_at(facts, "left"))
    return f"{lands_named(scene, cards_in(facts))}, {left}"


def _goods(scene: Scene, facts: Facts) -> str:
    card = goods_in(facts)
    return words_of(scene).say("picture-blind") if card is None else goods_named(scene, card)


def _bonus(scene: Scene, facts: Facts) -> str:
    own = words_of(scene)
    return own.say(
        "alt-worth",
        bonus=own.name(key_at(facts, "bonus")),
        each=number_at(facts, "each"),
        most=number_at(facts, "most"),
        letters=number_at(facts, "letters"),
    )


def _card(scene: Scene, facts: Facts) -> str:
    return words_of(scene).name(key_at(facts, "card"))


_TELL: Final[Mapping[str, Callable[[Scene, Facts], str]]] = {
    "bid": _pair,
    "build": _site,
    "pay": _payment,
    "goods": _goods,
    "give_back": _goods,
    "bonus": _bonus,
    "limit": _card,
}
