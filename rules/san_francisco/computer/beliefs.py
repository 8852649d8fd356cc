"""The beliefs of greedy: the numbers by which it weighs a view."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All beliefs of greedy.

    chance       the chance that a seat builds a district, by the number of missing sticks (0..4)
    rival        the worth of a rival's lost point
    rights       the rights that a seat hopes to win by each means in a whole game
    right        the usual gain of such a right, in prestige: for it a seat pays an equal share
    whim         the part of a price by which seats that think alike differ
    plenty       the share by which offers shrink if there are as many rights as players
    raises       the share of the way to its limit that a seat raises at once: small raises win
                 hardly more, and take long
    slack        the amount by which a blind bid may exceed the worth of the right if cheques do not
                 fit
    two_sticks, free_street
                 the worth of an action card that lays sticks, compared with a stick on the best
                 free street
    refuse       a seat refuses a tender card that would bring it less prestige than this
    rich         a seat takes a grant in cheques if its influence exceeds this part of its money
    """

    chance: tuple[float, float, float, float, float]
    rival: float
    rights: float
    right: float
    whim: float
    plenty: float
    raises: float
    slack: int
    two_sticks: float
    free_street: float
    refuse: float
    rich: float


NUMBERS: Final = believed("san_francisco", Numbers)
