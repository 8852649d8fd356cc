"""The refusals of use cases. Those of the rules are `rules.errors.RulesError` and pass through.

ServiceError
├── NotFound      there is no such table, game or level
├── WrongTime     this is not possible yet, or no longer, at this table
├── NotAllowed    others may do it, but not this person
├── TooMuch       a limit that protects the host is reached
├── BadFile       a file does not hold a game that was played by the rules to its end
├── SetAside      what is stored of the table cannot be read; nothing can be done there
├── Stale         the table has moved on since the panel was made
│   └── Repeated  by this very click, which was made twice
├── Unsure        it could not be taken back, and the person has not said that they are sure
├── NotWeighed    no computer could look ahead: its process died, or took too long
└── Busy          others keep changing the table; nothing happened, try again

StorageFailed     the database does not answer; NotStored: so a change was not made
"""

from datetime import datetime
from typing import Any

from bot.storage import faults
from rules.event import Fact, Facts

# Re-exported for the cogs, which do not know the storage.
StorageFailed = faults.StorageFailed
NotStored = faults.NotStored


class ServiceError(Exception):
    """Root of the refusals: a stable code and its facts; the text layer puts them into words."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: Facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Let a refusal come from another process."""
        return _remade, (type(self), self.code, self.facts)


def _remade(kind: type[ServiceError], code: str, facts: Facts) -> ServiceError:
    error = kind.__new__(kind)
    ServiceError.__init__(error, code, **facts)
    return error


class NotFound(ServiceError):
    """There is no such thing."""


class WrongTime(ServiceError):
    """It is too early or too late for this."""


class NotAllowed(ServiceError):
    """This person may not do it."""


class TooMuch(ServiceError):
    """There are too many tables, or they come too fast."""


class BadFile(ServiceError):
    """It is not the file of a table, or its moves cannot have happened."""


class SetAside(ServiceError):
    """The table is set aside until it is repaired; the log has the error id."""

    def __init__(self, error_id: str) -> None:
        super().__init__("set_aside", id=error_id)


class Stale(ServiceError):
    """The decision that was answered is no longer open."""

    def __init__(self) -> None:
        super().__init__("stale")


class Repeated(Stale):
    """The click was already carried out: the same button was pressed twice."""


class Unsure(ServiceError):
    """A choice made by one click could not be taken back; `why` is a fact."""

    def __init__(self, why: str) -> None:
        super().__init__("unsure", why=why)


class NotWeighed(ServiceError):
    """Answers could not be weighed; the log has the reason under an error id."""

    def __init__(self, error_id: str) -> None:
        super().__init__("not_weighed", id=error_id)


class Busy(ServiceError):
    """The table changed again and again while it was being changed."""

    def __init__(self) -> None:
        super().__init__("busy")


def mention(user_id: int) -> str:
    """Return, as a fact, the name of a person; Discord shows it as they are called there."""
    return f"<@{user_id}>"


def countdown(at: datetime) -> str:
    """Return, as a fact, how long it is until then; Discord keeps it up to date.

    It is a second too long on purpose, because people see whole seconds.
    """
    return f"<t:{int(at.timestamp()) + 1}:R>"
