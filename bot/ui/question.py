"""A decision as components: a menu or buttons, pages, a running total, Confirm. For all games.

If one pick is a whole answer, each of up to ten options is a button. So is each of up to 15 places
on a map (`GameTexts.spots`): the buttons have only numbers, which a list in words explains.
Everything else is one menu, as are options that appear in no picture, since its entries tell more.
If a sum must be reached, the lowest sums that are enough get a row of buttons below the menu, each
with as few options as possible. More than 25 options are split into pages; picks are made page by
page and kept as bits in every custom id.

One click on a button or in a menu plays at once, if one pick is a whole answer and can be taken
back (`Play.choose`); else it picks, and Confirm plays. People can set that Confirm is always
needed.

If most of the options go ("pay 7 of 8"), the question may ask for those that are kept
(`GameTexts.keeps`). Then the picks are what stays, in the picture, too. The ids of menus and pages
carry the picks, under another mark; those of buttons that play carry the choice itself, so that
they mean the same in panels of every age.

Below the picks come the game's remarks on them (`Game.remarks`, called with the viewer's own view):
what an offer would come to, for example. It is called with any subset of the options, since people
look while they pick. A game may have no remarks; it can also tell a player why they are not asked.
Remarks replace the line that lists the picks.

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
MOST_BUTTONS: Final = 10
MOST_SPOTS: Final = 15
"""With more, the fullest panel would exceed the 40 components that a message can hold."""
LEGEND_LIMIT: Final = 1500

PICK: Final = "pick"
BACK: Final = "back"
ON: Final = "on"
CONFIRM: Final = "confirm"
TAKE: Final = "take"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as one person sees it: its options in words, what is picked, the page shown.

    `shown` is that of the position. `confirm`: nothing is played without Confirm, as the person has
    set. `numbers` are shown with the options, if not their positions are; None for an option
    without one. `keeps`: it asks for what is kept. `spots` heads the list of places, where the
    options are such. `pictured`: there is a picture that shows the options.
    """

    decision: Decision
    options: Sequence[OptionText]
    table: int
    shown: int
    picked: Choice = ()
    page: int = 0
    confirm: bool = False
    numbers: Sequence[int | None] = ()
    keeps: bool = False
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
        """How many options must be picked."""
        return answering.left(self.decision) if self.keeps else self.decision.least

    @property
    def most(self) -> int:
        """How many options can be picked."""
        return self.least if self.keeps else min(self.decision.most, len(self.decision.options))

    @property
    def single(self) -> bool:
        """Whether one pick is a whole answer."""
        return self.most == 1

    @property
    def at_once(self) -> bool:
        """Whether a click on an option plays it, if it can be taken back."""
        return self.single and not self.confirm

    @property
    def choice(self) -> Choice:
        """The choice that the picks make."""
        return self.turned(self.picked)

    def turned(self, picks: Choice) -> Choice:
        """Turn picks into a choice, or the other way round."""
        return answering.others(self.decision, picks) if self.keeps else picks

    @property
    def pages(self) -> int:
        """How many menus the options fill."""
        return max(1, -(-len(self.decision.options) // PAGE))

    @property
    def ready(self) -> bool:
        """Whether the picks are an answer."""
        return answering.refusal(self.decision, self.choice) is None

    @property
    def as_buttons(self) -> bool:
        """Whether each option is a button."""
        room = MOST_SPOTS if self.spots else MOST_BUTTONS
        few = len(self.decision.options) <= room
        return self.single and few and self.pictured and not self.decision.weights

    @property
    def as_spots(self) -> bool:
        """Whether the buttons are places, with only their numbers."""
        return self.as_buttons and bool(self.spots)

    @property
    def sums(self) -> list[Choice]:
        """The answers that get buttons below the menu: the lowest sums that are enough."""
        decision = self.decision
        if not decision.floor or self.picked or not self.pictured:
            return []
        reached = answering.totals(decision)
        found = [reached[total] for total in sorted(reached) if total >= decision.floor]
        return [choice for choice in found if len(choice) >= decision.least][:ROW_LIMIT]

    def declines(self, position: int) -> bool:
        """Whether an option means doing nothing, or nothing more."""
        return self.decision.options[position] in DECLINING

    def label(self, position: int) -> str:
        """Return the label of an option, after the number that the picture shows."""
        return self.numbered(position, self.options[position].label)

    def numbered(self, position: int, words: str) -> str:
        """Put the number of an option before words for it."""
        number = self.number(position)
        return words if number is None else f"{number}. {words}"

    def number(self, position: int) -> int | None:
        """Return the number that the picture shows with an option; None without one."""
        return self.numbers[position] if self.numbers else position + 1

    def claim(self, action: str, *, picked: Choice | None = None) -> Claim:
        """Make what a component of this question claims."""
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
        return ids.mark_of(self.decision, keeps=self.keeps)


def shown(question: Question) -> range:
    """Return the positions on the page that is shown."""
    start = question.page * PAGE
    return range(start, min(start + PAGE, len(question.decision.options)))


def selected(question: Question, values: Sequence[str]) -> Choice | None:
    """Replace this page's picks by a menu's selection; None for a value it does not have."""
    here = shown(question)
    chosen: set[int] = set()
    for value in values:
        if not (value.isascii() and value.isdigit() and len(value) <= 4 and int(value) in here):
            return None
        chosen.add(int(value))
    if question.single and chosen:
        return tuple(sorted(chosen))
    elsewhere = {position for position in question.picked if position not in here}
    return tuple(sorted(chosen | elsewhere))


def summary(question: Question, texts: Texts, *, names: bool = True) -> str:
    """Say what is picked so far, how many, and the running total if one must be reached.

    Includes the note on a single pick, which a closed menu does not show. `names`: false if
    something else on the panel tells what is picked.
    """
    decision = question.decision
    lines: list[str] = []
    if names and question.picked:
        picked = [
            question.numbered(position, escape(question.options[position].label))
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
    if decision.weights:
        total = answering.total(decision, question.picked)
        reached = "enough" if total >= decision.floor else "short"
        state = reached if decision.floor else "free"
        lines.append(texts.say("panel-total", total=total, floor=decision.floor, state=state))
    return "\n".join(lines)


def add_controls(sheet: Sheet, question: Question, texts: Texts) -> None:
    """Add the controls that answer the question, except Confirm."""
    if question.as_spots:
        sheet.text(_legend(question), limit=LEGEND_LIMIT)
    if question.as_buttons:
        sheet.rows([_button(question, position) for position in shown(question)])
        return
    sheet.row(_menu(question, texts))
    if question.sums:
        sheet.row(*[_sum(question, choice, texts) for choice in question.sums])
    if question.pages > 1:
        sheet.row(*_turners(question, texts))


def confirm(question: Question, texts: Texts, *, sure: bool = False) -> Button | None:
    """Make the button that plays the picks, disabled until they are an answer.

    None if a click on an option plays. `sure`: the person confirms that declining, or a single
    option, cannot be taken back.
    """
    if not question.picked and not question.least:
        action = CONFIRM if sure or question.confirm else TAKE
        return Button(question.claim(action), texts.say("button-decline"), NEUTRAL)
    if question.at_once and not question.picked:
        return None
    claim = question.claim(CONFIRM, picked=question.choice)
    return Button(claim, texts.say("button-confirm"), GO, disabled=not question.ready)


def _button(question: Question, position: int) -> Button:
    """Make the button of an option; while one is picked, only that one is highlighted."""
    declines = question.declines(position)
    named = declines or not question.as_spots
    label = question.label(position) if named else str(question.number(position))
    out = position in question.picked if question.picked else not declines
    claim = question.claim(TAKE, picked=question.turned((position,)))
    return Button(claim, label, MAIN if out else NEUTRAL)


def _sum(question: Question, choice: Choice, texts: Texts) -> Button:
    """Make the button of a sum, named by its parts."""
    weights = [str(question.decision.weights[position]) for position in choice]
    label = texts.say("button-sum", sum=" + ".join(weights))
    return Button(question.claim(TAKE, picked=choice), label, MAIN)


def _legend(question: Question) -> str:
    """Name the place of each number, for people who cannot see the picture; "" without places."""
    places = [
        f"**{question.number(position)}** {escape(question.options[position].label)}"
        for position in shown(question)
        if not question.declines(position)
    ]
    return f"-# {question.spots}: {' · '.join(places)}" if places else ""


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
    exact = question.least == question.most > 1
    key = "panel-placeholder-exact" if exact else "panel-placeholder"
    placeholder = texts.say(key, least=question.least, most=question.most)
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
