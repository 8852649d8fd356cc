"""The final scores in words: the same facts as in their picture."""

from collections.abc import Iterator

from bot.render import ranking
from bot.render.ranking import in_order, ranks_of
from bot.render.scene import Scene
from bot.render.wording import name_of, words_of
from rules.event import Seat
from rules.game import Outcome
from rules.san_juan.view import SanJuanView


def final(scene: Scene, view: SanJuanView) -> Iterator[str]:
    """Tell the ranking first, then how the game ended, then what everybody's points came from."""
    outcome = view.outcome
    if outcome is None:
        return
    own = words_of(scene)
    yield own.say("alt-final", title=own.title, rounds=view.round)
    order = in_order(ranks_of(scene, outcome))
    yield ranking.told(scene, outcome)
    yield own.reason(outcome.reason)
    for seat in order:
        yield own.say("alt-score", name=name_of(scene, seat), lines=_lines(scene, outcome, seat))


def _lines(scene: Scene, outcome: Outcome, seat: Seat) -> str:
    own = words_of(scene)
    lines = [
        f"{own.line(line.key)} {line.points}" for line in outcome.breakdown[seat] if line.points
    ]
    if outcome.scores.count(outcome.scores[seat]) > 1:
        lines.append(own.say("alt-ties", value=outcome.tiebreak[seat]))
    return ", ".join(lines)
