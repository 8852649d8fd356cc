"""A decision as components: buttons or a menu, pages, a running total, Confirm. For all games.

The form of a question depends on its kind, never on the present number of options. If one pick is a
whole answer, each option is a button; more than 14 are on pages. If several can be picked, or if a
sum counts, there is one menu, 25 to a page, and the lowest sums that are enough get a row of
buttons below it, each with as few options as possible. So does each option to leave where all
others must be picked. Options that appear in no picture are in a
menu, too, because its entries tell more. Picks are made page by page and kept as bits in every
custom id.

Buttons of places on a map (`GameTexts.spots`) have only numbers: the picture shows them on the map,
and its alt text and *Help* name them, because a list here would fill half a phone's screen. Passing
is not among the picks: it is a button of its own below them, the last of those that answer, whether
it is an option (`DECLINING`) or an empty pick. It stays there after picks, and Clear takes all
picks back.

One click on a button or in a menu plays at once, if one pick is a whole answer and can be taken
back (`Play.choose`); else it picks, and Confirm plays. A setting makes Confirm always needed.

Below the picks come the game's remarks on them (`Game.remarks`, called with the viewer's own view):
the total of an offer, for example. It is called with any subset of the options, because people look
while they pick. A game may have no remarks; it can also tell a player why they have no question.
Remarks that change with the picks replace the line that lists them.

People in options and remarks are named. Labels of menus and buttons are plain text, so names appear
there as they are; the line that repeats picked labels is markdown, so it is escaped.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.text import OptionText, Texts, escape
from bot.ui import ids
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, NEUTRAL, Button, Menu, entry
from bot.ui.sheet import ROW_LIMIT, Sheet
from rules import decision as answering
from rules.decision import DECLINING, Choice, Decision

PAGE: Final = 25
"""Discord's limit for the entries of a menu."""
BUTTONS: Final = 14
"""On a page: with more, the fullest panel would exceed the 40 components of a message."""

BUTTONS_BELOW: Final = 10
"""Below a menu."""

