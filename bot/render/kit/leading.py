"""Who was ahead when, in a game that is over: one sentence for a chart."""

from collections.abc import Sequence
from typing import Final

from bot.render.kit.wording import name_of, say
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import Type
from rules.event import Seat

_NAME: Final = Type("bold", 42)
_ROOM: Final = 420
"""A name takes at most this room in a sentence."""


def winners(scene: Scene, of_seats: Sequence[Sequence[int]]) -> tuple[Seat, ...]:
    """Return the winners: as the scene has them, or else those who are highest at the end."""
    ends = [heights[-1] for heights in of_seats]
    ranks = scene.standings or [1 + sum(other > end for other in ends) for end in ends]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def sentence(scene: Scene, key: str, of_seats: Sequence[Sequence[int]], first: int) -> str:
    """Say since when the winner was ahead; `first` is the round at the first point."""
    winner, *more = winners(scene, of_seats)
    if more:
        return say(scene, "picture-shared-win")
    own, name = of_seats[winner], fit(name_of(scene, winner), _NAME, _ROOM).words
    others = [each for each in of_seats if each is not own and each[-1] <= own[-1]]
    highest = [max(heights, default=0) for heights in zip(*others, strict=True)]
    lead = own[-1] - highest[-1] if highest else 0
    since = len(own)
    while since and (not highest or own[since - 1] > highest[since - 1]):
        since -= 1
    last = len(own) - 1
    when = "since" if since + first > 1 else "always"
    when = {len(own): "tie", last: "end"}.get(since, when)
    return say(scene, key, when=when, name=name, round=since + first, lead=lead)
