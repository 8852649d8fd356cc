"""Each seat's chance to win, round by round, as a chart of the turning points.

A viewer's costliest choices are numbered on their line, as in the text below the picture.
"""

from collections.abc import Iterator
from typing import Final, cast

from bot.render.kit import leading
from bot.render.kit.alt import told
from bot.render.kit.lines import Chart, Turn
from bot.render.kit.wording import name_of, say, words_of
from bot.render.scene import Chances, Scene

_ALL: Final = (0, 100)


def chart(scene: Scene) -> Chart:
    """Return the chart of a game that is over."""
    chances = cast(Chances, scene.view)

    def written(percent: int) -> str:
        return say(scene, "picture-percent", percent=percent)

    return Chart(
        title=say(scene, "picture-chances"),
        headline=_headline(scene),
        of_seats=chances.percent,
        levels=_ALL,
        rounds=[(at + 1, at) for at in range(len(chances.percent[0]) - 1)],
        written=written,
        ends=[""] * len(chances.percent),
        winners=leading.winners(scene, chances.percent),
        turns=[Turn(number, *turn) for number, turn in enumerate(_turns(chances), start=1)],
    )


def _turns(chances: Chances) -> Iterator[tuple[int, float]]:
    """Yield the seat and the place of each choice: in the middle of its round, if it is alone."""
    for at, (seat, number) in enumerate(chances.turns):
        same = [each for each, turn in enumerate(chances.turns) if turn[1] == number]
        share = (same.index(at) + 1) / (len(same) + 1)
        yield seat, max(number - 1, 0) + share


def _headline(scene: Scene) -> str:
    return leading.sentence(scene, "picture-chances-led", cast(Chances, scene.view).percent, 1)


def alt(scene: Scene) -> str:
    """Tell the same in words: where each round begins, and at the end."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    chances = cast(Chances, scene.view)
    yield say(scene, "alt-chances", title=words_of(scene).title)
    yield _headline(scene)
    for seat, percent in enumerate(chances.percent):
        numbers = ", ".join(map(str, percent))
        yield say(scene, "alt-chances-seat", name=name_of(scene, seat), percent=numbers)
    for number, (seat, round_) in enumerate(chances.turns, start=1):
        when = say(scene, "turned-round", round=round_)
        yield say(scene, "alt-chances-turn", number=number, name=name_of(scene, seat), when=when)
