"""The pictures of San Marco in words: all their facts, as much as Discord allows."""

import logging
import re
from dataclasses import replace
from functools import cache
from typing import Any, cast

import pytest

from bot.render import Scene
from bot.render.kit import cover
from bot.render.kit import final as scores
from bot.render.kit.alt import LIMIT
from bot.render.kit.names import shown_names
from bot.render.san_marco import board_alt, final, hand_alt, reveal
from bot.text import LANGUAGES, texts
from rules import decision as answering
from rules.decision import Decision
from rules.event import Event
from rules.game import TieBreak
from rules.san_marco.components import BRIDGE, DISTRICT_KEYS, DOGE, FIRST_LIMIT, KIND_KEYS, PAIRS
from rules.san_marco.view import Division, Offer, SanMarcoView
from tests.render.san_marco.boards import GAME, moments_at, scene_of, view_at
from tools.gallery.positions import ODD_NAMES, largest_decisions, scenes

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LONG = tuple(letter * 32 for letter in "WMÄß")
_TELLERS: dict[str, Any] = {
    "lobby": lambda scene, _: [[cover.alt(scene)]],
    "board": board_alt.table,
    "hand": hand_alt.hand,
    "final": lambda scene, view: scores.versions(scene, final.ending(scene, view)),
    "reveal": reveal.versions,
}


def versions(scene: Scene) -> list[str]:
    """Return a picture in words, all versions."""
    return [" ".join(told) for told in _TELLERS[scene.kind](scene, scene.view)]


@cache
def all_scenes() -> dict[str, Scene]:
    """Return the game's own scenes; the course of points is told alike for all games."""
    return {
        **{name: scene for name, scene in scenes(GAME).items() if scene.kind in _TELLERS},
        **{f"asked-{kind}": scene for kind, scene in largest_decisions(GAME, "open").items()},
    }


# --- as much as fits ------------------------------------------------------------------------------


@pytest.mark.proof
@EVERY_LANGUAGE
def test_some_version_of_everything_fits(language: str) -> None:
    for name, scene in all_scenes().items():
        told = versions(replace(scene, language=language))
        assert min(map(len, told)) <= LIMIT, name
        assert all("{" not in words for words in told), name


@pytest.mark.proof
@EVERY_LANGUAGE
@pytest.mark.parametrize("names", [LONG, ODD_NAMES], ids=["long", "odd"])
def test_names_as_long_as_can_be_fit(language: str, names: tuple[str, ...]) -> None:
    for name, scene in all_scenes().items():
        told = versions(replace(scene, language=language, names=names[: len(scene.names)]))
        assert min(map(len, told)) <= LIMIT, name


