"""The pictures of San Juan in words: sub-lines, pills, and what the alternative texts tell."""

from collections.abc import Iterator, Sequence

from bot.render.header import Pill
from bot.render.names import shown_name
from bot.render.san_juan.standing import hand_limit
from bot.render.scene import Scene
from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Seat
from rules.san_juan.cards import BUILDING_KEYS, COST, KIND, Kind
from rules.san_juan.view import SanJuanView

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


def hand(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell a hand: what is asked, the options with their numbers and facts, then the cards."""
    own = words_of(scene)
    yield own.say("alt-hand", title=own.title)
    decision = view.decision
    if decision is None:
        yield from acting(scene, view)
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


def acting(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell whom the table waits for, and for what."""
    if view.waiting:
        names = texts(scene.language).join([name_of(scene, seat) for seat in view.waiting])
        verb = words_of(scene).say(f"picture-verb-{view.step}")
        yield words_of(scene).say("alt-acting", names=names, verb=verb)


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
