"""A hundred bad calls: each gets exit code 2 and one sentence, and changes nothing."""

from collections.abc import Callable

import pytest

Refused = Callable[..., str]
START = "R/TnDnSn/5/7/R7R/7/5/SsDsTs/R sn s 1 1 - - -"

BAD = """
nothing
--nothing
-x
game
games splut
games --clause S1
games --seats 2
games --lang
games --lang de
games --lang=
games --json=1
--lang de games
--lang games
--cards /nowhere games
games --cards /nowhere
games --cards /dev/null
games --cards /
--json
--json local
--lang es serve
local --json
serve --json
serve --lang fr
rules
rules chess
rules splut laberinto
rules splut --clause S99
rules splut --clause
rules splut --clause (
rules splut --clause [
rules splut --lang de
rules SPLUT2
perft
perft splut
perft splut --lang es --depth 1
perft splut --depth
perft splut --depth x
perft splut --depth -1
perft splut --depth 61
perft splut --depth 1.5
perft splut --depth 2 --seats 1
perft splut --depth 2 --seats 5
perft splut --depth 2 --seats two
perft splut --depth 2 --seats -2
perft splut --depth 2 --position R/8
perft splut --depth 2 --plain
perft chess --depth 2
perft splut --depth 1 --option x
perft splut --depth 1 --option x=1
perft splut --depth 1 --option =
perft splut --depth 1 --option turn_cap=no
perft splut --depth 1 --option turn_cap=2
perft splut --depth 1 --option turn_cap=
perft splut --depth 1 --option turn_cap=99999999999999999999999
perft splut --depth 1 --option turn_cap=10 --option turn-cap=20
perft laberinto --depth 1 --seats 2
replay
replay /nowhere/at/all
replay /
replay /dev/null
replay /dev/zero
replay --at 1
verify
verify /dev/null
verify /dev/zero
verify /nowhere
verify /dev/null /dev/null
verify --at 3 x
serve --port 0
serve --port 65536
serve --port x
serve --port
serve --host
serve --host 999.999.999.999
serve --host nowhere.invalid
serve --host fe80::zz
serve --bot-pause -1
serve --workers 0
serve --workers 65
serve --workers two
serve --database mysql://x
serve --database sqlite:////dev/null/x
serve --no-browser
local --port 99999
local --host 0.0.0.0
local --workers 2
--port 99999
--port x
--no-browser splut
backup
backup /dev/null/x
backup x --json
backup x y
export nope
export nope --database nonsense://x
export --lang es
import
import /nowhere
import /
import /dev/null --json
import --database nonsense://x /dev/null
arena
arena splut
arena chess --bots easy,hard
arena splut --bots easy
arena splut --bots easy,easy
arena splut --bots easy,god
arena splut --bots easy,avernus.nowhere:BOT
arena splut --bots easy,avernus.bots:USUAL
arena splut --bots easy,hard --seats 1
arena splut --bots easy,hard --seats 9
arena splut --bots easy,hard --games 0
arena splut --bots easy,hard --games x
arena splut --bots easy,hard --until 0
arena splut --bots easy,hard --until soon
arena splut --bots easy,hard --until 10 --sprt 10
arena splut --bots easy,medium,hard --sprt 10
arena splut --bots easy,hard --time 0
arena splut --bots easy,hard --time nan
arena splut --bots easy,hard --picture ladder.png
simulate
simulate splut --games 2 --bots god --out x
report
report /nowhere
worth
worth chess
worth splut --thing throw
tune splut
tune splut --target length=1..2 --vary nothing=1..2
tune splut --target lengths=1..2 --vary turn_cap=3..9
arena splut --bots easy,hard --picture /nowhere/at/all/ladder.svg
arena splut --bots easy,hard --option x=1
arena splut --bots easy,hard --workers 0
arena splut --bots easy,hard --journal /dev/null/x
arena splut --bots easy,hard --journal /dev/zero
arena splut --bots easy,hard --lang es
arena inferno-trade --bots easy,hard --option driver=live
bench chess
bench splut chess
bench --seconds 0
bench --seconds 61
bench --lang es
doctor splut
doctor --cards /tmp
doctor --port 3
completion
completion cmd.exe
completion bash zsh
completion bash --json
play
play chess
play splut laberinto
play splut --json
--json play splut
play splut --lang de
play splut --bots god
play splut --bots
play splut --bots easy,god
play splut --bots easy,,easy
play splut --seats 2 --bots random,random,random
play splut --seats 77
play splut --seats 1
play splut --seats x
play splut --position nonsense
play splut --option
play splut --option a=b
play splut --load /nowhere
play splut --load /
play --load /dev/null
play --load /dev/null --seats 2
play --load /dev/null --position x
play --load /dev/null --option turn_cap=10
play laberinto --seats 2
play laberinto --position x
play splut --depth 3
play --resume
play splut --resume
play chess --resume
play --resume --seats 2
play --resume --bots easy
play --resume --load x
play --table
play --table x
play --table ftp://x/table/abcdef
play --table http://127.0.0.1:1/table/abcdef
play --table http://127.0.0.1:1/abcdef
play --table http://[/table/abcdef
play --table http://127.0.0.1:99999/table/abcdef
play splut --table http://127.0.0.1:1/table/abcdef
play --table http://127.0.0.1:1/table/abcdef --seats 2
play --table http://127.0.0.1:1/table/abcdef --bots easy
play --table http://127.0.0.1:1/table/abcdef --watch --name Ada
play --resume --table http://127.0.0.1:1/table/abcdef
play splut --name Ada
play splut --seat 1
play splut --watch
""".strip().splitlines()
ODD = [
    ("verify", "\0"), ("replay", "\0"), ("import", "\0"), ("play", "splut", "--load", "\0"), ("rules", "\0"), ("rules", ""), ("play", ""),
    ("perft", "splut", "--depth", "9" * 400), ("play", "splut", "--bots", ""), ("games", "--cards", "\0"), ("games", "--cards", ""),
    ("perft", "splut", "--depth", "2", "--position", START, "--seats", "9"), ("rules", "splut\nlaberinto"), ("rules", "\x1b[31mred"),
    ("rules", "splut", "--clause", ""), ("play", "splut", "--load", ""), ("perft", "splut", "--depth", "1", "--option", "\u200b=\x07"),
    ("perft", "splut", "--depth", "1", "--position", ""), ("play", "x" * 5000), ("",), ("serve", "--host", ""), ("serve", "--host", "\0"),
    ("serve", "--host", "x" * 300), ("perft", "splut", "--depth", "\u0663\u0660\u0660"), ("backup", ""), ("export", "\0"),
]


@pytest.mark.parametrize("line", BAD)
def test_a_bad_call_gets_one_sentence(refused: Refused, line: str) -> None:
    refused(*line.split())


@pytest.mark.parametrize("arguments", ODD)
def test_an_odd_call_gets_one_sentence(refused: Refused, arguments: tuple[str, ...]) -> None:
    refused(*arguments)


def test_there_are_a_hundred_of_them() -> None:
    assert len(set(BAD)) + len(ODD) >= 150


@pytest.mark.parametrize(("line", "names"), [
    ("play splut --json", "--json does not apply to 'avernus play'"), ("--json play splut", "--json does not apply to 'avernus play'"),
    ("play --load x --seats 2", "--seats does not apply with --load"), ("serve --lang fr", "--lang does not apply to 'avernus serve'"),
    ("play splut --load /dev/null --option turn_cap=3", "--option does not apply with --load"),
])
def test_a_flag_that_cannot_apply_is_named(refused: Refused, line: str, names: str) -> None:
    assert names in refused(*line.split())
