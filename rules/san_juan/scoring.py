"""Points, in the order of RULES.md 7.3, and the ranking."""

from collections.abc import Sequence
from typing import Final

from rules.event import Seat
from rules.game import Line, Outcome, TieBreak
from rules.ranking import by_points, total
from rules.san_juan.components import (
    CATHEDRAL,
    CITY_HALL,
    COST,
    FAMILY,
    GUILD_HALL,
    KIND,
    PALACE,
    POINTS,
    RESIDENCE,
    TRIUMPHAL_ARCH,
    Kind,
)
from rules.san_juan.state import Player, State

ARCH_POINTS = (0, 4, 6, 8)
PALACE_DIVISOR = 4
STEPS = (0, 4, 7, 9, 10)
"""The points of 0 to 4 groups of a Residence, or of buildings that a Cathedral counts: 4+3+2+1."""
GROUP = 3
SIX = 6
HELD: Final = "held"
"""The key of the tie-breaker: hand cards and goods."""


def lines_of(kinds: Sequence[Kind], tucked: int, rivals: int | None = None) -> tuple[Line, ...]:
    """Score visible buildings and `tucked` cards; the lines add up to the score (RULES.md 7.3).

    `rivals`: with the expansion, the others' number of visible buildings of cost 6.
    """
    production = [kind for kind in kinds if FAMILY[kind] == "production"]
    city = len(kinds) - len(production)
    monuments = sum(FAMILY[kind] == "monument" for kind in kinds)
    lines = [
        Line("buildings", sum(POINTS[kind] for kind in kinds)),
        Line("chapel", tucked),
        Line("city_hall", city if CITY_HALL in kinds else 0),
        Line("guild_hall", _guild(production) if GUILD_HALL in kinds else 0),
        Line("triumphal_arch", ARCH_POINTS[monuments] if TRIUMPHAL_ARCH in kinds else 0),
    ]
    if rivals is not None:
        groups = residence_groups(kinds) if RESIDENCE in kinds else 0
        lines.append(Line("residence", STEPS[min(groups, len(STEPS) - 1)]))
        seen = rivals if CATHEDRAL in kinds else 0
        lines.append(Line("cathedral", STEPS[min(seen, len(STEPS) - 1)]))
    lines.append(Line("palace", total(lines) // PALACE_DIVISOR if PALACE in kinds else 0))
    return tuple(lines)


def _guild(production: Sequence[Kind]) -> int:
    """Count production buildings, plus one for each different kind (RULES.md 7.3, Guild Hall)."""
    return len(production) + len(set(production))


def residence_groups(kinds: Sequence[Kind]) -> int:
    """Count the groups that a Residence scores (RULES.md 7.3)."""
    return len(residence_costs(kinds))


def residence_costs(kinds: Sequence[Kind]) -> tuple[int, ...]:
    """Return the most groups of three different buildings of equal cost (RULES.md 7.3; R28, R29).

    Each group is given by its cost, the lowest first.

    There is one kind of production building for each cost up to 5; its copies may serve in
    different groups, and each city building in one.
    """
    groups: list[int] = []
    for cost in range(1, SIX + 1):
        of_cost = [kind for kind in kinds if COST[kind] == cost]
        copies = sum(FAMILY[kind] == "production" for kind in of_cost)
        city = len(of_cost) - copies
        most = (copies + city) // GROUP
        found = max(size for size in range(most + 1) if min(copies, size) + city >= GROUP * size)
        groups += [cost] * found
    return tuple(groups)


def sixes(kinds: Sequence[Kind]) -> int:
    """Count the buildings of cost 6, which another player's Cathedral counts (R25)."""
    return sum(COST[kind] == SIX for kind in kinds)


def _kinds(player: Player) -> list[Kind]:
    return [KIND[building.card] for building in player.display]


def rivals(state: State, seat: Seat) -> int | None:
    """Return the others' number of buildings of cost 6 (R25); None without the expansion."""
    if not state.variant.new_buildings:
        return None
    others = [player for other, player in enumerate(state.players) if other != seat]
    return sum(sixes(_kinds(player)) for player in others)


def tiebreak(player: Player) -> int:
    """Count hand cards and goods; cards under a Chapel do not count (RULES.md 7.4)."""
    return len(player.hand) + len(player.goods)


def outcome(state: State) -> Outcome | None:
    """Rank the seats by points, then hand cards and goods (RULES.md 7.3, 7.4; R41)."""
    if not state.ended:
        return None
    breakdown = tuple(
        lines_of(_kinds(player), player.stashed, rivals(state, seat))
        for seat, player in enumerate(state.players)
    )
    held = TieBreak(HELD, tuple(tiebreak(player) for player in state.players))
    return by_points(state.ended, breakdown, [held])
