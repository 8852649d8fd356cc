"""Every answer to an interaction goes through here: in time, in the person's language, safe.

`answer` acknowledges at once, provides an `Answer`, and turns every error into a sentence: a
refusal into its reason, anything else into an error id that is also in the log.

Each interaction gets one answer. If Discord rejects the acknowledgement (too late, or another
process was first), nothing is done. If only the answer to a move comes too late, the move stands,
and the next click shows it. A panel that was dismissed is shown again.
`tests/discord/test_traps.py` lists known pitfalls of discord.py and Discord, with the test for
each.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any, Final, TypeAlias
from weakref import WeakSet

import aiohttp
import discord
import structlog
from discord.app_commands import Choice

from bot import metrics
from bot.engine.errors import NotStored, ServiceError, StorageFailed
from bot.engine.looking import Arrival
from bot.engine.model import Person, UserInfo
from bot.logs import error_id
from bot.rest import watched
from bot.service.host import Host
from bot.text import Texts, clean_name
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.sheet import OPTION_LIMIT, Sheet
from rules.errors import RulesError
from rules.event import Seat

_log = structlog.get_logger(__name__)

SILENCE = discord.AllowedMentions.none()

MOST_DIGITS: Final = 20
BIGGEST_ID: Final = 1 << 63

_under_way: Final[WeakSet[asyncio.Task[Any]]] = WeakSet()
"""The tasks that are still answering, each for one interaction."""

_UNKNOWN_MESSAGE: Final = 10008
_ACKNOWLEDGED: Final = 40060
"""Discord's code for an interaction that is acknowledged already."""
_TOO_LATE: Final = {_UNKNOWN_MESSAGE, 10015, 10062, 50027}
"""Discord's codes for an interaction whose 15 minutes are over, one it never knew, or one whose
answer was dismissed before it came.
"""


class Answer:
    """The answer to one interaction, private unless it is posted.

    It is a new message, or takes the place of the panel that was clicked.

    `arrival`: who acts, and where the table concerned is shown, as read at the beginning.
    """

    def __init__(self, interaction: Interaction, words: Texts, *, in_place: bool) -> None:
        self.interaction = interaction
        self.arrival = Arrival(UserInfo(interaction.user.id), None, belongs=False)
        self.words = words
        self.in_place = in_place

    @property
    def private(self) -> bool:
        """Whether the clicked message is seen by this person alone."""
        return is_private(self.interaction)

    @property
    def user_id(self) -> int:
        """The person whose interaction this is."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person as the service knows people."""
        user = self.interaction.user
        return Person(user.id, clean_name(user.display_name), self.words.language)

    async def show(self, sheet: Sheet) -> None:
        """Show a sheet: in the panel that was clicked, or in a new private message.

        A panel that was dismissed meanwhile is shown as a new message. A push line becomes the
        panel: then Discord has to be told to drop its content.
        """
        content: Any = None if self._replaces_a_line else discord.utils.MISSING
        try:
            await self.interaction.edit_original_response(
                content=content,
                view=sheet.view(),
                attachments=sheet.files(),
                allowed_mentions=SILENCE,
            )
        except discord.NotFound as error:
            if not self.in_place or error.code != _UNKNOWN_MESSAGE:
                raise
            await self._send(sheet)

    async def show_text(self, text: str) -> None:
        """Show a sentence as `show` shows a sheet."""
        await self.show(_sheet(text))

    async def say(self, text: str) -> None:
        """Say a sentence; if a panel was clicked, in a message next to it."""
        if self.in_place:
            await self._send(_sheet(text))
        else:
            await self.show_text(text)

    async def tell_ahead(self, count: int) -> None:
        """Show the number of people ahead in the queue (`Effort.turn`)."""
        await self.show_text(self.words.say("notice-ahead", count=count))

    async def post(self, sheet: Sheet) -> None:
        """Show a sheet to everyone in the interaction's channel, beside the person's own panel.

        A follow-up to a private deferred answer fills it in, and is private whatever its flags say.
        So only what was answered in place can be shared.
        """
        assert self.in_place, "it would be shown to one person alone"
        await self._send(sheet, private=False)

    @property
    def _replaces_a_line(self) -> bool:
        """Whether the answer replaces a classic message that the bot has sent."""
        message = self.interaction.message
        return self.in_place and message is not None and not message.flags.components_v2

    async def _send(self, sheet: Sheet, *, private: bool = True) -> None:
        await self.interaction.followup.send(
            view=sheet.view(),
            files=sheet.files(),
            ephemeral=private,
            allowed_mentions=SILENCE,
            silent=not private,
        )


