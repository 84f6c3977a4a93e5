"""Finished games are analysed beside the tables, in a fair order, and the results are stored
(S9)."""

import asyncio
import gzip
import os
import signal
from typing import Any

import httpx2
import pytest
from server_process import children
from server_table import Guest, Serving, serving

from sandtable.server.fair_turns import MOST_OF_ONE, FairTurns, TooManyWait
from sandtable.server.finished_games import analysis_queue as module
from sandtable.server.finished_games import analysis_worker
from sandtable.server.finished_games.analysis_queue import MOST_ESTIMATES, AnalysisQueue
from sandtable.server.finished_games.analysis_worker import Answer, Estimate, Job
from sandtable.server.store.log_entry import LogEntry


async def finished(guest: Guest) -> str:
    """Return the table of a finished game."""
    made = await guest.open()
    async with guest.sit(made["table"], "us") as browser:
        await browser.play([browser.frame["ask"]["options"][0]["move"]])
        await browser.ask("resign")
    table: str = made["table"]
    return table


async def test_clients_take_turns() -> None:
    turns, order = FairTurns(1), list[str]()

    async def ask(client: str) -> None:
        async with turns.turn(client):
            order.append(client)

    async with turns.turn("first"):
        asked = [asyncio.create_task(ask(client)) for client in ["a"] * 5 + ["b", "c", "b"]]
        await asyncio.sleep(0)
        assert turns.waiting == 8
    await asyncio.gather(*asked)
    assert order == ["a", "b", "c", "a", "b", "a", "a", "a"]
    assert turns.waiting == 0


async def test_waiting_requests_are_limited_per_client_and_in_total() -> None:
    turns = FairTurns(1, most=3, most_of_one=2)

    async def ask(client: str) -> None:
        async with turns.turn(client):
            pass

    async with turns.turn("first"):
        waiting = [asyncio.create_task(ask("a")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyWait) as own:
            await ask("a")
        assert own.value.own
        waiting.append(asyncio.create_task(ask("b")))
        await asyncio.sleep(0)
        with pytest.raises(TooManyWait) as all_:
            await ask("c")
        assert not all_.value.own
        # A cancelled request frees a place.
        waiting.pop(0).cancel()
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(ask("c")))
        await asyncio.sleep(0)
    await asyncio.wait_for(asyncio.gather(*waiting), 60)


async def test_the_event_loop_keeps_running_during_a_replay(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replay is made in another process, compressed there, and made once for simultaneous
    requests."""
    made: list[str] = []
    ask = module.AnalysisProcess.ask

    async def counted(self: module.AnalysisProcess, job: Any) -> Any:
        assert isinstance(job.question, analysis_worker.Request)
        made.append(job.question.kind)
        return await ask(self, job)

    monkeypatch.setattr(module.AnalysisProcess, "ask", counted)
    async with (
        serving(database, analysis_processes=1) as server,
        server.guest() as guest,
        server.guest() as stranger,
    ):
        table = await finished(guest)
        paths = [f"/api/tables/{table}/{kind}" for kind in ("replay", "report", "record")]
        paths += [f"/api/tables/{table}/replay/{entry}?side=us" for entry in (0, 3)]
        for path in paths:
            answers = await asyncio.gather(*(guest.http.get(path) for _ in range(4)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert answers[0].headers["content-encoding"] == "gzip"
            # Clients without gzip get the uncompressed text.
            plain = await guest.http.get(path, headers={"accept-encoding": "identity"})
            assert plain.content == answers[0].content
        assert len(made) == len(paths)
        # Each client is told which players are its own.
        own, others = [(await one.http.get(paths[0])).json() for one in (guest, stranger)]
        assert [player["you"] for player in own["players"]] == [True, True]
        assert [player["you"] for player in others["players"]] == [False, False]
        assert own["entries"] == others["entries"]
        missing = await guest.http.get(f"/api/tables/{table}/replay/9999")
        assert (missing.status_code, missing.json()["error"]) == (404, "unknown-moment")
        too_large = await guest.http.get(f"/api/tables/{table}/replay/{1 << 70}")
        assert too_large.status_code == 404


async def test_a_running_game_has_no_replay_report_or_record(server: Serving) -> None:
    async with server.guest() as guest:
        made = await guest.open()
        for kind in ("replay", "report", "record", "replay/1"):
            answer = await guest.http.get(f"/api/tables/{made['table']}/{kind}")
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        answer = await guest.http.get(f"/api/tables/{'0' * 16}/replay")
        assert answer.status_code == 404


async def test_a_process_that_dies_is_replaced(database: str) -> None:
    async with serving(database, analysis_processes=1) as server, server.guest() as guest:
        table = await finished(guest)
        before = set(children(os.getpid()))
        assert (await guest.http.get(f"/api/tables/{table}/replay")).status_code == 200
        (process,) = set(children(os.getpid())) - before
        os.kill(process, signal.SIGSTOP)
        asking = asyncio.create_task(guest.http.get(f"/api/tables/{table}/report"))
        await asyncio.sleep(0.1)
        os.kill(process, signal.SIGKILL)
        assert (await asking).status_code == 503
        assert (await guest.http.get(f"/api/tables/{table}/report")).status_code == 200


async def test_too_many_questions_are_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()

    async def slow(self: module.AnalysisProcess, job: Any) -> Any:
        await go_on.wait()
        return module.analysis_worker.Answer(200, gzip.compress(b"{}"))

    monkeypatch.setattr(module.AnalysisProcess, "ask", slow)
    async with serving(database, analysis_processes=1) as server, server.guest() as guest:
        table = await finished(guest)

        async def ask(entry: int) -> httpx2.Response:
            return await guest.http.get(f"/api/tables/{table}/replay/{entry}")

        asking = [asyncio.create_task(ask(entry)) for entry in range(MOST_OF_ONE + 3)]
        async with asyncio.timeout(30):
            while sum(task.done() for task in asking) < 2:
                await asyncio.sleep(0.01)
        assert {task.result().status_code for task in asking if task.done()} == {429}
        go_on.set()
        answers = [task.result().status_code for task in (await asyncio.wait(asking))[0]]
        assert sorted(answers) == [200] * (MOST_OF_ONE + 1) + [429] * 2


async def test_estimates_do_not_fill_the_queue_of_finished_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Any number of estimates takes one place of the queue."""

    async def no_log(table: str) -> list[LogEntry]:
        return []

    analyses, done = AnalysisQueue(no_log, processes=0), list[str]()
    go_on = asyncio.Event()

    async def ask(job: Job) -> Answer:
        await go_on.wait()
        done.append(type(job.question).__name__)
        return Answer(200, b"")

    monkeypatch.setattr(analyses, "_ask", ask)
    asked = [
        asyncio.create_task(analyses.answer(f"guest-{number}", Estimate("any", f"{number}")))
        for number in range(MOST_ESTIMATES + 5)
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert analyses._turns.waiting <= 1
    go_on.set()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    refused = [one for one in answers if isinstance(one, TooManyWait)]
    assert len(done) == MOST_ESTIMATES + 1
    assert len(refused) == 4
