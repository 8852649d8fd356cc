"""The link that invites Plaza to a server."""

import base64
import binascii

from discord.utils import oauth_url

from bot import permissions
from bot.config import ConfigError


def link(client_id: int) -> str:
    """Return the link, which asks for exactly the permissions that Plaza needs."""
    return oauth_url(client_id, permissions=permissions.asked_for(), scopes=permissions.SCOPES)


def client_id_of(token: str) -> int:
    """Read the application's id from the first part of a bot's token. Raises ConfigError."""
    first = token.partition(".")[0]
    try:
        spelt = base64.b64decode(first + "=" * (-len(first) % 4), altchars=b"-_", validate=True)
        return int(spelt.decode("ascii"))
    except (binascii.Error, ValueError):
        raise ConfigError(
            "PLAZA_TOKEN does not begin with the application's id: give it with --client-id "
            "(discord.com/developers, your application, General Information)."
        ) from None
