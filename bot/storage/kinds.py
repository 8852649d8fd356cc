"""The kinds of rows in the outbox, and how each is told: a new kind is a line of `KINDS`. The kinds
of letters are beside them.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal[
    "lobby",
    "call",
    "members",
    "board",
    "final",
    "former",
    "vote",
    "panel",
    "nudge",
    "warned",
    "timeup",
    "reminder",
    "digest",
    "standin",
    "taken",
    "alone",
    "opened",
    "invited",
    "declined",
    "full",
    "rematch",
    "begun",
    "result",
    "over",
    "round",
    "trouble",
    "tidy",
]

LetterKind: TypeAlias = Literal[
    "evening",
    "gathered",
    "sought",
    "page",
    "season_open",
    "season_begun",
    "season_standing",
    "season_over",
    "season_off",
    "season_register",
    "season_tables",
    "season_last",
    "season_place",
    "season_seat",
]
"""What is told in a channel of a server, or to a person, and is about no table."""


class How(NamedTuple):
    """The way in which a kind is told. Flags not given are off.

    kept        a post that cannot be delivered is set aside, and replaced when it can be
    as_said     it pings everyone it names; a vote itself finds the voters without an answer
    late        it may come late: nothing else of the same table and person waits for it
    held        a message that is held back while its person is off
    of_a_wait   it tells a person of a wait, and is needless once that is over
    asks        it asks a person to move
    urgent      it always rings
    mentions    it becomes a post with a mention (`fresh`) if no message gets through
    by_lobby    its person is mentioned by a fresh post of the lobby if no message gets through
    beside      it does not replace a call to the same table, and a move does not answer it
    """

    kept: bool = False
    as_said: bool = False
    late: bool = False
    held: bool = False
    of_a_wait: bool = False
    asks: bool = False
    urgent: bool = False
    mentions: bool = False
    by_lobby: bool = False
    beside: bool = False


_CALL: Final = How(held=True, of_a_wait=True, asks=True)
_TIME: Final = _CALL._replace(urgent=True, mentions=True)
_NEWS: Final = How(held=True, late=True)

KINDS: Final[Mapping[Kind, How]] = {
    "lobby": How(kept=True, as_said=True),
    "call": How(),
    "members": How(),
    "board": How(kept=True),
    "final": How(kept=True, as_said=True),
    "former": How(late=True, as_said=True),
    "vote": How(kept=True, as_said=True, held=True, beside=True),
    "panel": _CALL,
    "nudge": _CALL,
    "warned": _TIME,
    "timeup": _TIME,
    "reminder": How(held=True, late=True, asks=True),
    "digest": How(held=True, late=True, asks=True),
    "standin": _NEWS._replace(mentions=True),
    "taken": _NEWS,
    "alone": _NEWS._replace(mentions=True),
    "opened": _NEWS._replace(beside=True),
    "invited": _NEWS._replace(by_lobby=True),
    "declined": _NEWS._replace(as_said=True, beside=True),
    "full": _NEWS._replace(by_lobby=True),
    "rematch": _NEWS,
    "begun": _NEWS,
    "result": _NEWS._replace(mentions=True),
    "over": How(held=True),
    "round": _NEWS,
    "trouble": How(),
    "tidy": How(late=True),
}


def _those(trait: str) -> tuple[Kind, ...]:
    return tuple(kind for kind, how in KINDS.items() if getattr(how, trait))


KEPT: Final = _those("kept")
AS_SAID: Final = _those("as_said")
LATE: Final = _those("late")
HELD: Final = _those("held")
OF_A_WAIT: Final = _those("of_a_wait")
CALLS: Final = _those("asks")
URGENT: Final = _those("urgent")
MENTIONING: Final = _those("mentions")
BY_LOBBY: Final = _those("by_lobby")
BESIDE: Final = _those("beside")
