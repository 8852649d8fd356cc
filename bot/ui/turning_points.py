"""The turning points of a game: the chart, and the cost of the viewer's own choices."""

from collections.abc import Iterator
from typing import Final

from bot.engine.model import TableInfo
from bot.render import Picture
from bot.service.turning_points import Cost, Turned
from bot.text import Texts
from bot.ui.answers import Answer, answer_of
from bot.ui.people import escaped_names
from bot.ui.replay import REPLAY, leading_to
from bot.ui.sheet import Sheet
from rules.decision import Choice
from rules.event import Seat

_LIMIT: Final = 900
"""The most characters for a choice in the list."""


def build(turned: Turned, texts: Texts, picture: Picture | str) -> Sheet:
    """Lay out the chart, and below it the choices that cost most, in the order of play."""
    table, sheet = turned.chances.table, Sheet()
    title = texts.of(table.game).title
    sheet.text(f"### {title} #{table.id} · {texts.say('turned-title')}", limit=200)
    sheet.picture(picture)
    if turned.costs is not None:
        costs = _told(turned, texts)
        sheet.text(f"**{texts.say('turned-costs', count=len(costs))}**")
        for number, cost in enumerate(costs, start=1):
            sheet.text("\n".join(_lines(turned, number, cost, texts)), limit=_LIMIT)
    sheet.text(f"-# {texts.say('turned-how', played='yes' if turned.costs is not None else 'no')}")
    sheet.row(*leading_to(table, texts, REPLAY))
    return sheet


def turns(turned: Turned, texts: Texts) -> tuple[tuple[Seat, int], ...]:
    """Return the seat and the round of each choice in the list, which the chart numbers as well."""
    return tuple(
        (cost.made.judged.decision.seat, turned.round_of(cost)) for cost in _told(turned, texts)
    )


def _told(turned: Turned, texts: Texts) -> list[Cost]:
    table = turned.chances.table
    return [cost for cost in turned.costs or () if _reads_otherwise(cost, table, texts)]


def _lines(turned: Turned, number: int, cost: Cost, texts: Texts) -> Iterator[str]:
    """Tell the number, the round, the choice, the better one, and the reasons."""
    table, judged = turned.chances.table, cost.made.judged
    words = texts.of(table.game)
    when = texts.say("turned-round", round=turned.round_of(cost))
    yield f"{number}. {when} · {words.ask(judged.decision)}"
    chosen = _answer(cost, cost.chosen.choice, table, texts)
    better = _answer(cost, cost.better.choice, table, texts)
    yield texts.say(
        "turned-cost",
        chosen=_said(chosen, texts),
        better=_said(better, texts),
        before=round(100 * cost.chosen.share),
        after=round(100 * cost.better.share),
    )
    names = escaped_names(table, texts)
    if len(cost.better.choice) == 1:  # reasons for several could not be told apart
        [at] = cost.better.choice
        if why := words.why(judged.decision, at, judged.facts[at], names):
            yield f"-# {why}"


def _reads_otherwise(cost: Cost, table: TableInfo, texts: Texts) -> bool:
    """Whether the better answer reads differently from the one given: two goods may be alike."""
    chosen, better = (
        _answer(cost, each.choice, table, texts) for each in (cost.chosen, cost.better)
    )
    return _said(chosen, texts) != _said(better, texts)


def _answer(cost: Cost, choice: Choice, table: TableInfo, texts: Texts) -> Answer:
    judged = cost.made.judged
    return answer_of(judged.decision, choice, judged.facts, table, texts)


def _said(answer: Answer, texts: Texts) -> str:
    return texts.say("hint-answer", did=answer.did, options=answer.options)
