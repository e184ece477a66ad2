"""The description of the HTTP interface, made from the routes and the shapes themselves."""

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from avernus.server import wire
from avernus.server.desk import ORDERS
from avernus.server.http.calls import Route

REF: Final = "#/components/schemas/{name}"
PATH_PARAMS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": "^[a-z0-9]{4,40}$"},
    "tournament": {"type": "string", "pattern": "^[a-z0-9]{4,40}$"},
    "game": {"type": "string", "pattern": "^[a-z-]{2,40}$"},
    "lang": {"type": "string", "enum": ["en", "es", "fr"]},
    "order": {"type": "string", "enum": list(ORDERS)},
    "number": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}
QUERY_PARAMS: Final[dict[str, dict[str, Any]]] = {
    "lang": {"type": "string", "enum": ["en", "es", "fr"]},
    "game": {"type": "string", "pattern": "^[a-z-]{2,40}$"},
    "stage": {"type": "string", "enum": ["open", "running", "over", "cancelled"]},
    "status": {"type": "string", "enum": ["open", "playing", "over"]},
    "cards": {"type": "string", "pattern": "^[a-z0-9-]{1,60}$"},
    "from": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "before": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "at": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
}


def describe(routes: Iterable[Route], version: str) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    listed = list(routes)
    shapes = [shape for route in listed for shape in (route.body, route.answer) if shape not in (None, dict)]
    schemas, components = msgspec.json.schema_components([*dict.fromkeys(shapes), wire.Refusal], ref_template=REF)
    by_shape = dict(zip([*dict.fromkeys(shapes), wire.Refusal], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in listed:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "avernus", "version": version, "description": "Tables of board games; the live socket: docs/wire.md."},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
    }


def operation(route: Route, shapes: dict[Any, Any]) -> dict[str, Any]:
    """One method of one path."""
    given: dict[str, Any]
    if route.text is not None:
        given = {route.text: {"schema": {"type": "string"}}}
    else:
        given = {"application/json": {"schema": {"type": "object"} if route.answer is dict else shapes[route.answer]}}
    described: dict[str, Any] = {
        "summary": route.summary,
        "operationId": f"{route.method.lower()}-{route.path.strip('/').replace('/', '-').replace('{', '').replace('}', '')}",
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PATH_PARAMS[name]} for name in re.findall(r"\{(\w+)\}", route.path)
        ] + [{"name": name, "in": "query", "required": False, "schema": QUERY_PARAMS[name]} for name in route.query],
        "responses": {
            str(route.status): {"description": "Done.", "content": given},
            "default": {"description": "Refused; nothing has changed.", "content": {"application/json": {"schema": shapes[wire.Refusal]}}},
        },
    }
    if route.body is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": shapes[route.body]}}}
    elif route.takes_text:
        described["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string", "maxLength": 1_000_000}}}}
    if route.token:
        described["security"] = [{"seat": []}] if route.method == "POST" else [{}, {"seat": []}]
    return described


def page(description: dict[str, Any]) -> str:
    """The description as a page for people, without any script."""
    rows = []
    for path, methods in description["paths"].items():
        for method, one in methods.items():
            rows.append(f"<tr><td>{method.upper()}</td><td><code>{path}</code></td><td>{one['summary']}</td></tr>")
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><title>avernus: the interface</title>"
        "<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}td{padding:.2rem .8rem .2rem 0}</style>"
        "<h1>The interface</h1><p>Machine-readable: <a href='/api/openapi.json'>openapi.json</a>. The live socket is "
        f"<code>/api/tables/{{table}}/live</code>.</p><table>{''.join(rows)}</table></html>"
    )
