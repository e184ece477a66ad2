"""The life of a table: seats, bots, undo, takebacks, clocks, absence, chat, rematch, hot seat, programmed answers."""

import asyncio
from pathlib import Path

import pytest

import avernus
from avernus.core.record import read
from avernus.play.verify import verify
from avernus.server.http import api_records
from tests.server.harness import COMMIT, Client, Player, running


async def play_out(table: str, client: Client, players: list[Player], most: int = 400) -> int:
    """Both play the first legal action until the game is over; how many actions that took."""
    for number in range(most):
        for player in players:
            await player.send(resync=True)
        states = [await player.next("state") for player in players]
        if states[0]["status"] == "over":
            return number
        for player, state in zip(players, states, strict=True):
            if state["legal"]:
                texts = [pair[0] for pair in state["legal"]]
                await player.ask(do=next((text for text in texts if ":" in text), texts[number % len(texts)]))
    return most


async def test_commitment_before_sitting_secret_after_the_end_and_a_record_that_verifies(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2, options={"turn_cap": 3})
        before = (await client.get(f"/api/tables/{table}")).json()
        assert before["commit"].startswith("sha256:") and before["status"] == "open" and before["outcome"] is None
        tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
        players = [await client.live(table, token) for token in tokens]
        for player in players:
            await player.next("state")
        early = (await client.get(f"/api/tables/{table}/record")).text
        assert "secret" not in early and read(early).commit == before["commit"]
        await play_out(table, client, players)
        after = (await client.get(f"/api/tables/{table}")).json()
        assert after["status"] == "over" and after["outcome"]["secret"] and after["outcome"]["sentence"]
        record = read((await client.get(f"/api/tables/{table}/record")).text)
        verdict = verify(record)
        assert verdict.finished and verdict.secret_known and record.commit == before["commit"] and len(record.nonces) == 2
        assert (await client.get(f"/api/tables/{table}/verify")).json()["verdict"] == "in order"


async def test_seats_are_taken_once_and_left_freely_before_the_start(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=3, public=True, name="Friday")
        _, token = await client.sit(table, 1)
        taken = await client.post(f"/api/tables/{table}/seats", name="Bo", commit=COMMIT, seat=1)
        assert taken.status_code == 409 and taken.json()["error"]["code"] == "seat-taken"
        assert (await client.post(f"/api/tables/{table}/seats", name="Bo", commit=COMMIT, seat=7)).status_code == 422
        listed = (await client.get("/api/tables", status="open", game="splut")).json()["tables"]
        assert [one["name"] for one in listed] == ["Friday"] and listed[0]["seats"][1]["name"] == "Ada"
        assert (await client.post(f"/api/tables/{table}/leave", token)).status_code == 200
        assert (await client.post(f"/api/tables/{table}/leave", token)).json()["error"]["code"] == "bad-token"
        assert (await client.get(f"/api/tables/{table}")).json()["seats"][1]["kind"] == "empty"


async def test_bots_fill_the_table_think_elsewhere_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        _, token = await client.sit(table, 0)
        player = await client.live(table, token)
        await player.next("state")
        assert (await client.post(f"/api/tables/{table}/bots", token, bot="greedy")).status_code == 200
        assert (await player.next("state", status="playing"))["view"]["mover"] == 0
        assert (await player.ask(do="De3"))["type"] == "done"
        for _ in range(2):
            assert (await player.next("event", waiting=[1]))["type"] == "event"
        mine = await player.next("event", waiting=[0])
        assert mine["lines"][0][0] == 1 and mine["legal"]
        hint = await player.ask(hint="greedy")
        assert hint["type"] == "hint" and hint["action"] in mine["legal"]


async def test_undo_is_free_in_ones_turn_and_by_consent_after_it(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, north) = await client.two()
        await south.ask(do="De3")
        await north.next("event")
        assert (await south.ask(undo=True))["code"] == "needs-consent"
        await north.ask(do="De7")
        await north.next("event", undo=True)
        assert (await north.ask(undo=True))["type"] == "done"
        back = await south.next("event", back=1)
        assert back["actions"] == 1 and back["waiting"] == [1]
        assert (await south.ask(takeback="ask"))["type"] == "done"
        asked = await north.next("news", what="takeback")
        assert asked["takeback"] == {"by": 0, "keep": 0, "agreed": []}
        assert (await south.ask(takeback="agree"))["code"] == "no-takeback-asked"
        assert (await north.ask(takeback="decline"))["type"] == "done"
        await south.ask(takeback="ask")
        await north.ask(takeback="agree")
        assert (await north.next("event", back=0))["actions"] == 0
        record = read((await client.get(f"/api/tables/{table}/record")).text)
        assert [str(line).split("(")[0] for line in record.lines] == ["Line", "Line", "Takeback", "Takeback"]
        verify(record)


