"""Which tests meet a function, and those tests for a mutant: the judge that `bench.mutants` copies beside the sources it changes.

`python judging.py serve WORDS ARGUMENTS…` collects tests once (those of every game only where WORDS, with commas, are in their names), lets
a fork run them and tell which functions each enters, and then waits at a socket. Whoever asks (`python judging.py ask`) is told whether
the tests that enter the changed function still pass, quickest first, up to the first failure: a test that never enters a function cannot
notice what is wrong in it. A fork gets the function's new code and needs no import. What is run while modules are loaded, in shared
fixtures or below a cached function has no single test, and what stands outside of functions no code that could be put in place: there
everything judges, in a process of its own (`python judging.py whole`).
"""

import ast
import gc
import json
import os
import resource
import socket
import subprocess
import sys
import time
from collections import defaultdict
from difflib import SequenceMatcher
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

HERE = Path(__file__).resolve().parent
SOURCES, CLEAN, FOUND, DOOR = HERE / "src", HERE / "clean/src", HERE / "touched.json", "judge.sock"
QUIET = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "pytest_asyncio.plugin", "-p", "_hypothesis_pytestplugin"]
PROMISES = ("tests/games/test_fingerprints.py", "tests/conformance/", "tests/envs/test_encodings.py")
"""Where the tests of every game are."""
SHARED = "shared"
"""What no single test has called."""
GRACE, TIMES = 30, 4
"""A mutant may take so many seconds of the processor more than so many times what its tests took: then it runs for ever."""
ROOM = 8 << 30
LONG = 20
"""A test that takes so many seconds while it is watched judges no mutant."""
UNABLE = 3
"""What a fork says that cannot put the new code in its place."""
CACHED = {"cache", "lru_cache", "cached_property"}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def first_line(function: Function) -> int:
    """Where a function's code object says that it begins."""
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def functions(path: Path) -> list[Function]:
    """All functions of a file, outer ones first."""
    return [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, Function)]


def is_cached(function: Function) -> bool:
    """Does a function remember what it has found?"""
    named = (node for decorator in function.decorator_list for node in ast.walk(decorator))
    return any(getattr(node, "id", getattr(node, "attr", "")) in CACHED for node in named)


class Recorder:
    """Which functions of the judged sources each test enters, and how long it takes."""

    def __init__(self) -> None:
        self.now = SHARED
        self.seen: set[CodeType] = set()
        self.met: dict[str, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        self.cached = {f"{path.relative_to(HERE)}:{first_line(function)}" for path in SOURCES.rglob("*.py")
                       for function in functions(path) if is_cached(function)}
        self.names: dict[CodeType, str] = {}

    def name(self, code: CodeType) -> str:
        """A function by file and first line, nothing for what is not ours."""
        if code not in self.names:
            path = Path(code.co_filename)
            self.names[code] = f"{path.relative_to(HERE)}:{code.co_firstlineno}" if path.is_relative_to(SOURCES) else ""
        return self.names[code]

    def entered(self, frame: FrameType, _event: str, _argument: object) -> None:
        """A function is called: the first time in a test it is written down."""
        code = frame.f_code
        if code in self.seen:
            return
        self.seen.add(code)
        name = self.name(code)
        if name:
            caller: FrameType | None = frame
            while caller is not None and self.name(caller.f_code) not in self.cached:
                caller = caller.f_back
            self.met[name].add(self.now if caller is None else SHARED)

    def turn(self, now: str) -> str:
        """From here on somebody else is running."""
        before, self.now = self.now, now
        self.seen.clear()
        sys.settrace(self.entered)
        return before

    def pytest_fixture_setup(self, fixturedef: Any) -> None:
        """What a shared fixture calls belongs to no single test."""
        if fixturedef.scope != "function":
            self.turn(SHARED)

    def pytest_runtest_call(self, item: "pytest.Item") -> None:
        """The test itself begins."""
        self.turn(item.nodeid)


class Judge:
    """A pytest plugin in the place of its loop: it plays tests for whoever asks."""

    def __init__(self, words: list[str]) -> None:
        self.words, self.early = words, Recorder()
        self.early.turn(SHARED)  # from here to the end of collecting everything belongs to all

    def pytest_collection_modifyitems(self, items: list["pytest.Item"]) -> None:
        """Of what every game promises only these games."""
        items[:] = [item for item in items if not item.nodeid.startswith(PROMISES) or any(word in item.nodeid for word in self.words)]

    def pytest_runtestloop(self, session: "pytest.Session") -> bool:
        """Record once, then judge what comes."""
        sys.settrace(None)
        if not FOUND.exists() and (status := in_fork(lambda: self.record(session))):
            session.testsfailed = status
            return True
        found = json.loads(FOUND.read_text())
        with socket.socket(socket.AF_UNIX) as door:
            Path(DOOR).unlink(missing_ok=True)
            door.bind(DOOR)
            door.listen()
            while True:
                asking, _ = door.accept()
                with asking:
                    asking.sendall(bytes([judged(session, found)]))

    def record(self, session: "pytest.Session") -> int:
        """Run everything on sources without a fault, and write down who meets what."""
        recorder = self.early
        session.config.pluginmanager.register(recorder)
        for item in session.items:
            begun = time.process_time()
            recorder.turn(item.nodeid)
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            recorder.seconds[item.nodeid] = time.process_time() - begun
            if session.testsfailed:
                return 1
        sys.settrace(None)
        seconds = {test: spent for test, spent in recorder.seconds.items() if spent < LONG}
        met = {name: sorted(tests & {*seconds, SHARED}) for name, tests in recorder.met.items()}
        FOUND.write_text(json.dumps({"seconds": seconds, "met": met}))
        return 0


def in_fork(work: Any, seconds: int = 0) -> int:
    """What a piece of work says in a process of its own, which may take so many seconds of the processor."""
    child = os.fork()
    if not child:
        status = 1
        try:
            if seconds:
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
                resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
            status = work()
        finally:
            sys.stdout.flush()
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def changed() -> tuple[Path, int, int]:
    """The file that is not what it was, and the first and the last line (as they were) that differ."""
    for clean in CLEAN.rglob("*.py"):
        path = SOURCES / clean.relative_to(CLEAN)
        if path.read_bytes() != clean.read_bytes():
            before, after = clean.read_text(encoding="utf-8").splitlines(), path.read_text(encoding="utf-8").splitlines()
            steps = [step for step in SequenceMatcher(None, before, after, autojunk=False).get_opcodes() if step[0] != "equal"]
            return clean, steps[0][1] + 1, max(steps[-1][2], steps[-1][1] + 1)
    raise SystemExit("nothing differs from the clean sources")


def bare(path: Path) -> str:
    """What a file does: its tree without annotations, which nobody reads while rules are interpreted, and without what only saves room."""
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, Function):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.Call):
            node.keywords = [word for word in node.keywords if word.arg != "slots"]
    return ast.dump(tree)


