"""Points, in the order of RULES.md 7.3, and the ranking."""

from collections.abc import Sequence

from rules.game import Line, Outcome
from rules.san_juan.cards import (
    CITY,
    CITY_HALL,
    GUILD_HALL,
    KIND,
    MONUMENTS,
    PALACE,
    POINTS,
    PRODUCTION,
    TRIUMPHAL_ARCH,
    Kind,
)
from rules.san_juan.state import Player, State

ARCH_POINTS = (0, 4, 6, 8)
PALACE_DIVISOR = 4


def lines_of(kinds: Sequence[Kind], tucked: int) -> tuple[Line, ...]:
    """Score visible buildings and `tucked` cards under chapels; the lines add up to the score."""
    production = [kind for kind in kinds if PRODUCTION >> kind & 1]
    city = sum(CITY >> kind & 1 for kind in kinds)
    monuments = sum(MONUMENTS >> kind & 1 for kind in kinds)
    lines = [
        Line("buildings", sum(POINTS[kind] for kind in kinds)),
        Line("chapel", tucked),
        Line("city_hall", city if CITY_HALL in kinds else 0),
        Line("guild_hall", _guild(production) if GUILD_HALL in kinds else 0),
        Line("triumphal_arch", ARCH_POINTS[monuments] if TRIUMPHAL_ARCH in kinds else 0),
    ]
    lines.append(Line("palace", total(lines) // PALACE_DIVISOR if PALACE in kinds else 0))
    return tuple(lines)


def _guild(production: Sequence[Kind]) -> int:
    return len(production) + len(set(production))


def total(lines: Sequence[Line]) -> int:
    """Add up the lines of a score."""
    return sum(line.points for line in lines)


def _lines(player: Player) -> tuple[Line, ...]:
    return lines_of([KIND[building.card] for building in player.display], len(player.chapel))


def tiebreak(player: Player) -> int:
    """Count hand cards and goods; cards under a Chapel do not count (RULES.md 7.4)."""
    return len(player.hand) + len(player.goods)


def outcome(state: State) -> Outcome | None:
    """Rank the seats by points, then hand cards and goods; equal in both: shared (R41)."""
    if not state.ended:
        return None
    breakdown = tuple(_lines(player) for player in state.players)
    scores = tuple(total(lines) for lines in breakdown)
    ties = tuple(tiebreak(player) for player in state.players)
    merits = list(zip(scores, ties, strict=True))
    ranks = tuple(1 + sum(other > own for other in merits) for own in merits)
    return Outcome(state.ended, ranks, scores, ties, breakdown)
