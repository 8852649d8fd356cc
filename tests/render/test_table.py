"""The table of San Juan: the scores, the picture, and the words."""

import re
from dataclasses import replace

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.kit.alt import LIMIT
from bot.render.lettering import ELLIPSIS
from bot.render.san_juan import board, towns
from bot.render.san_juan.amounts import points
from bot.render.san_juan.facades import facade, name_on, plate_height
from bot.render.san_juan.look import CREAM
from bot.render.theme import GOLD, ICE, MARGIN, NIGHT, ON_INK_WARN
from bot.render.theme import THEMES as LIGHTS
from bot.text import LANGUAGES, texts
from rules.san_juan.components import (
    BUILDER,
    BUILDING_KEYS,
    KINDS,
    LIBRARY,
    PRODUCER,
    WELL,
    kind_named,
)
from rules.san_juan.events import role_taken
from rules.san_juan.view import PLOTS, SanJuanView, Slot
from tests.render.positions import RULES, middle_view, scene_with, with_full_towns
from tests.render.test_files import check
from tests.render.towns import (
    INDIGO,
    INDIGO_KEY,
    built,
    colours_of,
    greedy_game,
    made,
    pixels,
    round_began,
    street,
)
from tests.rules.san_juan.given import NEW, given, seat

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])
MOST_BYTES = 200 * 1024


# --- the score -------------------------------------------------------------------------------


def test_the_scores_of_the_picture_are_those_that_the_rules_tell_line_by_line() -> None:
    for view, _ in greedy_game(3, 19)[0][::20]:
        alt = draw(scene_with(view, "board")).alt
        shown = re.findall(r": (\d+) points?, ", alt)
        told = [
            str(sum(line.points for line in RULES.score_so_far(view, seat))) for seat in range(3)
        ]
        assert shown == told


# --- the picture -----------------------------------------------------------------------------

ODD_NAMES = ("W" * 32, "🎲🎉", "محمد عبد الله", "Z̸̢͝a̶l̷g̸o̶ éàü")


@pytest.mark.sampled(1)
@THEMES
@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_full_towns_odd_names_and_all_that_can_be_marked_draw(
    seats: int, language: str, theme: str
) -> None:
    view = with_full_towns(seats)
    _, events = greedy_game(seats, 1)
    scene = scene_with(view, "board", language=language)
    scene = replace(scene, names=ODD_NAMES[:seats], theme=theme, history=events[-60:])
    scene = replace(scene, since=tuple(event for event in events[-40:] if event.kind != "built"))
    picture = draw(scene)
    check(picture, WITH_NEWS)
    assert len(picture.data) < MOST_BYTES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gold_frames_the_panels_of_those_to_move(seats: int) -> None:
    for acting in range(seats):
        view = replace(middle_view(seats, None), waiting=(acting,), step="role")
        drawn = pixels(scene_with(view, "board"))
        panels = towns._panels(towns.plan(view), board.TOWNS)[:seats]
        framed = [drawn.getpixel((panel.middle[0], panel.y + 1)) == GOLD for panel in panels]
        assert framed == [seat == acting for seat in range(seats)]


WITH_NEWS = 1320