def is_private(interaction: Interaction) -> bool:
    """Whether the message that was clicked is seen by one person alone."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or is_direct(interaction))


def is_direct(interaction: Interaction) -> bool:
    """Whether an interaction comes from a person's direct messages with the bot.

    In a conversation between people, all of them see a message that is not ephemeral.
    """
    return bool(interaction.context.dm_channel)


def _sheet(text: str) -> Sheet:
    sheet = Sheet()
    sheet.text(text)
    return sheet


Values: TypeAlias = tuple[str, ...]
"""The values selected in a menu."""


def selected(values: Values) -> str:
    """Return the one value selected in a menu; empty for none."""
    return values[0] if values else ""


def number_in(value: str) -> int:
    """Return the number that was selected, such as a person's id. Raises ServiceError for none."""
    if not (value.isascii() and value.isdigit() and len(value) < MOST_DIGITS):
        raise ServiceError("unknown_component")
    return int(value)


def person_in(values: Values, interaction: Interaction) -> int:
    """Return the id of the person who was selected. Raises ServiceError if it is none, or a bot."""
    user_id = number_in(selected(values))
    if not 0 < user_id < BIGGEST_ID:
        raise ServiceError("unknown_component")
    data: Any = interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    if users.get(str(user_id), {}).get("bot"):
        raise ServiceError("bot_selected")
    return user_id


def person_claimed(claim: Claim) -> int:
    """Return the person that a component names in its picks. Raises ServiceError if it is none."""
    if not 0 < claim.picks < BIGGEST_ID:
        raise ServiceError("unknown_component")
    return claim.picks


def seat_in(values: Values, count: int) -> Seat:
    """Return the seat that was selected. Raises ServiceError for a seat that was not on offer."""
    known = {str(seat): seat for seat in range(count)}
    value = selected(values)
    if value not in known:
        raise ServiceError("unknown_component")
    return known[value]


def reason(error: ServiceError | RulesError, words: Texts) -> str:
    """Put a refusal of the service or the rules into words."""
    if isinstance(error, RulesError):
        return words.refusal(error.refusal)
    return words.error(error.code, error.facts)


async def answer(
    interaction: Interaction,
    host: Host,
    presenter: Presenter,
    body: Callable[[Answer], Awaitable[None]],
    *,
    in_place: bool = False,
    table: int | None = None,
    **context: Any,
) -> None:
    """Acknowledge, then let `body` answer; nothing that it raises escapes.

    `in_place`: the message that was clicked becomes the answer, or everyone sees the answer to a
    command.
    `table` is the table concerned; `context` goes into the log with it. If Discord no longer
    accepts the acknowledgement, nothing is done: no one would see it.
    """
    _note_under_way()
    context |= {"interaction": interaction.id, "user": interaction.user.id, "table": table}
    with structlog.contextvars.bound_contextvars(**context):
        if not await _acknowledge(interaction, in_place=in_place):
            return
        reply = Answer(interaction, presenter.default, in_place=in_place)
        with metrics.ANSWERS.time():
            try:
                reply.arrival = await host.look.arrival(reply.user_id, table)
                reply.words = presenter.words(reply.arrival.user, interaction.locale.value)
                await body(reply)
            except Exception as error:  # noqa: BLE001  this is the wrapper that every answer has
                await _explain(reply, error)


async def answer_nonsense(interaction: Interaction, presenter: Presenter, error: Exception) -> None:
    """Answer what discord.py took for an interaction, although we cannot make sense of it.

    It may have no user, or be of an unknown kind: nothing about it is taken for granted.
    """
    _log.error("answer.no_sense", error=error_id(), exc_info=error)
    command = interaction.type is discord.InteractionType.application_command
    sentence = presenter.default.error("unknown_command" if command else "unknown_component", {})
    try:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await interaction.response.send_message(
                view=_sheet(sentence).view(), ephemeral=True, allowed_mentions=SILENCE
            )
    except Exception as refusal:  # noqa: BLE001 no one is left who could be told
        _log.warning("answer.not_told", reason=repr(refusal))


async def all_answered(most: timedelta) -> None:
    """Wait until everything that has come is answered; cut off what takes longer than `most`."""
    await asyncio.sleep(0)  # what came just now begins
    tasks = unanswered()
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=most.total_seconds())
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


