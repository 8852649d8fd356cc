"""The end of a passage: a headline, the banishment on the map, the bonus and the standings."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit import veil
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import across
from bot.render.kit.header import Pill, page
from bot.render.kit.rows import TALL, RowHead, draw_row
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of, say, words_of
from bot.render.lettering import Fitted, balanced, block, fit
from bot.render.san_marco import evening, story
from bot.render.san_marco.art import painted
from bot.render.san_marco.board_alt import brief
from bot.render.san_marco.districts import FRAMES
from bot.render.san_marco.lands import land
from bot.render.san_marco.layout import MAP
from bot.render.san_marco.look import BONUS_ICON, DICE_ICONS, crest
from bot.render.san_marco.map import draw_map, put_lower
from bot.render.scene import Scene
from bot.render.theme import HEADER, INK, MARGIN, ON_INK, RGB, WIDTH, Theme, Type
from rules.event import Event, Seat
from rules.facts import counts_at, key_at, number_at
from rules.san_marco.components import ACTIONS, BRIDGES, DISTRICT_KEYS, LIMITS
from rules.san_marco.view import House, SanMarcoView

_GAP: Final = 8
_HEADLINE: Final = Type("serif", 60)
_LEAST_HEADLINE: Final = 46
_PITCH: Final = 68
_NAMED: Final = 420
"""A name takes at most this room in the headline."""
_VISTA: Final = 420
"""The height of Saint Mark's, where no nobles were banished."""
_SEEN: Final = 0.3
"""The share of the map that is seen around the district where they were."""
_AROUND: Final = 10
_PANEL: Final = 500
_DIE: Final = 220
_LOSS: Final = 96
_LOST: Final = Type("black", 96)
_HEAD: Final = 64
_ROW: Final = 164
_RADIUS: Final = 18
_HEADING: Final = Type("serif", 46)
_NOTE: Final = Type("semibold", 42)
_NAME: Final = Type("bold", 50)
_GAINED: Final = Type("black", 76)
_COUNT: Final = Type("bold", 56)
_FORM: Final = TALL._replace(name=_NAME, least=36)
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
    bonus, rolled, lost = (shown.of(kind) for kind in ("bonus", "banishing", "banished"))
    words, high = _headline(scene, shown), MAP.height if rolled else _VISTA
    top = HEADER + _GAP + len(words) * _PITCH + 2 * _GAP
    end = top + high + _GAP
    title = words_of(scene).say("picture-passage-ends", passage=story.NUMERALS[shown.passage])
    pill = Pill("", title, icon="flag-checkered", acting=False)
    height = end + (_HEAD + _ROW if bonus else 0) + MARGIN
    canvas = page(crest(scene.language), scene.table, pill, scene.light, height)
    canvas.write_lines(words, MARGIN + 16, HEADER + _GAP + 54, canvas.theme.text, "left", _PITCH)
    if rolled is None:
        evening.night(canvas, _across(top, high))
    else:
        put_lower(canvas, top, lambda table: _struck(table, scene, view, rolled, lost))
        _toll(canvas, top, rolled, lost)
    if bonus is not None:
        _bonus(canvas, end, scene, view, bonus)
    return canvas.image


def colours(of: Sequence[RGB], theme: Theme) -> Sequence[RGB]:
    """Return the colours of the map, also as they are behind the veil, and those of the evening."""
    return (*veil.beside(of, theme, _SEEN), *evening.COLOURS)


def _headline(scene: Scene, shown: PassageEnd) -> Sequence[Fitted]:
    """Return what happened last in one sentence: the banishment, or else the bonus."""
    told = shown.of("banishing") or shown.of("kept_peace") or shown.of("fewest_tied")
    told = told or shown.of("bonus") or shown.told[-1]
    names = [fit(name_of(scene, seat), _NAME, _NAMED).words for seat in range(len(scene.names))]
    words = (words_of(scene).event(told, names) or "").removesuffix(".")
    room = WIDTH - 2 * MARGIN - 32
    written = block(words, _HEADLINE, room, 2, _LEAST_HEADLINE)
    return balanced(words, written[0].kind, room) or written


