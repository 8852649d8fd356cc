"""The private panel: the person's own picture, the question in a sentence, and its controls.

The same panel is shown ephemerally and sent as a DM; nothing in it is for other eyes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine.errors import ServiceError
from bot.engine.model import LeagueInfo, Position, TableInfo
from bot.render import Picture
from bot.service.hints import can_hint
from bot.service.showing import Showing
from bot.text import Texts, escape
from bot.ui import early_end, happening, missed, notes, remarks, seats, times
from bot.ui import question as asking
from bot.ui.answers import done
from bot.ui.happening import NEWS_LINES, Told, apart
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button
from bot.ui.lessons import NO_MORE
from bot.ui.log import opening
from bot.ui.people import names_of, waiting_names
from bot.ui.question import Question
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.decision import Choice, Decision
from rules.event import Event
from rules.game import View

UNDO: Final = "undo"
GO_ON: Final = "goon"
HELP: Final = "help"
FRESH: Final = "fresh"
NEXT: Final = "next"
BOARD: Final = "board"
PLAN: Final = "plan"
PASS: Final = "autopass"
HINT: Final = "hint"
MORE: Final = "more"
RULES: Final = "rules"

CHOSEN_LIMIT: Final = 500
PLANNED_LIMIT: Final = 600
LESSON_LIMIT: Final = 1400
ASK_LIMIT: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """One person's view of a table, and the progress of their answer.

    `above` is shown on top, `times` has the time left, `caution` the reason why the picks wait for
    Confirm. `lesson` explains the question in a first game.
    """

    showing: Showing
    texts: Texts
    picture: Picture | str | None = None
    reveal: Picture | None = None
    picked: Choice = ()
    page: int = 0
    notice: str = ""
    caution: str = ""
    above: str = ""
    times: str = ""
    lesson: str = ""

    @property
    def position(self) -> Position:
        """The person's view of the game."""
        return self.showing.position


def question_of(panel: Panel) -> Question | None:
    """Put the open decision of the person into words; None without a question."""
    position, decision = panel.position, decision_of(panel.position)
    if decision is None:
        return None
    words = panel.texts.of(position.table.game)
    names = names_of(position.table, panel.texts)
    options = [
        words.option(decision, place, position.facts[place], names)
        for place in range(len(decision.options))
    ]
    return Question(
        decision,
        options,
        position.table.id,
        position.shown,
        panel.picked,
        panel.page,
        confirm=panel.showing.person.confirm,
        numbers=[
            answering.number(decision, place, position.facts) for place in range(len(options))
        ],
        counted=words.counted(decision),
        order=answering.by_rank(position.facts),
        spots=words.spots(decision),
        pictured=not isinstance(panel.picture, str),
    )


def decision_of(position: Position) -> Decision | None:
    """Return the viewer's question; None while a computer plays for them, or after the end.

    Raises ServiceError before the start.
    """
    decision = view_of(position).decision
    free = position.table.status == "running" and not seats.is_away(position)
    return decision if free else None


def view_of(position: Position) -> View:
    """Return the viewer's view. Raises ServiceError before the start."""
    if position.view is None:
        raise ServiceError("not_running")
    return position.view


def build(panel: Panel) -> Sheet:
    """Lay out the panel: the person's news, the question, and below its buttons the other events,
    as in the posts.

    What others did last comes with the news. Where remarks or a lesson need that room, it stands
    in the newest lines below the buttons, as large. With a lesson no remarks stand above the
    question. At a solo table nothing is missed: computers answer at once.
    """
    sheet = Sheet()
    question = question_of(panel)
    steady: list[str] = []
    if question is not None and not panel.lesson:
        steady = remarks.steady(panel.position, panel.texts, question)
    full = bool(steady or panel.lesson)
    news, happened = since(panel, others=not full)
    _ask(sheet, panel, question, steady, news, happened)
    if panel.reveal is not None:
        sheet.picture(panel.reveal)
    sheet.text(notes.quoted(panel.showing.note), limit=notes.LIMIT)
    large = NEWS_LINES if full else 0
    sheet.text(happening.small(happened, large), limit=happening.LIMIT)
    table = panel.position.table
    if (news or happened.lines) and table.status == "running" and not table.is_solo:
        sheet.row(missed.opening(table, panel.texts))
    return sheet


