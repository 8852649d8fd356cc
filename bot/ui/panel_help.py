"""The *Help* beside a panel: the question, its options, and each control."""

from typing import Final

from bot.service.hints import can_hint
from bot.ui import question as asking
from bot.ui import seats
from bot.ui.panel import Panel, can_plan, can_undo, question_of
from bot.ui.people import escaped_names
from bot.ui.question import Question
from rules.decision import Decision

REASONS_LIMIT: Final = 1400
"""The most characters of the reasons; they come in the order of the menu."""


def build(panel: Panel) -> str:
    """Explain the question, reasons for options, the place of each number, the parts of the panel,
    and terms in the options.

    An empty line between these ends the list of options, and marks the place to read on.
    """
    texts, question = panel.texts, question_of(panel)
    words = texts.of(panel.position.table.game)
    asked = [] if question is None else _reasons(panel, question.decision)
    places = [] if question is None else asking.legend(question)
    how = [texts.say(f"panel-help-{about}") for about in _about(panel, question)]
    named = _terms_named(panel, question)
    effects = [f"**{words.name(term)}**: {words.name(term, 'effect')}" for term in named]
    return "\n\n".join("\n".join(lines) for lines in (asked, places, how, effects) if lines)


def _reasons(panel: Panel, decision: Decision) -> list[str]:
    """Give the question, the points to look at, and reasons for certain options now."""
    position, texts = panel.position, panel.texts
    words = texts.of(position.table.game)
    names = escaped_names(position.table, texts)
    labels: dict[str, dict[str, None]] = {}
    for place, facts in enumerate(position.facts):
        if why := words.why(decision, place, facts, names):
            label = words.option(decision, place, facts, names).label
            labels.setdefault(why, {})[label] = None
    reasons = [f"- **{', '.join(alike)}**: {why}" for why, alike in labels.items()]
    while len("".join(reasons)) > REASONS_LIMIT:
        del reasons[-1]
    return [f"**{words.ask(decision)}**", words.advice(decision), *reasons]


def _about(panel: Panel, question: Question | None) -> list[str]:
    """Return the subjects of this panel's help: only things its viewer can see."""
    position, running = panel.position, panel.position.table.status == "running"
    about = _about_question(question) if question is not None else []
    if not running:
        about = ["over"]
    elif position.seat is None:
        about = ["spectator"]
    elif seats.is_away(position):
        about = ["away"]
    elif question is None:
        about = ["waiting"]
    if can_undo(position):
        about.append("undo")
    if can_plan(position):
        about.append("plan")
    if question is not None and can_hint(position):
        about.append("hint")
    return [*about, "rules"]


def _about_question(question: Question) -> list[str]:
    numbered = any(question.number(place) for place in range(len(question.options)))
    matching = ["buttons" if question.as_buttons else "menu"]
    how = matching if numbered and question.pictured else []
    plays = ["at-once"] if question.at_once else ["confirm"]
    return [*how, *plays, *(["decline"] if question.decision.least == 0 else [])]


def _terms_named(panel: Panel, question: Question | None) -> list[str]:
    """Return the terms that the options of a question name and the rules explain."""
    known = set(panel.texts.of(panel.position.table.game).terms())
    named: dict[str, None] = {}
    for place, key in enumerate(() if question is None else question.decision.options):
        facts = panel.position.facts[place].values()
        terms = (term for term in (key, *facts) if isinstance(term, str) and term in known)
        named.update(dict.fromkeys(terms))
    return [*named]
