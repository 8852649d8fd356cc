"""The changes at the table since the viewer last looked: the parts that get brackets."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bot.render.kit.brackets import newest
from rules.event import Event
from rules.facts import key_at, number_at, numbers_at
from rules.goldene_stadt.asking import PAIR_KEYS, place_named
from rules.goldene_stadt.components import Place
from rules.goldene_stadt.view import GoldeneStadtView


class Part(NamedTuple):
    """A part of the table: a place, a pair, the letters of a seat, or the goods on offer."""

    kind: Literal["house", "pair", "letters", "market"]
    number: int = 0


def changed(view: GoldeneStadtView, since: Sequence[Event]) -> tuple[Part, ...]:
    """Return the parts that these events (oldest first) have changed."""
    parts = (part for event in reversed(since) for part in _parts(event))
    shown = (part for part in parts if part.kind != "pair" or view.pairs)
    return newest(shown, least=lambda part: part.kind == "letters")


def new_houses(view: GoldeneStadtView, since: Sequence[Event]) -> list[Place]:
    """Return the places whose houses get brackets."""
    return [part.number for part in changed(view, since) if part.kind == "house"]


def _parts(event: Event) -> Iterator[Part]:
    if event.kind == "built":
        yield Part("house", place_named(key_at(event.facts, "place")))
    elif event.kind in ("laid", "expelled"):
        yield Part("pair", PAIR_KEYS.index(key_at(event.facts, "pair")))
    elif event.kind == "goods_turned":
        yield Part("market")
    elif event.kind == "letters":
        yield Part("letters", number_at(event.facts, "seat"))
    elif event.kind == "scored":
        for seat in numbers_at(event.facts, "seats"):
            yield Part("letters", seat)