def _ask(
    sheet: Sheet,
    panel: Panel,
    question: Question | None,
    steady: Sequence[str],
    news: str,
    happened: Told,
) -> None:
    """Lay out the picture, the last choice and its result, and the question or the players the
    table waits for.
    """
    table, texts = panel.position.table, panel.texts
    sheet.text(panel.above)
    sheet.text(heading(table, panel.position, texts), limit=300)
    sheet.text(panel.notice, limit=600)
    if panel.picture is not None:
        sheet.picture(panel.picture)
    if can_undo(panel.position):
        sheet.beside(chosen(panel), _undo(panel), limit=CHOSEN_LIMIT)
    sheet.text(news)
    sheet.text(planned(panel), limit=PLANNED_LIMIT)
    if panel.showing.claims:
        sheet.text(texts.say("panel-claim"))
    if question is None:
        if view_of(panel.position).decision is None:
            sheet.text(remarks.listed(remarks.of(panel.position, texts)), limit=remarks.LIMIT)
        sheet.text(waiting(panel.position, texts), limit=600)
        sheet.text(panel.times, limit=times.LIMIT)
        sheet.rows(_foot(panel, happened))
        return
    words = texts.of(table.game)
    sheet.text(panel.times, limit=times.LIMIT)
    asks = f"**{words.ask(question.decision)}**"
    above = [each for each in (remarks.listed(steady), panel.lesson, asks) if each]
    sheet.text("\n".join(above), limit=remarks.LIMIT + LESSON_LIMIT + ASK_LIMIT)
    asking.add_controls(sheet, question, texts)
    now, before = (
        [each for each in remarks.of(panel.position, texts, picked) if each not in steady]
        for picked in (question.picked, ())
    )
    sheet.text(asking.summary(question, texts, names=now == before), limit=1500)
    sheet.text(remarks.listed(now), limit=remarks.LIMIT)
    sheet.text(panel.caution, limit=300)
    sheet.row(*asking.answers(question, texts, sure=bool(panel.caution)))
    sheet.rows(_foot(panel, happened))
    if offers_to_pass(panel):
        sheet.text(f"-# {texts.say('plan-pass-offer', game=words.title)}")
        sheet.row(passing(panel.position, texts, always=True), _no_passing(panel))
    if panel.lesson:
        no_more = Button(Claim(NO_MORE, table.id), texts.say("button-no-lessons"))
        sheet.beside(f"-# {texts.say('learn-again')}", no_more)


def headed(position: Position, texts: Texts) -> Sheet:
    """Begin a sheet about a table, for one of its people."""
    sheet = Sheet()
    sheet.text(heading(position.table, position, texts), limit=300)
    return sheet


def heading(table: TableInfo, position: Position, texts: Texts) -> str:
    """Name the table, the open step (none is after all others have resigned), and its league."""
    words = texts.of(table.game)
    title = f"### {words.title} #{table.id}"
    if not table.conceded:
        title = f"{title} · {words.step(view_of(position))}"
    return f"{title}\n-# {in_league(table.league, texts)}" if table.league else title


def in_league(league: LeagueInfo, texts: Texts) -> str:
    """Name the league that a table is played in, for markdown."""
    name, season, division = league
    return texts.say("league-at-table", league=escape(name), season=season, division=division + 1)


def waiting(position: Position, texts: Texts) -> str:
    """Name the players the table waits for, or say that it is over."""
    table = position.table
    if table.status == "finished":
        return texts.say("panel-finished")
    if table.status == "aborted":
        return early_end.why(table, texts)
    if seats.is_away(position):
        return texts.say("panel-away")
    names = waiting_names(table, texts)
    key = "panel-spectator" if position.seat is None else "panel-waiting"
    return texts.say(key, names=", ".join(names), count=len(names))


def chosen(panel: Panel) -> str:
    """Name the choice that the viewer can take back, and the end of its time unanswered."""
    position, texts = panel.position, panel.texts
    lines: list[str] = []
    if position.chosen is not None:
        decision, choice, facts, by_plan = position.chosen
        key = "panel-done-by-plan" if by_plan else "panel-done"
        lines.append(texts.say(key, done=done(decision, choice, facts, position.table, texts)))
    if can_go_on(position):
        assert position.table.settles_at is not None, "there is something to go on from"
        left = times.distance(position.table.settles_at)
        lines.append(f"-# {texts.say('panel-settling', left=left)}")
    return "\n".join(lines)


def planned(panel: Panel) -> str:
    """Tell the past and coming answers of the viewer's plans, and the plans that have ended.

    A single answer that can be taken back comes with its *Undo*.
    """
    position, texts = panel.position, panel.texts
    words = texts.of(position.table.game)
    lines: list[str] = []
    told_above = position.chosen is not None and position.chosen.planned
    if len(position.planned) > told_above:
        questions = texts.join([words.question(kind) for kind in dict.fromkeys(position.planned)])
        lines.append(texts.say("panel-plan-answered", questions=questions))
    if position.is_planned:
        lines.append(texts.say("panel-plan-due"))
    lines += [
        texts.say("plan-ended", question=words.question(plan.kind), why=plan.ended)
        for plan in position.plans
        if plan.ended is not None
    ]
    return "\n".join(f"-# {line}" for line in lines)


