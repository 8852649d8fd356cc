"""Plaza's settings: from the environment, or a file `.env` where Plaza is started."""

import os
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from dotenv import dotenv_values
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.languages import DEFAULT, LANGUAGES
from bot.limits import Limits
from bot.shards import ALL, Shards

PREFIX: Final = "PLAZA_"

_LIMITS: Final = Limits()


class ConfigError(Exception):
    """An error that only the operator can fix, such as a wrong setting; the message is one
    sentence.
    """


class StartAgain(Exception):
    """An error that a later restart may avoid; the message is one sentence."""


class Daily(NamedTuple):
    """The folder of the daily backups, and how many of them are kept."""

    folder: Path
    kept: int


class Address(NamedTuple):
    """The address to listen on."""

    host: str
    port: int


def _shards(given: Shards | str | None) -> Shards | None:
    return Shards.parse(given) if isinstance(given, str) else given


def _spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(language)
    return language


class Settings(BaseSettings):
    """The operator's settings; only `PLAZA_TOKEN` is required."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_file_encoding="utf-8", extra="ignore"
    )

    token: SecretStr | None = None
    database_url: str = Field(
        default="sqlite:///plaza.db",
        pattern=r"^(sqlite(\+pysqlite)?:///[^?]|postgresql(\+psycopg2)?://)",
    )
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(_shards)] = None
    language: Annotated[str, AfterValidator(_spoken)] = DEFAULT
    threads: bool = True
    tables_per_user: int = Field(default=_LIMITS.tables_per_user, ge=1)
    tables_per_server: int = Field(default=_LIMITS.tables_per_server, ge=1)
    openings_per_hour: int = Field(default=_LIMITS.openings_per_hour, ge=1)
    looks_per_minute: int = Field(default=_LIMITS.looks_per_minute, ge=1)
    undo_seconds: int = Field(default=15, ge=0, le=600)
    log_format: Literal["auto", "console", "json"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    backups: str | None = Field(default=None, pattern=r"^daily:[1-9][0-9]{0,2}$")
    backup_folder: str = Field(default="backups", min_length=1)
    health: str | None = Field(
        default=None, pattern=r"^((\[[0-9A-Fa-f:]+\]|[A-Za-z0-9.-]+):)?[1-9][0-9]{0,4}$"
    )

    @property
    def owned(self) -> Shards:
        """The shards that this process owns: all of them, unless set otherwise."""
        return self.shards or ALL

    @property
    def limits(self) -> Limits:
        """The limits of one person or one server."""
        return Limits(
            self.tables_per_user,
            self.tables_per_server,
            self.openings_per_hour,
            self.looks_per_minute,
        )

    @property
    def daily(self) -> Daily | None:
        """The daily backups that this process makes. Of several processes, the one with shard 0
        does.
        """
        if self.backups is None or not self.owned.lead:
            return None
        return Daily(Path(self.backup_folder), int(self.backups.removeprefix("daily:")))

    @property
    def health_address(self) -> Address | None:
        """The address of the health check, if any."""
        if self.health is None:
            return None
        host, _, port = self.health.rpartition(":")
        return Address(host.strip("[]") or "127.0.0.1", int(port))

    def required_token(self) -> str:
        """Return the bot's token. Raises ConfigError if it is missing or cannot be one."""
        token = self.token.get_secret_value().strip() if self.token else ""
        if not token:
            raise ConfigError(
                "PLAZA_TOKEN is not set: put the bot's token into the environment or into .env "
                "(discord.com/developers, your application, Bot)."
            )
        if token.count(".") != 2 or any(character.isspace() for character in token):
            raise ConfigError("PLAZA_TOKEN does not look like a bot's token: copy it again, whole.")
        return token


def unknown_names(env_file: Path = Path(".env")) -> list[str]:
    """Return all names that begin like settings but are none, such as misspelt ones."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}
    given = {*os.environ, *dotenv_values(env_file, encoding="utf-8")}
    named = [name for name in given if name.upper().startswith(PREFIX)]
    return sorted(name for name in named if name.upper() not in known)


_SENTENCES: Final = {
    "database_url": "must begin with sqlite:/// and name a file, or with postgresql://",
    "shards": "must be ids of shards and how many there are in all, such as 0,1/4",
    "language": f"must be one of {', '.join(LANGUAGES)}",
    "threads": "must be true or false",
    **dict.fromkeys(Limits._fields, "must be a whole number from 1"),
    "undo_seconds": "must be a whole number from 0 to 600",
    "log_format": "must be one of auto, console, json",
    "log_level": "must be one of debug, info, warning, error",
    "backups": "must be daily: and how many to keep, from 1 to 999, such as daily:7",
    "backup_folder": "must name a folder",
    "health": "must be a port, or an address with a port such as 127.0.0.1:8080",
}


def load(env_file: Path | None = None) -> Settings:
    """Read the settings. Raises ConfigError with one sentence for the first mistake."""
    try:
        if env_file is None:
            return _fitting(Settings())
        return _fitting(Settings(_env_file=env_file))  # pyright: ignore[reportCallIssue] - pydantic's own
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][0])
        what = _SENTENCES.get(field, "cannot be read")
        raise ConfigError(f"{PREFIX}{field.upper()} {what}.") from None
    except UnicodeDecodeError:
        raise ConfigError(".env is not a text file in UTF-8.") from None
    except OSError as error:
        raise ConfigError(f".env cannot be read ({error.strerror}).") from None


def _fitting(settings: Settings) -> Settings:
    """Return the settings if they are compatible with each other. Raises ConfigError."""
    if not settings.owned.alone and settings.database_url.startswith("sqlite"):
        raise ConfigError(
            f"PLAZA_SHARDS: {settings.shards} leaves shards to other processes, and only "
            "PostgreSQL can be shared with them: set PLAZA_DATABASE_URL, or leave PLAZA_SHARDS out."
        )
    return settings
