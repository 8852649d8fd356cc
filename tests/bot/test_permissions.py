"""The permissions Plaza needs on a server, and its report of missing ones."""

import discord
import pytest
from discord import ChannelType

from bot import permissions
from bot.text import LANGUAGES, texts

ALL = permissions.asked_for()


def without(*names: str) -> discord.Permissions:
    return discord.Permissions(ALL.value & ~discord.Permissions(**dict.fromkeys(names, True)).value)


def test_the_invitation_asks_for_six_permissions_and_no_more():
    assert {name for name, given in ALL if given} == {
        "read_messages",  # view_channel, by its first name
        "send_messages",
        "attach_files",
        "read_message_history",
        "create_public_threads",
        "send_messages_in_threads",
    }


def test_with_all_that_is_asked_for_nothing_is_missing():
    assert permissions.missing(ALL) == ()
    assert permissions.missing(ALL, ChannelType.public_thread) == ()
    assert permissions.missing_for_threads(ALL) == ()


@pytest.mark.parametrize("name", permissions.IN_CHANNELS)
def test_each_permission_of_a_channel_is_missed(name: str):
    assert permissions.missing(without(name)) == (name,)


def test_in_a_thread_another_permission_lets_one_speak():
    assert permissions.missing(without("send_messages"), ChannelType.public_thread) == ()
    missing = permissions.missing(without("send_messages_in_threads"), ChannelType.public_thread)
    assert missing == ("send_messages_in_threads",)


@pytest.mark.parametrize("kind", [ChannelType.voice, ChannelType.stage_voice])
def test_in_voice_one_has_to_connect(kind: ChannelType):
    assert permissions.missing(ALL, kind) == ("connect",)
    assert permissions.missing(ALL | discord.Permissions(connect=True), kind) == ()


@pytest.mark.parametrize("name", permissions.FOR_THREADS)
def test_without_one_for_threads_a_channel_still_does(name: str):
    assert permissions.missing(without(name)) == ()
    assert permissions.missing_for_threads(without(name)) == (name,)


def test_an_administrator_may_everything():
    assert permissions.missing(discord.Permissions(administrator=True)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_permissions_are_named_as_in_discord_s_settings(language: str):
    every = (*permissions.IN_CHANNELS, *permissions.IN_VOICE, *permissions.FOR_THREADS)
    named = permissions.named(every, texts(language))
    assert len(set(named)) == len(every)
    assert not any("_" in name for name in named)
