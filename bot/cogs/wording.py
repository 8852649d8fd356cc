"""Names and descriptions of the commands, from the catalogues, in all languages of Discord."""

from collections.abc import Mapping
from typing import Final

from discord import Locale, app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.text import LANGUAGES, texts

KEY: Final = "key"


def word(key: str) -> locale_str:
    """Return the English words of a key, marked so that `CommandTranslator` finds the others."""
    return locale_str(texts("en").say(key), key=key)


def names(*parameters: str) -> Mapping[str, locale_str]:
    """Return the names of parameters, for `app_commands.rename`."""
    return {parameter: word(_argument(parameter)) for parameter in parameters}


def about(*parameters: str) -> Mapping[str, locale_str]:
    """Return what parameters are for, for `app_commands.describe`."""
    return {parameter: word(f"{_argument(parameter)}.description") for parameter in parameters}


def _argument(parameter: str) -> str:
    return f"argument-{parameter.replace('_', '-')}"


class CommandTranslator(app_commands.Translator):
    """Looks up what `word` marked."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the words in the language of `locale`; None leaves the English ones."""
        language = locale.value.partition("-")[0]
        key = string.extras.get(KEY)
        if language == "en" or language not in LANGUAGES or not isinstance(key, str):
            return None
        return texts(language).say(key)
