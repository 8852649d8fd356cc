"""The end of a passage: the bonus and the standings, the banishment, and below them the map."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import across
from bot.render.kit.header import Pill, page
from bot.render.kit.rows import TALL, RowHead, draw_row
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of, say, words_of
from bot.render.lettering import fit
from bot.render.san_marco import story
from bot.render.san_marco.art import painted
from bot.render.san_marco.board_alt import brief
from bot.render.san_marco.cardfaces import face
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import (
    BONUS_ICON,
    DICE_ICONS,
    LIMIT,
    LIMIT_LINE,
    crest,
)
from bot.render.san_marco.map import MARKER, draw_map, put_lower
from bot.render.scene import Scene
from bot.render.theme import HEADER, INK, MARGIN, ON_INK, WIDTH, Type
from rules.event import Event, Seat
from rules.facts import counts_at, key_at, number_at
from rules.san_marco.components import ACTIONS, BRIDGES, DISTRICT_KEYS, LIMITS
from rules.san_marco.view import House, SanMarcoView

_GAP: Final = 8
_HEAD: Final = 76
_ROW: Final = 212
_BANISHED: Final = 152
_PEACE: Final = 84
"""The same if no one had to banish."""
_RADIUS: Final = 14
_HEADING: Final = Type("serif", 52)
_NOTE: Final = Type("semibold", 40)
_NAME: Final = Type("bold", 50)
_GAINED: Final = Type("black", 62)
_COUNT: Final = Type("bold", 54)
_LEAST_NAME: Final = 36
_FORM: Final = TALL._replace(name=_NAME, least=_LEAST_NAME)
_DIE: Final = 64
"""The size of the die on the map."""
_NONE: Final = "\N{EN DASH}"
_MINUS: Final = "\N{MINUS SIGN}"


class PassageEnd(NamedTuple):
    """The end of a passage, in the order in which it happened.

    told   all its events
    after  the later events: the next passage goes on while a player is away
    """

    told: tuple[Event, ...]
    after: tuple[Event, ...] = ()

    def of(self, kind: str) -> Event | None:
        """Return the event of a kind; None if there was none."""
        return next((event for event in self.told if event.kind == kind), None)

    @property
    def passage(self) -> int:
        """The number of the passage that has ended."""
        return number_at(self.told[-1].facts, "passage")

    def start(self, view: SanMarcoView) -> Seat:
        """Return the start player of the next passage."""
        rounds = [event for event in self.after if event.kind == "round_began"]
        return number_at(rounds[0].facts, "seat") if rounds else view.start

    def bridges(self, view: SanMarcoView) -> int:
        """Return the number of bridges that could still be built then."""
        built = sum(event.kind == "built" for event in self.after)
        return BRIDGES - len(view.bridges) + built


def ends(scene: Scene) -> bool:
    """Whether a passage has ended that the viewer has not seen, and another one follows."""
    over = scene.view.outcome is not None
    return not over and any(event.kind == "passage_ended" for event in scene.since)


def ending(scene: Scene) -> PassageEnd:
    """Return the newest end of a passage.

    It begins with the bonus; if the viewer has already seen that, it is found in the history.
    Raises ValueError if no passage has ended.
    """
    found = [_newest(told) for told in (scene.since, scene.history)]
    ended = [one for one in found if one is not None]
    if not ended:
        raise ValueError("no passage has ended")
    return next((one for one in ended if one.of("bonus")), ended[0])


def _newest(told: Sequence[Event]) -> PassageEnd | None:
    kinds = [event.kind for event in told]
    if "passage_ended" not in kinds:
        return None
    last = len(kinds) - kinds[::-1].index("passage_ended")
    starts = [at for at, kind in enumerate(kinds[:last]) if kind == "bonus"]
    first = starts[-1] if starts else last - 1
    return PassageEnd(tuple(told[first:last]), tuple(told[last:]))


# --- picture --------------------------------------------------------------------------------------


def draw(scene: Scene, view: SanMarcoView) -> Image.Image:
    """Draw the end of the passage. Raises ValueError if none has ended."""
    shown = ending(scene)
    bonus, told = shown.of("bonus"), _banishment(shown)
    top, high = HEADER + _GAP, _PEACE if told and told.kind == "kept_peace" else _BANISHED
    above = top + (_HEAD + _ROW + _GAP if bonus else 0) + (high + _GAP if told else 0)
    own = words_of(scene)
    words = own.say("picture-passage-ends", passage=story.NUMERALS[shown.passage])
    pill = Pill("", words, icon="flag-checkered", acting=False)
    canvas = page(crest(scene.language), scene.table, pill, scene.light, above + MAP.height)
    if bonus is not None:
        top = _bonus(canvas, top, scene, view, bonus)
    if told is not None:
        _banished(canvas, _across(top, high), scene, told, shown.of("banished"))
    put_lower(canvas, above, lambda table: _on_the_map(table, scene, view, shown))
    return canvas.image


def _on_the_map(canvas: Canvas, scene: Scene, view: SanMarcoView, shown: PassageEnd) -> None:
    """Draw the map, with the die in the district where nobles were banished."""
    rolled = shown.of("banishing")
    if rolled is None:
        draw_map(canvas, scene, view)
        return
    district = DISTRICT_KEYS.index(key_at(rolled.facts, "district"))
    places = draw_map(canvas, scene, view, {district: MARKER})
    x, y = places.spots[district]
    canvas.rounded(Box(x, y, 0, 0).inset(-MARKER // 2), _RADIUS, INK)
    canvas.icon(DICE_ICONS[number_at(rolled.facts, "roll") - 1], x, y, _DIE, ON_INK)
    lost = shown.of("banished")
    for seat, _ in () if lost is None else counts_at(lost.facts):
        if (plate := places.plates.get((district, seat))) is not None:
            brackets(canvas, plate)


def _across(y: int, height: int) -> Box:
    return Box(MARGIN, y, WIDTH - 2 * MARGIN, height)


def _banishment(shown: PassageEnd) -> Event | None:
    """Return the roll, or that there was none although it was possible."""
    return shown.of("banishing") or shown.of("kept_peace")


def _bonus(canvas: Canvas, y: int, scene: Scene, view: SanMarcoView, bonus: Event) -> int:
    """Draw a row for each seat with its bonus; return the end of the rows."""
    own, theme, middle = words_of(scene), canvas.theme, y + _HEAD // 2
    canvas.icon(BONUS_ICON, 44, middle, 52, theme.good)
    end = 84 + canvas.write(
        own.say("picture-bonus"), 84, middle + _HEADING.drop - 2, _HEADING, theme.text
    )
    highest = number_at(bonus.facts, "highest")
    note = fit(own.say("picture-bonus-from", highest=highest), _NOTE, WIDTH - round(end) - 60)
    canvas.write(note.words, WIDTH - 24, middle + note.kind.drop, note.kind, theme.mute, "right")
    gains = dict(counts_at(bonus.facts))
    y += _HEAD
    for box, house in zip(
        across(_across(y, _ROW), len(view.houses), WIDTH, _GAP), view.houses, strict=True
    ):
        _gain(canvas, box, scene, house, gains.get(house.seat, 0), highest)
    return y + _ROW + _GAP


def _gain(canvas: Canvas, box: Box, scene: Scene, house: House, gained: int, highest: int) -> None:
    """Draw the bonus of a seat below its name, after its limit points, and its prestige now."""
    theme, right = canvas.theme, box.right - 24
    draw_row(canvas, box, RowHead(house.seat, name_of(scene, house.seat)), (), _FORM)
    y = box.bottom - 42
    canvas.write(str(house.prestige), right, y + _GAINED.drop, _GAINED, theme.text, "right")
    if not painted("star", canvas, Box(box.x + 62, y, 0, 0).inset(-26)):
        canvas.icon("star", box.x + 62, y, 46, theme.text)
    y -= 66
    if not gained:
        canvas.write(_NONE, right, y + _GAINED.drop, _GAINED, theme.mute, "right")
        return
    canvas.write(f"+{gained}", right, y + _GAINED.drop, _GAINED, theme.good, "right")
    plate = Box(box.x + 28, y - 27, 68, 54)
    canvas.rounded(plate, 12, LIMIT_LINE)
    canvas.rounded(plate.inset(2), 10, LIMIT)
    words = str(highest - gained)
    canvas.write(words, plate.middle[0], y + _COUNT.drop, _COUNT, ON_INK, "middle")


def _banished(canvas: Canvas, row: Box, scene: Scene, told: Event, lost: Event | None) -> None:
    """Draw the banishment: its author, the district, the die and the lost nobles; or that no one
    had to.
    """
    theme, y = canvas.theme, row.middle[1]
    canvas.rounded(row, _RADIUS, theme.surface)
    symbol(canvas, number_at(told.facts, "seat"), row.x + 46, y, 26)
    own, x = words_of(scene), row.x + 96
    if told.kind == "kept_peace":
        words = fit(own.say("picture-peace"), _NAME, row.right - x - 24)
        canvas.write(words.words, x, y + words.kind.drop, words.kind, theme.text)
        return
    key = key_at(told.facts, "district")
    district = DISTRICT_KEYS.index(key)
    tile = Box(x, y - 62, 330, 124)
    canvas.place(face(district, tile.width, tile.height, scene.language), tile.x, tile.y)
    canvas.disc(tile.right + 80, y, 54, INK)
    canvas.icon(DICE_ICONS[number_at(told.facts, "roll") - 1], tile.right + 80, y, 72, ON_INK)
    x = tile.right + 170
    losses = () if lost is None else counts_at(lost.facts)
    for seat, count in losses:
        symbol(canvas, seat, x + 26, y, 24)
        x += 60 + round(
            canvas.write(f"{_MINUS}{count}", x + 58, y + _COUNT.drop, _COUNT, theme.text)
        )
        x += 28
    if not losses:
        canvas.write(_NONE, x, y + _COUNT.drop, _COUNT, theme.mute)


# --- words ----------------------------------------------------------------------------------------


def alt(scene: Scene, view: SanMarcoView) -> str:
    """Tell the same in words."""
    return telling.first_that_fits(versions(scene, view))


def versions(scene: Scene, view: SanMarcoView) -> Iterator[Sequence[str]]:
    """Tell it with whole names, then with short ones."""
    yield tuple(_told(scene, view))
    yield tuple(_told(brief(scene), view))


def _told(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    own, shown = words_of(scene), ending(scene)
    names = [name_of(scene, seat) for seat in range(len(view.houses))]
    yield say(scene, "alt-board", title=own.title, subline=scene.table)
    yield from filter(None, [own.event(event, names) for event in shown.told])
    yield own.say(
        "alt-passage-begins",
        passage=story.NUMERALS[shown.passage + 1],
        name=name_of(scene, shown.start(view)),
    )
    yield own.say(
        "alt-piles", actions=len(ACTIONS), limits=len(LIMITS), bridges=shown.bridges(view)
    )
