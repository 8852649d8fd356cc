"""The points of all seats over the game, as a chart: who was ahead when."""

from collections.abc import Iterator
from typing import cast

from bot.render.kit import leading
from bot.render.kit.alt import told
from bot.render.kit.lines import Chart, signed
from bot.render.kit.wording import name_of, say, words_of
from bot.render.scene import Course, Scene


def chart(scene: Scene) -> Chart:
    """Return the chart of a game that is over."""
    scored = cast(Course, scene.view).scored
    return Chart(
        title=say(scene, "picture-course"),
        headline=_headline(scene),
        of_seats=scored,
        levels=[each for line in scored for each in line],
        rounds=[*enumerate(range(len(scored[0])))],
        written=signed,
        ends=[signed(line[-1]) for line in scored],
        winners=leading.winners(scene, scored),
    )


def _headline(scene: Scene) -> str:
    return leading.sentence(scene, "picture-course-led", cast(Course, scene.view).scored, 0)


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    yield say(scene, "alt-course", title=words_of(scene).title)
    yield _headline(scene)
    for seat, points in enumerate(cast(Course, scene.view).scored):
        numbers = ", ".join(map(signed, points))
        yield say(scene, "alt-scored", name=name_of(scene, seat), points=numbers)
