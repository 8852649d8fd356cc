"""Whether deals prove that somebody wins more than by chance (Wald's sequential test)."""

from collections.abc import Sequence
from math import log
from typing import Final

_MISTAKEN: Final = 0.01
"""A change of no use is taken for a better one at most so often: many are tried."""
_MISSED: Final = 0.05
"""One that gains what is looked for is dismissed at most so often."""
_IMAGINED: Final = 0.25
"""What the two deals gain and lose that are imagined beside those that were played."""
_BETTER: Final = log((1 - _MISSED) / _MISTAKEN)
_NO_BETTER: Final = log(_MISSED / (1 - _MISTAKEN))


def proved(gains: Sequence[float], sought: float) -> bool | None:
    """Whether these deals show a gain of `sought` (True) or none (False); None while neither.

    A gain is the rate at which the games of a deal, one in each seating, were won, above chance.
    Deals are independent, and their mean is about normal; how far they spread is what they show
    themselves. One more that was won and one that was lost are imagined, as where no deal has told
    the two apart yet they seem not to spread at all.
    """
    spread = (sum([gain * gain for gain in gains]) + 2 * _IMAGINED**2) / (len(gains) + 2)
    evidence = sought * (sum(gains) - len(gains) * sought / 2) / spread
    if evidence >= _BETTER:
        return True
    return False if evidence <= _NO_BETTER else None
