"""/settings: my language, whether my turns come by DM, whether a click plays at once."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, answer
from bot.cogs.wording import about, names, word
from bot.service.host import Host
from bot.text import LANGUAGES, texts
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter

AUTOMATIC = "auto"


class Settings(commands.Cog):
    """What a person can set for all their tables."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @app_commands.command(
        name=word("command-settings"), description=word("command-settings.description")
    )
    @app_commands.rename(**names("language", "dm", "one_click"))
    @app_commands.describe(**about("language", "dm", "one_click"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=word("choice-language-auto"), value=AUTOMATIC),
            *(
                app_commands.Choice(name=texts(language).say("language-name"), value=language)
                for language in LANGUAGES
            ),
        ]
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dm: bool | None = None,
        one_click: bool | None = None,
    ) -> None:
        """Change what is given, then show all settings."""

        async def body(reply: Answer) -> None:
            user = await self._host.profiles.user(reply.user_id)
            if (language, dm, one_click) != (None, None, None):
                chosen = user.language if language is None else language
                user = await self._host.profiles.set_user(
                    reply.user_id,
                    language=None if chosen == AUTOMATIC else chosen,
                    dm=dm,
                    one_click=user.one_click if one_click is None else one_click,
                )
            words = await self._presenter.words(reply.user_id, interaction.locale.value)
            reply.words = words
            lines = [
                words.say(
                    "settings-language",
                    value=words.say(
                        "choice-language-auto" if user.language is None else "language-name"
                    ),
                ),
                words.say("settings-dm", value=_switch(user.dm)),
                words.say("settings-one-click", value=_switch(user.one_click)),
            ]
            if user.dm and user.dm_closed:
                lines.insert(2, words.say("settings-dm-closed"))
            await reply.say("\n".join(lines))

        await answer(interaction, self._presenter, body)


def _switch(on: bool) -> str:
    return "on" if on else "off"
