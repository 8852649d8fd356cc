"""Checks of threads: made, mentioned in, archived, opened and locked."""

from collections.abc import AsyncGenerator
from typing import Any, Final

import discord

from bot.notify.faults import THREAD_EXISTS
from bot.notify.places import A_WEEK, THREAD_LINE
from bot.notify.threads import SHORTER
from bot.ops.drill import sheets
from bot.ops.drill.checks import Check, refusal
from bot.ops.drill.ground import Body, Ground
from bot.ops.drill.lines import Line, counted, held, unseen
from bot.ops.drill.marks import MARK

ARCHIVED: Final = 50083
OLD: Final = 5.0
"""Minutes after which a message counts as old."""
LATE: Final = 3.0
"""Seconds within which Discord's line appears, if it does."""
_UNKNOWN_MEMBER: Final = 10007
_PUBLIC: Final = 11


class Threads:
    """A thread on a fresh post, with which nearly all checks are made."""

    def __init__(self) -> None:
        self._thread = 0

    async def made(self, ground: Ground) -> AsyncGenerator[Line]:
        """Make a thread on a fresh post, twice."""
        post = await ground.post(sheets.marked("fresh post"))
        thread = await _on(ground, int(post["id"]), "fresh")
        self._thread = int(thread["id"])
        yield held(
            "thread-id", thread["id"] == post["id"], f"thread {thread['id']}, its post {post['id']}"
        )
        duration = thread["thread_metadata"]["auto_archive_duration"]
        yield held("thread-week", duration == A_WEEK, f"{duration} minutes")
        await ground.nap(LATE)
        lines = await _lines(ground, self._thread)
        yield held("thread-line-fresh", not lines, f"{counted(len(lines), 'line')} in the channel")
        try:
            await _on(ground, int(post["id"]), "twice")
        except discord.HTTPException as error:
            yield held("thread-twice", error.code == THREAD_EXISTS, refusal(error))
        else:
            yield held("thread-twice", False, "a second thread was made")

    async def alone(self, ground: Ground) -> AsyncGenerator[Line]:
        """Make a thread without a post."""
        made: Any = await ground.client.http.start_thread_without_message(
            ground.asked.channel,
            name=f"{MARK} ({ground.run} alone)",
            auto_archive_duration=A_WEEK,
            type=_PUBLIC,
        )
        await ground.nap(LATE)
        lines = await _lines(ground, int(made["id"]))
        told = f"{counted(len(lines), 'line')} in the channel"
        yield held("thread-line-alone", len(lines) == 1, told)

    async def posted(self, ground: Ground) -> AsyncGenerator[Line]:
        """Post in the thread; check its members, and its last message."""
        post = await ground.post(sheets.marked("the newest"), ground.at(self._thread))
        last = (await self._now(ground)).get("last_message_id")
        yield held("thread-last", last == post["id"], f"last_message_id {last}")
        joined = await self._has(ground, ground.bot_id)
        yield held("thread-owner-joins", joined, "it is in" if joined else "it is not in")

    async def mentioned(self, ground: Ground) -> AsyncGenerator[Line]:
        """Mention the operator by an edit."""
        user_id = ground.asked.user
        if user_id is None:
            yield unseen("mention-by-edit", "It needs --user.")
            return
        if await self._has(ground, user_id):
            yield unseen("mention-by-edit", "The user is in the thread already.")
            return
        sheet = sheets.marked(f"<@{user_id}>")
        sheet.joins = (user_id,)
        await ground.post(sheet, ground.at(self._thread))
        joined = await self._has(ground, user_id)
        yield held("mention-by-edit", joined, "the user is in" if joined else "the user is not in")

    async def duration(self, ground: Ground) -> AsyncGenerator[Line]:
        """Change the time until the thread is archived, and change it back."""
        before = (await self._now(ground))["thread_metadata"]
        came = [
            await self._change(ground, auto_archive_duration=each) for each in (SHORTER, A_WEEK)
        ]
        seen = [each["auto_archive_duration"] for each in came]
        times = [each["archive_timestamp"] for each in (before, *came)]
        moved = times == sorted(set(times))
        yield held("thread-active", moved, "it moved twice", f"archive_timestamp {times}")
        yield held("thread-duration", seen == [SHORTER, A_WEEK], f"minutes: {seen}")

    async def archived(self, ground: Ground) -> AsyncGenerator[Line]:
        """Archive the thread; edit there, open it, archive it again and post there."""
        post = await ground.post(sheets.marked("before"), ground.at(self._thread))
        before = await self._change(ground, archived=True)
        try:
            await ground.shown(sheets.marked("after"), post)
        except discord.HTTPException as error:
            yield held("archived-edit", error.code == ARCHIVED, refusal(error))
        else:
            yield held("archived-edit", False, "the edit is taken")
        after = await self._change(ground, archived=False)
        told = f"archived: {before['archived']}, then {after['archived']}"
        yield held("thread-reopened", before["archived"] and not after["archived"], told)
        await self._change(ground, archived=True)
        await ground.post(sheets.marked("opens it"), ground.at(self._thread))
        now = (await self._now(ground))["thread_metadata"]["archived"]
        yield held("archived-post", not now, f"archived after the post: {now}")

    async def locked(self, ground: Ground) -> AsyncGenerator[Line]:
        """Lock the thread and unlock it, where the bot manages threads."""
        if not ground.have.manage_threads:
            yield unseen("thread-locked", "The bot lacks Manage Threads here.")
            return
        seen = [(await self._change(ground, locked=each))["locked"] for each in (True, False)]
        yield held("thread-locked", seen == [True, False], f"locked: {seen[0]}, then {seen[1]}")

    async def _now(self, ground: Ground) -> Body:
        found: Any = await ground.client.http.get_channel(self._thread)
        return found

    async def _change(self, ground: Ground, **how: Any) -> Body:
        """Change the thread, and return its updated metadata."""
        await ground.client.http.edit_channel(self._thread, **how)
        return (await self._now(ground))["thread_metadata"]

    async def _has(self, ground: Ground, user_id: int) -> bool:
        """Whether a user is a member of the thread."""
        try:
            await ground.client.http.get_thread_member(self._thread, user_id)
        except discord.NotFound as error:
            if error.code == _UNKNOWN_MEMBER:
                return False
            raise
        return True

    @property
    def checks(self) -> tuple[Check, ...]:
        """All checks, in order."""
        return (
            Check(("thread-id", "thread-week", "thread-line-fresh", "thread-twice"), self.made),
            Check(("thread-line-alone",), self.alone),
            Check(("thread-last", "thread-owner-joins"), self.posted, needs=("thread-id",)),
            Check(("mention-by-edit",), self.mentioned, needs=("thread-id", "v2-content-null")),
            Check(("thread-active", "thread-duration"), self.duration, needs=("thread-id",)),
            Check(
                ("archived-edit", "thread-reopened", "archived-post"),
                self.archived,
                needs=("thread-id",),
            ),
            Check(("thread-locked",), self.locked, needs=("thread-id",)),
        )


