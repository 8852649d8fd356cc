"""Kill -9 of the bot's process while Discord lives on: nothing is lost, nothing doubled."""

import asyncio
from pathlib import Path

import pytest

from tests.postgresql import needed, server
from tests.wire.killing import Killing

pytestmark = pytest.mark.disk


@pytest.mark.parametrize("seconds", [1, pytest.param(8, marks=pytest.mark.proof)])
def test_no_kill_loses_or_doubles_anything(tmp_path: Path, seconds: int):
    figures = asyncio.run(Killing(tmp_path, seed=3).run(25, seconds=seconds))
    print(figures)
    assert figures.deaths >= 4
    assert figures.faults.total()
    assert figures.proof.acknowledged
    assert figures.proof.posts


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_2000_kills_lose_and_double_nothing(tmp_path: Path, seed: int):
    figures = asyncio.run(Killing(tmp_path, seed=100 + seed).run(200))
    print(figures)
    assert figures.deaths == 200
    assert figures.proof.planned


@needed
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_1000_kills_over_postgresql_lose_and_double_nothing(tmp_path: Path, seed: int):
    figures = asyncio.run(Killing(tmp_path, 200 + seed, server().empty()).run(200))
    print(figures)
    assert figures.deaths == 200
    assert figures.proof.planned


@pytest.mark.proof
@needed
def test_no_kill_of_one_of_two_processes_loses_or_doubles_anything(tmp_path: Path):
    run = Killing(tmp_path, 5, server().empty(), processes=2).run(10, seconds=4)
    figures = asyncio.run(run)
    print(figures)
    assert figures.deaths >= 4
    assert figures.proof.posts


@needed
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
def test_1000_kills_of_any_of_two_processes_lose_and_double_nothing(tmp_path: Path, seed: int):
    run = Killing(tmp_path, 300 + seed, server().empty(), processes=2).run(200)
    figures = asyncio.run(run)
    print(figures)
    assert figures.deaths == 200
    assert figures.proof.planned
