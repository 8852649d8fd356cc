"""The scoring of a round on the map: what it counted, and each player's letters for it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look, story
from bot.render.goldene_stadt.cardfaces import sign
from bot.render.goldene_stadt.gains import SUMS, Gain, plates, sums
from bot.render.goldene_stadt.map import draw_map, whole
from bot.render.goldene_stadt.projection import MAP
from bot.render.kit import alt as telling
from bot.render.kit.header import Pill, page
from bot.render.kit.rows import START_ICON
from bot.render.kit.seats import symbol
from bot.render.kit.wording import name_of, say, words_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import MARGIN, WIDTH, Type
from rules.bits import bits_of, members
from rules.event import Event, Seat
from rules.facts import counts_at, key_at
from rules.goldene_stadt.view import GoldeneStadtView

_ENDS: Final = ("scored", "scored_nothing")
_NEXT: Final = 132
_SIGN: Final = 96
_NAME: Final = Type("bold", 54)
_LEAST_NAME: Final = 42
_HEADING: Final = Type("serif", 50)


class Scored(NamedTuple):
    """The end of a round: its number, and each player's gain for each thing."""

    round: int
    gains: tuple[tuple[str, dict[Seat, int]], ...]


def ends(scene: Scene) -> bool:
    """Whether a round has been scored that the viewer has not seen, and the game goes on."""
    over = scene.view.outcome is not None
    return not over and any(event.kind in _ENDS for event in scene.since)


def scored(scene: Scene, view: GoldeneStadtView) -> Scored:
    """Return the newest round that has been scored. Raises ValueError if none has."""
    told = [event for event in scene.since if event.kind in (*_ENDS, "round_began")]
    last = next((at for at in range(len(told), 0, -1) if told[at - 1].kind in _ENDS), 0)
    if not last:
        raise ValueError("no round has been scored")
    first = last
    while first and told[first - 1].kind in _ENDS:
        first -= 1
    number = view.round - sum(event.kind == "round_began" for event in told[last:])
    return Scored(number, tuple(_gains(event) for event in told[first:last]))


def _gains(event: Event) -> tuple[str, dict[Seat, int]]:
    gains = dict(counts_at(event.facts)) if event.kind == "scored" else {}
    return key_at(event.facts, "thing"), gains


# --- drawn ----------------------------------------------------------------------------------------


def draw(scene: Scene, view: GoldeneStadtView) -> Image.Image:
    """Draw the end of the round: what it counted is bright. Raises ValueError if none has ended."""
    shown = scored(scene, view)
    gains = [Gain(*each) for each in shown.gains]
    counted = bits_of(place for gain in gains for place in members(gain.places))
    below = MAP.bottom + MARGIN
    goes_on = view.round > shown.round
    height = below + SUMS + MARGIN + (_NEXT + MARGIN if goes_on else 0)
    words = words_of(scene).say("picture-round-scored", round=shown.round)
    pill = Pill("", words, icon="flag-checkered", acting=False)
    canvas = page(look.crest(scene.language), scene.table, pill, scene.light, height)
    draw_map(canvas, scene, view, whole(), counted)
    plates(canvas, scene, gains)
    across = Box(MARGIN, below, WIDTH - 2 * MARGIN, SUMS)
    sums(canvas, across, scene, gains)
    if goes_on:
        _next(canvas, across._replace(y=across.bottom + MARGIN, height=_NEXT), scene, view)
    return canvas.image


def _next(canvas: Canvas, row: Box, scene: Scene, view: GoldeneStadtView) -> None:
    """Draw the next round's score card, and its start player."""
    theme, own = canvas.theme, words_of(scene)
    canvas.rounded(row, 14, theme.surface)
    shown = story.things(view)
    x = row.right - 24
    for thing in reversed(shown):
        x -= _SIGN
        canvas.place(sign(thing, _SIGN), x, row.middle[1] - _SIGN // 2)
        x -= 24
    room = x - row.x - 40
    words = fit(own.say("picture-round-begins", round=view.round), _HEADING, room)
    canvas.write(words.words, row.x + 24, row.y + 52, words.kind, theme.text)
    y = row.y + 94
    canvas.icon(START_ICON, row.x + 44, y, 40, theme.text)
    symbol(canvas, view.start, row.x + 100, y, 22)
    name = fit(name_of(scene, view.start), _NAME, room - 130, _LEAST_NAME)
    canvas.write(name.words, row.x + 138, y + name.kind.drop, name.kind, theme.text)


# --- told -----------------------------------------------------------------------------------------


def alt(scene: Scene, view: GoldeneStadtView) -> str:
    """Tell the same in words."""
    return telling.told(_told(scene, view))


def _told(scene: Scene, view: GoldeneStadtView) -> Iterator[str]:
    own, shown = words_of(scene), scored(scene, view)
    ended = own.say("picture-round-scored", round=shown.round)
    yield say(scene, "alt-board", title=own.title, subline=ended)
    for thing, gains in shown.gains:
        got = ", ".join(f"{name_of(scene, seat)} +{count}" for seat, count in gains.items())
        yield own.say("alt-area", area=own.name(thing), houses=got or own.say("alt-nobody"))
    if view.round > shown.round:
        yield own.say("picture-round-begins", round=view.round) + "."
        if things := story.things(view):
            names = ", ".join(own.name(thing) for thing in things)
            yield own.say("alt-card", things=names, coming="+".join(map(str, view.coming)))
        yield own.say("alt-start", name=name_of(scene, view.start))
