"""The directions between packages that import-linter cannot say in pyproject.toml."""

import re
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

from rules.registry import GAMES

ROOT = Path(__file__).parents[2]


def test_rules_import_the_standard_library_and_pydantic_alone() -> None:
    graph = grimp.build_graph("rules", include_external_packages=True)
    allowed = sys.stdlib_module_names | {"rules", "pydantic"}

    strangers = {
        f"{importer} -> {imported}"
        for imported in graph.modules
        if imported.partition(".")[0] not in allowed
        for importer in graph.find_modules_that_directly_import(imported)
    }

    assert not strangers


@pytest.mark.parametrize("package", ["bot", "rules"])
def test_no_modules_import_each_other_in_a_circle(package: str) -> None:
    """Imports that are for types alone count: such modules, too, are read only together."""
    graph = grimp.build_graph(package)
    imported = {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}
    TopologicalSorter(imported).prepare()  # raises CycleError, which names the circle


def test_what_serves_one_game_alone_lies_in_its_own_folder_and_not_in_the_kit() -> None:
    graph = grimp.build_graph("bot")

    strangers: dict[str, set[str]] = {}
    for part in graph.find_children("bot.render.kit"):
        users = [each.split(".") for each in graph.find_downstream_modules(part)]
        served = {names[2] for names in users if names[:2] == ["bot", "render"] and names[2:]}
        if "drawing" not in served and len(served & set(GAMES)) < 2:
            strangers[part] = served & set(GAMES)

    assert not strangers, "what `drawing` needs serves every game, all else at least two"


@pytest.mark.parametrize("game", list(GAMES))
def test_only_a_games_own_modules_and_the_registry_name_it(game: str) -> None:
    own = (
        ROOT / "rules" / game,
        ROOT / "rules" / "registry.py",
        ROOT / "bot" / "render" / game,
        ROOT / "bot" / "render" / f"{game}.py",
        ROOT / "tools" / "extremes" / f"{game}.py",
    )
    name = re.compile(rf"\b{game}\b")

    strangers = [
        str(path.relative_to(ROOT))
        for package in ("bot", "rules", "tools")
        for path in sorted((ROOT / package).rglob("*.py"))
        if not any(path.is_relative_to(place) for place in own)
        and name.search(path.read_text(encoding="utf-8"))
    ]

    assert not strangers
