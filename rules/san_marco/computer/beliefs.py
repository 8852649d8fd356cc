"""What greedy believes: the numbers by which it weighs what it sees."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All that greedy believes, tuned by self-play.

    envy       the mean gain of the others, as a part of one's own
    grudge     how much more a rival's loss of a noble counts, for each point by which that rival is
               ahead of the others
    firm       how much of a row's worth comes from what it brings as it stands; the rest comes from
               the rows one noble away
    at_doge, by_doge, far
               how the doge's future visits are spread over his district, its neighbours, and the
               rest
    visits     what a future visit counts, as a part of a visit now; `final`: what the final scoring
               counts
    aim        how much the rows one noble away count for one's own visit, while nobles are being
               placed
    bridge     what a bridge is worth for each future doge scoring; `joins`: the part added by a
               district to which no own bridge leads yet; `reach`: what is added if a noble brings
               more at one end than at the other
    point      what a limit point costs, by the bonus
    highest    the highest limit points that a seat has at the end of a passage
    missed     what the rounds are worth that a seat misses when it is out; `danger`: the limit
               points from which that is near
    out        what a limit point costs a seat that is out, as a part of `point`
    trust      how far apart, in prestige, two offers must be for it to be clear which will be taken
    idle       a card that brings no more is of no use
    soon       how much sooner a card is played that depends on the die, so that the other cards can
               still react
    roles_of_two, roles_of_three
               what assigned roles bring beyond the mean of all, in games of greedy: first and
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
