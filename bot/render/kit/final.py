"""The final scores of any game, drawn and told: the winners, then the sheet line by line."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas, Sprite
from bot.render.kit import ranking
from bot.render.kit.alt import first_that_fits
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.ranking import in_order, lead, ranks_of, sign, tied
from bot.render.kit.score_sheet import TALL, Column, ScoreLine, ScoreSheet, merged
from bot.render.kit.triumph import Winner, triumph
from bot.render.kit.wording import name_of, say, subline, words_of
from bot.render.scene import Scene
from bot.text import texts
from rules.event import Seat
from rules.game import Outcome

Evening = Callable[[Canvas, Box, Sequence[Seat]], Box]
"""Draws the scene above the sheet for the winners; returns the room left for words in it."""


class Ending(NamedTuple):
    """The parts that a game adds to its final scores.

    crest      the head of its pictures
    subline    how long the game took
    icons      of the lines of the score and of the tie-breaks, by their keys; `art` is the game
               whose sprites take their place
    evening    draws the scene above the sheet
    emblems    by seat: the emblem on top of a player's column; () for none
    groups     by the key of a line and by seat: the groups of equal things that made its points
    opening    the first sentence of the alt text
    more       its last sentences, if there is room for them
    """

    crest: Crest
    subline: str
    icons: Mapping[str, str]
    evening: Evening
    art: str = ""
    emblems: Sequence[Sprite | None] = ()
    groups: Mapping[str, Sequence[tuple[int, ...]]] = {}
    opening: str = ""
    more: Sequence[str] = ()


def outcome_of(scene: Scene) -> Outcome:
    """Return the outcome of a game. Raises ValueError while it goes on."""
    if scene.view.outcome is None:
        raise ValueError("there are no final scores before the end")
    return scene.view.outcome


def draw(scene: Scene, ending: Ending) -> Image.Image:
    """Draw the final scores. Raises ValueError while the game goes on."""
    outcome = outcome_of(scene)
    pill = Pill("", texts(scene.language).say("picture-final"), icon="crown")
    canvas = page(ending.crest, subline(scene, ending.subline), pill, scene.light, TALL)
    sheet = _sheet(scene, outcome, ending)
    first = [column.seat for column in sheet.columns if column.rank == 1]
    sky = ending.evening(canvas, sheet.room_above, first)
    winners = [Winner(seat, name_of(scene, seat)) for seat in first]
    triumph(canvas, sky, winners, lead(scene, outcome, sheet), scene.language)
    sheet.draw(canvas, scene.language)
    return canvas.image


def _sheet(scene: Scene, outcome: Outcome, ending: Ending) -> ScoreSheet:
    ranks, same = ranks_of(scene, outcome), tied(outcome)
    order = in_order(ranks)
    columns = [
        Column(
            seat,
            name_of(scene, seat),
            ranks[seat],
            outcome.scores[seat],
            sign(scene, outcome, seat),
            ending.emblems[seat] if ending.emblems else None,
            tied=seat in same,
        )
        for seat in order
    ]
    lines = merged(list(_lines(scene, outcome, ending, order)), scene.language)
    reason = words_of(scene).reason(outcome.reason)
    return ScoreSheet(columns, lines, tuple(_ties(scene, outcome, ending, order)), reason)


def _lines(
    scene: Scene, outcome: Outcome, ending: Ending, order: Sequence[Seat]
) -> Iterator[ScoreLine]:
    for number, line in enumerate(outcome.breakdown[0]):
        points = tuple(outcome.breakdown[seat][number].points for seat in order)
        groups = ending.groups.get(line.key, ())
        yield ScoreLine(
            ending.icons[line.key],
            words_of(scene).line(line.key),
            points,
            tuple(groups[seat] for seat in order) if groups else (),
            ending.art,
        )


def _ties(
    scene: Scene, outcome: Outcome, ending: Ending, order: Sequence[Seat]
) -> Iterator[ScoreLine]:
    """Return the tie-breaks, if two had the same points."""
    for tie in outcome.tiebreak if tied(outcome) else ():
        values = tuple(tie.values[seat] for seat in order)
        label = words_of(scene).line(tie.key)
        yield ScoreLine(ending.icons[tie.key], label, values, art=ending.art)


# --- in words --------------------------------------------------------------------------------


def alt(scene: Scene, ending: Ending) -> str:
    """Tell the final scores in words."""
    return first_that_fits(versions(scene, ending))


def versions(scene: Scene, ending: Ending) -> Iterator[Sequence[str]]:
    """Tell the ranking, the reason of the end, and the sources of each player's points; the
    shortest version last.
    """
    outcome = outcome_of(scene)
    sentences = (
        ending.opening or say(scene, "alt-final", title=words_of(scene).title),
        ranking.told(scene, outcome),
        words_of(scene).reason(outcome.reason),
        *(_score(scene, outcome, seat) for seat in in_order(ranks_of(scene, outcome))),
    )
    yield (*sentences, *ending.more)
    yield sentences


def _score(scene: Scene, outcome: Outcome, seat: Seat) -> str:
    own = words_of(scene)
    lines = [
        f"{own.line(line.key)} {_signed(line.points)}"
        for line in outcome.breakdown[seat]
        if line.points
    ]
    if seat in tied(outcome):
        lines += [
            say(scene, "alt-ties", line=own.line(tie.key), value=tie.values[seat])
            for tie in outcome.tiebreak
        ]
    return say(scene, "alt-score", name=name_of(scene, seat), lines=", ".join(lines))


def _signed(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")
