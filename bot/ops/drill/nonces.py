"""Checks of nonces: a repeat returns the existing message, at once and minutes later."""

from collections.abc import AsyncGenerator
from typing import Final

from bot.notify import posting
from bot.notify.lanes import NONCE_HOLDS
from bot.ops.drill import sheets
from bot.ops.drill.checks import Check
from bot.ops.drill.ground import Ground
from bot.ops.drill.lines import Line, held, unseen
from bot.rest import REQUEST_ERRORS

MINUTE: Final = 60.0
HOLDS: Final = NONCE_HOLDS.total_seconds() / MINUTE


class Nonces:
    """Messages whose nonces will be repeated, each once: a repeat may renew a nonce."""

    def __init__(self) -> None:
        self._sent: dict[float, tuple[str, int]] = {}
        self.came: dict[float, bool] = {}
        """For each wait in minutes, whether a repeat returned the earlier message."""
        self._failed = ""

    async def begin(self, ground: Ground) -> AsyncGenerator[Line]:
        """Send a nonce twice, and one message for each wait."""
        first = ground.nonce()
        sent = await _send(ground, first)
        again = await _send(ground, first)
        told = "the same message" if sent == again else "a second message"
        yield held("nonce-at-once", sent == again, f"{told} came")
        for wait in ground.asked.waits:
            nonce = ground.nonce()
            self._sent[wait] = nonce, await _send(ground, nonce)

    async def repeat(self, ground: Ground) -> None:
        """Repeat each nonce after its wait."""
        passed = 0.0
        for wait in sorted(self._sent):
            await ground.nap((wait - passed) * MINUTE)
            passed = wait
            nonce, sent = self._sent[wait]
            try:
                self.came[wait] = await _send(ground, nonce) == sent
            except REQUEST_ERRORS as error:
                self._failed = f"after {wait:g} min the request failed ({error!r})"
            ground.old = sent

    async def end(self, _: Ground) -> AsyncGenerator[Line]:
        """Report the waits after which a repeat returned the earlier message."""
        seen = [
            f"after {wait:g} min {'the same message' if same else 'a second one'}"
            for wait, same in self.came.items()
        ]
        told = ", ".join([*seen, self._failed] if self._failed else seen)
        if not told:
            yield unseen("nonce-later", "No repeat was waited for (--waits).")
            return
        within = [self.came[wait] for wait in self.came if wait <= HOLDS]
        if within:
            yield held("nonce-later", all(within), told)
        else:
            yield unseen("nonce-later", f"{told}; Plaza rests on {HOLDS:g} min at most.")

    @property
    def beginning(self) -> Check:
        """The check that comes first."""
        return Check(("nonce-at-once",), self.begin)

    @property
    def ending(self) -> Check:
        """The check after all waits."""
        return Check(("nonce-later",), self.end, needs=("nonce-at-once",))


async def _send(ground: Ground, nonce: str) -> int:
    message = await posting.send(ground.place, sheets.marked(f"nonce {nonce}"), nonce)
    return message.id
