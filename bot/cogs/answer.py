"""Every answer to an interaction goes through here: in time, in the person's language, safe.

`answer` acknowledges at once, hands out an `Answer`, and turns whatever goes wrong into a
sentence: a refusal into its reason, anything else into an error id that the log has as well.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog

from bot.logs import error_id
from bot.service.errors import ServiceError
from bot.service.model import Person
from bot.text import Texts, clean_name
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet
from rules.errors import RulesError

_log = structlog.get_logger(__name__)

SILENCE = discord.AllowedMentions.none()


class Answer:
    """The private answer to one interaction: a new message, or the panel that was clicked."""

    def __init__(self, interaction: Interaction, words: Texts, *, in_place: bool) -> None:
        self.interaction = interaction
        self.words = words
        self.in_place = in_place

    @property
    def user_id(self) -> int:
        """Whose interaction this is."""
        return self.interaction.user.id

    @property
    def person(self) -> Person:
        """The person as the service knows people."""
        user = self.interaction.user
        return Person(user.id, clean_name(user.display_name), self.words.language)

    async def show(self, sheet: Sheet) -> None:
        """Show a sheet: in the panel that was clicked, or in a new private message."""
        await self.interaction.edit_original_response(
            view=sheet.view(), attachments=sheet.files(), allowed_mentions=SILENCE
        )

    async def say(self, text: str) -> None:
        """Say a sentence, beside the panel where one was clicked."""
        sheet = Sheet()
        sheet.text(text)
        if not self.in_place:
            await self.show(sheet)
            return
        await self.interaction.followup.send(
            view=sheet.view(), ephemeral=True, allowed_mentions=SILENCE
        )


def reason(error: ServiceError | RulesError, words: Texts) -> str:
    """Word a refusal of the service or the rules."""
    if isinstance(error, RulesError):
        return words.refusal(error.refusal)
    return words.error(error.code, error.facts)


async def answer(
    interaction: Interaction,
    presenter: Presenter,
    body: Callable[[Answer], Awaitable[None]],
    *,
    in_place: bool = False,
    **context: Any,
) -> None:
    """Acknowledge, then let `body` answer; nothing that it raises gets further than this.

    Where Discord no longer takes an acknowledgement, nothing is done: nobody would see it.
    """
    context |= {"interaction": interaction.id, "user": interaction.user.id}
    with structlog.contextvars.bound_contextvars(**context):
        if await _acknowledge(interaction, in_place=in_place):
            await _answer(interaction, presenter, body, in_place=in_place)


async def _acknowledge(interaction: Interaction, *, in_place: bool) -> bool:
    try:
        if in_place:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException as error:
        _log.warning("not acknowledged", reason=str(error))
        return False
    return True


async def _answer(
    interaction: Interaction,
    presenter: Presenter,
    body: Callable[[Answer], Awaitable[None]],
    *,
    in_place: bool,
) -> None:
    reply = Answer(interaction, presenter.default, in_place=in_place)
    try:
        reply.words = await presenter.words(interaction.user.id, interaction.locale.value)
        await body(reply)
    except (ServiceError, RulesError) as error:
        await _tell(reply, reason(error, reply.words))
    except Exception as error:  # noqa: BLE001  this is the wrapper that every answer has
        number = error_id()
        _log.error("failed", error=number, exc_info=error)
        await _tell(reply, reply.words.say("error-internal", id=number))


async def _tell(reply: Answer, text: str) -> None:
    try:
        await reply.say(text)
    except discord.HTTPException as error:
        _log.warning("not told", reason=str(error))
