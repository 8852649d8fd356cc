"""Whole games of San Juan as text: what was chosen, by key, and what happened, as facts.

A line without indent is a choice: seat, kind, options by key. Indented is what it told: for whom
(`*` everybody, `-` nobody, else seats), the kind of event with `!` where it reveals, the facts.
The stored games must replay to the letter. After a change of rules that is meant,

    python -m tests.rules.san_juan.transcripts

plays them anew; the difference is then read like any other change.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from rules import decision as answering
from rules.chance import Chance
from rules.event import Event, Fact
from rules.opponents import choose
from rules.san_juan import GAME
from rules.san_juan.state import State

HERE: Final = Path(__file__).parent

Chosen = tuple[int, str, tuple[str, ...]]
"""A choice as it is written: seat, kind of decision, options by key."""


class Played(NamedTuple):
    """The heading of a transcript: all that its game is made of, apart from the choices."""

    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    why: str

    @property
    def name(self) -> str:
        return f"{len(self.players)}_seats_{self.seed}.txt"


R, G = "random", "greedy"
ON, OFF = {"starting_hand": "on"}, {"starting_hand": "off"}
NEW: Final = {"deck": "new_buildings"}
TRANSCRIPTS: Final = (
    Played((G, G), ON, 201, "two sensible players"),
    Played((G, R), OFF, 202, "sensible against careless, dealt four cards"),
    Played((R, G), ON, 203, "a careless first governor"),
    Played((R, R), OFF, 204, "two careless players, dealt four cards"),
    Played((G, G, G), ON, 301, "three sensible players"),
    Played((G, R, G), OFF, 302, "a careless player in between, dealt four cards"),
    Played((R, G, R), ON, 303, "a sensible player in between"),
    Played((G, G, R), OFF, 304, "two sensible players and a careless one, dealt four cards"),
    Played((G, G, G, G), ON, 401, "four sensible players"),
    Played((G, G, G, G), OFF, 402, "four sensible players, dealt four cards"),
    Played((G, R, G, R), ON, 403, "sensible and careless by turns"),
    Played((R, G, G, R), OFF, 404, "careless at both ends, dealt four cards"),
    Played((G, G), NEW | ON, 299, "the new buildings, two sensible players"),
    Played(
        (G, R),
        NEW | OFF | {"guard_room": "always", "stashes": "open", "library": "each_time"},
        269,
        "the new buildings, and all that can be agreed on otherwise",
    ),
    Played((G, R, R), NEW | ON, 334, "the new buildings, a sensible first governor"),
    Played((G, G, R), {"deck": "plus"} | OFF, 312, "four production buildings more"),
    Played((G, G, G, G), NEW | ON, 487, "the new buildings, four sensible players"),
    Played(
        (R, R, G, R),
        NEW | OFF | {"guard_room": "always"},
        440,
        "the new buildings, three careless players, no more than six cards",
    ),
    Played((R, R, R, R), NEW | ON | {"stashes": "open"}, 465, "the new buildings at random"),
)


def play(played: Played) -> Iterator[Chosen]:
    """Let the players choose; whoever is asked may answer first."""
    chance = Chance(played.seed)
    state = _start(played)
    while asked := GAME.decisions(state):
        decision = asked[chance.below(len(asked))]
        seat = decision.seat

        def guess(seat: int = seat) -> State:
            return GAME.determinize(state, seat, chance)

        view = GAME.view(state, seat)
        choice = choose(GAME, played.players[seat], view, decision, guess, chance)
        yield seat, decision.kind, answering.keys(decision, choice)
        GAME.apply(state, seat, choice)


def write(played: Played, choices: Iterable[Chosen]) -> str:
    """Write the game that these choices make. AssertionError where one is not asked."""
    state = _start(played)
    lines = [
        f"# {played.why}",
        f"# players {' '.join(played.players)}",
        *[f"# {name} {value}" for name, value in played.options.items()],
        f"# seed {played.seed}",
        "",
    ]
    for seat, kind, keys in choices:
        decision = GAME.asked(state, seat)
        assert decision is not None, f"seat {seat} is not asked"
        assert decision.kind == kind, f"seat {seat} is asked {decision.kind}, not {kind}"
        lines.append(" ".join((str(seat), kind, *keys)))
        told = GAME.apply(state, seat, answering.choose(decision, *keys))
        lines += [_told(event) for event in told]
    outcome = GAME.outcome(state)
    assert outcome is not None, "the choices end before the game does"
    lines += ["", f"# over {outcome.reason}"]
    for seat, breakdown in enumerate(outcome.breakdown):
        points = " ".join(f"{line.key}={line.points}" for line in breakdown)
        score, tie = outcome.scores[seat], outcome.tiebreak[seat]
        lines.append(f"# seat {seat} rank={outcome.ranks[seat]} score={score} tie={tie} {points}")
    lines.append(f"# state {GAME.digest(state)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Iterator[Chosen]:
    """Read the choices of a transcript."""
    for line in text.splitlines():
        if line and line[0].isdigit():
            seat, kind, *keys = line.split()
            yield int(seat), kind, tuple(keys)


def _start(played: Played) -> State:
    return GAME.new(played.options, len(played.players), played.seed)[0]


def _told(event: Event) -> str:
    audience = "*" if event.audience is None else ",".join(map(str, event.audience)) or "-"
    facts = " ".join(f"{name}={_fact(fact)}" for name, fact in event.facts.items())
    return f"    {audience} {event.kind}{'!' * event.reveals} {facts}".rstrip()


def _fact(fact: Fact) -> str:
    return ",".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)
