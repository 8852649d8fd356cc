"""Planning ahead, for its owner alone: their plans, the questions to plan, and one plan in detail.

Nothing here is a draft. Each selection is stored at once, as the next choice in rank, and the sheet
shows the updated plan. A component names its plan by a mark of the kind of question, never by a
number, which would count the plans of others.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, get_args
from zlib import crc32

from bot.engine.errors import ServiceError
from bot.engine.model import Foreseen, PlanInfo, PlanLasts, Planning, Position
from bot.engine.planning import LEAD
from bot.text import GameTexts, Texts, escape
from bot.ui.ids import Claim
from bot.ui.items import NEUTRAL, STOP, Button, Menu, entry
from bot.ui.panel import FRESH, PLAN, heading
from bot.ui.people import escaped_names, names_of
from bot.ui.question import PAGE
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from rules.decision import Decision
from rules.event import Seat
from rules.game import Order

ASK: Final = "planask"
RANK: Final = "planrank"
TURN: Final = "planpage"
NOTHING: Final = "plannone"
ORDER: Final = "planorder"
LASTS: Final = "planlasts"
PACE: Final = "planpace"
CANCEL: Final = "plancancel"
REMOVE: Final = "plandrop"
PASS: Final = "planpass"

QUESTION: Final = "ask"
STANDING: Final = "order"
"""The values of the first menu: a question by its kind, or a standing order by its key."""
AT_ONCE: Final = "at-once"
LATER: Final = "later"
ANYBODY: Final = "-"


class Subject(NamedTuple):
    """The subject of a sheet: a kind of question, and its standing order, if one is given.

    `foreseen`: the question as it may come, None if it is not expected now.
    """

    kind: str
    foreseen: Foreseen | None = None
    order: Order | None = None
    page: int = 0


def overview(planning: Planning, texts: Texts, notice: str = "") -> Sheet:
    """Lay out all plans of a person at a table, and the other questions to plan there."""
    position, sheet = planning.position, Sheet()
    sheet.text(heading(position.table, position, texts), limit=300)
    sheet.text(notice, limit=600)
    sheet.text(texts.say("plan-how"))
    if planning.others_play and not planning.takes_dms:
        sheet.text(f"-# {texts.say('plan-no-dms')}")
    lines = [line(plan, planning, texts) for plan in position.plans]
    sheet.text("\n".join([*_passes(planning, texts), *lines]), limit=2400)
    words = words_of(position, texts)
    made = {plan.kind: texts.say("plan-made") for plan in position.plans}
    entries = [
        entry(f"{QUESTION} {kind}", words.question(kind), made.get(kind, ""))
        for kind in kinds(planning)
    ]
    orders = [
        entry(f"{STANDING} {key}", words.order(key, "…"), words.order_why(key, "…"))
        for key, *_ in planning.orders
    ]
    if offered := [*entries, *orders][:ENTRIES_LIMIT]:
        placeholder = texts.say("plan-which")
        sheet.row(Menu(_claim(position, ASK), offered, placeholder=placeholder))
    else:
        sheet.text(texts.say("plan-nothing"))
    back = Button(_claim(position, FRESH), texts.say("button-return"))
    sheet.row(*_passing(planning, texts), back)
    return sheet


def one(planning: Planning, subject: Subject, texts: Texts, notice: str = "") -> Sheet:
    """Lay out the plan for one kind of question, and the controls to change it."""
    position, sheet = planning.position, Sheet()
    words, plan = words_of(position, texts), plan_for(position, subject.kind)
    sheet.text(heading(position.table, position, texts), limit=300)
    sheet.text(notice, limit=600)
    if plan is None:
        sheet.text(f"**{words.question(subject.kind)}**")
    else:
        sheet.text(line(plan, planning, texts), limit=2000)
    asked = position.view is not None and position.view.decision is not None
    if asked:
        sheet.text(texts.say("plan-while-asked"))
    elif subject.order is not None:
        _values(sheet, position, subject.order, subject.page, texts)
    elif subject.foreseen is not None:
        _rank(sheet, planning, subject, subject.foreseen, texts)
    if plan is not None and not asked and plan.ended is None:
        _terms(sheet, planning, plan, texts)
    claim = _claim(position, REMOVE, subject.kind)
    remove = [] if plan is None else [Button(claim, texts.say("button-plan-remove"), STOP)]
    sheet.row(*remove, Button(_claim(position, PLAN), texts.say("button-plans")))
    return sheet


def line(plan: PlanInfo, planning: Planning, texts: Texts) -> str:
    """Describe a plan: its answer, its duration, its speed and its surprises; or why it ended."""
    position = planning.position
    if plan.ended is not None:
        return ended(plan, position, texts)
    terms = [texts.say(f"plan-lasts-{plan.lasts}")]
    if planning.others_play:
        terms.append(texts.say(f"plan-pace-{AT_ONCE if plan.at_once else LATER}"))
    if plan.cancels:
        named = [surprise(position, each, texts) for each in plan.cancels]
        terms.append(texts.say("plan-cancelled", surprises=escape(texts.either(named))))
    question = words_of(position, texts).question(plan.kind)
    answers = "; ".join(
        f"{at}. {told}" for at, told in enumerate(_answers(plan, planning, texts), 1)
    )
    return f"- {texts.labelled(f'**{question}**', answers)}\n  -# {' · '.join(terms)}"


def _passes(planning: Planning, texts: Texts) -> list[str]:
    """Say whether Plaza passes for a person when they can do nothing else, if that ever happens."""
    if planning.passes is None:
        return []
    game = words_of(planning.position, texts).title
    return [texts.say("plan-pass", passes="yes" if planning.passes else "no", game=game)]


def _passing(planning: Planning, texts: Texts) -> list[Button]:
    """Make the button that changes that."""
    if planning.passes is None:
        return []
    label = texts.say("button-autopass-end" if planning.passes else "button-autopass")
    return [Button(_claim(planning.position, PASS, page=int(not planning.passes)), label)]


def ended(plan: PlanInfo, position: Position, texts: Texts) -> str:
    """Say why a plan no longer answers."""
    question = words_of(position, texts).question(plan.kind)
    return texts.say("plan-ended", question=question, why=plan.ended or "")


def surprise(position: Position, named: tuple[str, Seat | None], texts: Texts) -> str:
    """Name a surprise that would end a plan."""
    kind, seat = named
    if kind == LEAD:
        return texts.say("plan-surprise-lead")
    what = words_of(position, texts).surprise(kind)
    if seat is None:
        return what
    return texts.say("plan-surprise-of", what=what, name=names_of(position.table, texts)[seat])


def surprise_in(value: str) -> tuple[str, Seat | None]:
    """Read the selected surprise."""
    kind, _, seat = value.partition(" ")
    return kind, int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None


def lasts_in(value: str) -> PlanLasts:
    """Read how long a plan should hold. Raises ServiceError."""
    lasts: PlanLasts | None = next((each for each in get_args(PlanLasts) if each == value), None)
    if lasts is None:
        raise ServiceError("unknown_component")
    return lasts


def kinds(planning: Planning) -> list[str]:
    """Return the kinds of questions that have a plan, or may come."""
    planned = [plan.kind for plan in planning.position.plans]
    return [*dict.fromkeys([*(each.decision.kind for each in planning.foreseen), *planned])]


def subject_of(planning: Planning, claim: Claim) -> Subject | None:
    """Return the subject of a sheet's component; None if it can no longer be planned."""
    order = next((each for each in planning.orders if mark_of(each.key) == claim.mark), None)
    if order is not None and claim.action in (ORDER, TURN):
        return Subject(order.kind, order=order, page=claim.page)
    kind = next((kind for kind in kinds(planning) if mark_of(kind) == claim.mark), None)
    return None if kind is None else about(planning, kind, claim.page)


