"""Events in words: in full, a sentence each, for the log; in brief, in a few small lines,
elsewhere.

In brief, related events share one line: a whole chapter, such as a role or a player's cards, in the
order of events. Repeated acts of a player, and equal acts of players one after the other, are told
once. An event about a seat has its own line. A chapter that began before these events still gets
its heading. Names are cut only if not everything fits otherwise. If it still does not fit, the
oldest events are left out; they are counted, and the log has them.

What is news to the reader, and then the newest acts of others, can be told apart, above their
question, and the rest below.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.engine.model import HappenedInfo, TableInfo
from bot.text import Brief, GameTexts, Texts, escape
from bot.ui.people import escaped_names, named_then, names_of
from bot.ui.sheet import clip
from rules.event import Event, Seat

LINES: Final = 5
WIDTH: Final = 100
"""The most characters of a line; only text that cannot be broken is longer."""
LINE_LIMIT: Final = 240
LIMIT: Final = LINES * (LINE_LIMIT + 4)
CUT_NAME: Final = 12
NEWS_LINES: Final = 2
NEWS_LIMIT: Final = 140
"""The most characters of the full-size text above a question: two to four lines of a phone."""


class Told(NamedTuple):
    """Events in brief: the lines, and the number of events left to the log."""

    lines: tuple[str, ...] = ()
    left_out: int = 0


NOTHING_TOLD: Final = Told()


@dataclass(slots=True)
class _Chapter:
    """The events under one heading; `lead` is the seat that opened it, `opened` if that is told
    here.
    """

    heading: str = ""
    lead: Seat | None = None
    opened: bool = False
    told: list[Brief] = field(default_factory=list[Brief])


class _Run(NamedTuple):
    """Equal acts of one seat after the other, or of none in particular, and their number."""

    seats: list[Seat | None]
    done: Counter[str]


class _Piece(NamedTuple):
    """An act of a seat, or of none in particular (""), and its number of events."""

    who: str
    words: str
    events: int


class _Line(NamedTuple):
    """A line that begins with its heading, if it has one, and its number of events."""

    text: str
    events: int
    heading: str


def event_lines(table: TableInfo, events: Sequence[Event], texts: Texts) -> list[str]:
    """Tell the events, one line per event worth one."""
    names = escaped_names(table, texts)
    game = texts.of(table.game)
    told = (game.event(event, names) for event in events)
    return [line for line in told if line]


def seat_line(table: TableInfo, happened: HappenedInfo, texts: Texts) -> str:
    """Tell an event about a seat, by the names that its people had then."""
    name = named_then(table, happened.user_id, happened.name, texts)
    guest = named_then(table, happened.guest or 0, happened.guest_name, texts)
    return texts.say(f"log-seat-{happened.kind}", name=name, guest=guest)


def in_brief(
    table: TableInfo,
    events: Sequence[Event | HappenedInfo],
    texts: Texts,
    history: Sequence[Event] = (),
) -> Told:
    """Tell the events in a few lines; `history` may end with the same events, or be empty."""
    return apart(table, events, texts, history)[1]


def apart(
    table: TableInfo,
    events: Sequence[Event | HappenedInfo],
    texts: Texts,
    history: Sequence[Event] = (),
    is_news: Callable[[Event], bool] = lambda _: False,
    said: str = "",
    *,
    reader: Seat | None = None,
) -> tuple[str, Told]:
    """Tell the reader's news and what others did last, as far as both fit into two lines, and in
    brief the rest.

    `said`: the text above it. An event whose every word is in it is no news. `reader`: None leaves
    what others did to the rest.
    """
    whole = _Story(table, events, texts, escaped_names(table, texts), history)
    told = whole.news(is_news, said)
    if reader is not None:
        told = whole.with_others(told, reader)
    news = "\n".join(whole.large(told))
    rest = whole.rest(told)
    if not rest.left_out:
        return news, rest
    cut_names = [escape(name) for name in names_of(table, texts, CUT_NAME)]
    shorter = _Story(table, events, texts, cut_names, history).rest(told)
    return news, min(rest, shorter, key=_left_out)


def small(told: Told, large: int = 0) -> str:
    """Write the lines in small letters, except for so many of the newest."""
    first = len(told.lines) - large
    return "\n".join(line if at >= first else f"-# {line}" for at, line in enumerate(told.lines))


def _headed_once(lines: Sequence[_Line]) -> list[str]:
    """Return the lines without a heading that the line above has, too: news need the room."""
    above = ("", *[line.heading for line in lines])
    return [
        line.text.removeprefix(f"{line.heading} · ") if line.heading == before else line.text
        for line, before in zip(lines, above, strict=False)
    ]


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def _left_out(told: Told) -> int:
    return told.left_out


class _Story:
    """Events, each in brief or None, to be told as a whole or in parts."""

    def __init__(
        self,
        table: TableInfo,
        told: Sequence[Event | HappenedInfo],
        texts: Texts,
        names: Sequence[str],
        history: Sequence[Event],
    ) -> None:
        words = texts.of(table.game)
        events = [each for each in told if isinstance(each, Event)]
        self._texts, self._words, self._names, self._told = texts, words, names, told
        self._heading = _heading_before(events, history, words, names)
        self._briefs = [
            words.brief(each, names)
            if isinstance(each, Event)
            else Brief(None, None, seat_line(table, each, texts))
            for each in told
        ]

    def news(self, is_news: Callable[[Event], bool], said: str) -> list[int]:
        """Return the places of the oldest news that fit above the question."""
        places = [
            place
            for place, (event, brief) in enumerate(zip(self._told, self._briefs, strict=True))
            if isinstance(event, Event) and is_news(event)
            if brief is not None and not _words(brief.words) <= _words(said)
        ]
        while not self._fits(places):
            places.pop()
        return places

    def with_others(self, told: Sequence[int], reader: Seat) -> list[int]:
        """Add the newest acts of others, one by one, as far as they fit, too."""
        found = [*told]
        for place, brief in reversed([*enumerate(self._briefs)]):
            if place in told or brief is None or brief.seat in (None, reader):
                continue
            more = sorted([*found, place])
            if not self._fits(more):
                break
            found = more
        return found

    def large(self, places: Collection[int]) -> list[str]:
        """Return the lines above the question."""
        return _headed_once(self._lines(places))

    def _fits(self, places: Collection[int]) -> bool:
        lines = self.large(places)
        return len(lines) <= NEWS_LINES and sum(map(len, lines)) <= NEWS_LIMIT

    def rest(self, told: Collection[int]) -> Told:
        """Tell the rest; the newest lines are kept."""
        lines = self._lines([at for at in range(len(self._told)) if at not in told])
        first = max(len(lines) - LINES, 0)
        left_out = sum(line.events for line in lines[:first])
        return Told(tuple(clip(line.text, LINE_LIMIT) for line in lines[first:]), left_out)

    def _lines(self, places: Collection[int]) -> list[_Line]:
        chapters = self._chapters(places)
        told = self._names, self._texts, self._words
        return [line for each in chapters for line in _lines(each, *told)]

    def _chapters(self, places: Collection[int]) -> list[_Chapter]:
        """Group the events at these places by heading; a heading that is already there just gets
        more.

        An event about a seat stands between two parts of a chapter, without a heading.
        """
        chapters = [_Chapter(self._heading)]
        for place, (event, brief) in enumerate(zip(self._told, self._briefs, strict=True)):
            if brief is None or (isinstance(event, HappenedInfo) and place not in places):
                continue
            if isinstance(event, HappenedInfo):
                chapters += [_Chapter(told=[brief]), _Chapter(chapters[-1].heading)]
                continue
            goes_on = bool(brief.words and brief.chapter and brief.chapter == chapters[-1].heading)
            if brief.chapter is not None and not goes_on:
                lead = event.facts.get("seat")
                known = lead if isinstance(lead, int) and place in places else None
                opened = not brief.words and place in places
                chapters.append(_Chapter(brief.chapter, known, opened))
            if brief.words and place in places:
                chapters[-1].told.append(brief)
        return [chapter for chapter in chapters if chapter.opened or chapter.told]


def _heading_before(
    events: Sequence[Event], history: Sequence[Event], words: GameTexts, names: Sequence[str]
) -> str:
    """Return the heading of the chapter in progress at the first of the events."""
    earlier = len(history) - len(events)
    if earlier <= 0 or list(history[earlier:]) != list(events):
        return ""
    found = (words.chapter(event, names) for event in reversed(history[:earlier]))
    return next((heading for heading in found if heading is not None), "")


def _lines(
    chapter: _Chapter, names: Sequence[str], texts: Texts, words: GameTexts
) -> Iterator[_Line]:
    """Write a chapter in the fewest lines possible, each under its heading.

    The event that opened it is counted with the last line, which is kept before all others.
    """
    heading = f"**{chapter.heading}**" if chapter.heading else ""
    text, who, events = heading, "", 0
    for piece in _pieces(chapter, names, words):
        both = piece.who and piece.words
        alone = texts.labelled(piece.who, piece.words) if both else piece.who or piece.words
        more = f"{text}, {piece.words}" if who and who == piece.who else _joined(text, alone)
        if len(more) > WIDTH and text != heading:
            yield _Line(text, events, heading)
            more, events = _joined(heading, alone), 0
        text, who, events = more, piece.who, events + piece.events
    yield _Line(text, events + chapter.opened, heading)


def _joined(text: str, more: str) -> str:
    return f"{text} · {more}" if text else more


def _pieces(chapter: _Chapter, names: Sequence[str], words: GameTexts) -> Iterator[_Piece]:
    """Tell the acts in order; equal acts of players one after the other are told once."""
    together, briefs = list[_Run](), {brief.words: brief for brief in chapter.told}
    for run in _runs(chapter):
        last = together[-1] if together else None
        alike = last is not None and [*last.done.items()] == [*run.done.items()]
        if last is not None and alike and run.seats[0] not in last.seats:
            last.seats.extend(run.seats)
        else:
            together.append(run)
    for seats, done in together:
        who = ", ".join(names[seat] for seat in seats if seat is not None)
        if not done:
            yield _Piece(who, "", 0)
        for act, count in done.items():
            told = act if count == 1 else words.several(briefs[act], count, names)
            yield _Piece(who, told, count * len(seats))


def _runs(chapter: _Chapter) -> list[_Run]:
    """Gather the acts of a seat until another one acts, starting with the seat that opened the
    chapter.
    """
    runs = [] if chapter.lead is None else [_Run([chapter.lead], Counter())]
    for brief in chapter.told:
        if not runs or runs[-1].seats != [brief.seat]:
            runs.append(_Run([brief.seat], Counter()))
        runs[-1].done[brief.words] += 1
    return runs
