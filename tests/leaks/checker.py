"""The judge: two worlds that a viewer cannot tell apart must have sent the same, byte by byte."""

from collections.abc import Sequence

from tests.leaks.discord_api import Sent
from tests.leaks.world import Observed


class Leak(AssertionError):
    """A person was sent something they may not know."""


def same(one: Observed, other: Observed, who: str) -> None:
    """Raise Leak unless both worlds sent and logged the same, in the same order."""
    _same_order(one.sent, other.sent, who)
    for sent, otherwise in zip(one.sent, other.sent, strict=True):
        if sent != otherwise:
            raise Leak(f"{who} can tell by {sent.method} {sent.path}:\n{_apart(sent, otherwise)}")
    if one.log != other.log:
        raise Leak(f"the log tells it, looked at by {who}:\n{one.log}\n{other.log}")


def _same_order(one: Sequence[Sent], other: Sequence[Sent], who: str) -> None:
    requests, otherwise = ([(sent.method, sent.path) for sent in each] for each in (one, other))
    if requests != otherwise:
        raise Leak(f"{who} can tell by what comes when:\n{requests}\n{otherwise}")


def _apart(one: Sent, other: Sent) -> str:
    """Show the first place where two requests differ."""
    if one.body == other.body:
        return f"files {[(name, len(data)) for name, data in (*one.files, *other.files)]}"
    at = next(
        (at for at, (a, b) in enumerate(zip(one.body, other.body, strict=False)) if a != b),
        min(len(one.body), len(other.body)),
    )
    around = slice(max(0, at - 120), at + 120)
    return f"{one.body[around]}\n{other.body[around]}"


def nowhere(found: Observed, secrets: Sequence[str], who: str) -> None:
    """Raise Leak if one of the secrets stands anywhere in messages or logs."""
    for sent in found.sent:
        text = sent.path + sent.body + "".join(name for name, _ in sent.files)
        data = b"".join(data for _, data in sent.files)
        for secret in secrets:
            if secret in text or secret.encode() in data:
                raise Leak(f"{who} is sent {secret[:40]} by {sent.path}")
    for secret in secrets:
        if any(secret in line for line in found.log):
            raise Leak(f"the log holds {secret[:40]}")
