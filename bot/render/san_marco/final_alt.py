"""The final scores in words: the same facts as in their picture."""

from collections.abc import Iterator, Sequence

from bot.render import ranking
from bot.render.ranking import in_order, ranks_of, tied
from bot.render.scene import Scene
from bot.render.wording import name_of, words_of
from rules.event import Seat
from rules.game import Outcome
from rules.san_marco.components import DISTRICT_KEYS
from rules.san_marco.view import SanMarcoView


def final(scene: Scene, view: SanMarcoView) -> Iterator[Sequence[str]]:
    """Tell the ranking, how the game ended, and what everybody's points came from.

    The first version also tells the nobles in the districts.
    """
    outcome = view.outcome
    if outcome is None:
        return
    own = words_of(scene)
    order = in_order(ranks_of(scene, outcome))
    head = [
        own.say("alt-final", title=own.title),
        ranking.told(scene, outcome),
        own.reason(outcome.reason),
    ]
    scores = [
        own.say("alt-score", name=name_of(scene, seat), lines=_lines(scene, outcome, seat))
        for seat in order
    ]
    nobles = [
        own.say("alt-nobles", name=name_of(scene, seat), nobles=_nobles(scene, view, seat))
        for seat in order
    ]
    yield (*head, *scores, *nobles)
    yield (*head, *scores)


def _lines(scene: Scene, outcome: Outcome, seat: Seat) -> str:
    own = words_of(scene)
    lines = [
        f"{own.line(line.key)} {_signed(line.points)}"
        for line in outcome.breakdown[seat]
        if line.points
    ]
    if tied(outcome) and outcome.scores.count(outcome.scores[seat]) > 1:
        lines.append(own.say("alt-ties", value=outcome.tiebreak[seat]))
    return ", ".join(lines)


def _signed(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")


def _nobles(scene: Scene, view: SanMarcoView, seat: Seat) -> str:
    own = words_of(scene)
    held = [
        f"{own.name(key, 'code')} {row[seat]}"
        for key, row in zip(DISTRICT_KEYS, view.nobles, strict=True)
        if row[seat]
    ]
    return ", ".join(held) or own.say("alt-no-nobles")