def about(planning: Planning, kind: str, page: int = 0) -> Subject:
    """Return a kind of question as it may come."""
    found = (each for each in planning.foreseen if each.decision.kind == kind)
    return Subject(kind, next(found, None), page=page)


def plan_for(position: Position, kind: str) -> PlanInfo | None:
    """Return the plan for a kind of question."""
    return next((plan for plan in position.plans if plan.kind == kind), None)


def words_of(position: Position, texts: Texts) -> GameTexts:
    """Return the words of the game that is played."""
    return texts.of(position.table.game)


def mark_of(name: str) -> int:
    """Return a fingerprint of a component's subject."""
    return crc32(name.encode())


def _claim(position: Position, action: str, about: str = "", page: int = 0) -> Claim:
    mark = mark_of(about) if about else 0
    return Claim(action, position.table.id, position.shown, position.seat, page=page, mark=mark)


def _answers(plan: PlanInfo, planning: Planning, texts: Texts) -> Iterable[str]:
    """List a plan's choices, the most preferred first."""
    words = words_of(planning.position, texts)
    if plan.order_key:
        return [words.order(plan.order_key, plan.order_value)]
    labels = _labels(about(planning, plan.kind).foreseen, planning, texts)
    other = texts.say("plan-not-offered")
    return [
        texts.join([labels.get(key, other) for key in keys]) or texts.say("button-plan-nothing")
        for keys in plan.ranked
    ]


