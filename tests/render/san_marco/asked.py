"""Questions in some games of San Marco: the largest decision of each kind."""

from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

from bot.render import Scene
from bot.render.canvas import Canvas
from bot.render.san_marco import strips, targets
from bot.render.san_marco.map import Places, draw_map
from bot.render.san_marco.targets import Target
from bot.render.theme import THEMES
from bot.text import LANGUAGES
from rules.decision import Decision
from rules.san_marco.view import SanMarcoView
from tests.render.san_marco.boards import GAME
from tools.gallery.positions import largest_decisions

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
ON_MAP = ("place", "bridge", "take", "defect", "doge", "banish", "fewest", "source")
IN_STRIP = (*(kind for kind in ON_MAP if kind not in strips.ON_MAP), "victims")
SPLITS = ("split", "split_rest")
KINDS = (*ON_MAP, "victims", "reroll", "roles", *SPLITS, "choose", "play")


def scene_of(kind: str, **more: Any) -> Scene:
    """Return the scene with the most options of a kind of decision in some games."""
    return replace(asked()[kind], **more)


@cache
def asked() -> dict[str, Scene]:
    return {**largest_decisions(GAME, "open"), **largest_decisions(GAME)}


def view_of(scene: Scene) -> SanMarcoView:
    return cast(SanMarcoView, scene.view)


def decision_of(scene: Scene) -> Decision:
    assert scene.view.decision is not None
    return scene.view.decision


def on_the_map(scene: Scene) -> tuple[Places, list[Target]]:
    canvas = Canvas(1200, 960, scene.light.ground, scene.light)
    places = draw_map(canvas, scene, view_of(scene), targets.breadths(view_of(scene)))
    return places, targets.targets(places, scene, view_of(scene))


def routes(*told: tuple[str, int, tuple[int, ...]]) -> Scene:
    """Return a scene of these routes of the doge: district, price, payees."""
    scene = scene_of("doge")
    facts = tuple(
        {
            "district": f"district:{name}",
            "price": price,
            "payees": payees,
            "own": 6,
            "seats": tuple(Counter(payees)),
            "counts": tuple(Counter(payees).values()),
            "stays": 0,
            "enters": 0,
        }
        for name, price, payees in told
    )
    options = tuple(
        f"doge:{name}" + (f":{','.join(map(str, payees))}" if payees else "")
        for name, _, payees in told
    )
    view = replace(view_of(scene), decision=Decision(0, "doge", options))
    return replace(scene, view=view, facts=facts)
