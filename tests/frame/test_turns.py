"""A turn is changed by its own methods only, so that each change has a name."""

import ast
from collections.abc import Iterator

import pytest

from tests.frame.test_bootstrap import ROOT

TURN = ROOT / "bot" / "engine" / "turn.py"
CHANGING = {"append", "add", "update", "extend", "insert", "remove", "pop", "clear", "discard"}


def attributes() -> set[str]:
    """Return the names of a turn's attributes."""
    tree = ast.parse(TURN.read_text())
    [turn] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Turn"]
    found = [node for node in ast.walk(turn) if isinstance(node, ast.Attribute)]
    return {
        node.attr
        for node in found
        if isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    }


def changes(source: str, held: set[str]) -> Iterator[int]:
    """Yield the lines in which an attribute of a turn is assigned, or changed in place."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="turn"), ctx=ast.Store() | ast.Del()):
                yield node.lineno
            case ast.Subscript(
                value=ast.Attribute(value=ast.Name(id="turn"), attr=name),
                ctx=ast.Store() | ast.Del(),
            ) if name in held:
                yield node.lineno
            case ast.Call(
                func=ast.Attribute(
                    value=ast.Attribute(value=ast.Name(id="turn"), attr=name), attr=changing
                )
            ) if name in held and changing in CHANGING:
                yield node.lineno
            case _:
                pass


@pytest.mark.proof
def test_nothing_but_its_own_methods_changes_a_turn() -> None:
    held = attributes()
    assert {"table", "seats", "state", "aborted", "left"} <= held
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "bot").rglob("*.py"))
        for line in changes(path.read_text(), held)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "turn.aborted = True",
        "turn.left |= True",
        "turn.seats[0] = seat",
        "turn.acted.add(0)",
        "turn.table, other = table, 1",
    ],
)
def test_a_change_from_outside_is_found(line: str) -> None:
    assert list(changes(line, attributes())) == [1]
