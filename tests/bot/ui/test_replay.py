"""The panel of a replay: the targets of its buttons, the choice of rounds and hands, limits."""

from dataclasses import replace
from typing import Any

import pytest

from bot.render import Picture
from bot.service.replay_steps import Hand, Step
from bot.text import LANGUAGES, texts
from bot.ui import ids, replay
from bot.ui.ids import Claim
from rules.game import AnyGame
from tests.bot.ui.tables import PICTURE, table_of
from tests.games import GAMES
from tests.limits.message import BUTTON, MENU, check, walk

of_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
GAME = next(iter(GAMES.values()))


def step_of(game: AnyGame, open_hands: tuple[int, ...] = (), **changes: Any) -> Step:
    """The set-up of a game for the most players, as if it were some step of a whole one."""
    seats = max(game.seats)
    state, told = game.new({}, seats, 3)
    given: dict[str, Any] = {
        "number": 5,
        "last": 40,
        "rounds": (1, 4, 9, 20),
        "told": tuple(told),
    } | changes
    return Step(
        table=table_of(game, seats, status="finished"),
        judged=game.insight is not None,
        board=game.view(state, None),
        open_hands=open_hands,
        hands=tuple(Hand(game.view(state, seat), ()) for seat in open_hands),
        history=(),
        **given,
    )


def laid_out(step: Step, language: str = "en") -> list[Any]:
    """Return all components of the panel."""
    hands = [Picture(b"png", "a hand", f"{seat}-hand.png") for seat in step.open_hands]
    panel = replay.Panel(step=step, texts=texts(language), board=PICTURE, hands=hands)
    components = replay.build(panel).view().to_components()
    check(components)
    return [*walk(components)]


def buttons(parts: list[Any]) -> dict[str, tuple[Claim, bool]]:
    """Return each button's claim, and whether it can be pressed."""
    found = [part for part in parts if part["type"] == BUTTON]
    return {part["label"]: (_claim(part), not part.get("disabled")) for part in found}


def _claim(part: Any) -> Claim:
    claim = ids.read(part["custom_id"])
    assert claim is not None
    return claim


def menus(parts: list[Any]) -> dict[str, list[Any]]:
    """Return the entries of each menu by its action."""
    return {
        part["custom_id"].split(":")[1]: part["options"] for part in parts if part["type"] == MENU
    }


@pytest.mark.parametrize(
    ("number", "leads", "pressed"),
    [
        (0, (0, 0, 1, 40), (False, False, True, True)),
        (1, (0, 0, 2, 40), (True, True, True, True)),
        (39, (0, 38, 40, 40), (True, True, True, True)),
        (40, (0, 39, 40, 40), (True, True, False, False)),
    ],
)
def test_the_buttons_lead_to_the_steps_beside_it_and_to_both_ends(
    number: int, leads: tuple[int, ...], pressed: tuple[bool, ...]
) -> None:
    found = buttons(laid_out(step_of(GAME, (1,), number=number)))
    moving = [found[label] for label in ("Beginning", "◀ Back", "Forward ▶", "End")]
    assert tuple(claim.shown for claim, _ in moving) == leads
    assert tuple(free for _, free in moving) == pressed
    assert {claim.picks for claim, _ in moving} == {0b10}, "the hand stays open"


def test_the_menu_of_rounds_leads_to_where_each_begins() -> None:
    rounds = menus(laid_out(step_of(GAME, number=9)))[replay.ROUND]
    assert [entry["value"] for entry in rounds] == ["1", "4", "9", "20"]
    assert [entry["label"] for entry in rounds][2] == "Round 3 of 4"
    assert [entry.get("default", False) for entry in rounds] == [False, False, True, False]


@pytest.mark.parametrize(
    ("count", "entries", "second"),
    [
        (25, 25, "Round 2 of 25"),
        (26, 13, "Rounds 3 to 4 of 26"),
        (51, 17, "Rounds 4 to 6 of 51"),
        (300, 25, "Rounds 13 to 24 of 300"),
    ],
)
def test_rounds_share_an_entry_where_there_are_too_many(
    count: int, entries: int, second: str
) -> None:
    step = step_of(GAME, rounds=tuple(range(1, count + 1)), last=count, number=count)
    found = menus(laid_out(step))[replay.ROUND]
    assert len(found) == entries
    assert found[1]["label"] == second
    assert [entry.get("default", False) for entry in found] == [False] * (entries - 1) + [True]


def test_before_the_first_round_none_is_marked() -> None:
    found = menus(laid_out(step_of(GAME, number=0)))[replay.ROUND]
    assert not any(entry.get("default") for entry in found)
    assert replay.ROUND not in menus(laid_out(step_of(GAME, rounds=())))


def test_no_ones_hand_or_one_or_all_can_be_opened() -> None:
    seats = max(GAME.seats)
    everyone = tuple(range(seats))
    for open_hands, marked in (((), 0), ((1,), 2), (everyone, seats + 1)):
        found = menus(laid_out(step_of(GAME, open_hands)))[replay.HANDS]
        assert [ids.positions(int(entry["value"])) for entry in found] == [
            (),
            *((seat,) for seat in everyone),
            everyone,
        ]
        assert [at for at, entry in enumerate(found) if entry.get("default")] == [marked]


@of_every_game
@in_every_language
def test_a_step_fits_with_all_hands_and_as_much_as_can_happen(game: AnyGame, language: str) -> None:
    everyone = tuple(range(max(game.seats)))
    step = step_of(game, everyone, told=step_of(game).told * 40)
    parts = laid_out(step, language)
    assert set(menus(parts)) == {replay.ROUND, replay.HANDS}
    assert len(buttons(parts)) == 7 + len(replay.turned_of(game))


def test_all_that_leads_on_in_a_game_out_of_a_file_names_the_file_and_no_table() -> None:
    step = step_of(GAME, (1,))
    parts = laid_out(replace(step, table=replace(step.table, id=0, upload=36**7 - 1)))
    claims = [_claim(part) for part in parts if part["type"] in (BUTTON, MENU)]
    assert {(claim.table, claim.mark) for claim in claims} == {(0, 36**7 - 1)}
    assert {claim.action for claim in claims} < set(replay.OF_FILE.values())
    assert "Export" not in buttons(parts)
    assert not any("#0" in part.get("content", "") for part in parts)
