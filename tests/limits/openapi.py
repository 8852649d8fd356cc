"""Discord's own description of its interface: request bodies checked against its schemas.

The document is not part of Plaza. Where `TEST_OPENAPI` names the file it is used, else the tests
that need it are skipped.
"""

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import jsonschema_rs

from tests.limits.requests import Request

Schema = dict[str, Any]
Shape = tuple[str, str, int]

VARIABLE: Final = "TEST_OPENAPI"
_PREFIX: Final = "#/components/schemas/"
_OVERLOOKED: Final = "^(tts|nsfw|proxy_url|size|url|spoiler|content_type|width|height)$"
"""Keys that discord.py adds where the document has none, and that Discord overlooks."""


class OpenApi:
    """The document, with a validator for each request."""

    def __init__(self, document: Schema) -> None:
        schemas = {name: _strict(each) for name, each in document["components"]["schemas"].items()}
        # discord.py sends ids as integers here and there, which Discord takes.
        schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^[0-9]+$"}
        self._schemas = {name: _chosen_by_type(schema, schemas) for name, schema in schemas.items()}
        self._bodies: dict[Shape, list[tuple[re.Pattern[str], Schema]]] = {}
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                if body := _body_of(operation):
                    shape = _shape(method.upper(), path)
                    self._bodies.setdefault(shape, []).append((_pattern(path), body))
        self._validators: dict[str, jsonschema_rs.Validator] = {}

    def problems(self, request: Request) -> list[str]:
        """Return the problems by the document; a body for which it has no schema is one."""
        found = self._schema(request)
        if found is None:
            return [] if request.body is None else [f"{request}: no schema for its body"]
        name, schema = found
        if name not in self._validators:
            whole = {**_chosen_by_type(schema, self._schemas), "components": self._components}
            self._validators[name] = jsonschema_rs.Draft202012Validator(whole)
        return [
            f"{request}: {'/'.join(map(str, error.instance_path))}: {error.message[:300]}"
            for error in self._validators[name].iter_errors(request.body)
        ]

    @property
    def _components(self) -> Schema:
        return {"schemas": self._schemas}

    def _schema(self, request: Request) -> tuple[str, Schema] | None:
        for pattern, body in self._bodies.get(_shape(request.method, request.path), ()):
            if pattern.fullmatch(request.path):
                return f"{request.method} {pattern.pattern}", body["schema"]
        return None


@cache
def document() -> OpenApi | None:
    """Return the document that the environment names; None where it names none."""
    path = os.environ.get(VARIABLE)
    return OpenApi(json.loads(Path(path).read_text(encoding="utf-8"))) if path else None


def _body_of(operation: Any) -> Schema | None:
    """Return the body of a document's operation; None without, or for a list of parameters."""
    if not isinstance(operation, dict):
        return None
    return operation.get("requestBody", {}).get("content", {}).get("application/json")


def _shape(method: str, path: str) -> Shape:
    """Return the key of a request: the method, the resource, the length of the path."""
    first, *others = path.removeprefix("/").split("/")
    return method, first, len(others)


def _pattern(path: str) -> re.Pattern[str]:
    """Make a pattern of a path such as `/channels/{channel_id}/messages`."""
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))


def _strict(schema: Schema) -> Schema:
    """Refuse keys that an object of the document does not have: a typing error would hide there."""
    if "properties" not in schema or "additionalProperties" in schema:
        return schema
    return {**schema, "patternProperties": {_OVERLOOKED: True}, "additionalProperties": False}


def _chosen_by_type(node: Any, schemas: dict[str, Schema]) -> Any:
    """Let the integer `type` choose the branch of a union, so that an error names the right one."""
    if isinstance(node, list):
        return [_chosen_by_type(each, schemas) for each in node]
    if not isinstance(node, dict):
        return node
    for union in ("oneOf", "anyOf"):
        types = [_type_of(branch, schemas) for branch in node.get(union, ())]
        if len(types) > 1 and None not in types:
            return {
                "type": "object",
                "required": ["type"],
                "properties": {"type": {"enum": types}},
                "allOf": [
                    {"if": {"properties": {"type": {"const": number}}}, "then": branch}
                    for number, branch in zip(types, node[union], strict=True)
                ],
            }
    return {key: _chosen_by_type(value, schemas) for key, value in node.items()}


def _type_of(branch: Any, schemas: dict[str, Schema]) -> int | None:
    """Return the one `type` that objects of this branch have, if it is one."""
    if not isinstance(branch, dict) or "$ref" not in branch:
        return None
    schema = schemas[branch["$ref"].removeprefix(_PREFIX)]
    numbers = schema.get("properties", {}).get("type", {}).get("enum", ())
    return numbers[0] if len(numbers) == 1 else None
