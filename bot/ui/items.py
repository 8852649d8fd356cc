"""The two components that do something: a button and a menu, found again by their custom id.

Every dispatchable component of Plaza is one of these. Views hold no others: a view that mixes
DynamicItems with static ones takes the DynamicItem's class out of discord.py's register.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias, cast
from zlib import crc32

import discord
from discord import ui

from bot.ui import ids
from bot.ui.ids import Claim
from bot.ui.sheet import LABEL_LIMIT, OPTION_LIMIT, PLACEHOLDER_LIMIT, clip

Interaction: TypeAlias = "discord.Interaction[Any]"

NEUTRAL = discord.ButtonStyle.secondary
MAIN = discord.ButtonStyle.primary
GO = discord.ButtonStyle.success
STOP = discord.ButtonStyle.danger


class Desk(Protocol):
    """Whoever answers clicks; the bot has one as `desk`."""

    async def clicked(
        self, interaction: Interaction, claim: Claim, values: tuple[str, ...]
    ) -> None:
        """Answer a click, or a menu's selection."""
        ...


class HasDesk(Protocol):
    """The bot, as the components see it."""

    @property
    def desk(self) -> Desk: ...  # noqa: D102


class Button(ui.DynamicItem[ui.Button[Any]], template=ids.BUTTON):
    """A button that claims something."""

    def __init__(
        self,
        claim: Claim,
        label: str,
        style: discord.ButtonStyle = NEUTRAL,
        *,
        disabled: bool = False,
    ) -> None:
        self.claim = claim
        super().__init__(
            ui.Button(
                custom_id=claim.button(),
                label=clip(label, LABEL_LIMIT),
                style=style,
                disabled=disabled,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Button":
        """Find the button of a sent message again."""
        old = cast("ui.Button[Any]", item)
        return cls(ids.claim_of(match), old.label or "…", old.style)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the claim to the desk."""
        await _hand_over(interaction, self.claim)


class Menu(ui.DynamicItem[ui.Select[Any]], template=ids.MENU):
    """A menu that claims something; what is selected comes as values."""

    def __init__(
        self,
        claim: Claim,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
        placeholder: str = "",
    ) -> None:
        self.claim = claim
        super().__init__(
            ui.Select(
                id=_own_id(claim.menu()),
                custom_id=claim.menu(),
                options=list(options),
                min_values=least,
                max_values=most,
                placeholder=clip(placeholder, PLACEHOLDER_LIMIT) or None,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Menu":
        """Find the menu of a sent message again."""
        old = cast("ui.Select[Any]", item)
        return cls(ids.claim_of(match), old.options, least=old.min_values, most=old.max_values)

    async def callback(self, interaction: Interaction) -> None:
        """Hand the claim and the selected values to the desk."""
        await _hand_over(interaction, self.claim)


class People(ui.DynamicItem[ui.UserSelect[Any]], template=ids.PEOPLE):
    """A menu of the people here; who is selected comes as values, by id."""

    def __init__(self, claim: Claim, placeholder: str = "") -> None:
        self.claim = claim
        super().__init__(
            ui.UserSelect(
                custom_id=claim.people(), placeholder=clip(placeholder, PLACEHOLDER_LIMIT) or None
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "People":
        """Find the menu of a sent message again."""
        return cls(ids.claim_of(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the claim and the ids of the selected people to the desk."""
        await _hand_over(interaction, self.claim)


ITEMS: Final = (Button, Menu, People)


async def _hand_over(interaction: Interaction, claim: Claim) -> None:
    values = tuple(str(value) for value in (interaction.data or {}).get("values", ()))
    await cast("HasDesk", interaction.client).desk.clicked(interaction, claim, values)


def _own_id(custom_id: str) -> int:
    """Return an id that another question's menu in the same message will not have.

    Clients keep what was selected in a component that keeps its id. Large, so that it stays
    clear of the small ids that Discord gives to the other components.
    """
    return 2**30 + crc32(custom_id.encode()) % 2**30


def entry(value: str, label: str, note: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """Make an entry of a menu, cut to Discord's limits."""
    return discord.SelectOption(
        value=value,
        label=clip(label, OPTION_LIMIT) or "…",
        description=clip(note, OPTION_LIMIT) or None,
        default=chosen,
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """Make a button that leads elsewhere; it claims nothing."""
    return ui.Button(label=clip(label, LABEL_LIMIT), url=url)
