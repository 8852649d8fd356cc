"""The hand and the reveals of Gold Mines in words: the same facts as in their pictures."""

from collections.abc import Iterator, Sequence

from bot.render.kit.wording import (
    hand_opening,
    names_of,
    numbered,
    numbered_options,
    picked,
    words_of,
)
from bot.render.san_juan.amounts import bounds
from bot.render.san_juan.board_alt import built, prices_now, town
from bot.render.san_juan.hand_options import fresh_kinds
from bot.render.san_juan.towns import shows_own
from bot.render.scene import Scene
from bot.text import texts
from rules.decision import Decision
from rules.facts import number_at
from rules.san_juan.advice.preview import (
    hand_after,
    hand_after_option,
    hand_limit,
    next_price,
    promise,
)
from rules.san_juan.components import BUILDER, BUILDING_KEYS, COST, KIND, ROLE_KEYS, Kind
from rules.san_juan.library import could_double
from rules.san_juan.view import SanJuanView


def hand(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell a hand: the question, the options with their numbers and facts, then the cards."""
    decision = view.decision
    yield from hand_opening(scene)
    if decision is not None:
        yield from picked(scene)
        for position, (number, label, note) in enumerate(numbered_options(scene)):
            # The gain of a role is already in its note.
            brings = "" if decision.kind == "role" else _brings(scene, view, position)
            notes = [each for each in (note, brings) if each]
            told = f" ({'; '.join(notes)})" if notes else ""
            yield numbered(scene, number, f"{label}{told}.")
        yield from _after(scene, view)
    yield from _held(scene, view)
    if scene.large and shows_own(view) and not (decision and decision.kind == "role"):
        yield from _towns(scene, view)


def hand_in_short(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell a hand with only the names of the options, and their gain or remainder."""
    own, decision = words_of(scene), view.decision
    yield own.say("alt-hand", title=own.title)
    if decision is not None:
        yield own.ask(decision)
        yield from picked(scene)
        labels: list[str] = []
        for position, (number, label, _) in enumerate(numbered_options(scene)):
            brings = _brings(scene, view, position)
            named = label if number is None else f"{number} {label}"
            labels.append(f"{named}{f' ({brings})' if brings else ''}")
        yield f"{', '.join(labels)}."
        yield from _after(scene, view)
    yield from _held(scene, view)


def reveal(scene: Scene) -> Iterator[str]:
    """Tell the reveals of Gold Mines since the viewer's last look, the newest first."""
    own = words_of(scene)
    names = names_of(scene)
    yield own.say("alt-reveal", title=own.title)
    yield own.say("picture-mine")
    for event in reversed(scene.since):
        if event.kind == "gold_mine":
            yield own.event(event, names) or ""


def _brings(scene: Scene, view: SanJuanView, position: int) -> str:
    """Tell the gain of an option now, or the cards that it leaves; "" if that is not certain."""
    own, decision = words_of(scene), view.decision
    assert decision is not None, "options belong to a decision"
    role = _role(view, decision, position)
    if role is not None:
        doubled = could_double(view) if decision.kind == "role" else position == 0
        brought = promise(view, role, doubled=doubled)
        if role == BUILDER and brought.most and decision.kind == "role":
            gain = number_at(scene.facts[position], "gain")
            return own.say("picture-can-build", count=brought.most, gain=gain)
        key = ROLE_KEYS[role].replace(":", "-")
        return own.say("alt-brings", role=key, brought=bounds(brought), most=brought.most)
    if decision.kind in ("goods", "produce"):
        good = BUILDING_KEYS.index(str(scene.facts[position]["building"]))
        return own.say("alt-next-price", price=bounds(next_price(view, good)))
    after = hand_after_option(view, position)
    return own.say("alt-leaves", cards=bounds(after)) if after else ""


def _role(view: SanJuanView, decision: Decision, position: int) -> int | None:
    if decision.kind == "role":
        return ROLE_KEYS.index(decision.options[position])
    return view.role if decision.kind == "library" else None


def _after(scene: Scene, view: SanJuanView) -> Iterator[str]:
    own, after = words_of(scene), hand_after(view)
    if after is not None:
        yield own.say("alt-hand-after", cards=bounds(after))
    kind = view.decision.kind if view.decision is not None else ""
    if kind == "sell":
        yield prices_now(own, view)
    if kind == "role":
        yield from _towns(scene, view)
    if kind == "chapel":
        yield own.say("alt-tucked", count=len(view.chapel))


def _towns(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell the counts of all towns, and the buildings of the viewer's."""
    for seat in range(len(view.tableaus)):
        yield town(scene, view, seat, built(scene, view, seat) if seat == view.seat else ())


def _held(scene: Scene, view: SanJuanView) -> Iterator[str]:
    own = words_of(scene)
    kinds = [KIND[card] for card in view.hand]
    yield own.say(
        "alt-cards", count=len(kinds), limit=hand_limit(view), cards=_counted(scene, kinds)
    )
    fresh = [kind for kind in dict.fromkeys(fresh_kinds(scene, view)) if kind in kinds]
    if fresh:
        yield own.say("alt-fresh", cards=_names(scene, fresh))
    if view.own.known:
        yield own.say("alt-known", cards=_names(scene, view.own.known))


def _names(scene: Scene, kinds: Sequence[Kind]) -> str:
    return texts(scene.language).join([words_of(scene).name(BUILDING_KEYS[k]) for k in kinds])


def _counted(scene: Scene, kinds: Sequence[Kind]) -> str:
    own = words_of(scene)
    parts = [
        own.say(
            "alt-card",
            building=own.name(BUILDING_KEYS[kind]),
            cost=COST[kind],
            count=kinds.count(kind),
        )
        for kind in dict.fromkeys(kinds)
    ]
    return ", ".join(parts) or own.say("picture-no-cards")
