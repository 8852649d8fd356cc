"""An assumption about Discord, and the sources of assumptions."""

from typing import Final, NamedTuple


class Assumption(NamedTuple):
    """An assumption about Discord that Plaza relies on.

    source   its source
    test     the test that relies on it, or tests the bot's handling, in a simulation of Discord
    by_hand  how a person can check it; empty if the drill can
    """

    sentence: str
    source: str
    test: str
    by_hand: str = ""


MESSAGE: Final = "documentation: Message"
COMPONENTS: Final = "documentation: Component Reference"
CHANNEL: Final = "documentation: Channel"
THREADS: Final = "documentation: Threads"
RESPONDING: Final = "documentation: Receiving and Responding"
COMMANDS: Final = "documentation: Application Commands"
LIMITS: Final = "documentation: Rate Limits"
CODES: Final = "documentation: Opcodes and Status Codes"
UNDOCUMENTED: Final = "not documented"
