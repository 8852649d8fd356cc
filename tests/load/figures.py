"""How many figures are told in a line."""

from collections.abc import Sequence
from statistics import quantiles


def spread(name: str, seconds: Sequence[float]) -> str:
    """Return the line that tells the median of these times, 99 of 100, and the most."""
    cuts = quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else [*seconds] * 99
    p50, p99 = (cuts[49], cuts[98]) if cuts else (0.0, 0.0)
    return (
        f"  {name:20} p50 {p50 * 1e3:7.0f} ms   p99 {p99 * 1e3:7.0f} ms"
        f"   most {max(seconds, default=0) * 1e3:7.0f} ms"
    )
