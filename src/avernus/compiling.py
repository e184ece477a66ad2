"""Compiles the listed modules to C by mypyc, each folder that has a list into a shared library of its own.

A folder's `compiled.txt` names its modules, relative to the folder. Libraries form two groups, each compiled by a process of its own:
inside a group calls are C calls, between groups everything is what Python takes it for. `core`, `bots`, `envs` and the games are the rules;
the other folders are the service, which so carries states of any class.

Everything in between stays in a work folder, so that only what changed is compiled again and an interrupted run is taken up where it
was. This file needs no other of avernus: the build hook loads it by its path. `python src/avernus/compiling.py` compiles in place.
"""

import hashlib
import importlib.util
import json
import os
import platform
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import IO, Any

SOURCES = Path(__file__).resolve().parent.parent
LIST = "compiled.txt"
NOTE = "avernus/_compiled.json"
"""What was compiled, from which sources; or why nothing was."""
RULES = ("avernus/core", "avernus/bots", "avernus/games", "avernus/envs")
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"
"""Lets the C compiler inline small functions: the symbols of a shared library are nobody else's."""
SMALL = (
    "-fno-asynchronous-unwind-tables -ffunction-sections -fdata-sections",
    "-s -nostartfiles -Wl,--gc-sections -Wl,-z,noseparate-code -Wl,-z,norelro -Wl,--build-id=none",
) if sys.platform == "linux" else ("", "")
"""To the C compiler and the linker: no tables, symbols and functions that nobody uses, and a module that only opens its library in one
page of the disk. There are 150 of those."""
POLL = 0.05
"""Seconds between two looks at the compilers."""
WAY = "9"
"""Raised when the way of compiling changes, so that nothing of the old way is kept."""
LARGE = 20_000_000
"""Bytes of C from which on a library is optimized less. The C compiler takes less than half as long, which is minutes, and random games
of The HellGame are played no faster with more. The other rules are optimized most: random games are quicker than with -O2 (Splut! 14 %,
the race 7, the labyrinth 5: `avernus bench`) for two seconds of compiling; the service is not, and would only be larger."""
LESS = "-O1 -fcrossjumping -ftree-tail-merge -fipa-icf -fcode-hoisting -foptimize-sibling-calls"
"""What is the same is kept once: a tenth of The HellGame's library less, for three seconds of compiling."""
GLIBC = tuple(int(part) for part in platform.libc_ver()[1].split(".") if part.isdecimal())
PACKED = ["-Wl,-z,pack-relative-relocs"] if GLIBC >= (2, 36) and os.environ.get("AVERNUS_COMPILE") != "require" else []
"""To the linker, where the loader reads it; not in wheels for others. A twelfth of The HellGame's library less."""
CLOSE = "-fno-align-functions -fno-align-jumps -fno-align-loops -fno-align-labels"
"""Without empty bytes before functions and loops: a thirtieth less of the rules, a twentieth of the service, and games as fast."""
MORE, SERVICE = f"-O3 {CLOSE}", f"-O2 {CLOSE}"
QUIET = ["-w"] if os.name == "posix" else []
"""Warnings about C that nobody wrote are of no use to anybody."""
OPTIONS = ("--config-file=", "--ignore-missing-imports")
"""Only what C needs: types are judged strictly by `make test`, and libraries that only some need may be absent where we are compiled."""

Say = Callable[[str], None]
Groups = dict[str, list["Library"]]


class CompilationFailed(Exception):
    """Says in one line what failed and where the log is."""


@dataclass(frozen=True)
class Library:
    """A shared library: its name, to which mypyc adds `__mypyc`, and its files, below the folder that holds the package."""

    name: str
    files: tuple[str, ...]


def library_of(base: Path, folder: Path) -> Library:
    """The library of a folder that has a list."""
    rows = (row.split("#")[0].strip() for row in (folder / LIST).read_text(encoding="utf-8").splitlines())
    inside = folder.relative_to(base).as_posix()
    return Library(f"{inside.replace('/', '.')}.compiled", tuple(f"{inside}/{row}" for row in rows if row))


def groups_of(base: Path) -> Groups:
    """The groups of the package below a folder, and the libraries of each."""
    groups: Groups = {"rules": [], "service": []}
    for path in sorted(base.glob(f"avernus/**/{LIST}")):
        inside = path.parent.relative_to(base).as_posix()
        groups["rules" if inside.startswith(RULES) else "service"].append(library_of(base, path.parent))
    return {name: libraries for name, libraries in groups.items() if libraries}


def files_of(groups: Groups) -> list[str]:
    """All files, in their order."""
    return [file for libraries in groups.values() for library in libraries for file in library.files]


