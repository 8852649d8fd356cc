"""The reveal of a Gold Mine: the digger, the four cards, the card taken or the reason for none."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.kit.alt import LIMIT
from bot.render.san_juan import reveal, reveals
from bot.render.san_juan.reveal import finds
from bot.render.theme import GOLD, ON_INK_WARN
from bot.text import LANGUAGES, texts
from rules.chance import Chance
from rules.decision import sample
from rules.event import Event, Fact
from rules.san_juan.components import BUILDING_KEYS, COST, kind_named
from tests.render.positions import RULES, middle_view, scene_with

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])


def mine(seat: int, *names: str, taken: str = "") -> Event:
    facts: dict[str, Fact] = {"seat": seat, "cards": tuple(f"building:{name}" for name in names)}
    if taken:
        facts["taken"] = f"building:{taken}"
    return Event("gold_mine", facts, reveals=True)


FOUND = mine(1, "quarry", "well", "tobacco_storage", "hero", taken="well")
NOTHING = mine(2, "silver_smelter", "statue", "chapel", "palace")


def scene_of(*since: Event, language: str = "en", theme: str = "dark") -> Scene:
    scene = scene_with(middle_view(4, None), "reveal", language=language)
    return replace(scene, since=since, theme=theme)


def image_of(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def count_of(image: Image.Image, colour: tuple[int, int, int]) -> int:
    return sum(count for count, found in image.getcolors(256) or () if found == colour)


@pytest.mark.sampled(3)
@EVERY_LANGUAGE
@THEMES
@pytest.mark.parametrize("since", [(FOUND,), (NOTHING,), (FOUND, NOTHING, FOUND)])
def test_every_find_draws(language: str, theme: str, since: tuple[Event, ...]) -> None:
    picture = draw(scene_of(*since, language=language, theme=theme))
    image = Image.open(BytesIO(picture.data))
    assert image.format == "PNG"
    assert image.size[0] == 1200
    assert 500 < image.size[1] <= 1100
    assert len(picture.data) < 200 * 1024
    assert 0 < len(picture.alt) <= LIMIT
    assert picture.name == "san_juan-reveal.png"


@EVERY_LANGUAGE
def test_a_find_says_when_a_mine_finds_gold(language: str) -> None:
    """New players saw it nearly every round, and never learned what it is."""
    rule = texts(language).of("san_juan").say("picture-mine")
    assert rule in draw(scene_of(NOTHING, language=language)).alt


def test_only_a_gold_mine_that_was_not_seen_reveals() -> None:
    assert reveals(scene_of(FOUND))
    assert not reveals(scene_of())
    assert not reveals(scene_of(Event("drew", {"seat": 0, "count": 1, "source": "role:builder"})))
    with pytest.raises(ValueError, match="no Gold Mine"):
        draw(scene_of())


def test_finds_are_read_from_what_the_rules_tell() -> None:
    told = [event for seed in range(8) for event in mined(seed)]
    assert len(told) > 20
    for find in finds(scene_of(*told)):
        assert len(find.kinds) == 4
        if find.taken is None:
            assert find.doubled
        else:
            assert not find.doubled
            assert COST[find.taken] == min(COST[kind] for kind in find.kinds)


def mined(seed: int) -> list[Event]:
    """Play a game at random; return the reveals of its Gold Mines."""
    state, _ = RULES.new({}, 4, seed)
    chance, told = Chance(seed), list[Event]()
    while decisions := RULES.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        told += RULES.apply(state, decision.seat, sample(decision, chance.random))
    return [event for event in told if event.kind == "gold_mine"]


def test_gold_is_found_in_gold_and_what_is_alike_is_marked() -> None:
    gold, stone = image_of(scene_of(FOUND)), image_of(scene_of(NOTHING))
    assert count_of(gold, GOLD) > 4 * count_of(stone, GOLD)
    assert count_of(stone, ON_INK_WARN) > 0
    assert count_of(gold, ON_INK_WARN) == 0


def test_the_newest_find_is_large_and_earlier_ones_are_lines_below() -> None:
    one, two = image_of(scene_of(NOTHING)), image_of(scene_of(FOUND, NOTHING))
    assert two.size[1] > one.size[1]
    large = (0, 0, 1200, one.size[1] - 30)
    assert one.crop(large).tobytes() == two.crop(large).tobytes()


def test_a_long_row_of_finds_stays_a_picture() -> None:
    assert image_of(scene_of(*(FOUND, NOTHING) * 9)).size[1] <= 1110


@EVERY_LANGUAGE
def test_the_finds_in_words(language: str) -> None:
    own = texts(language).of("san_juan")
    alt = draw(scene_of(FOUND, NOTHING, language=language)).alt
    for name in ("quarry", "well", "hero", "statue", "palace"):
        assert own.name(f"building:{name}") in alt
    assert alt.index("Chloé") < alt.index("Ben"), "the newest comes first"
    assert (own.event(FOUND, ["Ada", "Ben", "Chloé", "Dmitri"]) or "?") in alt


def test_the_costs_that_are_alike_are_known() -> None:
    found, nothing = reveal.finds(scene_of(NOTHING, FOUND))
    assert found.taken == kind_named("well")
    assert found.doubled == set()
    assert nothing.doubled == {3}
    keys = tuple(BUILDING_KEYS[kind] for kind in nothing.kinds)
    assert keys == NOTHING.facts["cards"]
