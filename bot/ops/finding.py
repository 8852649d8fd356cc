"""What a check has found: a sign, what was looked at, and a plain sentence."""

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
    """Return the finding that nothing needs to be done."""
    return Finding("ok", subject, sentence)


def warning(subject: str, sentence: str) -> Finding:
    """Return a finding about what works, but not as well as it should, or not for long."""
    return Finding("warning", subject, sentence)


def wrong(subject: str, sentence: str) -> Finding:
    """Return a finding about what must be fixed."""
    return Finding("wrong", subject, sentence)
