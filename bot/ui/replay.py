"""The replay of a finished game: a private panel that leads through its steps.

A claim carries the step that it leads to (`shown`), and a bit for each seat whose hand is open
(`picks`). So a panel of any age leads on. If the game came in a file, it carries the file's number
(`mark`), and no table: actions on files have names of their own (`OF_FILE`).
"""

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Final

import discord

from bot.engine.model import TableInfo
from bot.render import Picture
from bot.service.replay_steps import Step
from bot.text import Texts
from bot.ui import early_end, ids
from bot.ui.happening import event_lines
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button, Menu, entry
from bot.ui.people import names_of
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from rules.game import AnyGame

REPLAY: Final = "replay"
FIRST: Final = "tofirst"
STEP: Final = "tostep"
LAST: Final = "tolast"
ROUND: Final = "toround"
HANDS: Final = "whose"
COURSE: Final = "course"
TURNED: Final = "turned"
ANIMATE: Final = "animate"
SHARE: Final = "share"
EXPORT: Final = "export"

_SEEN: Final = (REPLAY, FIRST, STEP, LAST, ROUND, HANDS, COURSE, ANIMATE)
OF_FILE: Final = {action: f"f{action}" for action in _SEEN}
"""The actions on a file that correspond to those on a table."""

LINES_LIMIT: Final = 2400


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A step as it is watched, with its pictures; `reveal` as in a panel."""

    step: Step
    texts: Texts
    board: Picture | str
    hands: Sequence[Picture | str] = ()
    reveal: Picture | None = None

    def claim(self, action: str, shown: int | None = None) -> Claim:
        """Return the claim that leads to a step (by default this one) with the same hands open."""
        step = self.step
        picks = ids.bits(step.open_hands)
        return _claim(step.table, action, step.number if shown is None else shown, picks)


def build(panel: Panel) -> Sheet:
    """Lay out a step. The buttons that move on are always in the same place, below the board."""
    step, texts = panel.step, panel.texts
    sheet = Sheet()
    sheet.text(f"{_heading(step.table, texts)}\n-# {_where(step, texts)}", limit=300)
    sheet.picture(panel.board)
    sheet.row(*_moving(panel))
    lines = [f"- {line}" for line in event_lines(step.table, step.told, texts)]
    if step.number == step.last and step.board.outcome is None:
        lines.append(f"- {early_end.why(step.table, texts)}")
    sheet.text("\n".join(lines), limit=LINES_LIMIT)
    if panel.reveal is not None:
        sheet.picture(panel.reveal)
    for hand in panel.hands:
        sheet.picture(hand)
    if step.rounds:
        sheet.row(_rounds(panel))
    sheet.row(_hands(panel))
    ways = [ANIMATE, COURSE]
    if step.table.upload is None:
        ways += [TURNED, EXPORT] if step.judged else [EXPORT]
    sheet.row(*leading_to(step.table, texts, *ways))
    return sheet


def course(table: TableInfo, texts: Texts, picture: Picture | str) -> Sheet:
    """Lay out the course of points."""
    sheet = Sheet()
    sheet.text(_heading(table, texts), limit=200)
    sheet.picture(picture)
    sheet.row(*leading_to(table, texts, REPLAY))
    return sheet


def animation(table: TableInfo, texts: Texts, picture: Picture | str, *, can_share: bool) -> Sheet:
    """Lay out a game as an animation, which its only viewer may share."""
    sheet = Sheet()
    sheet.text(_heading(table, texts), limit=200)
    sheet.picture(picture)
    sheet.row(*leading_to(table, texts, *((SHARE, REPLAY) if can_share else (REPLAY,))))
    return sheet


def leading_to(table: TableInfo, texts: Texts, *actions: str) -> list[Button]:
    """Return the buttons for a game that is over."""
    return [Button(_claim(table, each), texts.say(f"button-{each}")) for each in actions]


def turned_of(game: AnyGame) -> tuple[str, ...]:
    """Return the button to a game's turning points, if the game can judge chances."""
    return () if game.insight is None else (TURNED,)


def exported(table: TableInfo, texts: Texts, file: bytes) -> Sheet:
    """Lay out the file of a table."""
    sheet = Sheet()
    sheet.text(_heading(table, texts), limit=200)
    sheet.text(texts.say("replay-exported"))
    sheet.attach(f"{table.game}-{table.id}.json", file)
    return sheet


def _claim(table: TableInfo, action: str, shown: int = 0, picks: int = 0) -> Claim:
    """Return a claim for an action on a game: by its table, or by its file."""
    if table.upload is None:
        return Claim(action, table.id, shown, picks=picks)
    return Claim(OF_FILE[action], 0, shown, picks=picks, mark=table.upload)


def _heading(table: TableInfo, texts: Texts) -> str:
    title = texts.of(table.game).title
    if table.upload is None:
        return f"### {title} #{table.id} · {texts.say('replay-title')}"
    return f"### {title} · {texts.say('replay-imported')}"


def _where(step: Step, texts: Texts) -> str:
    """Name the step, its round, and the open hands."""
    now = bisect(step.rounds, step.number)
    parts = [
        texts.say("replay-round", round=now, rounds=len(step.rounds)) if now else "",
        texts.say("replay-step", step=step.number, steps=step.last),
        texts.of(step.table.game).step(step.board),
    ]
    return " · ".join(part for part in parts if part)


def _moving(panel: Panel) -> list[Button]:
    """Return the buttons to other steps; each names its step, so that it works at any age."""
    step, claim, say = panel.step, panel.claim, panel.texts.say
    at_first, at_last = step.number == 0, step.number == step.last
    back, on = max(step.number - 1, 0), min(step.number + 1, step.last)
    return [
        Button(claim(FIRST, 0), say("button-tofirst"), disabled=at_first),
        Button(claim(STEP, back), say("button-back-step"), disabled=at_first),
        Button(claim(STEP, on), say("button-on-step"), MAIN, disabled=at_last),
        Button(claim(LAST, step.last), say("button-tolast"), disabled=at_last),
    ]


def _rounds(panel: Panel) -> Menu:
    """Return a menu of all rounds; several share an entry if there are too many."""
    step, texts, count = panel.step, panel.texts, len(panel.step.rounds)
    size = ceil(count / ENTRIES_LIMIT)
    edges = [*range(0, count, size), count]
    entries: list[discord.SelectOption] = []
    now = bisect(step.rounds, step.number) - 1
    for first, end in pairwise(edges):
        label = (
            texts.say("replay-round", round=end, rounds=count)
            if end - first == 1
            else texts.say("replay-rounds", first=first + 1, last=end, rounds=count)
        )
        entries.append(entry(str(step.rounds[first]), label, chosen=first <= now < end))
    placeholder = texts.say("replay-placeholder")
    return Menu(panel.claim(ROUND), entries, placeholder=placeholder)


def _hands(panel: Panel) -> Menu:
    """Return the menu of open hands: none, one person's, all."""
    table, texts = panel.step.table, panel.texts
    now = ids.bits(panel.step.open_hands)
    everyone = (1 << len(table.seats)) - 1
    choices = [(0, texts.say("replay-no-hands")), (everyone, texts.say("replay-all-hands"))]
    choices[1:1] = [
        (1 << seat, texts.say("replay-hand", name=name))
        for seat, name in enumerate(names_of(table, texts))
    ]
    entries = [entry(str(picks), label, chosen=picks == now) for picks, label in choices]
    return Menu(panel.claim(HANDS), entries)
