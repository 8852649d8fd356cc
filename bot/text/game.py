"""The words of one game in one language. Only the catalogue knows which game it is.

How keys of the rules become keys of the catalogue:

    "building:library"     building-library, with attributes (forms) such as .short and .effect;
                           else each-building, for all that have no message of their own
    Decision.kind          ask-<kind>; .pass; .why: what to consider; .done
    an option of it        option-<kind>-<prefix>, else option-<key>, else option-<prefix>; .note;
                           .why: a reason to choose it
    Event.kind             event-<kind>; .sum: the fact that adds up if the event comes again
    Remark.key             remark-<key>
    lesson                 lesson-<kind of question>; .<key of a remark>: where that remark is told
    Order.key              order-<key>, with $value; .why: its effect
    Game.surprises         surprise-<its key>
    Refusal.code           refusal-<code>, here or in the host's catalogue
    step, line, reason     step-<step>, line-<key>, reason-<reason>
    table options          table-<name>, table-<name>-<value>; .note; table-<name>.note where
                           several values can be chosen together; table-<name>.things where values
                           are things of that family, with their names and .effect

If an option or event has a fact and there is a message with -with-<fact> appended to its key, that
is its message; the same holds for further facts. In options, events and remarks these facts are
seats, and told as people: "seat" and "seats", and any others named by the message's attribute
.people. Its attribute .each words a pair of "seats" and "counts" ($name, $count); all of them
together are $each, and $told is how many.

A question with .pass is worded that way if a seat can only pass. Its .done says what an answer did,
to follow "You" ("sold **indigo**"): $did is "chosen" or "declined", $named are the options picked
and $others the rest, and the facts of those picked are lists. Questions named by `spots.asked` are
about places in the picture, which are referred to by number; the words of `spots` head the list of
places. picks-<kind>, or for all options of a family picks-<family>, says how many can be picked
("4 cards"). An option with .button has that on its button, if its question says the rest.

A message each-<family> gets the parts of the name: for "street:c3-d3", $one is "c3" and $two "d3";
digits alone are a number. A thing such as "action:swap_cheques" without a message of its own is a
version of "action:swap", if there is a message version-cheques. It has the same forms, except help.
version-cheques makes its name from the other's $name.

If space is short, an event is told in brief: by its attribute .short, in a few words that follow
the name of its "seat", else by its sentence. Its attribute .chapter, if it has one, is the heading
of the event and all that follows, up to the next; an event that also has few words of its own joins
a chapter that already has this heading. An empty heading has no words, and only begins a line of
its own. A message with -with-<fact> that has neither attribute takes those of the message without
it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.text.catalogue import Catalogue, Words
from bot.text.cutting import cut
from bot.text.facts import PEOPLE, Wording
from bot.text.phrases import Phrases
from rules import decision as answering
from rules.decision import Decision, family
from rules.errors import Refusal
from rules.event import Event, Fact, Facts, Seat
from rules.game import TOGETHER, Remark, View

LABEL_LIMIT: Final = 100
NOTE_LIMIT: Final = 100

HELP: Final = "help"
_PARTS: Final = ("one", "two", "three", "four")
"""The names of a name's parts in a family's each- message."""


class OptionText(NamedTuple):
    """An option in words: its label, its note ("" for none), and its button's text, if that is
    shorter than the label.
    """

    label: str
    note: str
    button: str = ""


class Brief(NamedTuple):
    """An event in a few words.

    chapter   the heading that it opens; None if it opens none
    seat      the seat whose name precedes the words; None if they need none
    words     "" if the heading says it all
    event     the event, if equal ones can be told as one with their sum
    """

    chapter: str | None
    seat: Seat | None
    words: str
    event: Event | None = None


class GameTexts:
    """The words of a game. Get them from `Texts.of`."""

    def __init__(self, host: Phrases, catalogue: Catalogue) -> None:
        self._host = host
        self._catalogue = catalogue
        self._wording = Wording(self._forms, host.join, host.times, host.player, host.shares)
        self._brief = Wording(self._forms, ", ".join, host.times, host.player, host.shares)
        self._known_forms: dict[str, Mapping[str, str]] = {}
        self._terms = tuple(
            name.replace("-", ":", 1) for name in catalogue if HELP in catalogue.attributes(name)
        )

    def __contains__(self, key: object) -> bool:
        return key in self._catalogue

    @property
    def catalogue(self) -> Catalogue:
        """The messages behind it."""
        return self._catalogue

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.say("title")

    def say(self, key: str, **facts: str | int) -> str:
        """Make the game's sentence `key`. Raises KeyError for an unknown key."""
        return self._catalogue.say(key, facts)

    def labelled(self, label: str, text: str) -> str:
        """Put a label before a text: "Deck: the new buildings"."""
        return self._host.labelled(label, text)

    def points(self, points: int) -> str:
        """Tell a score: in the game's own words, if it counts letters, or prestige."""
        texts = self if "count-points" in self else self._host
        return texts.say("count-points", points=points)

    # --- terms: the names of things, and how they work ---------------------------------------

    def name(self, key: str, form: str = "") -> str:
        """Return the words for a key such as `"role:builder"`: its name, or another form of it.

        Forms: short (for a narrow label, with its line break), effect (a few words), help, the
        (with its article, as an object), and others that the game has. A form that a term does not
        have falls back to its name. Raises KeyError for an unknown key.
        """
        forms = self._forms(key)
        if forms is None:
            raise KeyError(key)
        return forms.get(form) or forms[""]

    def times(self, count: int, name: str) -> str:
        """Say that a thing is there several times."""
        return self._host.times(count, name)

    def terms(self) -> list[str]:
        """Return the keys of everything that can be looked up, in the catalogue's order."""
        return list(self._terms)

    def help(self, key: str) -> str:
        """Explain a term in full, with an example. Raises KeyError if it has no help."""
        forms = self._forms(key)
        if forms is None:
            raise KeyError(key)
        return forms[HELP]

    # --- decisions ---------------------------------------------------------------------------

    def spots(self, decision: Decision) -> str:
        """Return the heading for the places that a question is about; empty for other questions."""
        if "spots" not in self or decision.kind not in self.say("spots.asked").split():
            return ""
        return self.say("spots")

    def counted(self, decision: Decision) -> str:
        """Return the most that can be picked, such as "4 cards"; empty if untold."""
        for key in (f"picks-{decision.kind}", f"picks-{family(decision.options[0])}"):
            if key in self._catalogue:
                return self.say(key, count=decision.most)
        return ""

    def ask(self, decision: Decision) -> str:
        """Put the question of a decision in one sentence."""
        key = f"ask-{decision.kind}"
        only_pass = f"{key}.pass" in self._catalogue and answering.passing(decision) is not None
        return self._catalogue.say(f"{key}.pass" if only_pass else key, self._asked(decision))

    def advice(self, decision: Decision) -> str:
        """Say in a sentence or two what to consider before answering. Part of the help."""
        return self._catalogue.say(f"ask-{decision.kind}.why", self._asked(decision))

    def lesson(self, kind: str, told: Iterable[str] = ()) -> str:
        """Explain a kind of question to a player who meets it for the first time; "" without.

        It may have other words where the game tells a certain remark; `told` are their keys.
        """
        message = f"lesson-{kind}"
        cases = [f"{message}.{key}" for key in told]
        return next((self.say(each) for each in (*cases, message) if each in self), "")

    def done(
        self, decision: Decision, named: Sequence[Facts], names: Sequence[str], told: Words
    ) -> str:
        """Tell the effect of an answer, to follow "You"; "" if the question has no words for it.

        `named` are the facts of the options it named, `told` more words for the sentence.
        """
        message = f"ask-{decision.kind}.done"
        if message not in self._catalogue:
            return ""
        lists = {
            fact: tuple(str(each.get(fact, "")) for each in named)
            for fact, value in named[0].items()
            if isinstance(value, str)
        }
        words = self._asked(decision) | self._wording.words(lists, names)
        return self._catalogue.say(message, {**words, **told})

    def _asked(self, decision: Decision) -> dict[str, str | int]:
        facts: dict[str, Fact] = {
            "least": decision.least,
            "most": decision.most,
            "options": len(decision.options),
            "floor": decision.floor,
        }
        if decision.subject:
            facts["subject"] = decision.subject
        return self._wording.words(facts)

    def option(
        self, decision: Decision, position: int, facts: Facts, names: Sequence[str]
    ) -> OptionText:
        """Put one option of a decision into words, with the facts by which the game explains it.

        `names` (by seat) are inserted as they are, which is right for menus and buttons; for
        markdown, escape the whole text.
        """
        message, words = self._option(decision, position, facts, names)
        label = cut(self._catalogue.say(message, words), LABEL_LIMIT)
        note, button = [
            self._catalogue.say(each, words) if each in self._catalogue else ""
            for each in (f"{message}.note", f"{message}.button")
        ]
        return OptionText(label, cut(note, NOTE_LIMIT), button)

    def why(self, decision: Decision, position: int, facts: Facts, names: Sequence[str]) -> str:
        """Give a reason to choose an option ("" for none); arguments as in `option`."""
        message, words = self._option(decision, position, facts, names)
        why = f"{message}.why"
        return self._catalogue.say(why, words) if why in self._catalogue else ""

    def _option(
        self, decision: Decision, position: int, facts: Facts, names: Sequence[str]
    ) -> tuple[str, dict[str, str | int]]:
        """Return the message of an option, and its facts in words."""
        key = decision.options[position]
        known: dict[str, Fact] = {**facts}
        if self._forms(key) is not None:
            known.setdefault("option", key)
        if decision.weights:
            known.setdefault("weight", decision.weights[position])
        message = self._message_of_option(decision.kind, key, facts)
        return message, self._words(message, known, names)

    def question(self, kind: str) -> str:
        """Put a kind of question into two to four words that fit all offers."""
        return self.say(f"picture-ask-{kind}", pick="…", most=0)

    # --- planning ahead ----------------------------------------------------------------------

    def order(self, key: str, value: str) -> str:
        """Say a standing order with its value."""
        message = f"order-{key}"
        return self._catalogue.say(message, self._wording.words({"value": _part(value)}))

    def order_why(self, key: str, value: str) -> str:
        """Describe the effect of a standing order."""
        message = f"order-{key}.why"
        return self._catalogue.say(message, self._wording.words({"value": _part(value)}))

    def surprise(self, kind: str) -> str:
        """Describe an event that may end a plan."""
        message = f"surprise-{kind}"
        return self.say(message)

    # --- events and remarks ------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str]) -> str | None:
        """Tell an event in one sentence; None if it is not worth one.

        `names` (by seat) are inserted as they are: escape them for markdown.
        """
        message = self._with_fact(f"event-{event.kind}", event.facts)
        words = self._words(message, event.facts, names)
        return self._catalogue.say(message, words).strip() or None

    def brief(self, event: Event, names: Sequence[str]) -> Brief | None:
        """Tell an event in a few words; None if it is not worth any. `names` as in `event`.

        An event without few words of its own and without a heading is told by its sentence.
        """
        chapter, short = self.chapter(event, names), self._in_brief("short", event, names)
        if short is None:
            sentence = "" if chapter else self.event(event, names) or ""
            return Brief(chapter, None, sentence.removesuffix(".")) if chapter or sentence else None
        seat = event.facts.get("seat")
        known = seat if isinstance(seat, int) else None
        summed = event if self._summed(event) else None
        return Brief(chapter, known, short, summed) if chapter or short else None

    def several(self, brief: Brief, count: int, names: Sequence[str]) -> str:
        """Tell an event in a few words that came several times: by its sum if it has one."""
        if brief.event is None:
            return self.times(count, brief.words)
        fact = self._summed(brief.event)
        number = brief.event.facts[fact]
        assert isinstance(number, int), "numbers add up"
        whole = replace(brief.event, facts={**brief.event.facts, fact: count * number})
        return self._in_brief("short", whole, names) or ""

    def _summed(self, event: Event) -> str:
        """Return the fact of an event that adds up if the event comes again; "" without."""
        key = f"event-{event.kind}.sum"
        return self.say(key) if key in self else ""

    def chapter(self, event: Event, names: Sequence[str]) -> str | None:
        """Return the heading that an event opens; None if it opens none."""
        return self._in_brief("chapter", event, names)

    def remark(self, remark: Remark, names: Sequence[str]) -> str:
        """Tell the effects of the picks so far; `names` as in `event`."""
        message = f"remark-{remark.key}"
        return self._catalogue.say(message, self._words(message, remark.facts, names))

    def _in_brief(self, attribute: str, event: Event, names: Sequence[str]) -> str | None:
        """Return an attribute of an event's message in words; None if it has none."""
        base = f"event-{event.kind}"
        message = self._with_fact(base, event.facts)
        if f"{message}.{attribute}" not in self._catalogue:
            message = base
        if f"{message}.{attribute}" not in self._catalogue:
            return None
        words = self._words(message, event.facts, names, self._brief)
        return self._catalogue.say(f"{message}.{attribute}", words).strip()

    def _words(
        self, message: str, facts: Facts, names: Sequence[str], wording: Wording | None = None
    ) -> dict[str, str | int]:
        """Put the facts of a message that tells of people into words."""
        wording = wording or self._wording
        people = f"{message}.people"
        more = self._catalogue.say(people).split() if people in self._catalogue else ()
        words = wording.words(facts, names, (*PEOPLE, *more))
        each = f"{message}.each"
        if each in self._catalogue:
            told = self._each(each, wording.pairs(facts, names))
            words |= {"each": wording.join(told), "told": len(told)}
        return words

    def _each(self, key: str, pairs: Sequence[tuple[str, int]]) -> list[str]:
        """Put a number for each person into words; people whose words are empty are left out."""
        parts = [self._catalogue.say(key, {"name": name, "count": count}) for name, count in pairs]
        return [part for part in parts if part.strip()]

    # --- everything else ---------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Put a refusal of the rules into words."""
        key = f"refusal-{refusal.code}"
        if key not in self._catalogue:
            return self._host.refusal(refusal)
        return self._catalogue.say(key, self._wording.words(refusal.facts))

    def step(self, view: View) -> str:
        """Return a headline for the step that is open."""
        return self.say(f"step-{view.step}")

    def line(self, key: str) -> str:
        """Name a line of the final score."""
        return self.say(f"line-{key}")

    def reason(self, key: str) -> str:
        """Say in a sentence why the game ended."""
        return self.say(f"reason-{key}")

    def table_option(self, name: str) -> str:
        """Name something that the players agree on before the game."""
        return self.say(f"table-{name}")

    def table_option_value(self, name: str, value: str) -> str:
        """Name the choice for a table option: one of its values, or several together."""
        return self._host.join([self._value(name, one) for one in value.split(TOGETHER)])

    def table_option_note(self, name: str, value: str) -> str:
        """Explain the choice for a table option in one line; several values share one."""
        if TOGETHER in value:
            return self.say(f"table-{name}.note")
        return self._value(name, value, "note", "effect")

    def _value(self, name: str, value: str, attribute: str = "", form: str = "") -> str:
        """Return a value of a table option in words; things of the game in this form."""
        things, message = f"table-{name}.things", f"table-{name}-{value}"
        if things in self and message not in self:
            return self.name(f"{self.say(things)}:{value}", form)
        return self.say(f"{message}.{attribute}" if attribute else message)

    # --- keys --------------------------------------------------------------------------------

    def _message_of_option(self, kind: str, key: str, facts: Facts) -> str:
        prefix = family(key)
        for message in (f"option-{kind}-{prefix}", f"option-{key.replace(':', '-')}"):
            if message in self._catalogue:
                return self._with_fact(message, facts)
        return self._with_fact(f"option-{prefix}", facts)

    def _with_fact(self, message: str, facts: Facts) -> str:
        """Return the special message for these facts, if there is one."""
        for fact in facts:
            if f"{message}-with-{fact}" in self._catalogue:
                message = f"{message}-with-{fact}"
        return message

    def _forms(self, key: str) -> Mapping[str, str] | None:
        """Return all forms of a term, `""` being its name; None if the key is no term."""
        forms = self._known_forms.get(key)
        if forms is None and ":" in key:
            forms = self._own_forms(key) or self._forms_of_version(key)
            if forms is not None:
                self._known_forms[key] = forms
        return forms

    def _own_forms(self, key: str) -> Mapping[str, str] | None:
        """Return the forms of a term's own message, else of its family's; None without either."""
        family, _, name = key.partition(":")
        message, parts = key.replace(":", "-"), {}
        if message not in self:
            message = f"each-{family}"
            parts = dict(zip(_PARTS, map(_part, re.split("[-_:]", name)), strict=False))
        if message not in self:
            return None
        forms = ("", *self._catalogue.attributes(message))
        return {form: self.say(f"{message}.{form}".rstrip("."), **parts) for form in forms}

    def _forms_of_version(self, key: str) -> Mapping[str, str] | None:
        """Return the forms, except help, of the thing that this is a version of; None if there is
        none.
        """
        whole, _, version = key.rpartition("_")
        if f"version-{version}" not in self or (forms := self._forms(whole)) is None:
            return None
        name = self.say(f"version-{version}", name=forms[""])
        return {form: words for form, words in forms.items() if form != HELP} | {"": name}


def _part(text: str) -> str | int:
    return int(text) if text.isdigit() else text
