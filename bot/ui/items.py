"""The active components: a button and menus. Each carries a claim.

They are DynamicItems, so discord.py keeps nothing of a sent message in memory. Views hold nothing
else: a view that mixes them with static items removes their class from discord.py's register.

Their effects are not defined here. discord.py finds an item again only if the message that came
with the click still shows it; otherwise, or if finding it fails, it silently drops the click. So
`PlazaBot.on_interaction` answers every click by its claim alone, and the callbacks stay empty.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias
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
        cls, _interaction: Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Button":
        """Make a stand-in for the button of a sent message."""
        return cls(ids.claim_of(match), "…")


class Menu(ui.DynamicItem[ui.Select[Any]], template=ids.MENU):
    """A menu that claims something; selections arrive as values."""

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
                required=least
                > 0,  # discord.py sets True, which Discord refused with a minimum of 0
                placeholder=clip(placeholder, PLACEHOLDER_LIMIT) or None,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Menu":
        """Make a stand-in for the menu of a sent message."""
        return cls(ids.claim_of(match), ())


class People(ui.DynamicItem[ui.UserSelect[Any]], template=ids.PEOPLE):
    """A menu of the people here; selections arrive as values, by id."""

    def __init__(self, claim: Claim, placeholder: str = "") -> None:
        self.claim = claim
        super().__init__(
            ui.UserSelect(
                custom_id=claim.people(), placeholder=clip(placeholder, PLACEHOLDER_LIMIT) or None
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "People":
        """Make a stand-in for the menu of a sent message."""
        return cls(ids.claim_of(match))


class Channels(ui.DynamicItem[ui.ChannelSelect[Any]], template=ids.CHANNELS):
    """A menu of the text channels here; selections arrive as values, by id."""

    def __init__(
        self, claim: Claim, chosen: Sequence[int] = (), *, most: int = 1, placeholder: str = ""
    ) -> None:
        self.claim = claim
        super().__init__(
            ui.ChannelSelect(
                custom_id=claim.channels(),
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                default_values=[
                    discord.SelectDefaultValue(id=id_, type=discord.SelectDefaultValueType.channel)
                    for id_ in chosen
                ],
                min_values=0,
                max_values=most,
                placeholder=clip(placeholder, PLACEHOLDER_LIMIT) or None,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Channels":
        """Make a stand-in for the menu of a sent message."""
        return cls(ids.claim_of(match))


class Roles(ui.DynamicItem[ui.RoleSelect[Any]], template=ids.ROLES):
    """A menu of the roles here; the selected one arrives as value, by id."""

    def __init__(
        self, claim: Claim, chosen: int | None = None, placeholder: str = "", *, least: int = 1
    ) -> None:
        self.claim = claim
        role = discord.SelectDefaultValueType.role
        super().__init__(
            ui.RoleSelect(
                custom_id=claim.roles(),
                default_values=[discord.SelectDefaultValue(id=chosen, type=role)] if chosen else [],
                min_values=least,
                placeholder=clip(placeholder, PLACEHOLDER_LIMIT) or None,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Roles":
        """Make a stand-in for the menu of a sent message."""
        return cls(ids.claim_of(match))


ITEMS: Final = (Button, Menu, People, Channels, Roles)


def _own_id(custom_id: str) -> int:
    """Return an id that no other question's menu in the same message will have.

    Clients keep the selection of a component that keeps its id. The id is large, to avoid the small
    ids that Discord gives to the other components.
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
    """Make a button that links elsewhere; it claims nothing."""
    return ui.Button(label=clip(label, LABEL_LIMIT), url=url)
