"""Gives compiled classes and functions their docstrings, which mypyc leaves out, says what is seldom called or comes to pass, and gives
back the buffers that interpreted callers hand in: written into a copy of the C that it has written.

Like `compiling.py`, which loads it by its path, this file needs no other of avernus.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

ENTRY = re.compile(r'(CPyPy_\w+),(\s*METH_[^\n]*?PyDoc_STR\(")((?:[^"\\]|\\.)*)("\))')
"""A row of a table of methods or functions."""
KIND = re.compile(r'(\.tp_methods = (\w+)_methods,[^}]*?\.tp_doc = PyDoc_STR\()(?:NULL|"((?:[^"\\]|\\.)*)")(\))')
"""A class; one that is made as its parents are has nothing there yet."""
LONGEST = 2000
SELDOM = re.compile(r"^ *(?:char CPyDef_\w+_____top_level__\(void\) \{|PyObject \*CPyPy_\w+\([^;{]*\) \{)", re.MULTILINE)
"""What runs once, when a module is imported, and what only interpreted callers go through: the C compiler makes it small instead of
quick. Random games: Splut! and The HellGame as fast, the race 0.96, the trade 0.94 (`python -m bench.engine.against`)."""
COROUTINE = re.compile(r"^ *PyObject \*CPyDef_\w+__mypyc_generator_helper__\([^;{]*\) \{", re.MULTILINE)
"""In the service a move goes through plain functions; what has to wait is a coroutine, and seldom."""
INSIDE = re.compile(r"((cpy_r_\w+) = \(uint64_t\)\S+ < \(uint64_t\)\S+;\n *if \()\2\) goto")
"""Is an index inside its buffer? It nearly always is. The C compiler is told, and puts what counts from the end, and what complains, out
of the way: before, such code stood between the steps of every loop."""
HANDED = re.compile(r"^( *)(arg_\w+) = Vec(\w+)Api\.unbox\(obj_\w+\);\n *if \(VEC_IS_ERROR\(\2\)\) \{\n[^}]*\}\n", re.MULTILINE)
"""A buffer that an interpreted caller hands in. mypyc (2.4.1) takes a reference to it and never gives it back, so that the memory of all
such buffers was kept; the caller holds one of his own as long as the call lasts."""


def docs_of(base: Path, files: Iterable[str]) -> dict[str, str]:
    """The docstrings of all classes, methods and functions of modules, by the names that they have in C."""
    found: dict[str, str] = {}
    for file in files:
        module = file.removesuffix(".py").removesuffix("/__init__").replace("/", "___")
        walk(ast.parse((base / file).read_text(encoding="utf-8")), module, found)
    return found


def walk(node: ast.Module | ast.ClassDef, name: str, found: dict[str, str]) -> None:
    """The docstrings of what stands directly in a module or a class."""
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            doc = ast.get_docstring(child)
            if doc:
                found[f"{name}___{child.name}"] = doc
        if isinstance(child, ast.ClassDef):
            walk(child, f"{name}___{child.name}", found)


def escaped(doc: str) -> str:
    """A docstring inside a literal of C."""
    text = doc[:LONGEST].replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("?", "\\?")
    return "".join(sign if ord(sign) < 128 else "".join(f"\\{byte:03o}" for byte in sign.encode()) for sign in text)


def with_docs(code: str, docs: dict[str, str]) -> str:
    """The C with docstrings after the signatures."""
    def entry(match: re.Match[str]) -> str:
        doc = docs.get(match[1].removeprefix("CPyPy_"), "")
        return f"{match[1]},{match[2]}{match[3]}{escaped(doc)}{match[4]}"

    def kind(match: re.Match[str]) -> str:
        written = (match[3] or "") + escaped(docs.get(match[2], ""))
        return f'{match[1]}"{written}"{match[4]}' if written else match[0]

    return KIND.sub(kind, ENTRY.sub(entry, code))


def with_marks(code: str, coroutines: bool) -> str:
    """The C with a mark before each function that is seldom called, and at each index; are coroutines such?"""
    code = INSIDE.sub(r"\1likely(\2)) goto", code)
    for seldom in (SELDOM, COROUTINE) if coroutines else (SELDOM,):
        code = seldom.sub(lambda match: f"__attribute__((cold)) {match[0]}", code)
    return code


def with_returns(code: str) -> str:
    """The C in which interpreted callers get back the references to the buffers that they hand in."""
    return HANDED.sub(lambda match: f"{match[0]}{match[1]}VEC_{match[3].upper()}_DECREF({match[2]});\n", code)


def copy_with_docs(source: str, place: str, docs: dict[str, str], coroutines: bool) -> str:
    """A copy of a file of C with all of that, written only where it changed: nothing is compiled without need; its path."""
    path = Path(source)
    code = path.read_text(encoding="utf-8")
    written = with_marks(with_docs(with_returns(code), docs), coroutines)
    if written == code:
        return source
    copy = Path(place, "docs", path.relative_to(place))
    if not copy.is_file() or copy.read_text(encoding="utf-8") != written:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(written, encoding="utf-8")
    return str(copy)
