"""Words that the pictures of all games share: names, the seats to move, and the question.

A game's own words are behind the keys `picture-verb-<step>`, `picture-ask-<kind of decision>` and
`picture-over`.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from bot.render.kit.header import SEPARATOR, Pill
from bot.render.kit.names import shown_names
from bot.render.scene import Scene
from bot.text import GameTexts, texts
from rules import decision as answering
from rules.decision import Decision
from rules.event import Seat
from rules.game import View


def words_of(scene: Scene) -> GameTexts:
    """Return the game's words in the language of the scene."""
    return texts(scene.language).of(scene.game)


def say(scene: Scene, key: str, **facts: str | int) -> str:
    """Make a sentence that every game tells: in the game's own words, if it has any."""
    own = words_of(scene)
    return own.say(key, **facts) if key in own else texts(scene.language).say(key, **facts)


def name_of(scene: Scene, seat: Seat) -> str:
    """Return the name of a seat as it is drawn."""
    return names_of(scene)[seat]


def names_of(scene: Scene) -> tuple[str, ...]:
    """Return all names by seat, as they are drawn."""
    return shown_names(scene.names, scene.language)


def subline(scene: Scene, *parts: str) -> str:
    """Return the words beside the title of a picture: the table's name, and these if not empty."""
    return SEPARATOR.join([part for part in (scene.table, *parts) if part])


def private_subline(scene: Scene) -> str:
    """Return the words beside the title of a picture for one person."""
    return subline(scene, texts(scene.language).say("picture-private"))


def waiting_pill(scene: Scene, view: View) -> Pill | None:
    """Name the seat to move and its act; of several, their number."""
    if not view.waiting:
        return None
    verb = words_of(scene).say(f"picture-verb-{view.step}")
    seat, *others = view.waiting
    if others:
        count = texts(scene.language).say("picture-to-move", count=1 + len(others))
        return Pill(count, verb, icon="hourglass-half", colon=_colon(scene))
    return pill_of(scene, seat, verb)


def pill_of(scene: Scene, seat: Seat, verb: str, *, acting: bool = True) -> Pill:
    """Tell a seat's act, or the one it has to do."""
    return Pill(name_of(scene, seat), verb, seat, acting=acting, colon=_colon(scene))


def _colon(scene: Scene) -> str:
    return words_of(scene).labelled("", "")


def ended_pill(scene: Scene, view: View) -> Pill | None:
    """Say that the game is over; None while it goes on."""
    if view.outcome is None:
        return None
    return Pill("", words_of(scene).say("picture-over"), icon="flag-checkered", acting=False)


def asking_pill(scene: Scene, view: View) -> Pill | None:
    """State the viewer's question; without one, name the seats to move."""
    if view.decision is not None:
        return Pill("", question(scene, view.decision), view.seat)
    waiting = waiting_pill(scene, view)
    return waiting and waiting._replace(acting=False)


def question(scene: Scene, decision: Decision) -> str:
    """Put a decision into two to four words, in line with the question below the picture."""
    own, key = words_of(scene), f"picture-ask-{decision.kind}"
    return own.say(key, pick=pick(decision), most=decision.most)


def pick(decision: Decision) -> str:
    """Write the number of picked options: "3", or "0–2"."""
    if decision.least == decision.most:
        return str(decision.least)
    return f"{decision.least}–{decision.most}"


# --- alternative texts -----------------------------------------------------------------------


def numbered_options(scene: Scene, *, noted: bool = True) -> list[tuple[int | None, str, str]]:
    """Return the number (or None), label and note (or "") of each option, explained or not."""
    decision, own = scene.view.decision, words_of(scene)
    if decision is None:
        return []
    explained = defaultdict(dict, enumerate(scene.facts))
    found: list[tuple[int | None, str, str]] = []
    for position in range(len(decision.options)):
        told_of = explained[position]
        words = own.option(decision, position, told_of, names_of(scene))
        note = words.note if noted else ""
        found.append((answering.number(decision, position, scene.facts), words.label, note))
    return found


def options_in_words(scene: Scene, *, notes: bool = True) -> Iterator[str]:
    """Tell each option with its number, and its note if there is room."""
    for number, label, note in numbered_options(scene):
        told = numbered(scene, number, label)
        yield f"{told}{f' ({note})' if notes and note else ''}."


def numbered(scene: Scene, number: int | None, label: str) -> str:
    """Put the number of an option before its label; some have none."""
    return label if number is None else words_of(scene).labelled(str(number), label)


def board_opening(scene: Scene, subline: str) -> Iterator[str]:
    """Tell the table's name, and the seats to move."""
    yield say(scene, "alt-board", title=words_of(scene).title, subline=subline)
    yield from acting(scene, scene.view)


def hand_opening(scene: Scene) -> Iterator[str]:
    """Tell the owner of the picture, and their question; without one, the seats to move."""
    own, decision = words_of(scene), scene.view.decision
    yield say(scene, "alt-hand", title=own.title)
    if decision is None:
        yield from acting(scene, scene.view)
    else:
        yield own.ask(decision)


def listed(scene: Scene, seats: Sequence[Seat]) -> str:
    """Name some people, as a list."""
    return texts(scene.language).join([name_of(scene, seat) for seat in seats])


def apart(scene: Scene, parts: Iterable[str]) -> str:
    """Make a list of parts that may have commas themselves."""
    return texts(scene.language).apart(parts)


def acting(scene: Scene, view: View) -> Iterator[str]:
    """Tell the seats to move, and their acts."""
    if view.waiting:
        verb = words_of(scene).say(f"picture-verb-{view.step}")
        yield say(scene, "alt-acting", names=listed(scene, view.waiting), verb=verb)


def picked(scene: Scene) -> Iterator[str]:
    """Tell the options picked so far; their facts are not needed."""
    decision = scene.view.decision
    if decision is None or not scene.picked:
        return
    explained, labels = dict(enumerate(scene.facts)), list[str]()
    for position in scene.picked:
        facts = explained.get(position, {})
        label = words_of(scene).option(decision, position, facts, names_of(scene)).label
        number = answering.number(decision, position, scene.facts)
        labels.append(label if number is None else f"{number} {label}")
    yield say(scene, "alt-picked", options=texts(scene.language).join(labels))
