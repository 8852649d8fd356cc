"""What greedy believes: the numbers by which it weighs what it sees."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All that greedy believes.

    chance       how likely a seat is to build a district, by the number of missing sticks (0..4)
    rival        what it is worth that a rival loses a point
    rights       how many rights a seat hopes to win by each means in a whole game
    right        what such a right usually brings, in prestige: for such a right a seat pays an
                 equal share
    whim         the part of a price by which seats that think alike differ
    plenty       which part less is offered if there are as many rights as players
    raises       which part of the way to its limit a seat raises at once: small raises win hardly
                 more, and take long
    slack        by how much a blind bid may exceed the worth of the right if cheques do not fit
    two_sticks, free_street
                 what an action card that lays sticks is worth, compared with a stick on the best
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
