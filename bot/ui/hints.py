"""A hint: the best answers to a person's question and the reasons for each, for them alone."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.render import Picture
from bot.render.scene import Hinted
from bot.service.hints import Hint
from bot.text import Texts, escape
from bot.ui.answers import Answer, answer_of
from bot.ui.contrasts import contrasts
from bot.ui.people import escaped_names, names_of
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.decision import Choice
from rules.opponents.weighing import Weighed, is_nearly_won

_LIMIT: Final = 900
"""The most characters of an answer with its facts."""


def build(hint: Hint, texts: Texts, picture: Picture | None = None) -> Sheet:
    """Lay out the best answers, the best first, or in the order of the menu if they are equal.

    If several picks make an answer, those that all answers share are named once.
    """
    table, judged = hint.table, hint.judged
    words, sheet = texts.of(table.game), Sheet()
    sheet.text(f"### {words.title} #{table.id} · {texts.say('hint-title')}", limit=200)
    if picture is not None:
        sheet.picture(picture)
    best, equal = judged.weighed[0], _are_equal(judged.weighed)
    nearly = is_nearly_won(judged.weighed)
    order = answering.by_rank(judged.facts)
    of_menu = sorted(judged.weighed, key=lambda each: [order.index(at) for at in each.choice])
    told = of_menu if equal and not nearly else judged.weighed
    facts = _facts(hint, told, texts)
    differs = contrasts(hint, told, facts, texts)
    how = "hint-nearly" if nearly else "hint-equal" if equal else "hint-best"
    said = texts.say(
        how, share=round(100 * best.share), later="no" if any([*differs, *facts]) else "yes"
    )
    sheet.text(f"**{words.ask(judged.decision)}**\n{said}", limit=600)
    shared = _shared([weighed.choice for weighed in told])
    if shared:
        options = _answer(hint, shared, texts).options
        sheet.text(texts.say("hint-shared", options=options), limit=_LIMIT)
    for weighed, own_facts, contrast in zip(told, facts, differs, strict=True):
        worth = "" if equal else _worth(weighed, best, texts)
        reason, *rest = [*own_facts, *([contrast] if contrast else [])] or [""]
        small = [" · ".join([each for each in (worth, *rest[:1]) if each]), *rest[1:]]
        own = tuple([at for at in weighed.choice if at not in shared])
        sheet.text("\n".join(_lines(hint, own, reason, small, texts)), limit=_LIMIT)
    sheet.text(f"-# {texts.say('hint-how')}")
    return sheet


def readings(hint: Hint, texts: Texts) -> tuple[str, ...]:
    """Return the words of each option: two equal cards have the same, two people of one name do
    not.

    The facts distinguish such people.
    """
    table, (_, decision, facts, _) = hint.table, hint.judged
    words, names = texts.of(table.game), names_of(table, texts)
    return tuple(
        f"{words.option(decision, at, about, names).label} {sorted(about.items())}"
        for at, about in enumerate(facts)
    )


def ranks(hint: Hint) -> Hinted:
    """Return the options of the best answers for a picture, each with the rank of the best one."""
    found: dict[int, int] = {}
    for place, weighed in enumerate(hint.judged.weighed, start=1):
        for number in filter(None, [_number(hint, at) for at in weighed.choice]):
            found.setdefault(number, 1 if weighed.is_equal else place)
    return tuple([(rank, number) for number, rank in found.items()])


def _number(hint: Hint, at: int) -> int | None:
    """Return the number by which a picture shows an option: that of the menu, or an offer's own."""
    value = hint.judged.facts[at].get("value")
    if isinstance(value, int):
        return value
    return answering.number(hint.judged.decision, at, hint.judged.facts)


def _are_equal(weighed: Sequence[Weighed]) -> bool:
    """Whether none of several answers stands out."""
    return len(weighed) > 1 and all(each.is_equal for each in weighed)


def _shared(choices: Sequence[Choice]) -> Choice:
    """Return the picks that all answers have, if each has others, too."""
    shared = {*choices[0]}.intersection(*choices)
    differ = len(choices) > 1 and all(len(choice) > len(shared) for choice in choices)
    return tuple(sorted(shared)) if differ else ()


def _lines(
    hint: Hint, picks: Choice, reason: str, small: Sequence[str], texts: Texts
) -> Iterator[str]:
    """Give an answer with its reason; below it, in small letters, its worth and the rest."""
    did, options = _answer(hint, picks, texts)
    said = options if did == "declined" else ""  # it has a button with these words
    answer = f"**{said or texts.say('hint-answer', did=did, options=options)}**"
    yield f"- {texts.labelled(answer, reason) if reason else answer}"
    yield from [f"-# {each}" for each in small if each]


def _answer(hint: Hint, choice: Choice, texts: Texts) -> Answer:
    judged = hint.judged
    return answer_of(judged.decision, choice, judged.facts, hint.table, texts, numbered=True)


def _worth(weighed: Weighed, best: Weighed, texts: Texts) -> str:
    if weighed.is_equal and weighed is not best:
        return texts.say("hint-as-good")
    return texts.say("hint-worth", share=round(100 * weighed.share))


def _facts(hint: Hint, told: Sequence[Weighed], texts: Texts) -> list[list[str]]:
    """Give the reasons for each answer and its effects, without those that all of them share."""
    found = [[*_facts_of(hint, each.choice, texts)] for each in told]
    if len(found) == 1:
        return found
    shared = [fact for fact in found[0] if all(fact in facts for facts in found)]
    return [[fact for fact in facts if fact not in shared] for facts in found]


def _facts_of(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    yield from _reasons(hint, choice, texts)
    yield from _remarks(hint, choice, texts)


def _reasons(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    """Give the reason for an answer; if several options differ in it, name those of each."""
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    decision, facts = hint.judged.decision, hint.judged.facts
    labels: dict[str, dict[str, None]] = {}
    for at in choice:
        label = escape(words.option(decision, at, facts[at], names_of(hint.table, texts)).label)
        labels.setdefault(words.why(decision, at, facts[at], names), {})[label] = None
    for reason, alike in labels.items():
        if reason:
            yield reason if len(labels) == 1 else texts.labelled(", ".join(alike), reason)


def _remarks(hint: Hint, choice: Choice, texts: Texts) -> Iterator[str]:
    """Tell the effects of an answer; without picks a game would remark on an open question."""
    if not choice:
        return
    words, names = texts.of(hint.table.game), escaped_names(hint.table, texts)
    for remark in hint.game.remarks(hint.judged.view, choice):
        yield words.remark(remark, names)