def _struck(
    canvas: Canvas, scene: Scene, view: SanMarcoView, rolled: Event, lost: Event | None
) -> None:
    """Draw the map behind a veil, but for the district where nobles were banished."""
    district = DISTRICT_KEYS.index(key_at(rolled.facts, "district"))
    places = draw_map(canvas, scene, view)
    there = land(district, _AROUND)
    clear = canvas.image.copy()
    canvas.image.paste(veil.veiled(canvas.image, canvas.theme, _SEEN))
    around = Box(there.left, there.top, *there.image.size)
    canvas.pour(there, 0, 0, clear.crop(around.edges))
    for seat, _ in () if lost is None else counts_at(lost.facts):
        if (plate := places.plates.get((district, seat))) is not None:
            brackets(canvas, plate)


def _toll(canvas: Canvas, top: int, rolled: Event, lost: Event | None) -> None:
    """Draw the die, and beside it what each seat has lost; on the far side of the district."""
    district = DISTRICT_KEYS.index(key_at(rolled.facts, "district"))
    losses = () if lost is None else tuple(counts_at(lost.facts))
    high = max(_DIE, len(losses) * _LOSS) + 4 * _GAP
    left = FRAMES[district].x > WIDTH // 2
    x = 2 * MARGIN if left else WIDTH - 2 * MARGIN - _PANEL
    panel = Box(x, top + (MAP.height - high) // 2, _PANEL, high)
    canvas.rounded(panel.inset(-4), _RADIUS + 4, canvas.theme.warn)
    canvas.rounded(panel, _RADIUS, canvas.theme.surface)
    middle = panel.middle[1]
    die = Box(panel.x + 2 * _GAP, middle - _DIE // 2, _DIE, _DIE)
    canvas.rounded(die, 34, INK)
    canvas.icon(DICE_ICONS[number_at(rolled.facts, "roll") - 1], *die.middle, _DIE - 24, ON_INK)
    first = middle - (len(losses) - 1) * _LOSS // 2
    for at, (seat, count) in enumerate(losses):
        y = first + at * _LOSS
        symbol(canvas, seat, die.right + 60, y, 34)
        words = f"{_MINUS}{count}"
        canvas.write(words, die.right + 118, y + _LOST.drop, _LOST, canvas.theme.warn)
    if not losses:
        canvas.write(_NONE, die.right + 90, middle + _LOST.drop, _LOST, canvas.theme.mute)


def _across(y: int, height: int) -> Box:
    return Box(MARGIN, y, WIDTH - 2 * MARGIN, height)


def _bonus(canvas: Canvas, y: int, scene: Scene, view: SanMarcoView, bonus: Event) -> None:
    """Draw what each seat got, and its prestige now."""
    own, theme, middle = words_of(scene), canvas.theme, y + _HEAD // 2
    canvas.icon(BONUS_ICON, 40, middle, 44, theme.good)
    end = 76 + canvas.write(own.say("picture-bonus"), 76, middle + 16, _HEADING, theme.text)
    highest = number_at(bonus.facts, "highest")
    note = fit(own.say("picture-bonus-from", highest=highest), _NOTE, WIDTH - round(end) - 60)
    canvas.write(note.words, WIDTH - 24, middle + note.kind.drop, note.kind, theme.mute, "right")
    gains = dict(counts_at(bonus.facts))
    row = _across(y + _HEAD, _ROW)
    for box, house in zip(across(row, len(view.houses), WIDTH, _GAP), view.houses, strict=True):
        _gain(canvas, box, scene, house, gains.get(house.seat, 0))


def _gain(canvas: Canvas, box: Box, scene: Scene, house: House, gained: int) -> None:
    """Draw the bonus of a seat, large, below its name, and its prestige now."""
    theme, right = canvas.theme, box.right - 18
    draw_row(canvas, box, RowHead(house.seat, name_of(scene, house.seat)), (), _FORM)
    y = box.bottom - 48
    words, ink = (f"+{gained}", theme.good) if gained else (_NONE, theme.mute)
    canvas.write(words, box.x + 28, y + _GAINED.drop, _GAINED, ink)
    width = canvas.write(str(house.prestige), right, y + _COUNT.drop, _COUNT, theme.text, "right")
    x = round(right - width) - 28
    if not painted("star", canvas, Box(x, y, 0, 0).inset(-21)):
        canvas.icon("star", x, y, 36, theme.text)


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
