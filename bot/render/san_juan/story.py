"""The pictures of San Juan in words: sub-lines, pills, and what the alternative texts tell."""

from collections.abc import Iterator

from bot.render.header import Pill
from bot.render.names import shown_name, shown_names
from bot.render.scene import Scene
from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Seat
from rules.san_juan.view import SanJuanView

_SEPARATOR = "  ·  "


def words_of(scene: Scene) -> GameTexts:
    """Return this game's words in the language of the scene."""
    return texts(scene.language).of(scene.game)


def name_of(scene: Scene, seat: Seat) -> str:
    """Return the name of a seat as it is drawn."""
    return shown_name(scene.names[seat], seat, scene.language)


def names_of(scene: Scene) -> tuple[str, ...]:
    """Return all names by seat, as they are drawn."""
    return shown_names(scene.names, scene.language)


# --- the header ------------------------------------------------------------------------------


def subline(scene: Scene, view: SanJuanView) -> str:
    """Return what stands beside the title of the table."""
    own = words_of(scene)
    parts = [scene.table] if scene.table else []
    if view.round:
        parts.append(own.say("picture-round", round=view.round))
    if view.cathedral:
        parts.append(own.say("picture-cathedral"))
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


def acting(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell whom the table waits for, and for what."""
    if view.waiting:
        names = texts(scene.language).join([name_of(scene, seat) for seat in view.waiting])
        verb = words_of(scene).say(f"picture-verb-{view.step}")
        yield words_of(scene).say("alt-acting", names=names, verb=verb)