def can_plan(position: Position) -> bool:
    """Whether the viewer plays here, has no question, and can plan something or has a plan."""
    view = view_of(position)
    playing = position.seat is not None and position.table.status == "running"
    if not playing or seats.is_away(position):
        return False
    if view.decision is not None:
        return position.is_planned
    return bool(position.plans or position.game.foresee(view) or position.game.orders(view))


def only_pass(position: Position) -> Choice | None:
    """Return the viewer's pass if they can do nothing else."""
    decision = decision_of(position)
    return None if decision is None else answering.passing(decision)


def offers_to_pass(panel: Panel) -> bool:
    """Whether the viewer can only pass, and has not yet chosen whether to be asked then.

    At a solo table no one waits for them, or could have it hidden from them.
    """
    table = panel.position.table
    undecided = table.game not in panel.showing.person.passes and not table.is_solo
    return undecided and only_pass(panel.position) is not None


def passing(position: Position, texts: Texts, *, always: bool) -> Button:
    """Make the button that switches automatic passing for the viewer on or off."""
    label = texts.say("button-autopass" if always else "button-autopass-end")
    return Button(_pass_claim(position, always=always), label)


def can_undo(position: Position) -> bool:
    """Whether the viewer can take back their newest choice here."""
    playing = position.seat is not None and position.table.status == "running"
    return position.can_take_back and playing and not seats.is_away(position)


def can_go_on(position: Position) -> bool:
    """Whether computers and others have yet to answer a choice of the viewer."""
    return position.can_take_back and position.table.settles_at is not None


def more_wait(showing: Showing) -> bool:
    """Whether another table waits for a person with nothing to decide at this one."""
    if showing.position.seat is None or decision_of(showing.position) is not None:
        return False
    return showing.next_table is not None


def since(panel: Panel, *, others: bool) -> tuple[str, Told]:
    """Tell the person's news since their last move, and the other events.

    `others`: what other players did last is told with the news, as far as it fits.
    """
    position = panel.position

    def is_news(event: Event) -> bool:
        return position.game.vocabulary.is_news(event, position.seat)

    told, said = position.since, chosen(panel) if can_undo(position) else ""
    reader = position.seat if others else None
    return apart(
        position.table, told, panel.texts, panel.showing.history, is_news, said, reader=reader
    )


def _undo(panel: Panel) -> Button:
    position = panel.position
    claim = Claim(UNDO, position.table.id, position.shown, position.seat)
    return Button(claim, panel.texts.say("button-undo"))


def _plan_label(panel: Panel) -> str:
    """Name the button to the viewer's plans, with their number."""
    active = sum(plan.ended is None for plan in panel.position.plans)
    texts = panel.texts
    return texts.say("button-plan-some", count=active) if active else texts.say("button-plan")


def _no_passing(panel: Panel) -> Button:
    claim = _pass_claim(panel.position, always=False)
    return Button(claim, panel.texts.say("button-autopass-not"))


def _pass_claim(position: Position, *, always: bool) -> Claim:
    return Claim(PASS, position.table.id, position.shown, position.seat, page=int(always))


def _foot(panel: Panel, happened: Told) -> list[Button]:
    table = panel.position.table
    claim = Claim(UNDO, table.id, panel.position.shown, panel.position.seat)
    items: list[Button] = []
    if table.status == "running" and seats.is_away(panel.position):
        items.append(seats.back(panel.position, panel.texts))
    if can_go_on(panel.position):
        items.append(Button(claim._replace(action=GO_ON), panel.texts.say("button-go-on")))
    if more_wait(panel.showing):
        items.insert(0, Button(claim._replace(action=NEXT), panel.texts.say("button-next"), MAIN))
    decision = decision_of(panel.position)
    if decision is None and table.status == "running":
        items.append(Button(claim._replace(action=FRESH), panel.texts.say("button-refresh")))
    if decision is not None and can_hint(panel.position, decision):
        items.append(Button(claim._replace(action=HINT), panel.texts.say("button-hint")))
    if can_plan(panel.position):
        items.append(Button(claim._replace(action=PLAN), _plan_label(panel)))
    if panel.showing.claims:
        items.append(seats.claiming(panel.position, panel.texts))
    items += early_end.ways_on(table, panel.texts)
    if table.status in ("finished", "aborted"):
        items.append(Button(Claim(BOARD, table.id), panel.texts.say("button-board")))
    items.append(opening(table, panel.texts, happened.left_out))
    asked = claim._replace(action=HELP, page=max(panel.page, 0))
    items.append(Button(asked, panel.texts.say("button-help")))
    if table.is_solo:  # of other tables the board post has these
        items.append(Button(Claim(RULES, table.id), panel.texts.say("button-rules")))
        items.append(Button(Claim(MORE, table.id), panel.texts.say("button-more")))
    return items
