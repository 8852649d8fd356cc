"""What an assumption about Discord is, and where assumptions are known from."""

from typing import Final, NamedTuple


class Assumption(NamedTuple):
    """What Plaza rests on.

    source   where that is known from
    test     the test that holds it, or what the bot makes of it, in a simulation of Discord
    by_hand  how a person sees it; empty for what the drill sees
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
