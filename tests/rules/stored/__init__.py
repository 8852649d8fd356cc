"""Running games in the form of every stored version: one for each kind of question and player
count.

`python -m tests.rules.stored` adds those of the current version of each game. Each version has a
file, packed, because positions repeat each other and nobody reads them. Older files stay unchanged:
a table may still be stored in that form. A position equal to that of the version before is left
out, because loading the older one tests this and a migration more; the first stays, so that each
version has one.
"""

import json
import lzma
from collections.abc import Iterator, Mapping
from pathlib import Path

from rules.chance import Chance
from rules.decision import sample
from rules.game import AnyGame

HERE = Path(__file__).parent

SEEDS = range(1, 200)
LATE = 100


def file_of(key: str, version: int) -> Path:
    """Return the file of a version's games."""
    return HERE / key / f"{version}.json.xz"


def read(path: Path) -> dict[str, str]:
    """Return the stored positions in a file, by name."""
    return json.loads(lzma.decompress(path.read_bytes()))


def write(path: Path, positions: Mapping[str, str]) -> None:
    """Store positions in a file, by name."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(lzma.compress(json.dumps(positions, indent=0).encode()))


def games_in_the_middle(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield a name and a stored position for each kind of question and player count.

    Taken from the second half of random games, so that there is much in them; where a kind is
    rare, from wherever it comes up. The table options vary.
    """
    for seats in game.seats:
        found: dict[str, str] = {}
        late: set[str] = set()
        for seed in SEEDS:
            chance = Chance(seed)
            options = {
                option.name: option.values[chance.below(len(option.values))]
                for option in game.options
            }
            state, _ = game.new(options, seats, seed)
            moves = 0
            while decisions := game.decisions(state):
                kind = decisions[-1].kind
                if kind not in late and (moves > LATE or kind not in found):
                    found[kind] = game.dump(state)
                    if moves > LATE:
                        late.add(kind)
                asked = decisions[chance.below(len(decisions))]
                game.apply(state, asked.seat, sample(asked, chance.random))
                moves += 1
        for kind, text in sorted(found.items()):
            yield f"{seats}_seats_{kind}", text


def as_before(game: AnyGame, name: str, text: str) -> bool:
    """Return whether the newest position of that name differs in nothing but the version."""
    versions = (read(file_of(game.key, version)) for version in range(game.version - 1, 0, -1))
    before = next((positions[name] for positions in versions if name in positions), None)
    return before is not None and _body(before) == _body(text)


def _body(text: str) -> str:
    """Return a stored position without its version, which stands in front."""
    return text.partition(",")[2]
