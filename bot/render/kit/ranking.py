"""The ranking at the end of any game, as final sheets tell it."""

from collections.abc import Sequence

from bot.render.kit.sheet import Sheet
from bot.render.kit.wording import name_of, say, words_of
from bot.render.scene import Scene
from bot.text import texts
from rules.event import Seat
from rules.game import Outcome


def ranks_of(scene: Scene, outcome: Outcome) -> Sequence[int]:
    """Return the final rank of each seat: as the scene has it, or else by points."""
    return scene.standings or outcome.ranks


def winners(scene: Scene, outcome: Outcome | None) -> tuple[Seat, ...]:
    """Return who has won; nobody while the game goes on."""
    if outcome is None:
        return ()
    ranks = ranks_of(scene, outcome)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == 1)


def in_order(ranks: Sequence[int]) -> list[Seat]:
    """Return the seats, the winner first; equal ranks in the order of play."""
    return sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))


def sign(scene: Scene, seat: Seat) -> str:
    """Return the icon after a rank: a white flag for who resigned, a robot for a computer."""
    if seat in scene.resigned:
        return "flag"
    return "robot" if scene.computers[seat] else ""


def tied(outcome: Outcome) -> bool:
    """Whether two of those who are ranked by points had the same."""
    points = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.last]
    return len(set(points)) < len(points)


def lead(scene: Scene, sheet: Sheet) -> str:
    """Say with how many points the winner won, and by how much."""
    say = texts(scene.language).say
    first, second = sheet.columns[:2]
    scored = words_of(scene).points(first.total)
    if second.rank == 1 or second.total > first.total or second.seat in scene.resigned:
        return say("picture-points", scored=scored)
    if second.total == first.total:
        return say("picture-points-by-tie", scored=scored)
    return say("picture-points-ahead", scored=scored, lead=first.total - second.total)


def told(scene: Scene, outcome: Outcome) -> str:
    """Tell the ranking in words: each rank with its points, and who resigned."""
    ranks = ranks_of(scene, outcome)
    places = [
        say(
            scene,
            "alt-place",
            rank=ranks[seat],
            name=_named(scene, seat),
            scored=words_of(scene).points(outcome.scores[seat]),
        )
        for seat in in_order(ranks)
    ]
    return say(scene, "alt-ranking", places="; ".join(places))


def _named(scene: Scene, seat: Seat) -> str:
    name = name_of(scene, seat)
    if seat not in scene.resigned:
        return name
    return f"{name} ({texts(scene.language).say('picture-resigned')})"
