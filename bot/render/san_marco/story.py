"""The pictures of San Marco in words: sub-lines, and pills that say who must act."""

from bot.render.header import Pill
from bot.render.names import shown_name
from bot.render.ranking import ranks_of
from bot.render.scene import Scene
from bot.text import GameTexts, texts
from rules.decision import Decision
from rules.event import Seat
from rules.san_marco.view import SanMarcoView

NUMERALS = ("–", "I", "II", "III")
_SEPARATOR = "  ·  "


def words_of(scene: Scene) -> GameTexts:
    """Return this game's words in the language of the scene."""
    return texts(scene.language).of(scene.game)


def name_of(scene: Scene, seat: Seat) -> str:
    """Return the name of a seat as it is drawn."""
    return shown_name(scene.names[seat], seat, scene.language)


def winners(scene: Scene, view: SanMarcoView) -> tuple[Seat, ...]:
    """Return who has won; nobody while the game goes on."""
    if view.outcome is None:
        return ()
    ranks = ranks_of(scene, view.outcome)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


# --- the header ------------------------------------------------------------------------------


def subline(scene: Scene, view: SanMarcoView) -> str:
    """Return what stands beside the title of the table."""
    parts = [scene.table] if scene.table else []
    return _SEPARATOR.join([*parts, *_when(scene, view)])


def _when(scene: Scene, view: SanMarcoView) -> list[str]:
    own = words_of(scene)
    if view.outcome is not None:
        return []
    if not view.passage:
        return [own.say("picture-setup")]
    passage = own.say("picture-passage", passage=NUMERALS[view.passage])
    if view.last_round:
        return [passage, own.say("picture-last-round")]
    return [passage, own.say("picture-round", round=view.round)]


def private_subline(scene: Scene) -> str:
    """Return what stands beside the title of a picture for one person."""
    private = texts(scene.language).say("picture-private")
    return _SEPARATOR.join((scene.table, private)) if scene.table else private


def waiting_pill(scene: Scene, view: SanMarcoView) -> Pill | None:
    """Say who must act and how; several: how many."""
    if not view.waiting:
        return None
    verb = words_of(scene).say(f"picture-verb-{view.step}")
    seat, *others = view.waiting
    if others:
        count = texts(scene.language).say("picture-to-move", count=1 + len(others))
        return Pill(count, verb, icon="hourglass-half")
    return Pill(name_of(scene, seat), verb, seat)


def asking_pill(scene: Scene, view: SanMarcoView) -> Pill | None:
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
    """Write how many options are picked: "3", or "1–7"."""
    if decision.least == decision.most:
        return str(decision.least)
    return f"{decision.least}–{decision.most}"
