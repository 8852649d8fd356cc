"""Custom ids: the claim of a button or menu, in at most 100 characters.

Nothing about a panel is kept in memory: the id carries the table, the count of the seat's own
questions and moves (`Position.shown`), the seat, the picks so far and the page. So it works after
any restart. It is only a claim, so the service checks every part of it. It never carries the
table's version, because that counts others' secret moves. (In a lobby, buttons that add or remove
computers carry their number as `shown`; answers to a vote carry the vote's number there.)

A component of any age is acted on or answered with a fresh panel. `tests/bot/ui/stored_ids.txt`
holds one id of each form that was ever sent, and lines are only added: any change of the format
must still read them.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple
from zlib import crc32

from rules.decision import Choice, Decision

LIMIT: Final = 100
"""Discord's limit for the length of a custom id."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NOBODY: Final = "-"
_FIELDS: Final = (
    r":(?P<action>[a-z]{1,10})"
    r":(?P<table>[0-9a-z]{1,11})"
    r":(?P<shown>[0-9a-z]{1,7})"
    r":(?P<seat>[0-9a-z]{1,2}|-)"
    r":(?P<picks>[0-9a-z]{1,40})"
    r":(?P<page>[0-9a-z]{1,2})"
    r":(?P<mark>[0-9a-z]{1,7})"
)
BUTTON: Final = re.compile("pzb" + _FIELDS)
MENU: Final = re.compile("pzm" + _FIELDS)
PEOPLE: Final = re.compile("pzp" + _FIELDS)
CHANNELS: Final = re.compile("pzc" + _FIELDS)
ROLES: Final = re.compile("pzr" + _FIELDS)
TEMPLATES: Final = (BUTTON, MENU, PEOPLE, CHANNELS, ROLES)


class Claim(NamedTuple):
    """The claim of a component: `picks` has a bit for each picked option.

    `mark` fingerprints the decision for which the picks were made, so that picks survive another
    player's move but are never applied to another question.
    """

    action: str
    table: int
    shown: int = 0
    seat: int | None = None
    picks: int = 0
    page: int = 0
    mark: int = 0

    def button(self) -> str:
        """Write the custom id of a button."""
        return "pzb" + self._rest()

    def menu(self) -> str:
        """Write the custom id of a menu."""
        return "pzm" + self._rest()

    def people(self) -> str:
        """Write the custom id of a menu of people."""
        return "pzp" + self._rest()

    def channels(self) -> str:
        """Write the custom id of a menu of channels."""
        return "pzc" + self._rest()

    def roles(self) -> str:
        """Write the custom id of a menu of roles."""
        return "pzr" + self._rest()

    def _rest(self) -> str:
        seat = _NOBODY if self.seat is None else base36(self.seat)
        numbers = (self.picks, self.page, self.mark)
        parts = (self.action, base36(self.table), base36(self.shown), seat, *map(base36, numbers))
        return ":" + ":".join(parts)


def read(custom_id: str) -> Claim | None:
    """Read a custom id of ours; None for anything else, however similar it looks."""
    for template in TEMPLATES:
        if match := template.fullmatch(custom_id):
            return claim_of(match)
    return None


def table_in(components: Iterable[Mapping[str, Any]]) -> int | None:
    """Return the first table that is claimed in a message as Discord gives it; None for none."""
    for part in components:
        claim = read(str(part.get("custom_id")))
        if claim is not None and claim.table:
            return claim.table
        inside = part.get("components") or ()
        beside = part.get("accessory")
        found = table_in((*inside, beside) if beside else inside)
        if found is not None:
            return found
    return None


def claim_of(match: re.Match[str]) -> Claim:
    """Read the parts of a custom id that matched one of the templates."""
    seat = match["seat"]
    return Claim(
        action=match["action"],
        table=int(match["table"], 36),
        shown=int(match["shown"], 36),
        seat=None if seat == _NOBODY else int(seat, 36),
        picks=int(match["picks"], 36),
        page=int(match["page"], 36),
        mark=int(match["mark"], 36),
    )


def mark_of(decision: Decision) -> int:
    """Return a fingerprint of a question: equal questions, equal marks."""
    return crc32(repr(decision).encode())


def bits(choice: Choice) -> int:
    """Return the choice as one number with a bit per position."""
    return sum(1 << position for position in choice)


def positions(picks: int) -> Choice:
    """Return the positions of the bits, ascending."""
    return tuple(position for position in range(picks.bit_length()) if picks >> position & 1)


def base36(number: int) -> str:
    """Write a number that is not negative with the digits 0-9 and a-z."""
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return _DIGITS[number] + digits
