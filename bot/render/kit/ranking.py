"""The ranking at the end of any game, as final sheets tell it."""

from collections.abc import Sequence

from bot.render.kit.score_sheet import ScoreSheet
from bot.render.kit.wording import apart, name_of, say, words_of
from bot.render.scene import Scene
from bot.text import texts
from rules.event import Seat
from rules.game import Outcome


def ranks_of(scene: Scene, outcome: Outcome) -> Sequence[int]:
    """Return the final rank of each seat: as the scene has it, or else by points."""
    return scene.standings or outcome.ranks


def winners(scene: Scene, outcome: Outcome | None) -> tuple[Seat, ...]:
    """Return the winners; none while the game goes on."""
    if outcome is None:
        return ()
    ranks = ranks_of(scene, outcome)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def in_order(ranks: Sequence[int]) -> list[Seat]:
    """Return the seats, the winner first; equal ranks in the order of play."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))


def sign(scene: Scene, outcome: Outcome, seat: Seat) -> str:
    """Return the icon after a rank: a white flag for a player who resigned, a lock for one the
    rules rank last, a robot for a computer.
    """
    if seat in scene.resigned:
        return "flag"
    if seat in outcome.last:
        return "lock"
    return "robot" if scene.computers[seat] else ""


def tied(outcome: Outcome) -> frozenset[Seat]:
    """Return the seats whose points are equal, both of those ranked by points and of those last."""
    ranked = [(seat in outcome.last, points) for seat, points in enumerate(outcome.scores)]
    return frozenset([seat for seat, each in enumerate(ranked) if ranked.count(each) > 1])


def lead(scene: Scene, outcome: Outcome, sheet: ScoreSheet) -> str:
    """State the winner's points, and the lead."""
    say = texts(scene.language).say
    first, second = sheet.columns[:2]
    scored = words_of(scene).points(first.total)
    by_points = second.seat not in (*scene.resigned, *outcome.last)
    if second.rank == 1 or not by_points:
        return say("picture-points", scored=scored)
    if second.total == first.total:
        return say("picture-points-by-tie", scored=scored)
    return say("picture-points-ahead", scored=scored, lead=first.total - second.total)


def told(scene: Scene, outcome: Outcome) -> str:
    """Tell the ranking in words: each rank, its points, and players who resigned or rank last."""
    ranks = ranks_of(scene, outcome)
    places = [
        say(
            scene,
            "alt-place",
            rank=ranks[seat],
            name=_named(scene, outcome, seat),
            scored=words_of(scene).points(outcome.scores[seat]),
        )
        for seat in in_order(ranks)
    ]
    return say(scene, "alt-ranking", places=apart(scene, places))


def _named(scene: Scene, outcome: Outcome, seat: Seat) -> str:
    name = name_of(scene, seat)
    if seat in scene.resigned:
        return f"{name} ({say(scene, 'picture-resigned')})"
    return f"{name} ({say(scene, 'picture-last')})" if seat in outcome.last else name
