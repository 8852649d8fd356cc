"""What greedy believes: the numbers by which it weighs what it sees."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All that greedy believes.

    chance       how likely somebody builds a district, by the sticks that are missing to it (0..4)
    rival        what it is worth that a rival loses a point
    rights       how many rights one hopes to win by either means in a whole game
    right        what such a right usually brings, in prestige: for one of so much one pays an equal
                 share
    whim         by how large a part of a price those who think alike differ
    plenty       how much less is offered where there are as many rights as players, as a part
    raises       what part of the way to one's limit one raises at once: by little wins hardly
                 more, and lasts
    slack        by so much more than the right is worth a blind bid may be, where cheques do not
                 fit
    two_sticks, free_street
                 what an action card that lays sticks is worth, beside a stick on the best free
                 street
    refuse       who would get less prestige by a tender card than that refuses it
    rich         a grant is taken in cheques by who has more influence than this part of the money
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