def around(clean: Path, first: int, last: int) -> list[Function]:
    """The functions in whose bodies these lines are, from the outermost to the innermost."""
    found = [f for f in functions(clean) if f.body[0].lineno <= first and last <= (f.end_lineno or 0)]
    return sorted(found, key=lambda function: function.lineno)


def planted(path: Path, clean: Path, outer: Function) -> bool:
    """Give a function of this process the code that its file has now; could that be done?"""
    line, codes = first_line(outer), [compile(path.read_bytes(), str(path), "exec", dont_inherit=True)]
    new = None
    while codes and new is None:
        inner = [constant for constant in codes.pop().co_consts if isinstance(constant, CodeType)]
        new = next((code for code in inner if code.co_name == outer.name and code.co_firstlineno == line), None)
        codes += inner
    here = [f for f in gc.get_objects() if isinstance(f, FunctionType) and f.__code__.co_filename == str(path)
            and f.__code__.co_firstlineno == line and f.__code__.co_name == outer.name]
    if new is None or not here:
        return False
    for function in here:
        try:
            function.__code__ = new
        except ValueError:  # it holds other variables of what surrounds it
            return False
    return True


def judged(session: "pytest.Session", found: dict[str, Any]) -> int:
    """Does a test fail on what is in the sources now?"""
    clean, first, last = changed()
    path, nest = SOURCES / clean.relative_to(CLEAN), around(clean, first, last)
    if bare(clean) == bare(path):
        return 0
    met = [set(found["met"].get(f"{path.relative_to(HERE)}:{first_line(function)}", ())) for function in nest] or [{SHARED}]
    tests, seconds = met[-1] | ({SHARED} & set.union(*met)), found["seconds"]

    def run() -> int:
        if not planted(path, clean, nest[0]):
            return UNABLE
        for item in sorted((item for item in session.items if item.nodeid in tests), key=lambda item: seconds[item.nodeid]):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            if session.testsfailed:
                return 1
        return 0

    status = UNABLE if SHARED in tests else in_fork(run, int(GRACE + TIMES * sum(seconds[test] for test in tests)))
    if status == UNABLE:
        status = subprocess.run([sys.executable, __file__, "whole"], check=False, stdout=subprocess.DEVNULL).returncode
    return int(status != 0)


def whole() -> int:
    """Do all tests pass, in a process that has imported what is in the sources now?"""
    import pytest

    seconds = json.loads(FOUND.read_text())["seconds"]
    allowed = int(GRACE + TIMES * sum(seconds.values()))
    resource.setrlimit(resource.RLIMIT_CPU, (allowed, allowed))
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    order = {test: n for n, test in enumerate(sorted(seconds, key=seconds.__getitem__))}

    class Chosen:
        """The same tests in the same order."""

        def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
            """Quickest first."""
            items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    return int(pytest.main([*QUIET, *sorted({test.partition("::")[0] for test in order})], plugins=[Chosen()]))


def ask() -> int:
    """What the judge says of what is in the sources now."""
    with socket.socket(socket.AF_UNIX) as door:
        door.connect(DOOR)
        return door.recv(1)[0]


def serve(words: str, *arguments: str) -> int:
    """Collect the tests, and judge until somebody ends it."""
    import pytest

    return int(pytest.main([*QUIET, *arguments], plugins=[Judge(words.split(","))]))


if __name__ == "__main__":
    os.chdir(HERE)
    match sys.argv[1:]:
        case ["serve", words, *arguments]:
            sys.exit(serve(words, *arguments))
        case ["whole"]:
            sys.exit(whole())
        case ["ask"]:
            sys.exit(ask())
