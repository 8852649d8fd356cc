"""Whether deals prove that somebody wins more than by chance (Wald's sequential test)."""

from collections.abc import Sequence
from math import log
from typing import Final

_MISTAKEN: Final = 0.01
"""The most often that a useless change is taken for a better one: low, as many are tried."""
_MISSED: Final = 0.05
"""The most often that a change with the wanted gain is dismissed."""
_IMAGINED: Final = 0.25
"""What the two deals gain and lose that are imagined in addition to those that were played."""
_BETTER: Final = log((1 - _MISSED) / _MISTAKEN)
_NO_BETTER: Final = log(_MISSED / (1 - _MISTAKEN))


def proved(gains: Sequence[float], sought: float) -> bool | None:
    """Whether these deals show a gain of `sought` (True) or none (False); None while neither.

    A gain is the rate, above chance, at which the games of a deal, one in each seating, were won.
    Deals are independent, and their mean is about normal; their spread is estimated from the deals
    themselves. One more deal that was won and one that was lost are imagined, as otherwise deals
    that have shown no difference yet would seem not to spread at all.
    """
    spread = (sum([gain * gain for gain in gains]) + 2 * _IMAGINED**2) / (len(gains) + 2)
    evidence = sought * (sum(gains) - len(gains) * sought / 2) / spread
    if evidence >= _BETTER:
        return True
    return False if evidence <= _NO_BETTER else None
