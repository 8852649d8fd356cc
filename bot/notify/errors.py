"""The reasons why a delivery failed, as far as known."""

from datetime import timedelta


class Undeliverable(Exception):
    """This can never be delivered; people are told the code and the names that belong to it."""

    def __init__(self, code: str, *names: str) -> None:
        super().__init__(" ".join((code, *names)))


class Unreachable(Exception):
    """No direct message reaches this person."""


class Unwanted(Exception):
    """This person wants no direct messages (any more)."""


class Refused(Exception):
    """Discord refuses a direct message to this person, for a reason that is not about them."""


class Resting(Refused):
    """Discord accepts no direct messages from the bot at all, and will not for a while: `rest`."""

    def __init__(self, reason: str, rest: timedelta) -> None:
        super().__init__(reason)
        self.rest = rest


class NotNow(Exception):
    """It did not arrive, but may later; `after` is the wait that Discord asks for."""

    def __init__(self, reason: str, after: timedelta = timedelta()) -> None:
        super().__init__(reason)
        self.after = after
