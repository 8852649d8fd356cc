"""Grouping people who look for a table: the example of its design, and its laws."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from itertools import combinations
from time import perf_counter

import pytest

from bot.engine.time_control import PRESETS
from bot.service.seeking.grouping import Group, Kind, Open, Queue, Seeker, grouped
from rules.chance import Chance
from tests.games import GAMES

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
JUAN, MARCO = "san_juan", "san_marco"
ANY = tuple(GAMES)
CLOCK = ("normal",)

A = Seeker(1, 101, (JUAN,), (3, 4), CLOCK, NOON)
B = Seeker(2, 102, (JUAN, MARCO), (3,), CLOCK, NOON + HOUR)
C = Seeker(3, 103, (JUAN,), (4,), CLOCK, NOON + 2 * HOUR)
D = Seeker(4, 104, ANY, (3, 4), CLOCK, NOON + 3 * HOUR)

SAN_JUAN_FOR_3 = Kind(JUAN, 3, "normal")
SAN_JUAN_FOR_4 = Kind(JUAN, 4, "normal")


def of(
    *seekers: Seeker, lobbies: Iterable[Open] = (), apart: Iterable[frozenset[int]] = ()
) -> Queue:
    return Queue(seekers, tuple(lobbies), frozenset(apart))


def tables(queue: Queue, now: datetime = NOON) -> tuple[Group, ...]:
    return grouped(GAMES, queue, now)


def drawn(chance: Chance, number: int) -> Seeker:
    """Draw a person whose wishes are as random as their time."""

    def some(values: tuple[int | str, ...]) -> tuple[int | str, ...]:
        return tuple(value for value in values if chance.random() < 0.5) or values

    since = NOON - chance.below(72) * HOUR
    half = None if chance.random() < 0.2 else since + HOUR * chance.below(72)
    games, seats, clocks = some(ANY), some((2, 3, 4, 5)), some(tuple(PRESETS))
    return Seeker(number, 1000 + number, games, seats, clocks, since, half)  # type: ignore[arg-type]


def random_queue(seed: int, people: int) -> Queue:
    chance = Chance(seed)
    seekers = tuple(drawn(chance, number) for number in range(1, people + 1))
    pairs = combinations([each.user_id for each in seekers], 2)
    apart = frozenset(frozenset(pair) for pair in pairs if chance.random() < 0.05)
    lobby = Open(9, SAN_JUAN_FOR_4, (7, seekers[0].user_id + 5000), 0)
    return Queue(seekers, (lobby,), apart)


def test_the_example_of_the_design() -> None:
    """Four seats miss one person; three are filled by A, B and D; C waits."""
    assert tables(of(A, B, C, D)) == (Group(SAN_JUAN_FOR_3, (1, 2, 4)),)


def test_the_largest_table_comes_first() -> None:
    fourth = B._replace(seats=(2, 3, 4))
    assert tables(of(A, fourth, C, D)) == (Group(SAN_JUAN_FOR_4, (1, 2, 3, 4)),)


def test_the_game_that_more_people_want_comes_first() -> None:
    both = [A._replace(number=n, user_id=n, games=(MARCO, JUAN), seats=(3,)) for n in (1, 2, 3)]
    one = A._replace(number=4, user_id=4, games=(JUAN,), seats=(2,))
    [group] = tables(of(*both, one))
    assert group == Group(SAN_JUAN_FOR_3, (1, 2, 3))


def test_no_one_gets_a_lobby_before_half_of_their_time() -> None:
    waiting = C._replace(half=NOON + HOUR)
    assert tables(of(waiting), NOON) == ()
    assert tables(of(waiting), NOON + HOUR) == (Group(SAN_JUAN_FOR_4, (3,)),)


def test_a_lobby_misses_as_few_people_as_possible() -> None:
    """With D, A misses one person of three; with C, too, one of four: that table is larger."""
    first = A._replace(half=NOON)
    assert tables(of(first, D)) == (Group(SAN_JUAN_FOR_3, (1, 4)),)
    assert tables(of(first, C, D)) == (Group(SAN_JUAN_FOR_4, (1, 3, 4)),)


def test_a_person_whose_game_is_gone_waits() -> None:
    assert tables(of(A._replace(games=("gone",), half=NOON))) == ()


def test_an_open_lobby_is_filled_first() -> None:
    lobby = Open(7, SAN_JUAN_FOR_3, (201, 202), 0)
    assert tables(of(A, B, D, lobbies=[lobby])) == (Group(SAN_JUAN_FOR_3, (1,), 7),)


def test_people_of_whom_one_has_muted_the_other_do_not_meet() -> None:
    apart = [frozenset((101, 102))]
    assert tables(of(A, B, D, apart=apart)) == ()
    fifth = B._replace(number=5, user_id=105, since=NOON + 4 * HOUR)
    assert tables(of(A, B, D, fifth, apart=apart)) == (Group(SAN_JUAN_FOR_3, (1, 4, 5)),)
    lobby = Open(7, SAN_JUAN_FOR_3, (101, 202), 0)
    assert tables(of(B, lobbies=[lobby], apart=apart)) == ()


@pytest.mark.parametrize("seed", range(40))
def test_laws(seed: int) -> None:
    """No one is in two groups, all of a group want its table, and none are apart."""
    queue = random_queue(seed, 60)
    known = {seeker.number: seeker for seeker in queue.seekers}
    groups = tables(queue)
    seated = [number for group in groups for number in group.members]
    assert len(seated) == len({*seated})
    for group in groups:
        people = [known[number] for number in group.members]
        assert all(person.wants(group.kind) for person in people)
        there = [person.user_id for person in people]
        there += queue.lobbies[0].people if group.table_id else ()
        assert len(there) <= group.kind.seats
        assert group.kind.seats in GAMES[group.kind.game].seats
        assert not {frozenset(pair) for pair in combinations(there, 2)} & queue.apart
        if len(there) < group.kind.seats and group.table_id is None:
            half = people[0].half
            assert half is not None
            assert half <= NOON


@pytest.mark.parametrize("seed", range(10))
def test_the_order_of_the_rows_does_not_matter(seed: int) -> None:
    queue = random_queue(seed, 40)
    same_age = [each._replace(since=NOON) for each in queue.seekers]
    first = tables(queue._replace(seekers=tuple(same_age)))
    Chance(seed).shuffle(same_age)
    assert tables(queue._replace(seekers=tuple(same_age))) == first


def test_nobody_is_left_who_would_fill_a_table() -> None:
    queue = random_queue(3, 60)._replace(apart=frozenset())
    groups = tables(queue)
    seated = {number for group in groups for number in group.members}
    left = [each for each in queue.seekers if each.number not in seated]
    assert tables(Queue(tuple(left)), NOON) == ()


def test_5000_people_are_grouped_in_200_ms() -> None:
    chance = Chance(1)
    queue = Queue(tuple(drawn(chance, number) for number in range(1, 5001)))
    begun = perf_counter()
    assert tables(queue)
    took = perf_counter() - begun
    assert took < 1.0  # on a busy machine; alone it takes about 0.1 s