def sums_of(base: Path, files: Iterable[str]) -> dict[str, str]:
    """What the sources are now."""
    return {file: hashlib.sha256((base / file).read_bytes()).hexdigest() for file in files}


def makers() -> dict[str, str]:
    """What else the result depends on."""
    wanted = (os.environ.get("CC", ""), os.environ.get("CFLAGS", ""), FLAGS)
    return {"python": sys.version.split()[0] + SUFFIX, "mypy": metadata.version("mypy"), "flags": " ".join(wanted), "way": WAY}


def up_to_date(base: Path) -> bool:
    """Do the compiled modules beside the sources belong to them?"""
    files = files_of(groups_of(base))
    try:
        known = json.loads((base / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    if missing() is None and known.get("made by") != makers():
        return False
    return bool(known.get("sources") == sums_of(base, files)) and all((base / file.replace(".py", SUFFIX)).is_file() for file in files)


def no_compiler() -> str | None:
    """That there is no C compiler, if so."""
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    absent = os.name == "posix" and shutil.which(command[0]) is None
    return f"there is no C compiler ({command[0]} was looked for)" if absent else None


def missing() -> str | None:
    """What is not there that every compilation needs."""
    for name in ("mypy", "setuptools"):
        try:
            metadata.version(name)
        except metadata.PackageNotFoundError:
            return no_compiler() or f"the package {name} is not installed"
    return no_compiler()


def need() -> None:
    """`CompilationFailed`, where anything is missing."""
    absent = missing()
    if absent:
        raise CompilationFailed(absent)


@contextmanager
def alone(work: Path, say: Say) -> Iterator[None]:
    """Wait until nobody else compiles in this work folder."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("a") as lock:
        try:
            import fcntl
        except ImportError:
            yield
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("another build is at work here: waiting for it")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_groups(base: Path, groups: Groups, work: Path, say: Say = print, only: str = "") -> dict[Path, str]:
    """Compile all groups side by side; return each product with its place below the base. `only`: build libraries so named alone.

    Raises `CompilationFailed`.
    """
    need()
    with alone(work, say):
        made_by = json.dumps(makers(), sort_keys=True)
        kept = work / "makers.json"
        if not kept.is_file() or kept.read_text() != made_by:
            for name in groups:
                shutil.rmtree(work / name, ignore_errors=True)
            kept.write_text(made_by)
        runs = [Run(base, name, libraries, work, say, only) for name, libraries in groups.items()]
        try:
            failed = first_failed(runs)
        finally:
            for run in runs:
                run.end()
        log = work / "compile.log"
        log.write_text("".join(f"=== {run.name}\n" + "\n".join(run.said) + "\n" for run in runs))
        if failed is not None:
            raise CompilationFailed(f"{failed.fault()} (all of it: {log})")
        files = [name.replace(".", "/") + "__mypyc" for libraries in groups.values() for name in (library.name for library in libraries)]
        files += [file.removesuffix(".py") for file in files_of(groups)]
        wanted = [(group, file + SUFFIX) for group in groups for file in files if not only or file.startswith(only.replace(".", "/"))]
        return {work / group / "lib" / file: file for group, file in wanted if (work / group / "lib" / file).is_file()}


class Run:
    """A compiler process: one group."""

    def __init__(self, base: Path, name: str, libraries: list[Library], work: Path, say: Say, only: str) -> None:
        self.name = name
        self.said: list[str] = []
        self.say = say
        place = work / name
        place.mkdir(parents=True, exist_ok=True)
        task = {"libraries": [[library.files, library.name] for library in libraries], "only": only, "place": str(place.resolve())}
        added = {"CFLAGS": f"{FLAGS} {SMALL[0]}", "LDFLAGS": SMALL[1]}
        environment = os.environ | {name: f"{os.environ.get(name, '')} {flags}" for name, flags in added.items()}
        command = [sys.executable, "-P", str(Path(__file__).resolve()), json.dumps(task)]
        self.process = subprocess.Popen(
            command, cwd=base, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, text=True, errors="replace",
            start_new_session=True,
        )
        self.reader = threading.Thread(target=self.listen, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def listen(self, lines: IO[str]) -> None:
        """Keep what the process says; pass on what it does."""
        for line in lines:
            if line.startswith(">> "):
                self.say(line[3:].rstrip())
            self.said.append(line.rstrip())

    def end(self) -> None:
        """Leave no process behind, whatever happened; the C compilers that it has started neither."""
        if self.process.poll() is None:
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGTERM)
            else:
                self.process.terminate()
            self.process.wait()
        self.reader.join()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def fault(self) -> str:
        """The line that says what failed, as well as it can be found."""
        lines = [line for line in self.said if line and not line.startswith(">> ")]
        named = [line for line in lines if " error: " in line or "Error: " in line or line.startswith("error: ")]
        return (named or lines or [f"the compiler of the {self.name} ended with code {self.process.returncode}"])[0 if named else -1]


def first_failed(runs: Sequence[Run]) -> Run | None:
    """Wait for all, or for the first that fails: nobody shall wait minutes for the others to read what is wrong."""
    while True:
        codes = [run.process.poll() for run in runs]
        for run, code in zip(runs, codes, strict=True):
            if code:
                return run
        if None not in codes:
            return None
        time.sleep(POLL)


def work_on(task: dict[str, Any]) -> None:
    """The compiler process itself: writes the C of a group, then compiles what is newer than its product."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    place = task["place"]
    files = [file for names, _ in task["libraries"] for file in names]
    extensions = mypycify(
        [*OPTIONS, f"--cache-dir={place}/types", *files], opt_level="3", debug_level="0", target_dir=f"{place}/c",
        separate=[(names, name) for names, name in task["libraries"]],
    )
    wanted = [extension for extension in extensions if extension.name.startswith(task["only"])]
    spec = importlib.util.spec_from_file_location("compiled_docs", Path(__file__).with_name("compiled_docs.py"))
    assert spec is not None and spec.loader is not None
    spec.loader.exec_module(compiled_docs := importlib.util.module_from_spec(spec))
    docs = compiled_docs.docs_of(Path.cwd(), files)
    for extension in wanted:
        extension.include_dirs += [os.path.dirname(source) for source in extension.sources]
        rules = extension.name.startswith(tuple(folder.replace("/", ".") for folder in RULES))
        extension.sources = [compiled_docs.copy_with_docs(source, place, docs, not rules) for source in extension.sources]
        large = sum(os.stat(source).st_size for source in extension.sources) > LARGE
        kept = [flag for flag in extension.extra_compile_args if flag not in ("-Werror", "-O3")]
        extension.extra_link_args = [*extension.extra_link_args, *PACKED]
        extension.extra_compile_args = [*kept, *(LESS if large else MORE if rules else SERVICE).split(), *QUIET]
    for path in {path for extension in wanted for path in (*extension.sources, *extension.depends)}:
        if os.stat(path).st_mtime > time.time():  # mypyc dates what it writes ahead, which would make it newer than its product
            os.utime(path)

    def stale(product: str, extension: Any) -> bool:
        made_of = (*extension.sources, *extension.depends)
        return not os.path.exists(product) or os.stat(product).st_mtime < max(os.stat(path).st_mtime for path in made_of)

    class Telling(build_ext):  # type: ignore[misc]
        """Says which libraries are compiled, and never leaves half of one behind."""

        def build_extensions(self) -> None:
            libraries = [extension for extension in self.extensions if extension.name.endswith("__mypyc")]
            self.left = [extension.name for extension in libraries if stale(self.get_ext_fullpath(extension.name), extension)]
            for extension in libraries:
                if extension.name not in self.left:
                    print(f">> {readable(extension.name)} is unchanged", flush=True)
            link = self.compiler.link_shared_object

            def link_whole(objects: list[str], output: str, *more: Any, **named: Any) -> None:
                link(objects, output + ".part", *more, **named)
                os.replace(output + ".part", output)

            self.compiler.link_shared_object = link_whole
            super().build_extensions()

        def build_extension(self, ext: Any) -> None:
            began = time.monotonic()
            if ext.name in self.left:
                print(f">> compiling {readable(ext.name)}", flush=True)
            super().build_extension(ext)
            if ext.name in self.left:
                print(f">> compiled {readable(ext.name)} in {time.monotonic() - began:.0f} s", flush=True)

    wanted.sort(key=lambda extension: -sum(os.stat(source).st_size for source in extension.sources))
    places = ["--build-lib", f"{place}/lib", "--build-temp", f"{place}/o", "--parallel", str(os.cpu_count() or 1)]
    setup(name="avernus", packages=[], ext_modules=wanted, script_args=["-q", "build_ext", *places], cmdclass={"build_ext": Telling})


def readable(library: str) -> str:
    """The folder of a library, as it is spoken of."""
    return library.removesuffix(".compiled__mypyc")


def lay(base: Path, products: dict[Path, str]) -> None:
    """Put products beside their sources. A program that uses older ones keeps them."""
    for path, target in products.items():
        part = base / (target + ".part")
        shutil.copy2(path, part)
        part.replace(base / target)


def remove_old(base: Path, keep: set[str]) -> None:
    """Remove compiled modules that no source stands for."""
    for old in [*base.glob("*__mypyc*.so"), *base.glob("avernus/**/*.so")]:
        if old.relative_to(base).as_posix() not in keep:
            old.unlink()


def note(path: Path, known: dict[str, Any]) -> Path:
    """Write down what was compiled, or why nothing was."""
    part = path.with_suffix(".part")
    part.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    part.replace(path)
    return path


def made_of(base: Path, groups: Groups) -> dict[str, Any]:
    """What a note says of compiled modules. Taken before they are compiled: a source may change meanwhile. Raises `CompilationFailed`."""
    need()
    return {"made by": makers(), "sources": sums_of(base, files_of(groups))}


def compile_in_place(base: Path, work: Path, say: Say = print) -> None:
    """Compile a source tree, where anything has changed. Raises `CompilationFailed`, after it has noted why."""
    if up_to_date(base):
        say("everything is compiled already")
        return
    groups = groups_of(base)
    try:
        known = made_of(base, groups)
        products = compile_groups(base, groups, work, say)
    except CompilationFailed as error:
        remove_old(base, set())
        note(base / NOTE, {"reason": str(error)})
        raise
    (base / NOTE).unlink(missing_ok=True)
    remove_old(base, set(products.values()))
    lay(base, products)
    note(base / NOTE, known)


def compile_folder(folder: Path, work: Path | None = None, say: Say = print) -> list[Path]:
    """Compile a game's package outside of avernus, by the list in it, against the avernus that runs; return the compiled modules.

    They lie beside their sources afterwards, with `_compiled.json`: the sums of the sources, of the core's too, for they fit the core they
    were compiled against and no other. Raises `CompilationFailed`.
    """
    folder = folder.resolve()
    if not (folder / LIST).is_file():
        raise CompilationFailed(f"{folder} has no {LIST} that names its modules")
    try:
        core_by = json.loads((SOURCES / NOTE).read_text(encoding="utf-8"))["made by"]
    except (OSError, ValueError, KeyError):
        raise CompilationFailed("avernus itself is not compiled") from None
    need()
    if core_by["mypy"] != makers()["mypy"]:
        raise CompilationFailed(f"avernus was compiled by mypy {core_by['mypy']}, and here is {makers()['mypy']}")
    core = library_of(SOURCES, SOURCES / "avernus/core")
    game = library_of(folder.parent, folder)
    known = {"made by": makers(), "sources": sums_of(SOURCES, core.files) | sums_of(folder.parent, game.files)}
    core = Library(core.name, tuple(str(SOURCES / file) for file in core.files))
    place = work or folder / "__pycache__/compile"
    products = compile_groups(folder.parent, {"rules": [core, game]}, place, say, only=f"{folder.name}.")
    lay(folder.parent, products)
    note(folder / "_compiled.json", known)
    return [folder.parent / target for target in products.values()]


def say_when() -> Say:
    """Prints lines with the seconds since now."""
    began = time.monotonic()
    return lambda line: print(f"avernus [{time.monotonic() - began:3.0f} s] {line}", flush=True)


def compile_here() -> int:
    """Compile the source tree that this file lies in."""
    say = say_when()
    try:
        compile_in_place(SOURCES, SOURCES.parent / "build/compile", say)
    except CompilationFailed as error:
        say(f"not compiled, the same rules run interpreted: {error}")
        return 1
    except KeyboardInterrupt:
        say("interrupted; the next build goes on from here")
        return 130
    say("compiled")
    return 0


def run_beside(command: list[str]) -> int:
    """Run a command at once, and compile beside it what it will find compiled when it is started again."""
    if up_to_date(SOURCES):
        return subprocess.call(command)
    absent = missing()
    if absent:
        print(f"avernus runs interpreted, because {absent}", flush=True)
        note(SOURCES / NOTE, {"reason": absent})
        return subprocess.call(command)
    print("avernus starts interpreted; it is compiled beside, and runs many times faster from the next start on", flush=True)
    compiler = subprocess.Popen([sys.executable, "-P", str(Path(__file__).resolve()), "--gently"])
    program = subprocess.Popen(command, env={**os.environ, "AVERNUS_COMPILING": "1"})
    for each in (program, compiler):
        try:
            each.wait()
        except KeyboardInterrupt:  # they have been told so too
            each.wait()
        if each is program and compiler.poll() is None:
            compiler.send_signal(signal.SIGINT)
    return program.returncode


if __name__ == "__main__":
    if sys.argv[1:2] == ["--beside"]:
        sys.exit(run_beside(sys.argv[2:]))
    if sys.argv[1:2] == ["--gently"]:
        os.nice(10)
    elif sys.argv[1:]:
        work_on(json.loads(sys.argv[1]))
        sys.exit()
    sys.exit(compile_here())
