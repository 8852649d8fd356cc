"""One seat's picture: every option has its number, its cost and its gain."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render import Scene, draw
from bot.render.canvas import Sprite
from bot.render.goldene_stadt import choices, hand, look, options
from bot.render.kit import cards, markers, targets
from bot.render.kit.alt import LIMIT
from bot.render.kit.wording import words_of
from bot.render.theme import LEAST
from bot.text import LANGUAGES, texts
from rules.decision import DECLINING
from rules.goldene_stadt.asking import STOP
from rules.goldene_stadt.components import KINDS as KINDS_OF
from rules.goldene_stadt.components import PLACE_KEYS
from tests.games.scenes import positions, scene_of
from tests.render.goldene_stadt.boards import GAME, KEY, KINDS, LONG, asked, view_of, with_view
from tests.rules.goldene_stadt.given import bidding, trader

EVERY_KIND = pytest.mark.parametrize("kind", KINDS)
SIZES = pytest.mark.parametrize("large", [True, False], ids=["large", "small"])


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the numbers of the menu that are drawn."""
    shown: list[str] = []

    def recorded(words: str, radius: int, *more: Any) -> Sprite:
        shown.append(words)
        return markers.disc(words, radius, *more)

    for module in (cards, choices, targets):
        monkeypatch.setattr(module, "disc", recorded)
    return shown


def test_every_kind_of_decision_is_there() -> None:
    assert set(KINDS) <= set(asked())


def numbers_of(scene: Scene) -> list[int]:
    """Return the numbers of all options but the one that says no, which is the last."""
    assert scene.view.decision is not None
    return [at for at, key in enumerate(scene.view.decision.options, 1) if key not in DECLINING]


@pytest.mark.sampled(1)
@SIZES
@EVERY_KIND
def test_every_option_has_its_number(kind: str, large: bool, numbers: list[str]) -> None:
    scene = replace(asked()[kind], large=large)
    draw(scene)
    assert {str(number) for number in numbers_of(scene)} == set(numbers)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_KIND
def test_every_option_is_told_within_the_limit(kind: str, language: str) -> None:
    scene = replace(asked()[kind], language=language)
    for names in (scene.names, LONG[: len(scene.names)]):
        told = draw(replace(scene, names=names)).alt
        assert len(told) <= LIMIT
        assert "{" not in told
        label = texts(language).labelled
        assert all(label(f" {number}", "") in told for number in numbers_of(scene))


@pytest.mark.sampled(2)
@EVERY_KIND
def test_what_is_picked_stands_out(kind: str) -> None:
    scene = asked()[kind]
    assert draw(replace(scene, picked=(0,))).data != draw(scene).data