def with_towns(seats: int, *sizes: int) -> SanJuanView:
    """Return a view in which the players have so many buildings."""
    view = middle_view(seats, None)
    display = tuple(Slot(kind, False) for kind in KINDS)
    tableaus = zip(view.tableaus, sizes, strict=True)
    return replace(
        view, tableaus=tuple(one._replace(display=display[:size]) for one, size in tableaus)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("most", range(1, PLOTS + 1))
def test_every_town_has_its_plots_and_no_table_is_too_high(seats: int, most: int) -> None:
    view = with_towns(seats, *[1] * (seats - 1), most)
    plan = towns.plan(view)
    assert most <= plan.across * plan.streets < most + plan.across
    scene = scene_with(view, "board")
    assert pixels(scene).height <= 1500
    bottom = towns._panels(plan, board.TOWNS)[-1].bottom
    assert bottom + MARGIN == pixels(scene).height


def test_small_towns_are_shown_larger() -> None:
    few, many = (towns.plan(with_towns(4, 1, 2, 3, most)) for most in (4, 7))
    (large, _), (small, _) = (towns.plot(towns._ROOM, plan.across) for plan in (few, many))
    assert large > 1.4 * small


@THEMES
def test_only_who_is_ahead_has_the_points_on_a_plate(theme: str) -> None:
    view = with_full_towns(4)
    ahead = max(range(4), key=lambda seat: points(view, seat))
    for shown, plated in ((view, {ahead}), (with_towns(4, 2, 2, 2, 2), set[int]())):
        drawn = pixels(replace(scene_with(shown, "board"), theme=theme))
        text = LIGHTS[theme].text
        panels = towns._panels(towns.plan(shown), board.TOWNS)
        corner = [drawn.getpixel((panel.right - 20, panel.y + 12)) == text for panel in panels]
        assert corner == [seat in plated for seat in range(4)]


@pytest.mark.parametrize("width", [91, 138, 186])
def test_goods_and_points_stand_below_the_house(width: int) -> None:
    def drawn(slot: Slot, bonus: str = "") -> tuple[Image.Image, Image.Image]:
        canvas, box = Canvas(width, 190, NIGHT), Box(0, 0, width, 190)
        facade(canvas, box, slot, "en", bonus)
        plate = box.height - plate_height(width)
        return canvas.image.crop((0, 0, width, plate)), canvas.image.crop((0, plate, width, 190))

    hall = kind_named("guild_hall")
    (house, name), (same, worth) = drawn(Slot(hall, False)), drawn(Slot(hall, False), "+10")
    assert house.tobytes() == same.tobytes()
    assert name.tobytes() != worth.tobytes()
    (_, empty), (lit, good) = drawn(Slot(INDIGO, False)), drawn(Slot(INDIGO, True))
    assert empty.tobytes() != good.tobytes()
    assert CREAM not in {colour for _, colour in lit.getcolors(9999) or ()}
    assert CREAM in {colour for _, colour in good.getcolors(9999) or ()}


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_deck_and_discard_pile_are_counted(pile: str) -> None:
    view = middle_view(4, None)
    one, other = (draw(scene_with(replace(view, **{pile: count}), "board")) for count in (17, 71))
    assert one.data != other.data
    assert "17" in one.alt
    assert "71" in other.alt


def struck(scene: Scene) -> int:
    """Return how many pixels have the colour that strikes out."""
    found = pixels(scene).getcolors(256) or ()
    return sum(count for count, colour in found if colour == ON_INK_WARN)


def test_a_library_that_has_been_used_is_struck_out_with_two_players() -> None:
    view = replace(middle_view(2, None), governor=0)
    own = view.tableaus[0]._replace(display=(Slot(LIBRARY, False),))
    fresh = replace(view, tableaus=(own, view.tableaus[1]), library_used=False)
    used = replace(fresh, library_used=True)
    assert struck(scene_with(used, "board")) > struck(scene_with(fresh, "board")) + 200
    assert (
        texts("en").of("san_juan").say("alt-spent", building="Library")
        in draw(scene_with(used, "board")).alt
    )


def test_at_the_end_chapels_are_counted() -> None:
    moments, _ = greedy_game(4, 5)
    last = moments[-1].view
    assert last.outcome is not None
    alt = draw(scene_with(last, "board")).alt
    for score in last.outcome.scores:
        assert f": {score} points, " in alt


@EVERY_LANGUAGE
def test_no_name_on_a_facade_is_cut(language: str) -> None:
    assert not any(ELLIPSIS in name_on(kind, 186, language).words for kind in KINDS)


# --- the words -------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_the_words_tell_what_is_new_and_the_round(language: str) -> None:
    view = street(Slot(INDIGO, True), Slot(WELL, False))
    events = (role_taken(0, BUILDER), built(WELL), role_taken(1, PRODUCER), made(INDIGO_KEY))
    scene = scene_with(view, "board", language=language)
    scene = replace(scene, since=events, history=(round_began(4), *events))
    own = texts(language).of("san_juan")
    well = own.name(BUILDING_KEYS[WELL])
    new = (
        own.say("alt-new-building", building=own.name(INDIGO_KEY, "short"), name="Ada"),
        own.name("role:producer"),
        own.say("alt-new-building", building=well, name="Ada"),
        own.name("role:builder"),
    )
    alt = draw(scene).alt
    assert own.say("alt-new", parts=", ".join(new)) in alt
    assert own.labelled(f"{own.name('role:builder')} (Ada)", f"Ada {well}.") in alt
    goods = own.say("alt-made", goods=own.name(INDIGO_KEY, "good"))
    assert own.labelled(f"{own.name('role:producer')} (Ben)", f"Ada {goods}.") in alt


@EVERY_LANGUAGE
def test_the_score_of_everyone_is_told_however_little_room_there_is(language: str) -> None:
    _, events = greedy_game(4, 1)
    view = with_full_towns(4)
    scene = scene_with(view, "board", language=language)
    scene = replace(scene, names=ODD_NAMES, history=events[-60:])
    alt = draw(scene).alt
    assert len(alt) <= LIMIT
    assert "…" not in alt
    for one in range(4):
        assert f": {points(view, one)} " in alt


@EVERY_LANGUAGE
def test_cards_that_everyone_has_seen_are_marked_where_their_owner_stands(language: str) -> None:
    view = middle_view(4, None)
    well = BUILDING_KEYS.index("building:well")
    seen = (view.tableaus[0], view.tableaus[1]._replace(known=(well,)), *view.tableaus[2:])
    plain = scene_with(view, "board", language=language)
    marked = scene_with(replace(view, tableaus=seen), "board", language=language)
    assert ICE not in colours_of(plain)
    assert ICE in colours_of(marked)
    words = texts(language).of("san_juan")
    seen_by_all = words.say("alt-seen-cards", cards=words.name("building:well"))
    assert seen_by_all in draw(marked).alt


def test_a_bank_that_is_used_is_struck_out() -> None:
    """RULES.md 6.3: the owner of a used Bank is public."""
    used = given(seat(bank="hero", built="bank"), seat(built="bank"), variant=NEW)
    fresh = given(seat(built="bank"), seat(built="bank"), variant=NEW)
    before, after = (scene_with(one.sees(None), "board") for one in (fresh, used))
    told = texts("en").of("san_juan").say("alt-spent", building="Bank")
    assert draw(before).alt.count(told) == 0
    assert draw(after).alt.count(told) == 1
    assert struck(after) > struck(before) + 200


def test_the_alternative_text_tells_all_price_tiles_seen_so_far() -> None:
    played = given(seats=3, tiles="ECABD", taken="builder producer", role="trader")
    played.takes(1, "trader")
    assert "Tiles so far, 2 of 5: 1 2 2 3 3; 1 1 2 2 3 (now)." in (
        draw(scene_with(played.sees(None), "board")).alt
    )
