"""/settings: my language, how my turns come, how a click plays, how my own pictures look."""

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Answer, answer
from bot.cogs.wording import about, names, word
from bot.service.host import Host
from bot.service.model import UserInfo
from bot.service.profiles import Preferences
from bot.text import LANGUAGES, Texts, texts
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter

AUTOMATIC = "auto"
ARGUMENTS = ("language", "dm", "one_click", "theme", "large_text")


class Settings(commands.Cog):
    """What a person can set for all their tables."""

    def __init__(self, host: Host, presenter: Presenter) -> None:
        self._host = host
        self._presenter = presenter

    @app_commands.command(
        name=word("command-settings"), description=word("command-settings.description")
    )
    @app_commands.rename(**names(*ARGUMENTS))
    @app_commands.describe(**about(*ARGUMENTS))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=word("choice-language-auto"), value=AUTOMATIC),
            *(
                app_commands.Choice(name=texts(language).say("language-name"), value=language)
                for language in LANGUAGES
            ),
        ],
        theme=[
            app_commands.Choice(name=word("choice-theme-dark"), value="dark"),
            app_commands.Choice(name=word("choice-theme-light"), value="light"),
        ],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        dm: bool | None = None,
        one_click: bool | None = None,
        theme: str | None = None,
        large_text: bool | None = None,
    ) -> None:
        """Change what is given, then show all settings."""
        given = Preferences()
        if language is not None:
            given["language"] = None if language == AUTOMATIC else language
        if dm is not None:
            given["dm"] = dm
        if one_click is not None:
            given["one_click"] = one_click
        if theme in ("dark", "light"):
            given["theme"] = theme
        if large_text is not None:
            given["large_text"] = large_text

        async def body(reply: Answer) -> None:
            if given:
                user = await self._host.profiles.set_user(reply.user_id, **given)
            else:
                user = await self._host.profiles.user(reply.user_id)
            reply.words = await self._presenter.words(reply.user_id, interaction.locale.value)
            await reply.say("\n".join(_lines(user, reply.words)))

        await answer(interaction, self._presenter, body)


def _lines(user: UserInfo, words: Texts) -> list[str]:
    automatic = user.language is None
    language = words.say("choice-language-auto" if automatic else "language-name")
    closed = [words.say("settings-dm-closed")] if user.dm and user.dm_closed else []
    return [
        words.say("settings-language", value=language),
        words.say("settings-dm", value=_switch(user.dm)),
        *closed,
        words.say("settings-one-click", value=_switch(user.one_click)),
        words.say("settings-theme", value=user.theme),
        words.say("settings-large-text", value=_switch(user.large_text)),
    ]


def _switch(on: bool) -> str:
    return "on" if on else "off"
