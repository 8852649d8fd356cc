"""Letters are delivered once, each on its own, by the process that they belong to."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.background import Background
from bot.engine.backoff import FIRST_DELAY
from bot.notify import letters as notify
from bot.notify.errors import NotNow, Resting, Undeliverable, Unreachable, Unwanted
from bot.notify.letters import Letters
from bot.notify.sending import OPENING
from bot.shards import Shards
from bot.storage import letters
from bot.storage.rows import Letter, LetterRow
from tests.bot.service.house import SERVER, House

TO_ADA = Letter("evening", user_id=11, about=3)
POST = Letter("evening", server_id=SERVER, about=4)


class Post:
    """Delivers a house's letters, to a list."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: list[LetterRow] = []
        self.fail: Callable[[LetterRow], Exception | None] = lambda _: None
        self.slow: set[int | None] = set()
        """What the letters are about whose delivery waits for `go_on`."""
        self.go_on = asyncio.Event()
        self.begin()

    def begin(self) -> None:
        house = self.house
        self.letters = Letters(
            house.store, {"evening": self._tell}, house.clock, house.later.append, Background()
        )

    async def _tell(self, row: LetterRow) -> None:
        if row.about in self.slow:
            await self.go_on.wait()
        error = self.fail(row)
        if error is not None:
            raise error
        self.told.append(row)

    async def add(self, *written: Letter) -> None:
        await self.house.store.write(letters.add, written, self.house.clock.now())

    async def take(self) -> list[int | None]:
        """Deliver what is due; return what the letters that were told are about."""
        self.letters.kick()
        run: Awaitable[None] | None = self.letters._run  # pyright: ignore[reportPrivateUsage] - the only way to wait for it
        assert run is not None
        await run
        told, self.told = self.told, []
        return [row.about for row in told]

    async def rows(self) -> list[LetterRow]:
        some_day = self.house.clock.now() + timedelta(days=1000)
        return (await self.house.store.read(letters.due, some_day, 100)).due

    async def waiting(self) -> list[int]:
        return [row.id for row in await self.rows()]

    async def one_is_left(self) -> bool:
        return len(await self.rows()) == 1

    async def ada_has_hers(self) -> bool:
        return len(await self.rows()) == 2 and bool(self.told)

    async def all_are_claimed(self) -> bool:
        return all(row.claimed_at is not None for row in await self.rows())


@pytest.fixture
def post(house: House) -> Post:
    return Post(house)


async def test_letters_are_told_once_in_order(post: Post) -> None:
    await post.add(TO_ADA, POST)
    assert await post.take() == [3, 4]
    assert await post.take() == []
    assert await post.waiting() == []


async def test_one_for_later_waits_and_sets_the_alarm(post: Post) -> None:
    tomorrow = post.house.clock.now() + timedelta(days=1)
    await post.add(TO_ADA._replace(not_before=tomorrow))
    assert await post.take() == []
    assert post.house.later == [tomorrow]
    post.house.clock.time = tomorrow
    assert await post.take() == [3]


async def test_one_that_fails_delays_no_other_and_is_tried_again(post: Post) -> None:
    await post.add(TO_ADA, POST)
    post.fail = lambda row: NotNow("limited", timedelta(minutes=1)) if row.user_id else None
    assert await post.take() == [4]
    post.fail = lambda _: None
    assert await post.take() == []
    post.house.clock.advance(minutes=1)
    assert await post.take() == [3]


@pytest.mark.parametrize(
    ("error", "after"),
    [
        (Unwanted(), OPENING),
        (Resting("too fast", timedelta(minutes=30)), timedelta(minutes=30)),
        (OSError("no network"), timedelta(seconds=5)),
    ],
    ids=["too many channels are opened", "no messages at all", "the network"],
)
async def test_what_passes_is_waited_for(post: Post, error: Exception, after: timedelta) -> None:
    await post.add(TO_ADA)
    post.fail = lambda _: error
    await post.take()
    post.fail = lambda _: None
    post.house.clock.time += after - timedelta(seconds=1)
    assert await post.take() == []
    post.house.clock.advance(seconds=1)
    assert await post.take() == [3]


@pytest.mark.parametrize("error", [Unreachable(), Undeliverable("gone")])
async def test_what_never_arrives_is_dropped(post: Post, error: Exception) -> None:
    await post.add(TO_ADA)
    post.fail = lambda _: error
    await post.take()
    await post.take()
    assert await post.waiting() == []
    user = await post.house.host.profiles.user(11)
    assert user.dm_closed is isinstance(error, Unreachable)


async def test_one_that_may_have_arrived_is_repeated_with_its_number(post: Post) -> None:
    """Discord drops it if it has, by a nonce of the number and the time."""
    sent: list[LetterRow] = []

    def arrive_unanswered(row: LetterRow) -> Exception:
        sent.append(row)
        return TimeoutError()

    await post.add(TO_ADA)
    post.fail = arrive_unanswered
    await post.take()
    await post.house.restart()
    post.begin()
    await post.take()
    first, again = sent
    assert (first.id, first.created_at) == (again.id, again.created_at)
    assert (first.claimed_at, again.claimed_at) == (None, post.house.clock.now())


