"""The end of a passage, on the map: the bonus, the banishment, and the start of the next one."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import across
from bot.render.kit.header import Pill, page
from bot.render.kit.rows import START_ICON, TALL, RowHead, draw_row
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of, say, words_of
from bot.render.lettering import fit
from bot.render.san_marco import story
from bot.render.san_marco.board_alt import brief
from bot.render.san_marco.cardfaces import back, face
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import (
    BONUS_ICON,
    BRIDGE_ICON,
    DICE_ICONS,
    LIMIT,
    LIMIT_LINE,
    crest,
)
from bot.render.san_marco.map import MARKER, draw_map
from bot.render.scene import Scene
from bot.render.theme import INK, MARGIN, ON_INK, WIDTH, Type
from rules.event import Event, Seat
from rules.facts import counts_at, key_at, number_at
from rules.san_marco.components import ACTIONS, BRIDGES, DISTRICT_KEYS, LIMITS
from rules.san_marco.view import SanMarcoView

_GAP: Final = 8
_HEAD: Final = 76
_ROW: Final = 152
_BANISHED: Final = 152
_NEXT: Final = 132
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
    high = MAP.bottom + _GAP + (_HEAD + _ROW + _GAP if bonus else 0)
    high += (_BANISHED + _GAP if told else 0) + _NEXT + MARGIN
    own = words_of(scene)
    words = own.say("picture-passage-ends", passage=story.NUMERALS[shown.passage])
    pill = Pill("", words, icon="flag-checkered", acting=False)
    canvas = page(crest(scene.language), scene.table, pill, scene.light, high)
    _on_the_map(canvas, scene, view, shown)
    y = MAP.bottom + _GAP
    if bonus is not None:
        y = _bonus(canvas, y, scene, view, bonus)
    if told is not None:
        _banished(canvas, _across(y, _BANISHED), scene, told, shown.of("banished"))
        y += _BANISHED + _GAP
    _next(canvas, _across(y, _NEXT), scene, view, shown)
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
        _gain(canvas, box, scene, house.seat, gains.get(house.seat, 0), highest)
    return y + _ROW + _GAP


def _gain(canvas: Canvas, box: Box, scene: Scene, seat: Seat, gained: int, highest: int) -> None:
    """Draw the bonus of a seat below its name, beside the limit points that it is for."""
    theme, y = canvas.theme, box.bottom - 46
    draw_row(canvas, box, RowHead(seat, name_of(scene, seat)), (), _FORM)
    if not gained:
        canvas.write(_NONE, box.middle[0], y + _GAINED.drop, _GAINED, theme.mute, "middle")
        return
    canvas.write(f"+{gained}", box.right - 24, y + _GAINED.drop, _GAINED, theme.good, "right")
    plate = Box(box.x + 40, y - 30, 84, 60)
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


def _next(canvas: Canvas, row: Box, scene: Scene, view: SanMarcoView, shown: PassageEnd) -> None:
    """Draw the start of the next passage: its start player, and the cards and bridges left."""
    theme, own = canvas.theme, words_of(scene)
    start, passage = shown.start(view), shown.passage + 1
    canvas.rounded(row, _RADIUS, theme.surface_2)
    words = own.say("picture-passage-begins", passage=story.NUMERALS[passage])
    line = fit(words, _HEADING, row.width - 48)
    canvas.write(line.words, row.x + 24, row.y + 52, line.kind, theme.text)
    y = row.y + 94
    canvas.icon(START_ICON, row.x + 44, y, 42, theme.text)
    symbol(canvas, start, row.x + 100, y, 22)
    name = fit(name_of(scene, start), _NAME, 460, _LEAST_NAME)
    canvas.write(name.words, row.x + 138, y + name.kind.drop, name.kind, theme.text)
    x = float(row.x + 700)
    for number, count in enumerate((len(ACTIONS), len(LIMITS))):
        canvas.place(back(36, 48, limit=number == 1), round(x), y - 24)
        x += 44 + canvas.write(str(count), x + 44, y + _COUNT.drop, _COUNT, theme.text) + 24
    canvas.icon(BRIDGE_ICON, x + 24, y, 46, theme.text)
    left = str(shown.bridges(view))
    canvas.write(left, x + 58, y + _COUNT.drop, _COUNT, theme.text)


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
