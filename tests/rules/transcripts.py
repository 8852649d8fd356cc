"""Whole games as text: the choices, by key, and the events, as facts.

A line without indent is a choice: seat, kind, options by key. Indented lines are its events: the
audience (`*` everyone, `-` no one, else seats), the kind of event with `!` if it reveals something,
the facts. The stored games of each game lie in its folder `transcripts`, and must replay to the
letter. After an intended change of rules,

    python -m tests.rules.transcripts san_juan

(or another game) plays them again, and prints the first difference of each: check that one, because
the rest follows from it. If they no longer show all their `WANTED` patterns, `--search` names other
seeds, as few as it finds.
"""

import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from rules import decision as answering
from rules.chance import Chance
from rules.event import Event, Fact
from rules.game import AnyGame
from rules.opponents import choose

Chosen = tuple[int, str, tuple[str, ...]]
"""A choice as text: seat, kind of decision, options by key."""

SEEDS = 60
"""The number of other seeds tried for each table."""


class Played(NamedTuple):
    """The heading of a transcript: everything its game is made of, apart from the choices."""

    players: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    why: str

    @property
    def name(self) -> str:
        return f"{len(self.players)}_seats_{self.seed}.txt"


def play(game: AnyGame, played: Played) -> Iterator[Chosen]:
    """Let the players choose; any seat with a question may answer first."""
    chance = Chance(played.seed)
    state, _ = _start(game, played)
    while asked := game.decisions(state):
        decision = asked[chance.below(len(asked))]
        seat = decision.seat

        def guess(seat: int = seat) -> Any:
            return game.determinize(state, seat, chance)

        view = game.view(state, seat)
        choice = choose(game, played.players[seat], view, decision, guess, chance)
        yield seat, decision.kind, answering.keys(decision, choice)
        game.apply(state, seat, choice)


def write(game: AnyGame, played: Played, choices: Iterable[Chosen]) -> str:
    """Write the game of these choices. AssertionError if a seat has no such question."""
    state, events = _start(game, played)
    lines = [
        f"# {played.why}",
        f"# players {' '.join(played.players)}",
        *[f"# {name} {value}" for name, value in played.options.items()],
        f"# seed {played.seed}",
        "",
        *[_told(event) for event in events],
    ]
    for seat, kind, keys in choices:
        decision = game.asked(state, seat)
        assert decision is not None, f"seat {seat} is not asked"
        assert decision.kind == kind, f"seat {seat} is asked {decision.kind}, not {kind}"
        lines.append(" ".join((str(seat), kind, *keys)))
        told = game.apply(state, seat, answering.choose(decision, *keys))
        lines += [_told(event) for event in told]
    outcome = game.outcome(state)
    assert outcome is not None, "the choices end before the game does"
    lines += ["", f"# over {outcome.reason}"]
    for seat, breakdown in enumerate(outcome.breakdown):
        points = " ".join(f"{line.key}={line.points}" for line in breakdown)
        score = outcome.scores[seat]
        tie = ",".join(str(line.values[seat]) for line in outcome.tiebreak)
        lines.append(f"# seat {seat} rank={outcome.ranks[seat]} score={score} tie={tie} {points}")
    lines.append(f"# state {game.digest(state)}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Iterator[Chosen]:
    """Read the choices of a transcript."""
    for line in text.splitlines():
        if line and line[0].isdigit():
            seat, kind, *keys = line.split()
            yield int(seat), kind, tuple(keys)


def _start(game: AnyGame, played: Played) -> tuple[Any, tuple[Event, ...]]:
    return game.new(played.options, len(played.players), played.seed)


def _told(event: Event) -> str:
    audience = "*" if event.audience is None else ",".join(map(str, event.audience)) or "-"
    facts = " ".join(f"{name}={_fact(fact)}" for name, fact in event.facts.items())
    return f" {audience} {event.kind}{'!' * event.reveals} {facts}".rstrip()


def _fact(fact: Fact) -> str:
    return ",".join(map(str, fact)) if isinstance(fact, tuple) else str(fact)


def folder(key: str) -> Path:
    """Return the folder of a game's stored games."""
    return Path(__file__).parent / key / "transcripts"


def stored(key: str) -> dict[str, str]:
    """Return the stored games of a game, by the names of their files."""
    return {
        path.name: path.read_text(encoding="utf-8") for path in sorted(folder(key).glob("*.txt"))
    }


def listed(key: str) -> Sequence[Played]:
    """Return the headings of those games."""
    made: Sequence[Played] = import_module(f"tests.rules.{key}.transcripts").TRANSCRIPTS
    return made


def wanted(key: str) -> frozenset[str]:
    """Return the patterns of lines that the stored games of a game must show together."""
    return frozenset(getattr(import_module(f"tests.rules.{key}.transcripts"), "WANTED", ()))


def lacking(patterns: Iterable[str], texts: Collection[str]) -> frozenset[str]:
    """Return the patterns that these games lack."""
    return frozenset(
        each for each in patterns if not any(re.search(each, text, re.MULTILINE) for text in texts)
    )


def renew(game: AnyGame) -> None:
    """Play the stored games of a game again: only after an intended change of rules."""
    before = stored(game.key)
    for stale in folder(game.key).glob("*.txt"):
        stale.unlink()
    for played in listed(game.key):
        text = write(game, played, play(game, played))
        (folder(game.key) / played.name).write_text(text, encoding="utf-8")
        print(f"{played.name}: {_parting(before.get(played.name, ''), text)}")
    for each in sorted(lacking(wanted(game.key), stored(game.key).values())):
        print(f"no game shows {each!r} any more: try --search")


def _parting(before: str, now: str) -> str:
    """Return the first difference of a game."""
    both = enumerate(zip_longest(before.splitlines(), now.splitlines()), start=1)
    found = (f"line {at} was {old!r}, is {new!r}" for at, (old, new) in both if old != new)
    return next(found, "as before")


def search(game: AnyGame) -> Iterator[tuple[Played, Played]]:
    """Yield listed games with replacements, so that together they show every wanted pattern.

    Each replacement is the seed that leaves the fewest patterns lacking. Raises ValueError if none
    helps.
    """
    tables = {played.name: played for played in listed(game.key)}
    missing = {name: _missing(game, played) for name, played in tables.items()}
    tries = [
        (name, other, _missing(game, other))
        for name, played in tables.items()
        for other in _others(played)
    ]

    def left(tried: tuple[str, Played, frozenset[str]]) -> frozenset[str]:
        name, _, new = tried
        return new.intersection(*(old for other, old in missing.items() if other != name))

    while still := frozenset.intersection(*missing.values()):
        best = min(tries, key=lambda tried: len(left(tried)))
        if len(left(best)) == len(still):
            raise ValueError(f"no other seed shows {sorted(still)}")
        name, other, missing[name] = best
        tries = [tried for tried in tries if tried[0] != name]
        yield tables[name], other


def _missing(game: AnyGame, played: Played) -> frozenset[str]:
    return lacking(wanted(game.key), [write(game, played, play(game, played))])


def _others(played: Played) -> Iterator[Played]:
    """Yield the same table with other seeds, unused by any table."""
    return (played._replace(seed=played.seed * 1_000 + n) for n in range(SEEDS))


if __name__ == "__main__":
    from rules.registry import GAMES

    key, *rest = sys.argv[1:]
    if rest == ["--search"]:
        for old, new in search(GAMES[key]):
            print(f"{old.name} ({old.why}): take seed {new.seed}")
    else:
        renew(GAMES[key])
