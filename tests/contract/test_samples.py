"""The laws over the further games of each game's record: with an expansion, with few cards.

The soak plays more of them, from the seed on where these end.

At further random games the laws only glance: they check one position for each of a few kinds of
questions, and one of the laws that replay a game checks it whole. The soak holds the same games,
and more, under all laws at all positions (`test_laws.test_soak`).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.chance import Chance
from tests.contract.laws import LAWS
from tests.contract.under_laws import glance, played
from tests.contract.walks import Chooser, at_random, greedily, tables, walk
from tests.games import GAMES, known
from tests.games.record import Sample

PARTS = 5
"""The number of parts in which games are judged, so that several processes can share them."""
SOAK_PARTS = 40
FIRST_GLANCED = 15
"""The laws look at the games of the seeds before it whole (test_laws)."""
GLANCED = 3
"""The number of kinds of questions that the laws check in each game at which they only glance."""
CASE = ("key", "sample", "seats", "choose", "seeds")


def cases(parts: int, *, soak: bool = False) -> list[Any]:
    """Return each part of each sample, for every number of seats and by both kinds of players."""
    return list(_cases(parts, soak))


def _cases(parts: int, soak: bool) -> Iterator[Any]:
    for key, game in GAMES.items():
        for name, sample in known(key).samples.items():
            for seats in game.seats:
                for choose in (at_random, greedily):
                    seeds = further(sample, choose) if soak else usual(sample, choose)
                    for part in range(min(parts, len(seeds))):
                        yield pytest.param(
                            key,
                            sample,
                            seats,
                            choose,
                            seeds[part::parts],
                            id=f"{key}-{name}-{seats}-{choose.__name__}-{part}",
                        )


def usual(sample: Sample, choose: Chooser) -> range:
    games = sample.greedily if choose is greedily else sample.at_random
    return range(sample.first, sample.first + games)


def further(sample: Sample, choose: Chooser) -> range:
    first = usual(sample, choose).stop
    games = sample.more_greedily if choose is greedily else sample.more_at_random
    return range(first, first + games)


@pytest.mark.proof
@pytest.mark.parametrize(CASE, cases(PARTS))
def test_games_obey_all_laws(
    key: str, sample: Sample, seats: int, choose: Chooser, seeds: range
) -> None:
    all_obey(key, sample, seats, choose, seeds)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "sample", "seats", "choose", "seeds"), cases(SOAK_PARTS, soak=True)
)
def test_soak(key: str, sample: Sample, seats: int, choose: Chooser, seeds: range) -> None:
    all_obey(key, sample, seats, choose, seeds)


def all_obey(key: str, sample: Sample, seats: int, choose: Chooser, seeds: range) -> None:
    """Let games be judged by every law."""
    for seed in seeds:
        played = walk(sample.game or GAMES[key], seats, seed, sample.options, choose)
        for judge in LAWS.values():
            try:
                judge(played, Chance(seed))
            except BaseException as error:
                error.add_note(f"{seats} seats, seed {seed}, {choose.__name__}")
                raise


@pytest.mark.proof
@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, seats in tables() if known(key).glanced]
)
def test_further_games_obey_the_laws_at_a_glance(key: str, seats: int) -> None:
    """The least checked questions of each game come first."""
    looked: Counter[str] = Counter()
    for seed in range(FIRST_GLANCED, FIRST_GLANCED + known(key).glanced):
        game = played(key, seats, seed)
        asked = sorted({step.decision.kind for step in game.steps})
        kinds = sorted(asked, key=lambda kind: looked[kind])[:GLANCED]
        glance(game, kinds)
        looked.update(kinds)
