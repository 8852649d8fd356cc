"""The drill's report: one line for each assumption, and a last line with the counts."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Sign: TypeAlias = Literal["ok", "wrong", "not seen"]
Say: TypeAlias = Callable[[str], None]

SIGNS: Final[tuple[Sign, ...]] = ("ok", "wrong", "not seen")


class Line(NamedTuple):
    """The result for one assumption."""

    sign: Sign
    key: str
    told: str

    def __str__(self) -> str:
        return f"{self.sign:<9}{self.key}: {self.told}"


def unseen(key: str, why: str) -> Line:
    """Return the line of an assumption that the drill could not check, with the reason."""
    return Line("not seen", key, why)


def held(key: str, holds: bool, seen: str, instead: str = "") -> Line:
    """Return the line of an assumption that holds or does not. `instead` defaults to `seen`."""
    return Line("ok", key, seen) if holds else Line("wrong", key, instead or seen)


def counted(count: int, noun: str) -> str:
    """Return a number of things, such as "1 line" and "2 lines"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class Report:
    """Reports each assumption once, as soon as there is a result."""

    def __init__(self, say: Say, keys: Sequence[str]) -> None:
        self._say = say
        self._keys = tuple(keys)
        self.lines: dict[str, Line] = {}

    def tell(self, line: Line) -> None:
        """Report the line of an assumption that has none yet."""
        assert line.key in self._keys, f"{line.key} is no assumption"
        assert line.key not in self.lines, f"{line.key} was told before"
        self.lines[line.key] = line
        self._say(str(line))

    def holds(self, key: str) -> bool:
        """Whether an assumption was seen to hold."""
        return key in self.lines and self.lines[key].sign == "ok"

    def rest(self, keys: Sequence[str], sign: Sign, told: str) -> None:
        """Report the same for all of these assumptions that have no line yet."""
        for key in keys:
            if key not in self.lines:
                self.tell(Line(sign, key, told))

    def close(self, why: str) -> None:
        """Report the remaining assumptions as unseen, then the counts."""
        self.rest(self._keys, "not seen", why)
        counts = Counter(line.sign for line in self.lines.values())
        self._say(", ".join(f"{counts[sign]} {sign}" for sign in SIGNS))

    @property
    def well(self) -> bool:
        """Whether nothing was wrong."""
        return all(line.sign != "wrong" for line in self.lines.values())