async def _old(ground: Ground) -> AsyncGenerator[Line]:
    """Make a thread on a message that is some minutes old, and delete the line about it."""
    age = max(ground.asked.waits, default=0.0)
    if ground.old is None or age < OLD:
        for key in _OF_OLD:
            yield unseen(key, f"No message of the drill is {OLD:g} min old (--waits).")
        return
    await _on(ground, ground.old, "old")
    at_once = await _lines(ground, ground.old)
    await ground.nap(LATE)
    later = await _lines(ground, ground.old)
    told = f"{counted(len(at_once), 'line')} at once and {len(later)} later, after {age:g} min"
    yield held("thread-line-old", len(at_once) == len(later) == 1, told)
    if not later:
        yield unseen("thread-line-deleted", "No line came.")
        return
    for line in later:
        await ground.client.http.delete_message(ground.asked.channel, line)
    left = await _lines(ground, ground.old)
    yield held("thread-line-deleted", not left, "it is gone", "it stays")


async def _on(ground: Ground, message_id: int, name: str) -> Body:
    made: Any = await ground.client.http.start_thread_with_message(
        ground.asked.channel,
        message_id,
        name=f"{MARK} ({ground.run} {name})",
        auto_archive_duration=A_WEEK,
    )
    return made


async def _lines(ground: Ground, thread: int) -> list[int]:
    """Return the system lines that announce a thread in the channel."""
    found: Any = await ground.client.http.logs_from(ground.asked.channel, 50)
    return [
        int(each["id"])
        for each in found
        if each["type"] == THREAD_LINE.value
        and int(each.get("message_reference", {}).get("channel_id", 0)) == thread
    ]


_OF_OLD: Final = ("thread-line-old", "thread-line-deleted")
AFTER_WAITS: Final = Check(_OF_OLD, _old)
