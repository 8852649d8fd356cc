"""Sealed bids, turned up: what each seat has bid, who gets a right, and whose bids are equal."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit.cover import VISTA, vista
from bot.render.kit.header import Pill, page
from bot.render.kit.seats import band, symbol
from bot.render.kit.wording import name_of, say, words_of
from bot.render.lettering import fit
from bot.render.san_francisco import evening, look, notes, panel, sums
from bot.render.san_francisco.art import painted
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, PAPER, TOP, WIDTH, Type
from rules.event import Event, Seat
from rules.facts import counts_at, number_at, numbers_at
from rules.san_francisco.view import SanFranciscoView

_ROW: Final = 124
_BID: Final = Box(0, 0, 190, 100)
_NAME: Final = Type("bold", 60)
_LEAST_NAME: Final = 42
_VALUE: Final = Type("black", 78)
_TIED: Final = Type("bold", 46)
_BEGINS: Final = frozenset({"turned_up", "action", "round_began"})
_WINS: Final = frozenset({"won_influence", "won_tile"})


@dataclass(slots=True)
class Opened:
    """The sealed bids of a tender that have been turned up; `over` if another card came since."""

    bids: dict[Seat, int] = field(default_factory=dict[Seat, int])
    won: set[Seat] = field(default_factory=set[Seat])
    tied: set[Seat] = field(default_factory=set[Seat])
    cheques: bool = False
    over: bool = False

    @property
    def in_order(self) -> list[Seat]:
        """The seats: first those that have won, then those with the highest bids."""
        return sorted(self.bids, key=lambda seat: (seat not in self.won, -self.bids[seat]))


def opened(since: Sequence[Event]) -> Opened | None:
    """Return the newest bids of several seats that have been turned up; None if there are none."""
    found, last = Opened(), None
    for event in since:
        if event.kind in _BEGINS:
            found.over, found = True, Opened()
        elif event.kind == "influence_opened":
            found.bids = dict(counts_at(event.facts))
        elif event.kind == "blind_opened":
            found.bids[number_at(event.facts, "seat")] = number_at(event.facts, "total")
            found.cheques = True
        elif event.kind == "tied":
            found.tied |= {*numbers_at(event.facts, "seats")}
        elif event.kind in _WINS:
            found.won.add(number_at(event.facts, "seat"))
        if len(found.bids) > 1:
            last = found
    return last


def reveals(scene: Scene) -> bool:
    """Whether sealed bids that the viewer has not seen were turned up, and the game goes on."""
    return scene.view.outcome is None and opened(scene.since) is not None


# --- drawn ----------------------------------------------------------------------------------------


def draw(scene: Scene, view: SanFranciscoView) -> Image.Image:
    """Draw what is sold, and the bids, the highest first. Raises ValueError if none are open."""
    shown = _opened(scene)
    words = words_of(scene).say("picture-opened")
    pill = Pill("", words, icon=_icon(shown), acting=False)
    below = TOP + VISTA + GAP
    top = below if shown.over else below + panel.STRIP
    height = top + len(shown.bids) * (_ROW + GAP) + MARGIN
    canvas = page(look.crest(scene.language), scene.table, pill, scene.light, height)
    canvas.place(vista(evening.dusk, scene.light), MARGIN, TOP)
    if not shown.over:
        panel.draw_strip(canvas, below, scene, view)
    for at, seat in enumerate(shown.in_order):
        box = Box(MARGIN, top + at * (_ROW + GAP), WIDTH - 2 * MARGIN, _ROW)
        _draw_bid(canvas, box, scene, shown, seat)
    return canvas.image


def _opened(scene: Scene) -> Opened:
    found = opened(scene.since)
    if found is None:
        raise ValueError("no bids have been turned up")
    return found


def _icon(shown: Opened) -> str:
    return look.CHEQUE_ICON if shown.cheques else look.INFLUENCE_ICON


def _draw_bid(canvas: Canvas, box: Box, scene: Scene, shown: Opened, seat: Seat) -> None:
    """Draw a seat's bid; who has won stands out, all others step back."""
    theme, won, y = canvas.theme, seat in shown.won, box.middle[1]
    canvas.rounded(box, 16, theme.surface_2 if won else theme.surface)
    band(canvas, seat, box._replace(width=14), 6)
    symbol(canvas, seat, box.x + 70, y, 34 if won else 26)
    bid = _BID._replace(x=box.right - _BID.width - 14, y=y - _BID.height // 2)
    value = shown.bids[seat]
    if shown.cheques:
        notes.draw_note(canvas, bid, str(value), _VALUE)
    else:
        canvas.rounded(bid, sums.CORNER, PAPER)
        painted("disc", canvas, Box(bid.x + 136, y, 0, 0).inset(-36))
        sums.write(canvas, bid._replace(width=110), str(value), _VALUE)
    right = bid.x - 40
    if won:
        canvas.outline(box, 16, 5, theme.act)
        canvas.icon("crown", right - 34, y, 68, theme.act)
        right -= 100
    elif seat in shown.tied:
        words = words_of(scene).say("picture-tied")
        right -= round(canvas.write(words, right, y + _TIED.drop, _TIED, theme.warn, "right")) + 30
    kind = _NAME if won else _NAME._replace(face="semibold")
    name = fit(name_of(scene, seat), kind, right - box.x - 130, _LEAST_NAME)
    ink = theme.text if won else theme.mute
    canvas.write(name.words, box.x + 126, y + name.kind.drop, name.kind, ink)


# --- told -----------------------------------------------------------------------------------------


def alt(scene: Scene, view: SanFranciscoView) -> str:
    """Tell the same in words."""
    return telling.told(_told(scene, view))


def _told(scene: Scene, view: SanFranciscoView) -> Iterator[str]:
    own, shown = words_of(scene), _opened(scene)
    yield say(scene, "alt-board", title=own.title, subline=own.say("picture-opened"))
    if not shown.over:
        yield panel.told(scene, view)
    for seat in shown.in_order:
        state = "won" if seat in shown.won else "tied" if seat in shown.tied else "lost"
        yield own.say("alt-opened", player=name_of(scene, seat), bid=shown.bids[seat], state=state)
