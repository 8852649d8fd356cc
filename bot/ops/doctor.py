"""`plaza doctor`: what Plaza needs and lacks, and how to fix it.

`here` looks at this machine, `there` at Discord. No finding contains a secret.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot import config, permissions
from bot.config import ConfigError, Settings
from bot.engine.clock import Clock, SystemClock
from bot.ops import doctor_discord, doctor_machine
from bot.ops.finding import Finding, ok, warning, wrong


async def examine(*, offline: bool = False, clock: Clock | None = None) -> list[Finding]:
    """Make all checks; if `offline`, without those that need Discord."""
    try:
        settings = config.load()
    except ConfigError as error:
        return [wrong("settings", str(error))]
    return await _examine(settings, clock or SystemClock(), offline=offline)


async def _examine(settings: Settings, clock: Clock, *, offline: bool) -> list[Finding]:
    disk = doctor_machine.disk(settings.database_url)
    found = [
        names(),
        doctor_machine.versions(),
        intents(),
        doctor_machine.fonts(),
        *doctor_machine.games(),
        doctor_machine.processes(),
        doctor_machine.files(settings.database_url),
        *([disk] if disk else []),
        *await doctor_machine.database(settings.database_url, clock),
        doctor_machine.newest_backup(settings.daily, clock),
    ]
    try:
        token = settings.required_token()
    except ConfigError as error:
        return [*found, wrong("token", str(error))]
    if offline:
        return [*found, ok("token", "It is there and looks right; Discord was not asked.")]
    return [*found, *await doctor_discord.look(token, clock, threads=settings.threads)]


def names() -> Finding:
    """Report the source of the settings, and names that are none."""
    file = Path(".env").absolute()
    where = f"from {file} and the environment" if file.is_file() else "from the environment alone"
    if unknown := config.unknown_names():
        return warning("settings", f"Read {where}. There is no such setting: {', '.join(unknown)}.")
    return ok("settings", f"Read {where}.")


def intents() -> Finding:
    """Report what has to be switched on in Discord's developer portal."""
    privileged = [name for name in _PRIVILEGED if getattr(permissions.INTENTS, name)]
    if privileged:
        return wrong("intents", f"Switch on in the developer portal, Bot: {', '.join(privileged)}.")
    return ok("intents", "Nothing has to be switched on in the developer portal.")


_PRIVILEGED: Final = ("members", "presences", "message_content")


def is_well(found: Sequence[Finding]) -> bool:
    """Whether nothing is wrong; warnings do not count."""
    return all(finding.sign != "wrong" for finding in found)