@pytest.mark.sampled(2)
@EVERY_KIND
def test_a_small_hand_has_the_rows_of_the_players_in_addition(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(hand.rows, "draw_rows", lambda _canvas, y, *_rest: drawn.append(y))
    draw(replace(asked()[kind], large=False))
    assert len(drawn) == 1
    draw(asked()[kind])
    assert len(drawn) == (2 if kind == "goods" else 1), "what others have of goods is always told"


def test_a_check_hides_nothing_that_a_bonus_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[cards.Laid] = []
    monkeypatch.setattr(choices, "mark", lambda _canvas, found, _how: laid.extend(found))
    draw(replace(asked()["bonus"], picked=(0,)))
    picked = laid[0]
    assert picked.check is not None
    assert picked.check[1] > picked.box.bottom + 30, "on its border at most"


def test_a_hand_shows_and_tells_its_own_cards() -> None:
    scene = asked()["bid"]
    view = view_of(scene)
    other = replace(view, hand=tuple(count + 1 for count in view.hand))
    assert draw(with_view(scene, other)).data != draw(scene).data
    assert "Your cards: " in draw(scene).alt


def test_a_spectator_has_a_picture_without_cards() -> None:
    state = next(iter(positions(KEY, 3, 1)))
    told = draw(scene_of(KEY, GAME.copy(state), "hand", None)).alt
    assert "Your cards" not in told


def test_who_waits_sees_the_map_and_what_it_holds() -> None:
    for state in positions(KEY, 3, 2):
        waits = [seat for seat in range(3) if GAME.asked(state, seat) is None]
        if state.taken and state.taken[0].seat in waits:
            scene = scene_of(KEY, GAME.copy(state), "hand", state.taken[0].seat)
            break
    else:
        raise AssertionError("a player takes a bonus card")
    view = view_of(scene)
    assert view.bonus
    without = replace(view, bonus=())
    assert draw(scene).data != draw(with_view(scene, without)).data
    assert "Your bonus cards: " in draw(scene).alt


# --- costs and gains of options -------------------------------------------------------------------


def test_a_place_tells_its_cost_its_letters_and_what_the_round_scores_more() -> None:
    scene = asked()["build"]
    price = {"own": 1, "jokers": ("land:forest",) * 2, "key": 1}
    brings = {"letters": 10, "reward": "card", "gain": 2, "rank": 0}
    facts = {**scene.facts[0], **price, **brings}
    told = replace(scene, facts=(facts, *scene.facts[1:]))
    figures = options.options(told)[0].figures
    assert [figure.words for figure in figures] == ["−3", "−1", "+10", "", "+2"]
    assert [figure.icon for figure in figures].count(look.LETTER_ICON) == 2


def test_places_that_are_alike_share_an_entry_and_one_alone_has_its_name() -> None:
    scene = asked()["build"]
    offered = options.options(scene)
    assert [each for group in offered for each in group.numbers] == numbers_of(scene)
    assert all(bool(group.name) == (len(group.numbers) == 1) for group in offered)
    assert any(len(group.numbers) > 1 for group in offered)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("room", "px"), [(470, 50), (470, 44), (490, 34)])
def test_no_entry_loses_its_name(language: str, room: int, px: int) -> None:
    """Each is named, beside all that it could cost and bring."""
    scene = replace(asked()["build"], language=language)
    inner = {"own": 3, "key": 1, "letters": 10, "reward": "", "gain": 4}
    outer = {"own": 3, "key": 0, "letters": 5, "reward": "coins", "gain": 4}
    for place, key in enumerate(PLACE_KEYS):
        brings = {"inner": inner, "outer": outer}.get(KINDS_OF[place], {**outer, "letters": 0})
        facts = {**scene.facts[0], **brings, "jokers": (), "place": key}
        offered = options.options(replace(scene, facts=(facts,) * len(scene.facts)))[0]
        name = words_of(scene).name(key)
        fitted, how = options.titled(offered._replace(name=name), room, px)
        assert fitted.words == name
        assert min(fitted.kind.px, how.kind.px) >= LEAST


def test_to_stop_is_told_by_its_button_alone(numbers: list[str]) -> None:
    """With nothing to build, the map is shown as while others play."""
    scene = asked()["build"]
    assert scene.view.decision is not None
    stop = replace(scene.view.decision, options=(STOP,))
    view = replace(view_of(scene), decision=stop)
    draw(replace(scene, view=view, facts=scene.facts[-1:]))
    assert numbers == []


def test_a_pair_tells_the_player_it_expels_and_its_price() -> None:
    scene = asked()["bid"]
    facts = {**scene.facts[0], "coins": 2, "left": 1, "other": 1, "next": 3}
    expelling = replace(scene, facts=(facts, *scene.facts[1:]))
    assert "bumps Ben" in draw(expelling).alt
    assert "2 coins" in draw(expelling).alt


def test_pairs_keep_their_numbers_where_some_cannot_be_bid_for(numbers: list[str]) -> None:
    poor = [trader(coins=0) for _ in range(4)]
    pairs = "coast forest, desert meadow, forest forest, coast meadow"
    table = bidding(*poor, pairs=pairs, seats=4)
    table.bids("a", "c")
    told = draw(scene_of(KEY, table.state, "hand", table.actor)).alt
    told = told.partition("You: ")[0]
    assert ["Pair 2" in told, "Pair 3" in told, "Pair 4" in told] == [True, False, True]
    assert numbers == ["2", "4"]


def test_a_payment_tells_for_which_place_it_is() -> None:
    scene = asked()["pay"]
    name = words_of(scene).name(PLACE_KEYS[view_of(scene).plan])
    assert name in draw(scene).alt.partition("?")[0]
