"""Declaring commands, with words from the catalogues in all languages of Discord."""

from collections.abc import Callable, Coroutine, Iterator
from inspect import isfunction, signature
from typing import Any, Final, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from discord import Locale, app_commands
from discord.app_commands import Command, ContextMenu, TranslationContextTypes, locale_str

from bot import permissions
from bot.text import LANGUAGES, texts

KEY: Final = "key"

Body: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
"""The method of a cog that answers a command."""


def word(key: str) -> locale_str:
    """Return the English words of a key, marked so that `CommandTranslator` finds the others."""
    return locale_str(texts("en").say(key), key=key)


def command(
    name: str, *, on_servers: bool = False, for_managers: bool = False, like: str = ""
) -> Callable[[Body], Command[Any, ..., None]]:
    """Declare a slash command; the catalogues have its words and those of its parameters.

    `on_servers`: only where Plaza is on the server. `for_managers`: by default Discord shows it
    only to people who may manage the server; the command has to check that again. `like`: it is
    another name of this command, with the same description.
    """
    key = f"command-{name}"
    described = word(f"command-{like or name}.description")

    def declare(body: Body) -> Command[Any, ..., None]:
        _, _, *parameters = signature(body).parameters  # after the cog and the interaction
        keys = {each: f"argument-{each.replace('_', '-')}" for each in parameters}
        app_commands.rename(**{each: word(own) for each, own in keys.items()})(body)
        about = {each: word(f"{own}.description") for each, own in keys.items()}
        app_commands.describe(**about)(body)
        if on_servers:
            permissions.on_servers(body)
        if for_managers:
            app_commands.default_permissions(manage_guild=True)(body)
        return app_commands.command(name=word(key), description=described)(body)

    return declare


Method = TypeVar("Method", bound=Body)

_menus: Final[WeakKeyDictionary[Callable[..., Any], str]] = WeakKeyDictionary()


def context_menu(name: str) -> Callable[[Method], Method]:
    """Declare an entry of the menu on a person or a message, as the method's parameter says."""

    def declare(body: Method) -> Method:
        _menus[body] = f"menu-{name}"
        return body

    return declare


def context_menus(feature: object) -> Iterator[ContextMenu]:
    """Yield the entries that the methods of a feature declare: discord.py finds none in a cog."""
    for name, method in vars(type(feature)).items():
        if isfunction(method) and method in _menus:
            yield ContextMenu(name=word(_menus[method]), callback=getattr(feature, name))


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