def unanswered() -> list[asyncio.Task[Any]]:
    """Return the answer in progress on this loop."""
    loop = asyncio.get_running_loop()
    return [task for task in _under_way if not task.done() and task.get_loop() is loop]


def _note_under_way() -> None:
    task = asyncio.current_task()
    assert task is not None, "discord.py answers each interaction in a task of its own"
    _under_way.add(task)


async def _acknowledge(interaction: Interaction, *, in_place: bool) -> bool:
    """Acknowledge, and return whether Discord has taken that from us.

    It may have done so although it answered with an error, or its answer was lost. Then it refuses
    the next try as one too many: by discord.py after an error, and by us after a lost connection.
    """
    with watched() as tries:
        try:
            try:
                await _defer(interaction, in_place=in_place)
            except (aiohttp.ClientError, OSError):
                await _defer(interaction, in_place=in_place)
        except Exception as error:  # noqa: BLE001 whatever it is, an answer would reach no one
            if not _has_taken(error, tries):
                metrics.NOT_ACKNOWLEDGED.inc()
                _log.warning("answer.not_acknowledged", reason=repr(error))
                return False
    return True


async def _defer(interaction: Interaction, *, in_place: bool) -> None:
    if in_place:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


def _has_taken(error: Exception, tries: Sequence[int]) -> bool:
    """Whether Discord refuses an acknowledgement because it has taken an earlier try of ours."""
    again = isinstance(error, discord.HTTPException) and error.code == _ACKNOWLEDGED
    return again and any(not 400 <= status < 500 for status in tries[:-1])


async def _explain(reply: Answer, error: Exception) -> None:
    """Say why there is no answer: for a refusal its reason, for anything else the error's id."""
    if isinstance(error, ServiceError | RulesError):
        metrics.REFUSALS.labels(_code(error)).inc()
        try:
            await reply.say(reason(error, reply.words))
        except Exception as failure:  # noqa: BLE001  it is told below
            error = failure
        else:
            return
    if isinstance(error, discord.HTTPException) and error.code in _TOO_LATE:
        _log.warning("answer.not_shown", reason=str(error))
        return
    number = error_id()
    metrics.FAILURES.inc()
    _log.error("answer.failed", error=number, exc_info=error)
    await _apologise(reply, _apology_for(error), number)


def _code(error: ServiceError | RulesError) -> str:
    return error.refusal.code if isinstance(error, RulesError) else error.code


def _apology_for(error: Exception) -> str:
    if isinstance(error, NotStored):
        return "error-not_stored"
    return "error-storage" if isinstance(error, StorageFailed) else "error-internal"


async def _apologise(reply: Answer, key: str, number: str) -> None:
    try:
        await reply.say(_words_for(reply.words, key, number))
    except Exception as error:  # noqa: BLE001 no one is left who could be told
        _log.warning("answer.not_told", reason=repr(error))


def _words_for(words: Texts, key: str, number: str) -> str:
    try:
        return words.say(key, id=number)
    except Exception as error:  # noqa: BLE001  when even the words fail, the id still helps
        _log.error("answer.no_words", error=number, exc_info=error)
        return number


async def suggest(
    interaction: Interaction,
    host: Host,
    presenter: Presenter,
    find: Callable[[Texts], Awaitable[list[Choice[Any]]]],
    *,
    instead: str | int,
) -> list[Choice[Any]]:
    """Return the suggestions of `find` while a person types; nothing that it raises escapes.

    If it fails, the only suggestion says so; its value is `instead`, in case it is chosen, as far
    as Discord takes that for a value.
    """
    _note_under_way()
    with structlog.contextvars.bound_contextvars(
        interaction=interaction.id, user=interaction.user.id
    ):
        try:
            user = await host.profiles.user(interaction.user.id)
            return await find(presenter.words(user, interaction.locale.value))
        except Exception as error:  # noqa: BLE001  discord.py would drop it without an answer
            number = error_id()
            _log.error("answer.nothing_suggested", error=number, exc_info=error)
            value = _possible(instead) if isinstance(instead, str) else instead
            return [Choice(name=presenter.default.say("suggest-failed", id=number), value=value)]


def _possible(typed: str) -> str:
    """Return the typed text as the value of a suggestion, neither empty nor long."""
    return (typed.strip() or "?")[:OPTION_LIMIT]
