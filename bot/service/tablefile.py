"""The file of a finished table: its content, and the checks before it is replayed.

`docs/export.md` describes the format field by field, and the promises about its versions. A file
identifies people only by their names at the table. It may come from anywhere, so nothing in it is
trusted: its size is checked before it is parsed, it is parsed strictly, and then replayed
(`exporting.py`).
"""

import json
from collections import Counter
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal, NoReturn, cast

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from bot.engine.errors import BadFile
from rules.event import Event, Fact

VERSION: Final = 2
LARGEST: Final = 1_000_000
"""The most bytes of a file. The longest games take about a tenth of it."""

_PLACE: Final = 60


class _Part(BaseModel):
    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Player(_Part):
    """A seat and its result; people whose data was deleted have no name."""

    name: str
    computer: bool
    resigned: bool
    rank: int
    points: int


class Told(_Part):
    """An event of the game (`rules.event.Event`)."""

    kind: str
    facts: dict[str, Fact]
    audience: tuple[int, ...] | None
    reveals: bool

    @classmethod
    def of(cls, event: Event) -> "Told":
        """Return an event as it is written to a file."""
        return cls(
            kind=event.kind,
            facts=dict(event.facts),
            audience=event.audience,
            reveals=event.reveals,
        )

    def event(self) -> Event:
        """Return it as an event of the rules."""
        return Event(self.kind, self.facts, self.audience, self.reveals)


class Decided(_Part):
    """An entry of the journal: the set-up (the first), a choice, or a new decision by chance.

    `digest` is that of the position after it.
    """

    seat: int | None
    kind: str
    keys: tuple[str, ...]
    events: tuple[Told, ...]
    digest: str

    def told(self) -> tuple[Event, ...]:
        """Return its events, as those of the rules."""
        return tuple(event.event() for event in self.events)


class TableFile(_Part):
    """A whole game that was played to its end; `digest` is that of all the rest."""

    format: Literal["plaza-table"] = "plaza-table"
    version: Annotated[int, Field(ge=1, le=1)] = 1
    game: str
    rules: int
    options: dict[str, str]
    seed: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    began: AwareDatetime
    ended: AwareDatetime
    seats: tuple[Player, ...]
    journal: Annotated[tuple[Decided, ...], Field(min_length=1)]
    digest: str = ""

    def sealed(self) -> "TableFile":
        """Return it with its digest."""
        return self.model_copy(update={"digest": self._due()})

    @property
    def is_sealed(self) -> bool:
        """Whether nothing in it has changed since its digest was made."""
        return self.digest == self._due()

    def _due(self) -> str:
        rest = self.model_dump(mode="json", exclude={"digest"})
        text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=12).hexdigest()


class ConcededFile(TableFile):
    """A game that ended because all people but one resigned, which version 2 can express."""

    version: Annotated[int, Field(ge=2, le=2)] = 2
    conceded: Literal[True] = True


def written(file: TableFile) -> bytes:
    """Write a file, with each entry of a list on a line of its own so that people can read it.

    Raises BadFile if it would be too large to be read again.
    """
    parts = [f' "{name}": {_part(value)}' for name, value in file.model_dump(mode="json").items()]
    data = ("{\n" + ",\n".join(parts) + "\n}\n").encode()
    measure(len(data))
    return data


def _part(value: Any) -> str:
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False)
    lines = [f"  {json.dumps(each, ensure_ascii=False)}" for each in cast("list[Any]", value)]
    return "[\n" + ",\n".join(lines) + "\n ]"


def read(data: bytes) -> TableFile:
    """Read a file of any version so far. Raises BadFile, which names the fault."""
    measure(len(data))
    kind = ConcededFile if _version(_parsed(data)) == VERSION else TableFile
    try:
        return kind.model_validate_json(data)
    except ValidationError as error:
        raise _refusal(error) from None


def measure(size: int) -> None:
    """Raise BadFile if a file of this many bytes is too large."""
    if size > LARGEST:
        raise BadFile("file_too_large", most=LARGEST // 1000)


def _parsed(data: bytes) -> Any:
    """Parse text that may be JSON. Raises BadFile, also for JSON that parsers read in different
    ways.
    """
    try:
        return json.loads(
            data.decode(), object_pairs_hook=_all_different, parse_constant=_no_number
        )
    except (ValueError, RecursionError):
        raise BadFile("file_not_json") from None


def _all_different(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise BadFile("file_twice", place=_plain(twice))
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _version(found: object) -> int:
    """Return the version of the file of a table. Raises BadFile for others, and for a later one."""
    match found:
        case {"format": "plaza-table", "version": int(version)}:
            if version > VERSION:
                raise BadFile("file_too_new")
            return version
        case _:
            raise BadFile("file_of_others")


def _refusal(error: ValidationError) -> BadFile:
    """Return the first wrong place of a file, such as `journal.41.seat`; empty if its text is."""
    place = ".".join(_plain(str(part)) for part in error.errors()[0]["loc"])
    return BadFile("file_wrong", place=place) if place else BadFile("file_not_json")


def _plain(name: str) -> str:
    """Return a name from a file in a form that can be shown anywhere."""
    return "".join(each if each.isascii() and each.isalnum() else "_" for each in name[:_PLACE])