async def test_a_repeated_command_is_answered_again_and_not_played_twice(tmp_path: Path) -> None:
    async with running(tmp_path, nap=0.0) as client:
        table, tokens, (south, _) = await client.two()
        first = await south.ask(do="De3", ref="same")
        again = await south.ask(do="De3", ref="same")
        assert again["repeated"] and again["version"] == first["version"]
        other = await client.live(table, tokens[0])
        assert (await other.next("state"))["actions"] == 1
        assert (await other.ask(do="De3", ref="same"))["repeated"]
        over_http = await client.post(f"/api/tables/{table}/do", tokens[0], do="De3", ref="same")
        assert over_http.json()["repeated"]


async def test_chat_reaches_everybody_and_spectators_only_watch(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, north) = await client.two()
        watcher = await client.live(table)
        state = await watcher.next("state")
        assert state["seat"] is None and state["legal"] == []
        await south.ask(chat=" good luck \u202e")
        for player in (north, watcher):
            assert (await player.next("news", what="chat"))["chat"] == {"seat": 0, "name": "P0", "text": "good luck"}
        assert (await watcher.ask(chat="hi"))["code"] == "not-seated"
        assert (await watcher.ask(do="De3"))["code"] == "not-seated"
        assert (await south.ask(chat="x" * 501))["code"] == "too-long"
        assert (await north.next("presence", online=[0, 1], watching=1))["watching"] == 1