@pytest.mark.proof
@EVERY_LANGUAGE
def test_no_word_is_missing(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for scene in all_scenes().values():
            versions(replace(scene, language=language))
    assert not caplog.records


# --- the table ------------------------------------------------------------------------------------


def whole(view: SanMarcoView, language: str = "en", **more: Any) -> str:
    return versions(scene_of(view, language=language, **more))[0]


@pytest.mark.sampled(3)
@EVERY_LANGUAGE
@pytest.mark.parametrize("step", ["bridges", "split", "choose", "play", "fewest", "over"])
def test_the_table_tells_everyones_counts_and_the_whole_map(step: str, language: str) -> None:
    view, own = view_at(step), texts(language).of(GAME)
    told = whole(view, language)
    names = scene_of(view).names
    for house in view.houses:
        row = next(part for part in told.split(". ") if part.startswith(f"{names[house.seat]}"))
        assert row
        assert f" {house.prestige}" in told
    for key, row, worth in zip(DISTRICT_KEYS, view.nobles, view.worth, strict=True):
        assert f"{own.name(key)} ({worth.first}/{worth.second}" in told
        for seat, count in enumerate(row):
            assert not count or f"{names[seat]} {count}" in told
    for bridge in view.bridges:
        one, two = (own.name(DISTRICT_KEYS[end], "code") for end in PAIRS[bridge.pair])
        assert f"{one}–{two} ({names[bridge.owner]})" in told


def test_the_doge_is_told_where_he_is_or_that_he_is_not() -> None:
    view = replace(view_at("choose"), doge=5)
    for told in versions(scene_of(view)):
        assert "Castello (6/5, doge here)" in told or "Doge: Cas." in told
    for told in versions(scene_of(replace(view, doge=-1))):
        assert "The doge isn't in play yet." in told


@pytest.mark.parametrize("seats", [3, 4])
def test_cards_face_down_are_told_by_their_backs_only(seats: int) -> None:
    """R14 and R23: only the cards of the division being played are told."""
    for step in ("split", "choose", "play"):
        for view in [*moments_at(step, seats)][::7]:
            opened = [
                kind for offer in view.divisions[view.division].offers for kind in offer.cards
            ]
            told = " ".join(board_alt.panel(scene_of(view), view))
            for kind, key in enumerate(KIND_KEYS):
                assert (texts("en").of(GAME).name(key) in told) == (kind in opened), told


def test_offers_are_told_with_what_the_chooser_would_have() -> None:
    view = view_at("choose")
    opened = (Offer(2, 1, (0, DOGE, FIRST_LIMIT + 2), -1), Offer(1, 0, (BRIDGE,), -1))
    hidden = (Offer(4, 1, (), -1), Offer(1, 2, (), -1))
    divisions = (
        Division(0, (1,), (), divided=True, opened=True, offers=opened),
        Division(2, (3,), (), divided=True, opened=False, offers=hidden),
    )
    before = view.houses[1].limit
    table = replace(view, divisions=divisions, division=0, cards=(), acting=-1)
    told = " ".join(board_alt.panel(scene_of(table), table))
    assert f"Cannaregio, Doge, Limit 3 (then {before + 3}); Bridge (then {before})" in told
    assert "Face down, from Chloé for Dmitri: 4 action, 1 limit; 1 action, 2 limit." in told
    own = divisions[1]._replace(offers=(Offer(1, 1, (BRIDGE, FIRST_LIMIT), -1), *hidden[1:]))
    mine = replace(table, seat=2, divisions=(divisions[0], own))
    told = " ".join(board_alt.panel(scene_of(mine), mine))
    assert "Face down, from Chloé for Dmitri: Bridge, Limit 1; 1 action, 2 limit." in told


def test_it_is_told_whose_split_is_missing() -> None:
    view = view_at("split")
    divisions = (
        Division(0, (1,), (), divided=True, opened=False, offers=()),
        Division(2, (3,), (), divided=False, opened=False, offers=()),
    )
    table = replace(view, divisions=divisions, waiting=(2,))
    assert [*board_alt.panel(scene_of(table), table)] == [
        "Ada has split.",
        "Chloé is still splitting.",
    ]


def test_what_carries_brackets_is_told() -> None:
    view = view_at("play")
    district, seat = next(
        (district, seat)
        for district, row in enumerate(view.nobles)
        for seat, count in enumerate(row)
        if count
    )
    facts = {"seat": seat, "district": DISTRICT_KEYS[district], "card": DISTRICT_KEYS[district]}
    told = whole(view, since=(Event("placed", facts),))
    own = texts("en").of(GAME)
    name = scene_of(view).names[seat]
    assert f"New: nobles of {name} in {own.name(DISTRICT_KEYS[district])}." in told


# --- one seat -------------------------------------------------------------------------------------


@pytest.mark.proof
@EVERY_LANGUAGE
def test_every_version_tells_the_question_and_every_option_with_its_number(language: str) -> None:
    for scene in all_scenes().values():
        decision = scene.view.decision
        if scene.kind != "hand" or decision is None:
            continue
        own, names = texts(language).of(GAME), shown_names(scene.names, language)
        for number, told in enumerate(versions(replace(scene, language=language))):
            assert own.ask(decision) in told
            for position, facts in enumerate(scene.facts):
                label = own.option(decision, position, facts, names).label
                if number and decision.kind == "doge":
                    assert re.search(rf"[ ,:]{position + 1}[ \u202f,:.]", told)
                elif answering.number(decision, position, scene.facts) is None:
                    assert label in told
                else:
                    assert own.labelled(str(position + 1), label) in told


@pytest.mark.proof
def test_many_routes_of_the_doge_are_told_by_district() -> None:
    scene = largest_decisions(GAME)["doge"]
    view = cast(SanMarcoView, scene.view)
    facts: Any = [
        {
            "district": "district:castello",
            "price": 0,
            "payees": (),
            "own": 0,
            "seats": (),
            "counts": (),
        },
        *(
            {
                "district": "district:san_polo",
                "price": 2,
                "payees": payees,
                "own": 6,
                "seats": (1, 2, 3),
                "counts": (payees.count(1), 4, payees.count(3)),
            }
            for payees in ((1, 1), (1, 3))
        ),
    ]
    options = ("doge:castello", "doge:san_polo:1,1", "doge:san_polo:1,3")
    asked = replace(view, decision=Decision(0, "doge", options))
    told = versions(replace(scene, view=asked, facts=tuple(facts)))[-1]
    assert "Castello (no points): 1." in told
    assert "San Polo (Ada +6, Chloé +4, pay 2): 2 (Ben 2), 3 (Ben, Dmitri)." in told


def test_what_the_viewer_has_is_told() -> None:
    for kind, scene in largest_decisions(GAME).items():
        view = cast(SanMarcoView, scene.view)
        assert view.seat is not None
        house = view.houses[view.seat]
        for told in versions(scene):
            assert f"prestige {house.prestige}" in told, kind
            assert f"supply {house.supply}" in told, kind


@pytest.mark.proof
def test_who_waits_is_told_the_own_offers() -> None:
    scene = scenes(GAME)["hand-waiting"]
    view = cast(SanMarcoView, scene.view)
    own = next(each for each in view.divisions if each.distributor == view.seat)
    told = versions(scene)[0]
    for offer in own.offers:
        assert board_alt.named_cards(scene, offer.cards) in told
    others = replace(scene, view=replace(view, seat=None, divisions=blind(view.divisions)))
    assert board_alt.named_cards(scene, own.offers[0].cards) not in versions(others)[0]


def blind(divisions: tuple[Division, ...]) -> tuple[Division, ...]:
    """Return divisions as others see them before all have divided."""
    return tuple(division._replace(offers=()) for division in divisions)


# --- the end --------------------------------------------------------------------------------------


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_tells_the_ranking_the_reason_then_the_lines(seats: int, language: str) -> None:
    scene = scene_of(view_at("over", seats), "final", language)
    outcome, own = scene.view.outcome, texts(language).of(GAME)
    assert outcome is not None
    order = sorted(range(seats), key=lambda seat: outcome.ranks[seat])
    for told in versions(scene):
        places = [told.index(f"{outcome.ranks[seat]}. {scene.names[seat]}, ") for seat in order]
        scores = [told.index(own.labelled(scene.names[seat], "")) for seat in order]
        assert [*places, told.index(own.reason(outcome.reason)), *scores] == sorted(
            [*places, told.index(own.reason(outcome.reason)), *scores]
        )
        for seat in order:
            for line in outcome.breakdown[seat]:
                points = str(line.points).replace("-", "−")
                assert not line.points or f"{own.line(line.key)} {points}" in told


def test_who_resigned_is_told() -> None:
    scene = scene_of(view_at("over", 3), "final", standings=(3, 1, 2), resigned=(0,))
    assert all("3. Ada (resigned), " in told for told in versions(scene))


def test_the_nobles_in_san_marco_are_told_where_points_are_equal() -> None:
    """RULES.md 8.2."""
    scene = scene_of(view_at("over", 3), "final")
    view = cast(SanMarcoView, scene.view)
    assert view.outcome is not None
    equal = view.outcome._replace(
        scores=(60, 60, 50), tiebreak=(TieBreak("nobles", (4, 2, 9)),), ranks=(1, 2, 3)
    )
    told = versions(replace(scene, view=replace(view, outcome=equal)))[0]
    assert "nobles in San Marco 4" in told
    assert "nobles in San Marco 2" in told
    assert "nobles in San Marco 9" not in told
