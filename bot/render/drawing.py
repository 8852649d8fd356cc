"""From a scene to a finished file.

A game draws itself in `bot.render.<its key>`, a module with `draw(scene) -> Drawn` and
`reveals(scene) -> bool`; it is found by the game's key, so no list names the games. Its `cover` is
what paints its evening, for pictures about several games. If something moves on its boards, it has
`moves(scene) -> bool`, too, and `frames(scene, board)`: the images between one finished board and
the other. A game that has no such module, or one that cannot be imported, gets the plain pictures
of the kit, which does not affect other games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, cast, runtime_checkable

import structlog
from PIL import Image

from bot.render import animation
from bot.render.encoding import encode, further_seats, in_palette
from bot.render.kit import brackets, hinted, news, plain, profile, statistics, veil
from bot.render.kit.cover import Art
from bot.render.scene import NO_GAME, Drawn, Picture, Scene
from bot.render.theme import RGB

_log = structlog.get_logger(__name__)


class _Renderer(Protocol):
    def draw(self, scene: Scene, /) -> Drawn: ...

    def reveals(self, scene: Scene, /) -> bool: ...


@runtime_checkable
class _Mover(_Renderer, Protocol):
    def moves(self, scene: Scene, /) -> bool: ...

    def frames(self, scene: Scene, board: Image.Image, /) -> Iterator[Image.Image]: ...


class Unread(NamedTuple):
    """A game whose own pictures are not available; `reason` is "" if it has none."""

    game: str
    reason: str


def draw(scene: Scene) -> Picture:
    """Draw a scene, here and now. Raises TooLarge if too much moves on it."""
    drawn = renderer_of(scene.game).draw(scene)
    name = f"{scene.game}-{scene.kind}.png"
    if scene.reduced:
        return Picture(_frame(scene, drawn), drawn.alt, name)
    if scene.moving:
        return Picture(_moving(scene, drawn), drawn.alt, f"{scene.game}-{scene.kind}.webp")
    found = _stepped_back(scene, drawn)
    if found is None:
        return Picture(b"", drawn.alt, name)
    if scene.kind == "board":
        found = replace(found, image=news.headed(found.image, scene))
    return Picture(encode(found.image, _colours(scene, found), scene.light), found.alt, name)


def _stepped_back(scene: Scene, drawn: Drawn) -> Drawn | None:
    """Return a picture in which all but what a viewer looks for is veiled; None if it has none of
    the options that are hinted.
    """
    theme = scene.light
    if scene.missed:
        image = brackets.only_changes(drawn.image, theme)
        return replace(drawn, image=image, colours=veil.beside(drawn.colours, theme, brackets.SEEN))
    if not scene.hinted:
        return drawn
    image = hinted.marked(drawn.image, theme, scene.hinted)
    if image is None:
        return None
    return replace(drawn, image=image, colours=veil.beside(drawn.colours, theme, hinted.SEEN))


def _frame(scene: Scene, now: Drawn) -> bytes:
    """Return a frame of an animation: what differs from the scene before."""
    images, colours, light = [now.image], _colours(scene, now), scene.light
    if scene.before is not None:
        images.append(renderer_of(scene.game).draw(scene.before).image)
    small = [
        in_palette(sheet.reduce(scene.reduced), colours, light)
        for sheet in animation.on_sheets(images, light.ground)
    ]
    return animation.frame(*small)


def _moving(scene: Scene, drawn: Drawn) -> bytes:
    """Return a board on which something moves, played once."""
    renderer = renderer_of(scene.game)
    assert isinstance(renderer, _Mover), "something moves"
    colours = _colours(scene, drawn)
    return animation.played_once(
        news.headed(drawn.image, scene),
        (news.headed(frame, scene) for frame in renderer.frames(scene, drawn.image)),
        lambda image: in_palette(image, colours, scene.light),
    )


def _colours(scene: Scene, drawn: Drawn) -> Sequence[RGB]:
    return (*further_seats(len(scene.names), scene.light), *drawn.colours)


def reveals(scene: Scene) -> bool:
    """Whether a reveal since the viewer's last look deserves its own picture."""
    return renderer_of(scene.game).reveals(scene)


def moves(scene: Scene) -> bool:
    """Whether one of the events that are to move on a board is decisive."""
    renderer = renderer_of(scene.game)
    return scene.kind == "board" and isinstance(renderer, _Mover) and renderer.moves(scene)


@lru_cache(maxsize=64)
def renderer_of(game: str) -> _Renderer:
    """Return the renderer of a game: its own module, else the plain pictures of the kit; for
    NO_GAME, the renderer of pictures about several games.
    """
    if game == NO_GAME:
        return _OfSeveral()
    reason = _unread(game)
    if reason is None:
        return cast(_Renderer, import_module(f"bot.render.{game}"))
    if reason:
        _log.error("drawing.unread", game=game, reason=reason)
    return _Plain()


def unread(games: Sequence[str]) -> Iterator[Unread]:
    """Yield those of these games (by key) that are drawn plainly."""
    for game in games:
        if (reason := _unread(game)) is not None:
            yield Unread(game, reason)


def _unread(game: str) -> str | None:
    """Return the reason why a game's own pictures cannot be imported; "" if it has none, None if
    they can.
    """
    name = f"bot.render.{game}"
    if find_spec(name) is None:
        return ""
    try:
        module = import_module(name)
    except Exception as error:  # noqa: BLE001 - whatever a game's module raises is its own affair
        return f"{type(error).__name__}: {error}"
    lacking = [part for part in ("draw", "reveals") if not hasattr(module, part)]
    return f"{name} has no {lacking[0]}" if lacking else None


class _OfSeveral:
    """Draws pictures about several games: a person's record in all of them, or their numbers."""

    def draw(self, scene: Scene) -> Drawn:
        kind = statistics if scene.kind == "stats" else profile
        image = kind.draw(scene, _cover_of)
        return Drawn(image, kind.alt(scene), profile.colours(image))

    def reveals(self, _: Scene) -> bool:
        return False


def _cover_of(game: str) -> Art:
    """Return what paints a game's cover: a quiet evening if it has no pictures of its own."""
    return getattr(renderer_of(game), "cover", plain.quiet)


class _Plain:
    """Draws any game with the kit's plain pictures."""

    def draw(self, scene: Scene) -> Drawn:
        return Drawn(plain.draw(scene), plain.alt(scene), plain.COLOURS)

    def reveals(self, _: Scene) -> bool:
        return False