async def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_and_back_on_return(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _table, _tokens, (south, north) = await client.two(clock={"kind": "game", "initial": 1, "increment": 0})
        news = await north.next("news", what="seats", why="time")
        assert news["table"]["seats"][0]["away"] and news["about"] == 0
        event = await north.next("event")
        assert event["lines"][0][0] == 0
        assert event["clock"]["left"][0] == 0
        assert (await south.ask(back=True))["type"] == "done"
        assert not (await north.next("news", what="seats"))["table"]["seats"][0]["away"]


async def test_a_lost_flag_can_end_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _, _, (_, north) = await client.two(clock={"kind": "game", "initial": 1}, on_time="lose")
        news = await north.next("news", what="over")
        assert news["outcome"]["reason"] == "flagged" and news["outcome"]["seat"] == 0 and "P0" in news["outcome"]["sentence"]


async def test_a_vote_hands_an_absent_seat_to_a_bot(tmp_path: Path) -> None:
    async with running(tmp_path, absence=0.0) as client:
        table, tokens, (south, north) = await client.two()
        assert (await north.ask(vote=0))["code"] == "still-here"
        await south.close()
        await north.next("presence", online=[1])
        assert (await north.ask(vote=0))["type"] == "done"
        assert (await north.next("event"))["lines"][0][0] == 0
        back = await client.live(table, tokens[0])
        assert (await back.next("state"))["table"]["seats"][0]["away"]
        assert (await back.ask(back=True))["type"] == "done"


async def test_resigning_ends_a_game_of_two_and_leaving_lets_a_bot_play_on(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _, _, (south, north) = await client.two()
        await south.ask(resign=True)
        assert (await north.next("news", what="over"))["outcome"]["reason"] == "resigned"
        _, _, (south, north) = await client.two()
        await south.ask(leave=True)
        assert (await north.next("event"))["lines"][0][0] == 0


async def test_a_rematch_has_the_same_options_and_is_opened_once(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, north) = await client.two(options={"turn_cap": 77})
        assert (await south.ask(rematch=True))["code"] == "not-over"
        await south.ask(resign=True)
        await asyncio.gather(south.ask(rematch=True), north.ask(rematch=True))
        fresh = (await north.next("news", what="rematch"))["table_id"]
        info = (await client.get(f"/api/tables/{fresh}")).json()
        assert info["options"] == {"turn_cap": 77} and info["rematch_of"] == table and info["status"] == "open"
        assert (await client.get(f"/api/tables/{table}")).json()["rematch"] == fresh
        assert info["commit"] != (await client.get(f"/api/tables/{table}")).json()["commit"]


async def test_in_a_rematch_everybody_moves_on_by_one_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2, bots={"0": "random"})
        _, token = await client.sit(table, 1)
        ada = await client.live(table, token)
        await ada.ask(resign=True)
        await ada.ask(rematch=True)
        news = await ada.next("news", what="rematch")
        assert news["about"] == 1
        seats = (await client.get(f"/api/tables/{news['table_id']}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["empty", "bot"]


async def test_who_resigns_or_runs_out_of_time_names_the_winner(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _, _, (south, north) = await client.two()
        await south.ask(resign=True)
        assert (await north.next("news", what="over"))["outcome"]["sentence"] == "P1 wins: P0 has resigned."


async def test_a_name_can_be_changed_before_and_during_the_game(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        token = (await client.sit(table, 0))[1]
        ada = await client.live(table, token)
        assert (await ada.ask(name=" \u200b "))["code"] == "bad-name"
        assert (await ada.ask(name="Ada Byron"))["type"] == "done"
        assert (await ada.next("news", what="seats", about=0))["table"]["seats"][0]["name"] == "Ada Byron"
        await client.sit(table, 1, "Bo")
        await ada.next("state", status="playing")
        assert (await ada.ask(name="Ada"))["type"] == "done"
        await ada.ask(do="De3")
        assert (await ada.next("event"))["events"][0]["sentence"].startswith("Ada’s dwarf")


async def test_a_table_is_closed_by_whoever_sits_there_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table("inferno-race", seats=3, public=True)
        tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
        ada, bo = [await client.live(table, token) for token in tokens]
        assert (await ada.ask(close=True))["code"] == "others-seated"
        await bo.ask(leave=True)
        assert (await ada.ask(close=True))["type"] == "done"
        assert (await ada.next("news", what="over"))["outcome"]["reason"] == "closed"
        assert (await client.get("/api/tables", status="open")).json()["tables"] == []
        _, _, (south, _) = await client.two()
        assert (await south.ask(close=True))["code"] == "already-started"


async def test_whoever_asked_hears_that_a_takeback_is_declined(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _, _, (south, north) = await client.two()
        await south.ask(do="De3")
        await south.ask(takeback="ask")
        await north.next("news", what="takeback")
        await north.ask(takeback="decline")
        assert (await south.next("news", what="takeback", takeback=None))["declined"] == 1


async def test_the_whole_story_of_a_table_is_told_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api_records, "MOST_TOLD", 4)
    async with running(tmp_path) as client:
        table, tokens, (south, north) = await client.two()
        for player, move in ((south, "De3"), (north, "De7"), (north, "De6"), (south, "De4"), (south, "De3"), (south, "De2")):
            assert (await player.ask(do=move))["type"] == "done"
        await south.ask(chat="well")
        whole = (await client.get(f"/api/tables/{table}/state", tokens[0])).json()["log"]
        last = (await client.get(f"/api/tables/{table}/log", tokens[0])).json()
        assert last["more"] and last["log"] == whole[-4:]
        first = (await client.get(f"/api/tables/{table}/log", tokens[0], before=last["log"][0]["version"])).json()
        assert first["log"] == whole[:-4]


async def test_a_table_says_whom_it_waits_for(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, _) = await client.two()
        assert (await client.get(f"/api/tables/{table}")).json()["waiting"] == [0]
        await south.ask(do="De3")
        assert (await client.get(f"/api/tables/{table}")).json()["waiting"] == [1]


async def test_hot_seat_one_client_holds_both_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table = await client.table(seats=2)
        tokens = [(await client.sit(table, seat))[1] for seat in range(2)]
        both = await client.live(table, *tokens)
        assert [(await both.next("state", seat=seat))["seat"] for seat in range(2)] == [0, 1]
        assert (await both.ask(do="De3"))["code"] == "bad-request"
        assert (await both.ask(do="De3", seat=0))["type"] == "done"
        events = [await both.next("event", seat=seat) for seat in range(2)]
        assert not events[0]["legal"] and events[1]["legal"]


async def test_programmed_answers_are_played_and_stay_private(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        _table, _, (south, north) = await client.two()
        await north.ask(orders=[{"prompt": "step", "params": {"steps": 2}, "play": "De7"}])
        assert (await north.next("news", what="orders"))["orders"][0]["play"] == "De7"
        await south.ask(do="De3")
        event = await south.next("event", waiting=[1])
        assert event["lines"] == [[0, "De3"]]
        assert (await south.next("event", lines=[[1, "De7"]]))["actions"] == 2
        assert not any(message.get("what") == "orders" for message in south.heard)


async def test_a_table_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async with running(tmp_path, nap=-1.0) as client:
        table, _, (south, north) = await client.two()
        hub = client.server.hub  # type: ignore[attr-defined]
        await south.ask(do="De3")
        while hub.tables[table].room is not None:
            await asyncio.sleep(0.05)
        assert (await north.ask(do="De7"))["type"] == "done"
        assert (await north.ask(undo=True))["type"] == "done"


async def test_positions_of_the_past(tmp_path: Path) -> None:
    async with running(tmp_path) as client:
        table, _, (south, north) = await client.two()
        await south.ask(do="De3")
        await north.ask(do="De7")
        start = avernus.new_table("splut", 2)
        zero = (await client.get(f"/api/tables/{table}/at/0")).json()
        assert zero["view"] == start.view(None) and zero["of"] == 2
        start.play(0, "De3")
        one = (await client.get(f"/api/tables/{table}/at/1")).json()
        assert one["view"] == start.view(None) and one["lines"] == [[0, "De3"]] and one["events"][0]["name"] == "walked"
        assert (await client.get(f"/api/tables/{table}/at/3")).status_code == 422
        assert [row[:2] for row in (await client.get(f"/api/tables/{table}/lines")).json()["lines"]] == [[0, "De3"], [1, "De7"]]
