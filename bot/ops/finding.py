"""The result of a check: a sign, its subject, and a plain sentence."""

from typing import Literal, NamedTuple, TypeAlias

Sign: TypeAlias = Literal["ok", "warning", "wrong"]


class Finding(NamedTuple):
    """One line of `plaza doctor`. Only a finding of `wrong` keeps Plaza from working."""

    sign: Sign
    subject: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sign:<8} {self.subject}: {self.sentence}"


def ok(subject: str, sentence: str) -> Finding:
    """Return a finding that needs no action."""
    return Finding("ok", subject, sentence)


def warning(subject: str, sentence: str) -> Finding:
    """Return a finding about something that works, but not well, or not for long."""
    return Finding("warning", subject, sentence)


def wrong(subject: str, sentence: str) -> Finding:
    """Return a finding that must be fixed."""
    return Finding("wrong", subject, sentence)
