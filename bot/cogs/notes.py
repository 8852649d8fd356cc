"""/note, and the buttons of a note."""

from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.answer import Answer, Values
from bot.cogs.drafts import Drafts
from bot.cogs.router import BESIDE, IN_PLACE, at_table
from bot.cogs.which_table import TableNumber, WhichTable
from bot.cogs.wording import command
from bot.service.host import Host
from bot.text import clean_line
from bot.ui import notes
from bot.ui.ids import Claim
from bot.ui.items import Interaction


class NoteClicks(commands.Cog):
    """A person's own notes about a table."""

    def __init__(self, host: Host, which: WhichTable) -> None:
        self._notes = host.notes
        self._drafts = Drafts()
        self._which = which
        which.add(note=self._write)

    @command("note")
    async def note(
        self, interaction: Interaction, text: str | None = None, table: TableNumber | None = None
    ) -> None:
        """Write a note for myself about a table, or show my note."""
        self._drafts.drop(interaction.user.id)
        if text is not None:
            self._drafts.keep(interaction.user.id, clean_line(text))
        await self._which.ask(interaction, table, notes.NOTE)

    @note.autocomplete("table")
    async def _running(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._which.running(interaction, typed)

    async def _write(self, reply: Answer, table: int) -> None:
        """Store the text that was given, else show the person's note."""
        draft = self._drafts.of(reply.user_id)
        if draft is None:
            await self._show(reply, table)
            return
        noted = await self._notes.write(table, reply.user_id, draft)
        self._drafts.drop(reply.user_id)
        await reply.show(notes.build(noted, reply.words))

    @at_table(notes.NOTE, opens=BESIDE)
    async def _read(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show(reply, claim.table)

    @at_table(notes.REMOVE, opens=IN_PLACE)
    async def _remove(self, reply: Answer, claim: Claim, _: Values) -> None:
        noted = await self._notes.write(claim.table, reply.user_id, "")
        await reply.show(notes.build(noted, reply.words))

    async def _show(self, reply: Answer, table: int) -> None:
        await reply.show(notes.build(await self._notes.read(table, reply.user_id), reply.words))
