"""Everything listed in a vocabulary occurs; law 10 checks that everything that occurs is listed."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from rules.chance import Chance
from rules.game import AnyGame
from rules.vocabulary import (
    EVERYONE,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    Asked,
    Hears,
    Told,
    Vocabulary,
    key,
)
from tests.contract.laws import law_10_nothing_is_asked_or_told_that_is_not_listed as law_10
from tests.contract.spoken import listed, said, said_in
from tests.contract.walks import play_on, walk
from tests.games import GAMES, known
from tests.games.auction import AUCTION

PATIENCE = 200
"""The number of random games of each size and sample that are searched."""
PLAYED_ON = 20
"""The times that the game is played on from the positions of rare events."""


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_listed_that_never_comes(key: str) -> None:
    assert never_comes(GAMES[key], PATIENCE) == []


def never_comes(game: AnyGame, patience: int) -> list[str]:
    """Return the entries of a vocabulary that never occur."""
    left = listed(game.vocabulary)
    for heard in spoken(game, patience):
        left -= heard
        if not left:
            break
    return sorted(left)


def spoken(game: AnyGame, patience: int) -> Iterator[set[str]]:
    """Yield the questions and events near rare ones, and of random games."""
    record = known(game.key)
    for position, seed in product(record.seldom, range(PLAYED_ON)):
        table = position()
        yield said_in(game, max(game.seats), table.told, play_on(game, table.state, Chance(seed)))
    for seed, seats in product(range(patience), game.seats):
        yield said(walk(game, seats, seed))
        for sample in record.samples.values():
            yield said(walk(sample.game or game, seats, seed, sample.options))


@pytest.mark.parametrize("key", GAMES)
def test_each_kind_is_listed_once_and_told_in_a_sentence(key: str) -> None:
    asked, told, _ = GAMES[key].vocabulary
    for entries in (asked, told):
        kinds = [entry.kind for entry in entries]
        assert len(set(kinds)) == len(kinds)
    assert all(entry.asks.endswith("?") for entry in asked)
    assert all(entry.tells.endswith(".") for entry in told)


@pytest.mark.parametrize("key", GAMES)
def test_news_are_events_that_name_those_they_concern(key: str) -> None:
    _, told, news = GAMES[key].vocabulary
    types = {entry.kind: {**entry.facts, **entry.optional} for entry in told}
    assert news
    for fact, kinds in news.items():
        assert len({*kinds}) == len(kinds)
        assert types.keys() >= {*kinds}
        assert fact == EVERYONE or {types[kind].get(fact) for kind in kinds} <= {SEAT, SEATS}


# --- an entry too many, too few or wrong is found -------------------------------------------------

FEW = 20
ASKED, TOLD, _ = AUCTION.vocabulary
BID, TIP = ASKED
LAID = next(entry for entry in TOLD if entry.kind == "bid")
WON = next(entry for entry in TOLD if entry.kind == "won")
NEVER = (
    *(Asked("never", "1", (), "?"), BID._replace(options=("cheque", "pass"))),
    *(BID._replace(insist=True), TIP._replace(subject="lot"), TIP._replace(after=("bid",))),
    *(Told("never", "1", "."), LAID._replace(hears=(Hears.EVERYBODY, Hears.NOBODY))),
    *(LAID._replace(optional={"price": NUMBER}), WON._replace(facts={**WON.facts, "to": NUMBER})),
    WON._replace(facts={**WON.facts, "value": key("lot")}),
)
UNLISTED = (
    *(BID._replace(options=()), BID._replace(subject=""), BID._replace(subject="cheque")),
    *(BID._replace(weights=False), BID._replace(floor=False), TIP._replace(sealed=False)),
    *(LAID._replace(hears=(Hears.SEAT,)), LAID._replace(facts={})),
    *(WON._replace(facts={**WON.facts, "value": kind}) for kind in (NUMBERS, key("lot"))),
)


def kind_of(entry: Asked | Told) -> str:
    return entry.kind


def test_the_vocabulary_of_the_made_up_game_is_all_that_comes() -> None:
    obeys_law_10(AUCTION)
    assert never_comes(AUCTION, FEW) == []


@pytest.mark.parametrize("entry", NEVER, ids=kind_of)
def test_what_never_comes_is_found(entry: Asked | Told) -> None:
    assert never_comes(listing(entry), FEW)


@pytest.mark.parametrize("entry", UNLISTED, ids=kind_of)
def test_what_is_not_listed_is_found(entry: Asked | Told) -> None:
    with pytest.raises(AssertionError):
        obeys_law_10(listing(entry))


@pytest.mark.parametrize("entry", [*ASKED, *TOLD], ids=kind_of)
def test_an_entry_that_is_missing_is_found(entry: Asked | Told) -> None:
    with pytest.raises(AssertionError):
        obeys_law_10(replace(AUCTION, vocabulary=without(entry)))


def listing(entry: Asked | Told) -> AnyGame:
    """Let the game list this in place of what it lists under the same kind."""
    asked, told, _ = without(*[own for own in (*ASKED, *TOLD) if same(own, entry)])
    if isinstance(entry, Asked):
        return replace(AUCTION, vocabulary=Vocabulary((*asked, entry), told))
    return replace(AUCTION, vocabulary=Vocabulary(asked, (*told, entry)))


def same(one: Asked | Told, other: Asked | Told) -> bool:
    return type(one) is type(other) and one.kind == other.kind


def without(*entries: Asked | Told) -> Vocabulary:
    return Vocabulary(
        tuple([entry for entry in ASKED if entry not in entries]),
        tuple([entry for entry in TOLD if entry not in entries]),
    )


def obeys_law_10(game: AnyGame) -> None:
    for seed, seats in product(range(FEW), game.seats):
        law_10(walk(game, seats, seed), Chance(seed))
