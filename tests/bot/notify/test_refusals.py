"""Every refusal of Discord comes to an end: each documented code, for each kind of row.

First, the publisher's error for each code, through the real discord.py. Then the row is tried again
and again, until it is delivered elsewhere, dropped or set aside.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, cast, get_args

import discord
import pytest
from discord.http import Route
from structlog.testing import capture_logs

from bot.engine.model import Position, TableInfo, UserInfo, VoteInfo
from bot.notify import failing, faults
from bot.notify.errors import NotNow, Refused, Undeliverable, Unreachable, Unwanted
from bot.notify.publisher import DiscordPublisher
from bot.service.messages import Volume
from bot.service.showing import Ending, Reminding, Successor, Voting
from bot.service.troubles import GONE, Trouble
from bot.storage import outbox
from bot.storage.kinds import KINDS as KINDS_OF_ROWS
from bot.storage.kinds import Kind
from bot.storage.rows import Notice, OutboxRow
from bot.text import texts
from bot.ui.sheet import Sheet
from rules.registry import GAMES
from tests.bot.notify.codes import CODES
from tests.bot.service.house import House, untold

PERSON: Final = 11


class Told(NamedTuple):
    """A row to be told: `posted` at its table, or to a person by direct message."""

    notice: Notice
    posted: bool = True
    status: str = "running"
    dm: bool = True
    shown: int = 1


KINDS: Final[Mapping[str, Told]] = {
    "lobby": Told(Notice("lobby"), status="lobby"),
    "call": Told(Notice("call", fresh=True), status="lobby"),
    "board": Told(Notice("board", fresh=True, ping=(PERSON,))),
    "board that is edited": Told(Notice("board")),
    "final": Told(Notice("final"), status="finished"),
    "vote": Told(Notice("vote", fresh=True, ping=(PERSON,), vote_id=1)),
    "vote by message": Told(Notice("vote", PERSON, vote_id=1), posted=False),
    "panel": Told(Notice("panel", PERSON), posted=False),
    "nudge": Told(Notice("nudge", PERSON), posted=False),
    "reminder": Told(Notice("reminder", PERSON), posted=False),
    "reminder in a post": Told(Notice("reminder", PERSON), dm=False),
    "digest": Told(Notice("digest", PERSON), posted=False),
    "full": Told(Notice("full", PERSON), posted=False, status="lobby"),
    "rematch": Told(Notice("rematch", PERSON), posted=False, status="lobby"),
    "begun": Told(Notice("begun", PERSON), posted=False, shown=0),
    "result": Told(Notice("result", PERSON), posted=False, status="finished"),
    "result in a post": Told(Notice("result", PERSON), status="finished", dm=False),
    "warned": Told(Notice("warned", PERSON), posted=False),
    "warned in a post": Told(Notice("warned", PERSON, fresh=True), dm=False),
    "time up": Told(Notice("timeup", PERSON), posted=False),
    "time up in a post": Told(Notice("timeup", PERSON, fresh=True), dm=False),
    "stand-in": Told(Notice("standin", PERSON, vote_id=1), posted=False),
    "stand-in in a post": Told(Notice("standin", PERSON, fresh=True, vote_id=1), dm=False),
    "taken": Told(Notice("taken", PERSON), posted=False),
    "alone": Told(Notice("alone", PERSON), posted=False),
    "alone in a post": Told(Notice("alone", PERSON, fresh=True), dm=False),
    "trouble": Told(Notice("trouble", PERSON), posted=False),
}


def test_every_kind_says_how_it_is_told_and_has_its_way_to_discord() -> None:
    assert list(KINDS_OF_ROWS) == list(get_args(Kind))
    nothing = cast("Any", None)
    publisher = DiscordPublisher(nothing, nothing, nothing, threads=False)
    posts, messages = publisher._posts, publisher._messages  # pyright: ignore[reportPrivateUsage] - what it knows
    assert {*posts, *messages.kinds} == {*KINDS_OF_ROWS}


# --- what is made of each code ------------------------------------------------------------------


class Refusing:
    """A Discord that refuses everything with one code, or messages only."""

    def __init__(self, *, messages_only: bool) -> None:
        self.code = 0
        self._messages_only = messages_only

    async def request(self, route: Route, **_: Any) -> Any:
        if self._messages_only and route.path == "/users/{user_id}":
            return {"id": str(PERSON), "username": "ada", "discriminator": "0", "avatar": None}
        if self._messages_only and route.path == "/users/@me/channels":
            return {"id": "900", "type": 1, "recipients": []}
        response: Any = SimpleNamespace(status=403, reason="refused")
        raise discord.HTTPException(response, cast("Any", {"code": self.code, "message": "no"}))


def _publisher(told: Told, position: Position, refusing: Refusing) -> DiscordPublisher:
    """Return the publisher at that Discord, with a host that knows this table only."""
    client = discord.Client(intents=discord.Intents.none())
    client.http.request = refusing.request
    nothing = SimpleNamespace(
        unavailable=False, get_channel=lambda _: None, get_channel_or_thread=lambda _: None
    )
    client.get_guild = lambda _, /: cast("Any", nothing)
    edited = not told.notice.fresh
    status, post_id = cast("Any", told.status), 5 if edited else None
    seats = position.table.seats
    clocked = (
        replace(
            seats[0],
            deadline=position.table.created_at,
            overtime=True,
            stand_in=True,
            back_at=position.table.created_at,
        ),
        *seats[1:],
    )
    table = replace(position.table, status=status, post_id=post_id, seats=clocked, kept=(PERSON,))
    vote = VoteInfo(
        id=1,
        table_id=table.id,
        kind="abort",
        seat=None,
        user_id=PERSON,
        clock=None,
        opened_at=table.created_at,
        closes_at=table.created_at,
        outcome=None,
        post_id=None,
        options=("yes", "no"),
        voters=(PERSON,),
        answers={},
    )

    def always(value: Any) -> Any:
        async def give(*_: object, **__: object) -> Any:
            return value

        return give

    sheet = Sheet()
    sheet.text("…")
    user = UserInfo(PERSON, dm=told.dm)
    asked = replace(position, shown=told.shown, table=table)
    trouble = Trouble("K7QM2P3R", GONE)
    shown = SimpleNamespace(table=table, person=user, position=asked, unshown=trouble, claims=True)
    host = SimpleNamespace(
        games=GAMES,
        now=lambda: table.created_at,
        calling=SimpleNamespace(role_at=always(None)),
        messages=SimpleNamespace(
            volume=always(Volume.LOUD), was_just_called=always(False), note_channel=always(None)
        ),
        look=SimpleNamespace(table=always(table)),
        profiles=SimpleNamespace(user=always(user)),
        show=SimpleNamespace(
            panel=always(shown),
            board=always(shown),
            reminder=always(Reminding([table], cast("Any", shown))),
            vote=always(Voting(vote, table, user)),
            successor=always(Successor(table, seats[0], user)),
            ending=always(Ending(cast("Any", shown), asked.table.seats[0], None, None)),
        ),
    )
    presenter = SimpleNamespace(
        public=lambda _: texts("en"),
        words=lambda _: texts("en"),
        **dict.fromkeys(("lobby", "panel", "reminder", "board", "final", "result"), always(sheet)),
    )
    return DiscordPublisher(client, cast("Any", host), cast("Any", presenter), threads=True)


def _row(told: Told, table: TableInfo) -> OutboxRow:
    notice, now = told.notice, table.created_at
    return OutboxRow(
        *(7, table.id, notice.kind, notice.user_id, notice.fresh, notice.ping),
        *(now, 0, now, now, notice.vote_id),
    )


async def _made_of(publisher: DiscordPublisher, row: OutboxRow) -> type[Exception]:
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one is the question
        await publisher.publish(row)
    return Refused if isinstance(caught.value, Refused) else type(caught.value)


@pytest.mark.proof
@pytest.mark.parametrize("messages_only", [False, True], ids=["all", "messages"])
async def test_every_code_means_something_to_every_kind(house: House, messages_only: bool) -> None:
    table = await house.running(2)
    position = await house.host.look.position(table.id, PERSON)
    for told in KINDS.values():
        await _hold_meanings(told, position, Refusing(messages_only=messages_only))


async def _hold_meanings(told: Told, position: Position, refusing: Refusing) -> None:
    row = _row(told, position.table)
    meanings: dict[type[Exception], list[int]] = {}
    for refusing.code in CODES:
        publisher = _publisher(told, position, refusing)
        meanings.setdefault(await _made_of(publisher, row), []).append(refusing.code)
    later = sorted(faults.LATER)
    if told.posted:
        assert sorted(meanings.pop(NotNow)) == later
        assert len(meanings.pop(Undeliverable)) == len(CODES) - len(later)
    else:
        assert sorted(meanings.pop(Unreachable)) == [10013, 50007, 50033, 50278]
        assert sorted(meanings.pop(NotNow)) == sorted([*later, faults.NO_ACCESS])
        assert len(meanings.pop(Refused)) == len(CODES) - 4 - len(later) - 1
    assert not meanings


@pytest.mark.parametrize("planned", [True, False])
async def test_a_held_back_call_becomes_a_mention_whether_or_not_a_plan_answers(
    house: House, planned: bool
) -> None:
    """For a person without direct messages: a missing mention would tell others of a plan."""
    told = Told(Notice("panel", PERSON), posted=False, dm=False)
    table = await house.running(2)
    position = await house.host.look.position(table.id, PERSON)
    at = replace(position, is_planned=planned)
    with pytest.raises(Unwanted):
        await _publisher(told, at, Refusing(messages_only=True)).publish(_row(told, table))


# --- how it ends --------------------------------------------------------------------------------

DIRECT: Final = {
    "no message gets there": Unreachable("50007"),
    "none is taken": Refused("400 50035: no"),
}
"""The codes that only a direct message can get."""
MEANINGS: Final = {
    "never": Undeliverable(GONE),
    **DIRECT,
    "not now": NotNow("403 50035: no"),
}


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("kind", "meaning"),
    [
        (kind, meaning)
        for kind in KINDS
        for meaning in MEANINGS
        if not (KINDS[kind].posted and meaning in DIRECT)
    ],
)
async def test_every_refusal_ends_somewhere(
    house: House, kind: str, meaning: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it is tried, and whatever it becomes: a post for a message, a new post."""
    told = KINDS[kind]
    monkeypatch.setattr(failing, "ATTEMPTS", 3)
    table = await house.running(2)
    await house.outbox.drain()
    house.recorder.take()
    await house.set_user(PERSON, dm=told.dm)
    tries: Counter[int] = Counter()

    async def refuse(row: OutboxRow) -> None:
        tries[row.id] += 1
        user = None if row.user_id is None else await house.host.profiles.user(row.user_id)
        by_post = user is not None and (row.fresh or not user.dm or user.dm_closed)
        direct = user is not None and not (
            row.kind in ("reminder", "warned", "timeup", "standin", "result") and by_post
        )
        posted = Undeliverable(GONE) if meaning == "never" else NotNow("403 50035: no")
        raise MEANINGS[meaning] if direct else posted

    house.recorder.fail = refuse
    await house.store.write(outbox.add, table.id, [told.notice], house.clock.now())
    with capture_logs():
        for _ in range(12):
            await house.outbox.drain()
            house.clock.advance(hours=1)
    assert await house.store.read(untold) == []
    assert max(tries.values()) <= 3
    assert len(tries) <= 4, "what it becomes ends as well"
