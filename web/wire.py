"""Writes web/src/net/wire.ts from the server's own message types: `python web/wire.py`, or `python web/wire.py check`.

`src/avernus/server/wire` describes every message once; what the browser is compiled against is made from it, and a test fails where the
two differ.
"""

import sys
from enum import Enum
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from avernus.server import wire
from avernus.server.wire import games, league, messages, people, requests, responses

TARGET: Final = Path(__file__).resolve().parent / "src/net/wire.ts"
HEAD: Final = """/** The messages of docs/wire.md, as types.
 *
 * Made from src/avernus/server/wire by `python web/wire.py`: not to be edited by hand.
 */
"""
ALIASES: Final = {"Word": wire.Word, "Legal": wire.Legal, "Line": wire.Line}
"""Types without a class of their own that keep their names."""
HIDDEN: Final = frozenset(("Struct", "Strict", "Told", "Nothing"))
"""Bases that say how a shape is read and nothing about it, and the shape of a body without anything in it."""
UNIONS: Final = {"FromServer": wire.FromServer}


def shapes() -> list[type[msgspec.Struct]]:
    """Every shape of the wire, in the order in which they are described."""
    found = [
        (value, part) for part in (requests, responses, games, league, messages, people) for value in vars(part).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct)
    ]
    return [shape for shape, part in found if shape.__module__ == part.__name__ and shape.__name__ not in HIDDEN]


def written() -> str:
    """The whole file."""
    rows = [f"export type {name} = {typed(inspect.type_info(kind), name)};" for name, kind in ALIASES.items()]
    rows.append("")
    for shape in shapes():
        rows += [*interface(shape), ""]
    rows += [f"export type {name} = {typed(inspect.type_info(union))};" for name, union in UNIONS.items()]
    return HEAD + "\n".join(rows) + "\n"


def interface(shape: type[msgspec.Struct]) -> list[str]:
    """One shape as an interface; what it inherits stays with its base."""
    base = next((kind for kind in shape.__bases__ if kind.__name__ not in HIDDEN), None)
    inherited = set() if base is None else {field.name for field in msgspec.structs.fields(base)}
    rows = [f"/** {' '.join((shape.__doc__ or '').split())} */"]
    rows.append(f"export interface {shape.__name__}{'' if base is None else f' extends {base.__name__}'} {{")
    config = shape.__struct_config__
    if config.tag_field is not None:
        rows.append(f'  {config.tag_field}: "{config.tag}";')
    described = inspect.type_info(shape)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        if field.name in inherited:
            continue
        rows.append(f"  {field.encode_name}{'' if field.required else '?'}: {typed(field.type)};")
    return [*rows, "}"]


def typed(kind: inspect.Type, naming: str = "") -> str:
    """A type as TypeScript writes it."""
    for name, alias in ALIASES.items():
        if name != naming and kind == inspect.type_info(alias):
            return name
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.EnumType():
            return union(quoted(member) for member in kind.cls)
        case inspect.LiteralType():
            return union(quoted(value) for value in kind.values)
        case inspect.UnionType():
            return union(dict.fromkeys(typed(part) for part in kind.types))
        case inspect.ListType():
            return listed(typed(kind.item_type))
        case inspect.TupleType():
            return f"[{', '.join(typed(part) for part in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {typed(kind.value_type)}>"
        case inspect.Metadata():
            return typed(kind.type)
    plain: dict[type[inspect.Type], str] = {
        inspect.AnyType: "unknown", inspect.NoneType: "null", inspect.BoolType: "boolean", inspect.IntType: "number",
        inspect.FloatType: "number", inspect.StrType: "string",
    }
    return plain[type(kind)]


def union(parts: Any) -> str:
    """One of several."""
    return " | ".join(parts)


def listed(item: str) -> str:
    """Many of one."""
    return f"({item})[]" if "|" in item else f"{item}[]"


def quoted(value: Any) -> str:
    """A value as a type of its own."""
    return msgspec.json.encode(value.value if isinstance(value, Enum) else value).decode()


def main() -> int:
    """Write the file, or say whether it is up to date."""
    if sys.argv[1:] == ["check"]:
        current = TARGET.read_text(encoding="utf-8") == written()
        if not current:
            print("web/src/net/wire.ts is not what src/avernus/server/wire describes: run `python web/wire.py`.", file=sys.stderr)
        return 0 if current else 1
    TARGET.write_text(written(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