async def test_what_has_arrived_is_not_repeated_after_a_stop_that_cut_another_off(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notify, "FAREWELL", timedelta())
    post.slow = {3}
    await post.add(TO_ADA, POST)
    post.letters.kick()
    await _until(post.one_is_left)
    await post.letters.stop()
    assert [row.about for row in post.told] == [4]
    post.begin()
    post.told, post.slow = [], set()
    assert await post.take() == [3]


async def test_a_fault_of_the_database_sends_nothing_twice_and_delays_nothing_for_long(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One letter's refusal cannot be noted while the other is on its way."""
    await post.add(TO_ADA, POST)
    post.slow = {4}
    post.fail = lambda row: OSError("no network") if row.user_id else None
    with monkeypatch.context() as patch:
        patch.setattr(letters, "put_off", _locked)
        post.letters.kick()
        await _until(post.all_are_claimed)
        await asyncio.sleep(0.1)
        assert post.letters.at_work
        post.go_on.set()
        assert await post.take() == [4]
    post.fail = lambda _: None
    post.house.clock.time += FIRST_DELAY
    assert await post.take() == [3]


def _locked(*_: object) -> None:
    raise OSError("database is locked")


async def _until(so: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(2000):
        if await so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never was")


async def test_one_that_another_process_has_claimed_meanwhile_is_left_to_it(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when this one has lost its lease since it looked."""
    await post.add(TO_ADA)
    now = post.house.clock.now()

    async def look(work: Callable[..., letters.DueLetters], *given: Any) -> letters.DueLetters:
        found = await post.house.store.read(work, *given)
        for row in found.due:
            await post.house.store.write(letters.claim, row.id, now, now + timedelta(minutes=10))
        return found

    monkeypatch.setattr(post.house.store, "read_once", look)
    assert await post.take() == []


async def test_what_changes_while_it_is_told_is_told_again_afterwards(post: Post) -> None:
    """As when a server takes its page down while that is being shown."""
    assert not await post.house.store.read(letters.waits, POST)
    await post.add(POST)
    assert await post.house.store.read(letters.waits, POST)
    post.slow = {4}
    post.letters.kick()
    await _until(post.all_are_claimed)
    assert not await post.house.store.read(letters.waits, POST)
    post.go_on.set()
    await post.add(POST, POST)
    assert await post.take() == [4, 4, 4]


async def test_two_about_the_same_are_told_one_after_the_other(post: Post) -> None:
    await post.add(POST, TO_ADA, POST)
    post.slow = {4}
    post.letters.kick()
    await _until(post.ada_has_hers)
    assert [row.claimed_at is not None for row in await post.rows()] == [False, True]
    post.go_on.set()
    assert await post.take() == [3, 4, 4]


async def test_letters_keep_no_one_from_writing_at_a_table(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post.add(TO_ADA)
    assert await post.take() == [3]
    await post.add(TO_ADA, POST)
    post.fail = lambda row: OSError("no network") if row.user_id else None
    monkeypatch.setattr(post.house.store, "write", _locked)
    assert await post.take() == [4]
    post.house.clock.time += FIRST_DELAY
    post.fail = lambda _: None
    assert await post.take() == [3]


async def test_nothing_is_kept_of_a_person_whose_data_was_deleted_meanwhile(post: Post) -> None:
    await post.add(TO_ADA)
    post.slow = {3}
    post.fail = lambda _: Unreachable()
    post.letters.kick()
    await _until(post.all_are_claimed)
    await post.house.host.privacy.forget(11)
    post.go_on.set()
    await post.take()
    assert not (await post.house.host.profiles.user(11)).dm_closed


async def test_a_claim_of_a_dead_process_is_freed_at_the_next_start(post: Post) -> None:
    await post.add(TO_ADA)
    now = post.house.clock.now()
    [number] = await post.waiting()
    await post.house.store.write(letters.claim, number, now, now + timedelta(minutes=10))
    assert await post.take() == [3]  # its first look frees what an earlier run has claimed


async def test_a_message_waits_while_its_person_is_off(post: Post) -> None:
    await post.house.host.profiles.set_user(11, zone="UTC", quiet=(0, 6 * 60))
    post.house.clock.advance(hours=2)
    await post.add(TO_ADA)
    assert await post.take() == []
    post.house.clock.advance(hours=5)
    assert await post.take() == [3]


async def test_a_post_waits_while_the_bot_is_off_the_server(post: Post) -> None:
    await post.house.host.profiles.note_left(SERVER)
    await post.add(TO_ADA, POST)
    assert await post.take() == [3]
    await post.house.host.profiles.note_joined(SERVER)
    assert await post.take() == [4]


async def test_a_servers_process_tells_its_posts_and_shard_0_messages(post: Post) -> None:
    other, here = (post.house.beside(Shards((shard,), 2)) for shard in (1, 0))
    await other.begin()  # which divides the servers
    await Post(other).add(Letter("evening", server_id=1 << 22, about=5))
    await Post(here).add(TO_ADA)
    assert await Post(here).take() == [3]
    assert await Post(other).take() == [5]
    await other.store.close()
    await here.store.close()


async def test_letters_to_a_person_are_deleted_with_their_data(post: Post) -> None:
    await post.add(TO_ADA, POST)
    await post.house.host.privacy.forget(11)
    assert await post.take() == [4]
