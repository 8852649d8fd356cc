"""The controls of each kind of question: `python -m tests.games.controls [number of games]`.

Whole games of players of common sense, with every number of seats. Of each kind the panel with the
most text before the first control that answers is told: which controls it has, the characters and
the lines on a phone before them, and the height of its picture on a phone.
"""

import struct
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.engine.model import Chosen, Learning, Position
from bot.render import draw
from bot.text import LANGUAGES, texts
from bot.ui import ids, lessons, panel, question, scenes
from rules.decision import Decision
from rules.event import Event
from rules.game import AnyGame
from rules.lesson import lesson_of
from rules.registry import GAMES
from tests.bot.ui.tables import PICTURE, panel_of, position_of
from tests.contract.walks import Walk, greedily, walk
from tests.games.lengths import NAMES, PHONE
from tests.limits.message import BUTTON, MENU, TEXT_DISPLAY
from tests.limits.message import walk as parts
from tools.lessons import learned

PLAYED = 3
WIDTH = 390
"""Pixels of a phone; Discord shows a picture as wide as that."""
SCREEN = 844
LINE = 20
"""The height of a line of text."""
ANSWERING = {question.TAKE, question.PICK, question.CONFIRM}


class Asked(NamedTuple):
    """A panel: the controls of its question, and the text above them."""

    control: str
    characters: int
    lines: int
    position: Position

    @property
    def decision(self) -> Decision:
        """The question."""
        assert self.position.view is not None
        found: Decision | None = self.position.view.decision
        assert found is not None
        return found


def asked(game: AnyGame, language: str, played: int, seats: Sequence[int]) -> Iterator[Asked]:
    """Measure every panel with a question in this many games."""
    for seated in seats:
        for seed in range(played):
            yield from _of_game(walk(game, seated, seed, choose=greedily), language)


def longest(found: Iterable[Asked]) -> Mapping[str, Asked]:
    """Return the panel with the most text above its controls, of each kind of question."""
    of_kinds: dict[str, Asked] = {}
    for each in found:
        kind = each.decision.kind
        if kind not in of_kinds or of_kinds[kind].characters < each.characters:
            of_kinds[kind] = each
    return of_kinds


def _of_game(game: Walk, language: str) -> Iterator[Asked]:
    """Measure the panel of each move; what happened since the last move of its seat is on it."""
    chosen: dict[int, Chosen] = {}
    told: list[Event] = []
    seen: dict[int, int] = {}
    for step in game.steps:
        since = tuple(told[seen.get(step.seat, 0) :])
        found = position_of(game.game, step.before, game.seats, step.seat, since)
        last = chosen.get(step.seat)
        position = replace(_named_people(found), chosen=last, can_take_back=last is not None)
        yield _measured(position, language)
        chosen = {step.seat: Chosen(step.decision, step.choice, position.facts)}
        seen[step.seat] = len(told)
        told += step.events


def taught(key: str, language: str) -> Iterator[Asked]:
    """Measure the panel of each kind of question in a first game, with its lesson."""
    game, lesson, seen = GAMES[key], lesson_of(key), set[str]()
    assert lesson is not None
    for state, decision in learned(game, lesson, 0):
        if decision.kind in seen:
            continue
        position = _named_people(position_of(game, state, lesson.seats, decision.seat))
        learning = Learning("" if seen else "goal", decision.kind)
        seen.add(decision.kind)
        said = lessons.lesson(learning, position, texts(language).of(key))
        yield _measured(position, language, said)


def _named_people(found: Position) -> Position:
    people = [replace(each, name=NAMES[each.seat]) for each in found.table.seats]
    return replace(found, table=replace(found.table, id=4711, seats=tuple(people)))


def _measured(position: Position, language: str, lesson: str = "") -> Asked:
    shown = panel_of(position, language, notice="", lesson=lesson)
    above, answers = _split(panel.build(shown).view().to_components())
    text = [part["content"] for part in above if part["type"] == TEXT_DISPLAY]
    lines = sum(-(-len(line) // PHONE) for each in text for line in each.splitlines())
    return Asked(_named(answers), sum(map(len, text)), lines, position)


def _split(components: Sequence[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[Any]]:
    """Return the text above the first control that answers, and all such controls."""
    above: list[dict[str, Any]] = []
    answers: list[dict[str, Any]] = []
    for part in parts(components):
        claim = ids.read(str(part.get("custom_id")))
        if claim is not None and claim.action in ANSWERING:
            answers.append(part)
        elif not answers:
            above.append(part)
    return above, answers


def _named(answers: Sequence[Mapping[str, Any]]) -> str:
    """Name the controls: a menu, or buttons."""
    types = {part["type"] for part in answers}
    return "menu" if MENU in types else "buttons" if BUTTON in types else "none"


def height(position: Position, language: str) -> int:
    """Return how high the panel's picture is on a phone."""
    shown = panel_of(position, language, picture=PICTURE)
    scene = scenes.of_showing("hand", shown.showing, shown.texts, ())
    across, down = struct.unpack(">II", draw(scene).data[16:24])
    return round(down * WIDTH / across)


def main() -> None:
    played = int(sys.argv[1]) if len(sys.argv) > 1 else PLAYED
    for key, game in GAMES.items():
        for language in LANGUAGES:
            print(f"{key} {language}")
            found = [*asked(game, language, played, game.seats)]
            for kind, each in longest(found).items():
                ways = {other.control for other in found if other.decision.kind == kind}
                named, high = " or ".join(sorted(ways)), height(each.position, language)
                text = f"{each.characters} characters, {each.lines} lines"
                print(f"  {kind}: {named}, {text}, picture {high} px")


if __name__ == "__main__":
    main()