def _labels(foreseen: Foreseen | None, planning: Planning, texts: Texts) -> dict[str, str]:
    """Return the options of a question in words, by key."""
    if foreseen is None:
        return {}
    words, names = words_of(planning.position, texts), escaped_names(planning.position.table, texts)
    decision, facts = foreseen
    return {
        key: words.option(decision, place, facts[place], names).label
        for place, key in enumerate(decision.options)
    }


def _rank(
    sheet: Sheet, planning: Planning, subject: Subject, foreseen: Foreseen, texts: Texts
) -> None:
    """Add the menu in which the next choice is selected, and the buttons to its other pages."""
    position, decision = planning.position, foreseen.decision
    here, page = _page(len(decision.options), subject.page)
    claim = _claim(position, RANK, subject.kind, page)
    if here:
        sheet.row(_options(claim, planning, foreseen, here, texts))
    buttons: list[Button] = []
    if decision.least == 0:
        nothing = claim._replace(action=NOTHING)
        buttons.append(Button(nothing, texts.say("button-plan-nothing"), NEUTRAL))
    sheet.row(*buttons, *_turners(claim, len(decision.options), texts))


def _page(count: int, asked: int) -> tuple[range, int]:
    """Return the places on a page of a menu of this many entries, and the page's number."""
    page = min(max(asked, 0), max(0, count - 1) // PAGE)
    return range(page * PAGE, min((page + 1) * PAGE, count)), page


def _turners(claim: Claim, count: int, texts: Texts) -> list[Button]:
    """Make the buttons to the other pages of a menu of this many entries, if there are any."""
    page, pages = claim.page, max(1, -(-count // PAGE))
    if pages == 1:
        return []
    facts = {"page": page + 1, "pages": pages}
    back, on = (claim._replace(action=TURN, page=at) for at in (max(page - 1, 0), page + 1))
    return [
        Button(back, texts.say("button-back", **facts), disabled=page == 0),
        Button(on, texts.say("button-on", **facts), disabled=page == pages - 1),
    ]


def _options(
    claim: Claim, planning: Planning, foreseen: Foreseen, here: Sequence[int], texts: Texts
) -> Menu:
    decision, facts = foreseen
    position = planning.position
    words, names = words_of(position, texts), names_of(position.table, texts)
    told = [words.option(decision, place, facts[place], names) for place in here]
    entries = [
        entry(decision.options[place], option.label, option.note)
        for place, option in zip(here, told, strict=True)
    ]
    plan = plan_for(position, decision.kind)
    further = plan is not None and plan.ended is None and bool(plan.ranked)
    placeholder = texts.say("plan-rank", further="yes" if further else "no")
    least, most = _bounds(decision, len(entries))
    return Menu(claim, entries, least=least, most=most, placeholder=placeholder)


def _bounds(decision: Decision, count: int) -> tuple[int, int]:
    """Return the number of options that can be selected at once in a menu of `count`."""
    least = min(max(decision.least, 1), count)
    return least, max(least, min(decision.most, count))


def _values(sheet: Sheet, position: Position, order: Order, page: int, texts: Texts) -> None:
    """Add the menu of an order's values, and the buttons to its other pages."""
    words, (here, page) = words_of(position, texts), _page(len(order.values), page)
    values = [order.values[place] for place in here]
    entries = [entry(value, words.order(order.key, value)) for value in values]
    claim = _claim(position, ORDER, order.key, page)
    sheet.row(Menu(claim, entries, placeholder=texts.say("plan-value")))
    sheet.row(*_turners(claim, len(order.values), texts))


def _terms(sheet: Sheet, planning: Planning, plan: PlanInfo, texts: Texts) -> None:
    """Add the menus for how long a plan holds, how fast it answers, and what ends it."""
    position, kind = planning.position, plan.kind
    lasts = [
        entry(each, texts.say(f"plan-lasts-{each}"), chosen=plan.lasts == each)
        for each in get_args(PlanLasts)
        if each != "auction" or kind in position.game.auctions
    ]
    sheet.row(Menu(_claim(position, LASTS, kind), lasts))
    if planning.others_play:
        paces = [
            entry(
                each,
                texts.say(f"plan-pace-{each}"),
                texts.say(f"plan-pace-{each}.note"),
                chosen=plan.at_once == (each == AT_ONCE),
            )
            for each in (LATER, AT_ONCE)
        ]
        sheet.row(Menu(_claim(position, PACE, kind), paces))
    if planning.surprises:
        named = planning.surprises[:ENTRIES_LIMIT]
        surprises = [
            entry(
                f"{each[0]} {ANYBODY if each[1] is None else each[1]}",
                surprise(position, each, texts),
                chosen=each in plan.cancels,
            )
            for each in named
        ]
        claim, placeholder = _claim(position, CANCEL, kind), texts.say("plan-cancel")
        sheet.row(Menu(claim, surprises, least=0, most=len(named), placeholder=placeholder))
