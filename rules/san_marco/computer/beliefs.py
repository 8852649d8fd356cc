"""Greedy's beliefs: the numbers by which it weighs a view."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All of greedy's beliefs, tuned by self-play.

    envy       the mean gain of the others, as a part of one's own
    grudge     the extra weight of a rival's loss of a noble, for each point of that rival's lead
    firm       the part of a row's worth that comes from its points as it stands; the rest comes
               from the rows one noble away
    at_doge, by_doge, far
               the spread of the doge's future visits over his district, its neighbours, and the
               rest
    visits     the weight of a future visit, as a part of a visit now; `final`: of the final scoring
    aim        the weight of the rows one noble away for one's own visit, while nobles are being
               placed
    bridge     the worth of a bridge for each future doge scoring; `joins`: the part added by a
               district to which no own bridge leads yet; `reach`: the part added if a noble brings
               more at one end than at the other
    point      the cost of a limit point, by the bonus
    highest    the highest limit points that a seat has at the end of a passage
    missed     the worth of the rounds that a seat misses when it is out; `danger`: the limit points
               from which that is near
    out        the cost of a limit point to a seat that is out, as a part of `point`
    trust      the difference in prestige at which it is clear which of two offers will be taken
    idle       a card that brings no more is of no use
    soon       the extra urgency of a card that depends on the die, so that the other cards can
               still react
    roles_of_two, roles_of_three
               the gain of assigned roles beyond the mean of all, in games of greedy: first and
               second decider if one seat distributes; with four players first decider, second
               distributor, second decider (the start player, who is first distributor, has 0.45)
    """

    envy: float
    grudge: float
    firm: float
    at_doge: float
    by_doge: float
    far: float
    visits: float
    final: float
    aim: float
    bridge: float
    joins: float
    reach: float
    point: float
    highest: int
    missed: float
    danger: int
    out: float
    trust: float
    idle: float
    soon: float
    roles_of_two: tuple[float, float]
    roles_of_three: tuple[float, float, float]


NUMBERS: Final = believed("san_marco", Numbers)
