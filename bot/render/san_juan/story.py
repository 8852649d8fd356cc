"""The pictures of San Juan in words: sub-lines, pills, and what the alternative texts tell."""

from collections.abc import Iterator, Sequence

from bot.render.header import Pill
from bot.render.names import shown_name
from bot.render.san_juan.standing import NOBODY, bonus, hand_limit, points, tucked
from bot.render.scene import Scene
from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Seat
from rules.san_juan.cards import BUILDING_KEYS, COST, KIND, ROLE_KEYS, Kind
from rules.san_juan.view import SanJuanView, Slot

_SEPARATOR = "  ·  "


def words_of(scene: Scene) -> GameTexts:
    """Return this game's words in the language of the scene."""
    return texts(scene.language).of(scene.game)


def name_of(scene: Scene, seat: Seat) -> str:
    """Return the name of a seat as it is drawn."""
    return shown_name(scene.names[seat], seat, scene.language)


# --- the header ------------------------------------------------------------------------------


def subline(scene: Scene, view: SanJuanView) -> str:
    """Return what stands beside the title of the table."""
    own = words_of(scene)
    parts = [scene.table] if scene.table else []
    if view.round:
        parts.append(own.say("picture-round", round=view.round))
    parts.append(own.say("picture-deck", count=view.deck))
    return _SEPARATOR.join(parts)


def private_subline(scene: Scene) -> str:
    """Return what stands beside the title of a picture for one person."""
    private = texts(scene.language).say("picture-private")
    return _SEPARATOR.join((scene.table, private)) if scene.table else private


def waiting_pill(scene: Scene, view: SanJuanView) -> Pill | None:
    """Say who must act and how; several: how many."""
    if not view.waiting:
        return None
    verb = words_of(scene).say(f"picture-verb-{view.step}")
    seat, *others = view.waiting
    if others:
        count = texts(scene.language).say("picture-to-move", count=1 + len(others))
        return Pill(count, verb, icon="hourglass-half")
    return Pill(name_of(scene, seat), verb, seat)


def asking_pill(scene: Scene, view: SanJuanView) -> Pill | None:
    """Say what the viewer is asked; if nothing, whom the table waits for."""
    if view.decision is not None:
        return Pill("", question(scene, view.decision), view.seat)
    waiting = waiting_pill(scene, view)
    return waiting and waiting._replace(acting=False)


def question(scene: Scene, decision: Decision) -> str:
    """Put a decision in two to four words."""
    return words_of(scene).say(
        f"picture-ask-{decision.kind}", pick=pick(decision), most=decision.most
    )


def pick(decision: Decision) -> str:
    """Write how many options are picked: "3", or "0–2"."""
    if decision.least == decision.most:
        return str(decision.least)
    return f"{decision.least}–{decision.most}"


# --- alternative texts -----------------------------------------------------------------------


def table(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell the table: the header, roles and prices, then each player."""
    own = words_of(scene)
    yield own.say("alt-board", title=own.title, subline=subline(scene, view))
    yield from _acting(scene, view)
    yield from _roles(scene, view)
    if view.prices:
        yield _prices(scene, view)
    for seat in range(len(view.tableaus)):
        yield _town(scene, view, seat)


def hand(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell a hand: what is asked, the options with their numbers and facts, then the cards."""
    own = words_of(scene)
    yield own.say("alt-hand", title=own.title)
    decision = view.decision
    if decision is None:
        yield from _acting(scene, view)
    else:
        yield own.ask(decision)
        for position, facts in enumerate(scene.facts):
            option = own.option(decision, position, facts)
            note = f" ({option.note})" if option.note else ""
            yield f"{position + 1}: {option.label}{note}."
    yield _held(scene, view)


def hand_in_short(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell a hand with the names of the options only."""
    own, decision = words_of(scene), view.decision
    yield own.say("alt-hand", title=own.title)
    if decision is not None:
        yield own.ask(decision)
        labels = [
            f"{position + 1} {own.option(decision, position, facts).label}"
            for position, facts in enumerate(scene.facts)
        ]
        yield f"{', '.join(labels)}."
    yield _held(scene, view)


def _held(scene: Scene, view: SanJuanView) -> str:
    return words_of(scene).say(
        "alt-cards", count=len(view.hand), limit=hand_limit(view), cards=_cards(scene, view)
    )


def final(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell the final scores: the ranking first, then what each player's points came from."""
    own = words_of(scene)
    outcome = view.outcome
    if outcome is None:
        return
    yield own.say("alt-final", title=own.title, rounds=view.round)
    order = standing(outcome.ranks)
    places = [
        own.say(
            "alt-place",
            rank=outcome.ranks[seat],
            name=name_of(scene, seat),
            points=outcome.scores[seat],
        )
        for seat in order
    ]
    yield own.say("alt-ranking", places="; ".join(places))
    yield own.reason(outcome.reason)
    for seat in order:
        lines = [
            f"{own.line(line.key)} {line.points}" for line in outcome.breakdown[seat] if line.points
        ]
        if outcome.scores.count(outcome.scores[seat]) > 1:
            lines.append(own.say("alt-ties", value=outcome.tiebreak[seat]))
        yield own.say("alt-score", name=name_of(scene, seat), lines=", ".join(lines))


def standing(ranks: Sequence[int]) -> list[Seat]:
    """Return the seats, the winner first; equal ranks in the order of play."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))


def _acting(scene: Scene, view: SanJuanView) -> Iterator[str]:
    if view.waiting:
        names = texts(scene.language).join([name_of(scene, seat) for seat in view.waiting])
        verb = words_of(scene).say(f"picture-verb-{view.step}")
        yield words_of(scene).say("alt-acting", names=names, verb=verb)


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


def _prices(scene: Scene, view: SanJuanView) -> str:
    own = words_of(scene)
    goods = [
        f"{own.name(BUILDING_KEYS[kind], 'short')} {price}".replace("\u00ad", "")
        for kind, price in enumerate(view.prices[view.tile])
    ]
    return own.say("alt-prices", prices=", ".join(goods))


def _town(scene: Scene, view: SanJuanView, seat: Seat) -> str:
    own, tableau = words_of(scene), view.tableaus[seat]
    signs: list[str] = []
    if seat == view.governor:
        signs.append(own.say("alt-governor"))
    if scene.computers[seat]:
        signs.append(own.say("alt-computer"))
    buildings = [_building(own, view, seat, slot) for slot in tableau.display]
    return own.say(
        "alt-town",
        name=name_of(scene, seat),
        signs=f" ({', '.join(signs)})" if signs else "",
        points=points(view, seat),
        hand=tableau.hand,
        count=len(tableau.display),
        buildings=", ".join(buildings),
        tucked=tucked(view, seat),
    )


def _building(own: GameTexts, view: SanJuanView, seat: Seat, slot: Slot) -> str:
    words = own.name(BUILDING_KEYS[slot.kind])
    added = bonus(view, seat, slot.kind)
    if slot.loaded:
        return own.say("alt-loaded", building=words)
    return f"{words} {added}" if added else words


def _cards(scene: Scene, view: SanJuanView) -> str:
    own = words_of(scene)
    kinds: dict[Kind, int] = {}
    for card in view.hand:
        kinds[KIND[card]] = kinds.get(KIND[card], 0) + 1
    parts = [
        own.say("alt-card", building=own.name(BUILDING_KEYS[kind]), cost=COST[kind], count=count)
        for kind, count in kinds.items()
    ]
    return ", ".join(parts) or own.say("picture-no-cards")
