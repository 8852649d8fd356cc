"""How an answer in a hint differs from another, as far as that can be counted."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.service.hints import Hint
from bot.text import Texts
from bot.ui.people import escaped_names
from rules.opponents.contrast import Contrast, Difference
from rules.opponents.weighing import Weighed

_HALF: Final = 0.75
"""Averages below this are told as a half."""


class _Reason(NamedTuple):
    """What makes the first answer better, and the most that speaks against that.

    later  whether the former does not show before the next round
    """

    main: Difference | None
    aside: Difference | None
    later: bool

    @property
    def is_known(self) -> bool:
        return self.main is not None or self.aside is not None


def contrasts(
    hint: Hint, told: Sequence[Weighed], facts: Sequence[Sequence[str]], texts: Texts
) -> list[str]:
    """Tell how the first answer differs from the second, and others from the first.

    An answer with facts of its own needs no other reason: only the first says how it differs, if
    that can be counted. "" where nothing is told.
    """
    if len(told) == 1:
        return [""]
    found = [_reason(weighed, told) for weighed in told]
    alike = all(each.is_equal for each in told) and not any(each.is_known for each in found)
    return [
        _told(hint, at, told, reason, texts)
        if (reason.is_known and not at) or not (facts[at] or alike)
        else ""
        for at, reason in enumerate(found)
    ]


def _reason(weighed: Weighed, told: Sequence[Weighed]) -> _Reason:
    first, second, *_ = told
    now, later = weighed.beside.get((second if weighed is first else first).choice, Contrast())
    main, aside = now if weighed is first else now[::-1]
    soon = later.gain if weighed is first else later.price
    return _Reason(main or soon, aside, later=main is None)


def _told(hint: Hint, at: int, told: Sequence[Weighed], reason: _Reason, texts: Texts) -> str:
    sides = reason.main, reason.aside
    of_rivals = any(each is not None and each.seat is not None for each in sides)
    main, aside = (_difference(hint, each, texts, of_rivals=of_rivals) for each in sides)
    beside = "first" if at else "next"
    return texts.say(
        "hint-differs",
        told=("main" if main else "") + ("aside" if aside else ""),
        main=main,
        aside=aside,
        beside=beside,
        than=texts.say("hint-than", beside=beside),
        when="later" if reason.later else "now",
        equal="yes" if told[at or 1].is_equal and told[0].is_equal else "no",
    )


def _difference(hint: Hint, found: Difference | None, texts: Texts, *, of_rivals: bool) -> str:
    """Say how much more or less there is of a thing: "about 2 points more", "1 card less".

    Beside a rival's, one's own is told as such.
    """
    if found is None:
        return ""
    size = abs(found.amount)
    count = max(1, round(size))
    said = texts.of(hint.table.game).say(
        f"measure-{found.thing}",
        amount="½" if size < _HALF else str(count),
        count=count,
        more=texts.say("hint-more" if found.amount > 0 else "hint-less"),
    )
    if not found.exact:
        said = texts.say("hint-about", what=said)
    if found.seat is None:
        return texts.say("hint-own", what=said) if of_rivals else said
    return texts.say("hint-for", what=said, name=escaped_names(hint.table, texts)[found.seat])
