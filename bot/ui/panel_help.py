"""The *Help* beside a panel: the question, its options, and last the controls."""

from collections.abc import Mapping
from typing import Final

from bot.service.hints import can_hint
from bot.text import escape
from bot.ui import seats
from bot.ui.lessons import of_question
from bot.ui.panel import Panel, can_plan, can_undo, question_of
from bot.ui.people import escaped_names
from bot.ui.question import Question

OPTIONS_LIMIT: Final = 2000
"""The most characters of the lines about options; they come in the order of the controls."""


def build(panel: Panel) -> str:
    """Explain the question, its options, the terms in them, and the controls.

    An empty line ends each list, and marks the place to read on.
    """
    texts, question = panel.texts, question_of(panel)
    about = " ".join([texts.say(f"panel-help-{about}") for about in _about(panel, question)])
    if question is None:
        return about
    blocks = [*_asked(panel, question), [f"-# {about}"]]
    return "\n\n".join(["\n".join(lines) for lines in blocks if lines])


def _asked(panel: Panel, question: Question) -> list[list[str]]:
    """Give the question with the points to look at, or its lesson in a first game; the options;
    and the terms in them.

    A line that all options share is told once.
    """
    position, decision = panel.position, question.decision
    words = panel.texts.of(position.table.game)
    lesson = of_question(position, decision.kind, words) if position.table.lesson else ""
    opening = [f"**{words.ask(decision)}**", lesson or words.advice(decision)]
    terms = _terms(panel, question)
    places = [*question.offered, *question.apart]
    said = {place: _said(panel, question, place, terms) for place in places}
    if len(said) > 1 and len({*said.values()}) == 1:
        opening.append(said[places[0]])
        said = dict.fromkeys(said, "")
    labels = {option.label for option in question.options}
    others = [
        f"- **{words.name(term)}**: {effect}"
        for term, effect in terms.items()
        if words.name(term) not in labels
    ]
    lines = _places(panel, question, said) if question.as_spots else _options(panel, question, said)
    return [[line for line in opening if line], lines, others]


def _terms(panel: Panel, question: Question) -> dict[str, str]:
    """Return the terms in the options of a question, with what the rules say in a few words."""
    words = panel.texts.of(panel.position.table.game)
    known, named = set(words.terms()), dict[str, str]()
    for key, facts in zip(question.decision.options, panel.position.facts, strict=True):
        for term in (key, *facts.values()):
            if isinstance(term, str) and term in known:
                named[term] = words.name(term, "effect")
    return named


def _said(panel: Panel, question: Question, place: int, terms: Mapping[str, str]) -> str:
    """Give the reason for an option now, and the effect of the thing that it is named after."""
    position = panel.position
    words, names = panel.texts.of(position.table.game), escaped_names(position.table, panel.texts)
    why = words.why(question.decision, place, position.facts[place], names)
    label = question.options[place].label
    effect = next((effect for term, effect in terms.items() if words.name(term) == label), "")
    if why and question.decision.options[place] in terms:
        return why  # it tells the effect as things stand
    return " ".join([part for part in (why, effect) if part])


def _places(panel: Panel, question: Question, said: Mapping[int, str]) -> list[str]:
    """Name the place of each number; the first ones have their reasons, too."""
    lines, room = [f"{question.spots}:"], OPTIONS_LIMIT
    for place, reason in said.items():
        number, label = question.number(place), escape(question.options[place].label)
        room -= len(label) + len(reason)
        if number is None:  # to say no, told if there is a reason
            told = panel.texts.labelled(f"**{label}**", reason) if reason else ""
        else:
            told = f"**{number}** {label}{f'. {reason}' if reason and room > 0 else ''}"
        lines += [f"- {told}"] if told else []
    return lines


def _options(panel: Panel, question: Question, said: Mapping[int, str]) -> list[str]:
    """Give the options that there is something to say about, those alike together."""
    labels: dict[str, dict[str, None]] = {}
    for place, reason in said.items():
        labels.setdefault(reason, {})[escape(question.options[place].label)] = None
    lines = [
        "- " + panel.texts.labelled(f"**{', '.join(alike)}**", reason)
        for reason, alike in labels.items()
        if reason
    ]
    while len("".join(lines)) > OPTIONS_LIMIT:
        del lines[-1]
    return lines


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
    if question is not None and can_hint(position, question.decision):
        about.append("hint")
    return [*about, "rules"]


def _about_question(question: Question) -> list[str]:
    numbered = any(question.number(place) for place in range(len(question.options)))
    how = ["numbers"] if numbered and question.pictured else []
    plays = ["at-once"] if question.at_once else ["confirm"]
    return [*how, *plays, *(["decline"] if question.decision.least == 0 else [])]
