"""One seat's picture in words: the same facts as in it."""

from collections.abc import Iterator, Sequence

from bot.render.goldene_stadt.board_alt import (
    brief,
    by_area,
    by_place,
    counts,
    in_round,
    lands_named,
    traders,
)
from bot.render.goldene_stadt.own import cards_of
from bot.render.kit.wording import (
    hand_opening,
    numbered,
    options_in_words,
    picked,
    words_of,
)
from bot.render.scene import Scene
from rules import decision as answering
from rules.facts import key_at
from rules.goldene_stadt.components import BONUS_KEYS
from rules.goldene_stadt.view import GoldeneStadtView


def hand(scene: Scene, view: GoldeneStadtView) -> Iterator[Sequence[str]]:
    """Tell the picture, every version shorter than the one before.

    All tell the question, the options with their numbers, and the viewer's possessions; the first
    also tells the facts of each option, the round and the map, the others as much of these as fits.
    """
    head = [*hand_opening(scene)]
    held, round_ = [*picked(scene), *_own(scene, view)], list(in_round(scene, view))
    rows = [] if scene.large else list(traders(scene, view))
    whole, labels = [*options_in_words(scene)], [*options_in_words(scene, notes=False)]
    yield (*head, *whole, *held, *round_, *rows, *by_place(scene, view))
    yield (*head, *whole, *held, *round_, *rows, *by_area(scene, view))
    yield (*head, *labels, *held, *round_, *rows, *by_area(scene, view))
    yield (*head, *labels, *held, *by_area(scene, view))
    yield (*head, *labels, *held)
    short = brief(scene)
    yield (*head, *_in_short(short), *picked(short), *_own(short, view), *by_area(short, view))
    yield (*head, *_in_short(short), *_own(short, view))


def _own(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    """Tell the viewer's possessions."""
    if view.seat is None:
        return
    own = words_of(scene)
    if cards := lands_named(scene, cards_of(view.hand)):
        yield own.say("alt-hand-cards", cards=cards)
    yield own.say("alt-own", counts=", ".join(counts(scene, view.traders[view.seat])))
    if view.bonus:
        names = ", ".join(own.name(BONUS_KEYS[card]) for card in view.bonus)
        yield own.say("alt-own-bonus", cards=names)


def _in_short(scene: Scene) -> list[str]:
    """Only name the places that can be built on; give other options in the words of the menu."""
    own, decision = words_of(scene), scene.view.decision
    if decision is None or decision.kind != "build":
        return [*options_in_words(scene, notes=False)]
    named: list[str] = []
    for at, facts in enumerate(scene.facts):
        number = answering.number(decision, at, scene.facts)
        place = own.name(key_at(facts, "place")) if "place" in facts else own.say("picture-stop")
        named.append(f"{numbered(scene, number, place)}.")
    return named
