"""A decision as components: a menu or buttons, pages, a running total, Confirm. One for all games.

It is one menu, or buttons where a click answers. More than 25 options are pages; picks are made
page by page and kept as bits in every custom id. Below what is picked stands what the game remarks
on it (`Game.remarks`, called with the viewer's own view): what an offer would come to, say. It is
called with any subset of the options, since people look while they pick. A game that has nothing to
say adds nothing; it can also tell somebody who is not asked why not. Where there are remarks, they
stand in place of the line that lists the picks.

People in options and remarks are named. A label is plain text in a menu and a button, so names
stand there as they are; the line that repeats picked labels is markdown, and written for it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.text import OptionText, Texts, escape
from bot.ui import ids
from bot.ui.ids import Claim
from bot.ui.items import GO, MAIN, NEUTRAL, Button, Menu, entry
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.decision import DECLINING, Choice, Decision

PAGE: Final = 25
"""Discord's limit for the entries of a menu."""
MOST_BUTTONS: Final = 10

PICK: Final = "pick"
BACK: Final = "back"
ON: Final = "on"
CONFIRM: Final = "confirm"
TAKE: Final = "take"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as one person sees it: its options in words, what is picked, the page shown.

    `shown` is that of the position. `numbers` are those by which the options are shown, where it is
    not by their place.
    """

    decision: Decision
    options: Sequence[OptionText]
    table: int
    shown: int
    picked: Choice = ()
    page: int = 0
    one_click: bool = False
    numbers: Sequence[int] = ()

    def __post_init__(self) -> None:
        """Keep the page among those there are, and the picks among the options."""
        count = len(self.decision.options)
        picked = tuple(position for position in self.picked if position < count)
        object.__setattr__(self, "picked", picked)
        object.__setattr__(self, "page", min(max(self.page, 0), self.pages - 1))

    @property
    def single(self) -> bool:
        """Whether one pick is a whole answer."""
        return self.decision.most == 1

    @property
    def pages(self) -> int:
        """How many menus the options fill."""
        return max(1, -(-len(self.decision.options) // PAGE))

    @property
    def ready(self) -> bool:
        """Whether what is picked is an answer."""
        return answering.refusal(self.decision, self.picked) is None

    @property
    def as_buttons(self) -> bool:
        """Whether each option is a button that answers at once."""
        few = len(self.decision.options) <= MOST_BUTTONS
        return self.one_click and self.single and few and not self.decision.weights

    def label(self, position: int) -> str:
        """Return the label of an option behind the number that the picture shows."""
        return f"{self.number(position)}. {self.options[position].label}"

    def number(self, position: int) -> int:
        """Return the number that the picture shows beside an option."""
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
            ids.mark_of(self.decision),
        )


def shown(question: Question) -> range:
    """Return the positions on the page that is shown."""
    start = question.page * PAGE
    return range(start, min(start + PAGE, len(question.decision.options)))


def selected(question: Question, values: Sequence[str]) -> Choice | None:
    """Put what a menu selected in place of this page's picks; None for a value it does not have."""
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
    """Say what is picked so far, how many, and the running total where one must be reached.

    With the note to a single pick, which a closed menu does not show. `names`: not where
    something else on the panel tells what is picked.
    """
    decision = question.decision
    lines: list[str] = []
    if names and not question.as_buttons and (question.picked or not question.single):
        picked = [
            f"{question.number(position)}. {escape(question.options[position].label)}"
            for position in question.picked
        ]
        least, most = decision.least, min(decision.most, len(decision.options))
        lines.append(
            texts.say(
                "panel-picked",
                options=", ".join(picked) if picked else texts.say("panel-nothing"),
                count=len(picked),
                least=least,
                most=most,
                exact="yes" if least == most else "no",
            )
        )
        if question.single and question.picked:
            note = question.options[question.picked[0]].note
            lines += [f"-# {escape(note)}"] if note else []
    if decision.weights:
        total = answering.total(decision, question.picked)
        reached = "enough" if total >= decision.floor else "short"
        state = reached if decision.floor else "free"
        lines.append(texts.say("panel-total", total=total, floor=decision.floor, state=state))
    return "\n".join(lines)


def add_controls(sheet: Sheet, question: Question, texts: Texts) -> None:
    """Add what the question is answered with, except Confirm."""
    if question.as_buttons:
        sheet.rows([_button(question, position) for position in shown(question)])
        return
    sheet.row(_menu(question, texts))
    if question.pages > 1:
        sheet.row(*_turners(question, texts))


def confirm(question: Question, texts: Texts) -> Button:
    """Make the button that commits what is picked; it waits until that is an answer."""
    declines = not question.picked and not question.decision.least
    label, style = ("button-decline", NEUTRAL) if declines else ("button-confirm", GO)
    return Button(question.claim(CONFIRM), texts.say(label), style, disabled=not question.ready)


def _button(question: Question, position: int) -> Button:
    declines = question.decision.options[position] in DECLINING
    claim, style = question.claim(TAKE, picked=(position,)), NEUTRAL if declines else MAIN
    return Button(claim, question.label(position), style)


def _menu(question: Question, texts: Texts) -> Menu:
    decision = question.decision
    here = shown(question)
    elsewhere = sum(position not in here for position in question.picked)
    chosen_here = len(question.picked) - elsewhere
    room = max(1, chosen_here, min(decision.most - elsewhere, len(here)))
    entries = [
        entry(
            str(position),
            question.label(position),
            question.options[position].note,
            chosen=position in question.picked,
        )
        for position in here
    ]
    whole = question.single and decision.least == 1 and question.pages == 1
    least, most = decision.least, min(decision.most, len(decision.options))
    exact = "panel-placeholder-exact" if least == most > 1 else "panel-placeholder"
    placeholder = texts.say(exact, least=least, most=most)
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