PICK: Final = "pick"
BACK: Final = "back"
ON: Final = "on"
CONFIRM: Final = "confirm"
TAKE: Final = "take"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as one person sees it: its options in words, the picks, the page shown.

    `shown` is that of the position. `confirm`: by the person's setting, nothing is played without
    Confirm. `numbers` are shown with the options, unless their positions are; None for an option
    without one. `counted`: the most that can be picked, such as "4 cards". `order`: the positions
    in the order of their controls, if the game ranks its options. `spots` heads the list of places,
    if the options are places. `pictured`: there is a picture that shows the options.
    """

    decision: Decision
    options: Sequence[OptionText]
    table: int
    shown: int
    picked: Choice = ()
    page: int = 0
    confirm: bool = False
    numbers: Sequence[int | None] = ()
    counted: str = ""
    order: Sequence[int] = ()
    spots: str = ""
    pictured: bool = True

    def __post_init__(self) -> None:
        """Limit the page and the picks to those that exist."""
        count = len(self.decision.options)
        picked = tuple(position for position in self.picked if position < count)
        object.__setattr__(self, "picked", picked)
        object.__setattr__(self, "page", min(max(self.page, 0), self.pages - 1))

    @property
    def least(self) -> int:
        """The least number of picks."""
        return self.decision.least

    @property
    def most(self) -> int:
        """The greatest number of picks."""
        return min(self.decision.most, len(self.decision.options))

    @property
    def single(self) -> bool:
        """Whether one pick is a whole answer."""
        return self.most == 1

    @property
    def passes(self) -> bool:
        """Whether all that is possible is to pass."""
        return answering.passing(self.decision) is not None

    @property
    def at_once(self) -> bool:
        """Whether a click on an option plays it, if it can be taken back."""
        return self.single and not self.confirm

    @property
    def apart(self) -> tuple[int, ...]:
        """The options that pass, apart from those to pick."""
        places = range(len(self.decision.options)) if self.single else ()
        return tuple([place for place in places if self.decision.options[place] in DECLINING])

    @property
    def places(self) -> Sequence[int]:
        """The positions of all options, in the order of their controls."""
        return self.order or range(len(self.decision.options))

    @property
    def offered(self) -> Sequence[int]:
        """The positions of the options to pick, in the order of their controls."""
        apart = self.apart
        picks = [place for place in self.places if place not in apart]
        return [place for place in picks if self.alike(place)[0] == place]

    def alike(self, position: int) -> Sequence[int]:
        """The options, this one among them, for which one button stands: they read the same.

        A menu has an entry for each, because several can be picked.
        """
        if not self.as_buttons:
            return (position,)
        option = self.options[position]
        return [place for place in self.places if self.options[place] == option]

    @property
    def page_size(self) -> int:
        """The number of options on a page; buttons share theirs with the two that turn it."""
        if not self.as_buttons:
            return PAGE
        return BUTTONS if len(self.offered) <= BUTTONS else BUTTONS - 2

    @property
    def pages(self) -> int:
        """The number of pages."""
        return max(1, -(-len(self.offered) // self.page_size))

    @property
    def ready(self) -> bool:
        """Whether the picks are an answer."""
        return answering.refusal(self.decision, self.picked) is None

    @property
    def as_buttons(self) -> bool:
        """Whether each option is a button."""
        return self.single and self.pictured and not self.decision.weights

    @property
    def as_spots(self) -> bool:
        """Whether the buttons are places, with only their numbers."""
        return self.as_buttons and bool(self.spots)

    @property
    def sums(self) -> list[Choice]:
        """The answers that get buttons below the menu: the lowest sums that are enough."""
        decision = self.decision
        if not decision.floor or not self.pictured:
            return []
        reached = answering.totals(decision)
        found = [reached[total] for total in sorted(reached) if total >= decision.floor]
        return [choice for choice in found if len(choice) >= decision.least][:ROW_LIMIT]

    @property
    def left(self) -> list[int]:
        """The options that get buttons below the menu, where all except one must be picked."""
        count = len(self.options)
        if self.single or self.decision.weights or not self.least == self.most == count - 1:
            return []
        alike = {self.options[place]: place for place in reversed(self.places)}
        found = sorted(alike.values(), key=[*self.places].index)
        return found if len(found) <= BUTTONS_BELOW else []

    def label(self, position: int) -> str:
        """Return the label of an option, after the number that the picture shows."""
        return self.numbered(self.options[position].label, position)

    def numbered(self, words: str, *positions: int) -> str:
        """Put the number of an option, or of several that read the same, before words for it."""
        numbers = [str(number) for place in positions if (number := self.number(place)) is not None]
        return f"{', '.join(numbers)}. {words}" if numbers else words

    def number(self, position: int) -> int | None:
        """Return the number that the picture shows with an option; None without one."""
        return self.numbers[position] if self.numbers else position + 1

    def claim(self, action: str, *, picked: Choice | None = None) -> Claim:
        """Make the claim of a component of this question."""
        return Claim(
            action,
            self.table,
            self.shown,
            self.decision.seat,
            ids.bits(self.picked if picked is None else picked),
            self.page,
            self.mark,
        )

    @property
    def mark(self) -> int:
        """The mark of claims that carry picks."""
        return ids.mark_of(self.decision)


def shown(question: Question) -> Sequence[int]:
    """Return the positions on the page that is shown."""
    start = question.page * question.page_size
    return question.offered[start : start + question.page_size]


def selected(question: Question, values: Sequence[str]) -> Choice | None:
    """Replace this page's picks by a menu's selection; None for a value it does not have.

    A single pick can be any option, because menus of earlier versions had other pages.
    """
    here = range(len(question.decision.options)) if question.single else shown(question)
    chosen: set[int] = set()
    for value in values:
        if not (value.isascii() and value.isdigit() and len(value) <= 4 and int(value) in here):
            return None
        chosen.add(int(value))
    elsewhere = {position for position in question.picked if position not in here}
    return tuple(sorted(chosen | elsewhere))


def summary(question: Question, texts: Texts, *, names: bool = True) -> str:
    """Name the picks so far, their number, and their total if it counts; nothing without picks.

    Includes the note on a single pick, which a closed menu does not show. `names`: false if another
    part of the panel tells the picks and their total.
    """
    decision = question.decision
    lines: list[str] = []
    if names and question.picked:
        picked = [
            question.numbered(escape(question.options[position].label), position)
            for position in question.picked
        ]
        lines.append(
            texts.say(
                "panel-picked",
                options=", ".join(picked),
                count=len(picked),
                least=question.least,
                most=question.most,
                exact="yes" if question.least == question.most else "no",
            )
        )
        if question.single:
            note = question.options[question.picked[0]].note
            lines += [f"-# {escape(note)}"] if note else []
    if decision.weights and question.picked and names:
        total = answering.total(decision, question.picked)
        reached = "enough" if total >= decision.floor else "short"
        state = reached if decision.floor else "free"
        lines.append(texts.say("panel-total", total=total, floor=decision.floor, state=state))
    return "\n".join(lines)


def add_controls(sheet: Sheet, question: Question, texts: Texts) -> None:
    """Add the controls that pick; none if all that is possible is to pass."""
    if question.passes:
        return
    here = shown(question)
    turners = _turners(question, texts) if question.pages > 1 else ()
    if question.as_buttons:
        sheet.rows([*(_button(question, position, texts) for position in here), *turners])
        return
    if here:
        sheet.row(_menu(question, texts))
    sheet.row(*[_sum(question, choice, texts) for choice in question.sums])
    sheet.rows([_all_but(question, position, texts) for position in question.left])
    sheet.row(*turners)


def answers(question: Question, texts: Texts, *, sure: bool = False) -> list[Button]:
    """Make the buttons that play the picks, take them back, and pass, which is the last.

    `sure`: the person confirms a choice that cannot be taken back.
    """
    found: list[Button] = []
    if question.picked or (question.least and not question.at_once):
        claim = question.claim(CONFIRM)
        label = texts.say("button-confirm")
        found.append(Button(claim, label, GO, disabled=not question.ready))
    if question.picked and not question.single:
        found.append(Button(question.claim(PICK, picked=()), texts.say("button-clear")))
    if not question.least:
        action = CONFIRM if question.confirm or (sure and not question.picked) else TAKE
        found.append(Button(question.claim(action, picked=()), texts.say("button-decline")))
    return [*found, *(_button(question, position, texts) for position in question.apart)]


def _button(question: Question, position: int, texts: Texts) -> Button:
    """Make the button of an option; while one is picked, only that one is highlighted."""
    declines, option = position in question.apart, question.options[position]
    alike = question.alike(position)
    if question.as_spots and not declines:
        label = str(question.number(position))
    else:
        words = option.button or option.label
        told = texts.times(len(alike), words) if len(alike) > 1 else words
        label = words if declines else question.numbered(told, *alike)
    out = not {*alike}.isdisjoint(question.picked) if question.picked else not declines
    claim = question.claim(TAKE, picked=(position,))
    return Button(claim, label, MAIN if out else NEUTRAL)


def _sum(question: Question, choice: Choice, texts: Texts) -> Button:
    """Make the button of a sum, named by its parts."""
    weights = [question.decision.weights[position] for position in choice]
    parts = " + ".join(map(str, weights))
    label = texts.say("button-sum", sum=parts, count=len(weights), total=sum(weights))
    return Button(question.claim(TAKE, picked=choice), label, MAIN)


def _all_but(question: Question, position: int, texts: Texts) -> Button:
    """Make the button that picks all options except this one."""
    picked = tuple([place for place in range(len(question.options)) if place != position])
    label = texts.say("button-all-but", option=question.label(position))
    return Button(question.claim(TAKE, picked=picked), label, MAIN)


def _menu(question: Question, texts: Texts) -> Menu:
    here = shown(question)
    elsewhere = sum(position not in here for position in question.picked)
    chosen_here = len(question.picked) - elsewhere
    room = max(1, chosen_here, min(question.most - elsewhere, len(here)))
    entries = [
        entry(
            str(position),
            question.label(position),
            question.options[position].note,
            chosen=position in question.picked,
        )
        for position in here
    ]
    whole = question.single and question.least == 1 and question.pages == 1
    counted = question.counted or texts.say("panel-these", count=question.most)
    exact = question.least == question.most
    key = "panel-placeholder-exact" if exact else "panel-placeholder"
    facts = {"least": question.least, "most": question.most, "counted": counted}
    placeholder = texts.say(key, **facts)
    return Menu(
        question.claim(PICK),
        entries,
        least=1 if whole else 0,
        most=min(room, len(here)),
        placeholder=placeholder,
    )


def _turners(question: Question, texts: Texts) -> tuple[Button, Button]:
    facts = {"page": question.page + 1, "pages": question.pages}
    return (
        Button(
            question.claim(BACK), texts.say("button-back", **facts), disabled=question.page == 0
        ),
        Button(
            question.claim(ON),
            texts.say("button-on", **facts),
            disabled=question.page == question.pages - 1,
        ),
    )
