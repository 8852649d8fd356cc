"""The suites' knowledge of a game: each game fills this record in, in `tests/games/<key>.py`.

The laws over all games take their data from here, so no other list in `tests/` names the games.
`tests/games/lacking.py` names the parts that a game has not filled in yet.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias

from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import AnyGame, Options

Planted: TypeAlias = Callable[[Any, Seat, Chance], Any]
"""Return a copy of the state with two pieces exchanged that the seat cannot see, or None.

Only here do the laws know what a game hides.
"""


class Fullest(NamedTuple):
    """Positions in which a game has most to show: long hands, full boards, the most to choose."""

    seats: int
    states: list[Any]


class Least(NamedTuple):
    """The minimum that the suites demand of a game: small games offer less.

    wins     the share of games that greedy wins against random players
    points   how many times the points of random players it has in the mean: more
    markers  exchanged markers that another player sees in one game; 0 where no one sees what is
             hidden, as in a deck
    kinds    of questions that are asked anew from the position alone
    terms    entries of its rules with help: more
    secret   kinds of questions in which two answers look alike to another player
    undone   of some choices among computers those that can be taken back
    """

    wins: float
    points: float
    markers: int
    kinds: int
    terms: int
    secret: int
    undone: int


class Traced(NamedTuple):
    """The extent of the search for traces of hidden things in the whole bot (tests/leaks).

    states  positions in which hidden things are dealt again; spread over the numbers of seats
    stride  moves from one to the next
    drawn   positions in which all pictures are drawn, too
    """

    states: int
    stride: int
    drawn: int


class Sample(NamedTuple):
    """Further whole games under all laws, each of so many for every number of seats.

    at_random, greedily            games by random players and by players of common sense
    more_at_random, more_greedily  those in the soak
    first                          the seed of the first game
    options                        the agreed options; all others vary with the seed
    game                           the game, if it is not the registered one
    """

    at_random: int
    greedily: int
    more_at_random: int = 0
    more_greedily: int = 0
    first: int = 0
    options: Options = MappingProxyType({})
    game: AnyGame | None = None


class Position(Protocol):
    """A position reached by tests of the rules; `told` are the last events."""

    state: Any
    told: list[Event]


class Clicked(NamedTuple):
    """The way of playing whole games by clicks, with a restart in each kind of question.

    asked   kinds of questions that must occur
    choose  the choice, by the number of moves before
    """

    asked: frozenset[str]
    choose: Callable[[Decision, int], Choice]


def changes_nothing(_event: Event, _seat: Seat) -> bool:
    """Change nothing: only draws and reveals cannot be foreseen."""
    return False


class Known(NamedTuple):
    """The suites' knowledge of one game.

    planted       exchanges two pieces that a seat cannot see
    least         the minimum demanded of it
    fullest       its fullest positions, by what they are
    traced        the extent of its search for leaks
    samples       further games under the laws, by what they are
    glanced       further random games, for every number of seats, at which the laws only glance:
                  `tests/contract/test_samples.py` says what that is
    by_chance_alike  questions of which all answers may end the game alike by chance: from the rules
                  alone, no one can tell
    later_parts   questions that belong to an answer already begun: asked again, it begins with its
                  first part
    rare          messages that random games hardly ever need, or only who is not asked;
                  `tests/bot/text/<game>/test_rare.py` leads there
    seldom        positions soon before or after rare questions and events
    never         buttons of a panel that this game has no use for
    tallest       the greatest height of a picture
    taller        the greatest height of one with a question of this kind
    directed      chance decides the next events: a die, or lots for the roles. In all others the
                  events after that have the same kinds and audiences
    at_once       several seats decide at once now and then
    onlooker      the viewer without any hand, for `determinize`: without it, two hands exchange no
                  card if no pile is left
    clicked       the way of playing whole games by clicks; None if a game has tests of its own
    unforeseen    unforeseeable questions, each with the reason
    changes       whether a public event may change a seat's options, so that it could not foresee
                  them
    untaught      questions that cannot come in its first game (`data/<game>/lesson.toml`), each
                  with the reason
    sealed        simultaneous sealed answers, by kind of question, and the options with which they
                  come soon; `sealed_often` are those of which some come in every run of
                  `tests/leaks/test_behaviour.py`
    """

    planted: Planted
    least: Least
    fullest: Mapping[str, Callable[[], Fullest]]
    traced: Traced
    samples: Mapping[str, Sample] = MappingProxyType({})
    glanced: int = 0
    by_chance_alike: frozenset[str] = frozenset()
    later_parts: frozenset[str] = frozenset()
    rare: frozenset[str] = frozenset()
    seldom: tuple[Callable[[], Position], ...] = ()
    never: frozenset[str] = frozenset()
    tallest: int = 1210
    taller: Mapping[str, int] = MappingProxyType({})
    directed: bool = False
    at_once: bool = True
    onlooker: tuple[Seat, ...] = ()
    clicked: Clicked | None = None
    sealed: Mapping[str, Options] = MappingProxyType({})
    unforeseen: Mapping[str, str] = MappingProxyType({})
    changes: Callable[[Event, Seat], bool] = changes_nothing
    untaught: Mapping[str, str] = MappingProxyType({})
    sealed_often: frozenset[str] = frozenset()
