"""Pages: the table's, one seat's; sections below each other, on a page as high as they need."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas
from bot.render.kit.header import Crest, page
from bot.render.kit.wording import asking_pill, ended_pill, private_subline, waiting_pill
from bot.render.scene import Scene
from bot.render.theme import HEIGHT, Type

_HEADING: Final = 56
_HEADING_TYPE: Final = Type("bold", 42)
APART: Final = 12


def table(scene: Scene, crest: Crest, subline: str, height: int) -> Canvas:
    """Begin a picture of the table: it names the seats to move, or says that the game is over."""
    pill = waiting_pill(scene, scene.view) or ended_pill(scene, scene.view)
    return page(crest, subline, pill, scene.light, height)


def private(scene: Scene, crest: Crest, height: int = HEIGHT) -> Canvas:
    """Begin a picture for one person: it states their question, or whose move it is."""
    pill = asking_pill(scene, scene.view)
    return page(crest, private_subline(scene), pill, scene.light, height)


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a page: its heading ("" for none), its height, and its drawing function."""

    heading: str
    height: int
    draw: Callable[[Canvas, int], object]


def height_of(sections: Sequence[Section]) -> int:
    """Return the height of sections below each other."""
    return sum(_HEADING * bool(section.heading) + section.height + APART for section in sections)


def lay(canvas: Canvas, y: int, sections: Sequence[Section]) -> int:
    """Draw sections below each other; return where they end."""
    for section in sections:
        if section.heading:
            canvas.write(section.heading, 20, y + 42, _HEADING_TYPE, canvas.theme.mute)
            y += _HEADING
        section.draw(canvas, y)
        y += section.height + APART
    return y
