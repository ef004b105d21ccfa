# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Events between processes: signals, waits with and without a timeout, and errors after the signaler has exited."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import threading

import pytest
import tasks
import ur_ipc
from held import held_queue
from peer import DEADLINE_S, Worker, python_output
from ur_ipc import events


@pytest.fixture
def cpu() -> ur_ipc.Device:
    return ur_ipc.empty(0).device


async def wait_for_event(event: ur_ipc.Event) -> None:
    await event


def test_a_wait_returns_at_once_before_the_first_signal() -> None:
    event = ur_ipc.Event()
    assert event.done
    event.wait()
    event.wait(timeout=0)


def test_a_signal_follows_earlier_work(cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()
    with held_queue(cpu):
        event.signal()
        assert not event.done
        with pytest.raises(TimeoutError, match=r"not signaled within 0\.01 s"):
            event.wait(timeout=0.01)
    event.wait(timeout=DEADLINE_S)
    assert event.done


def test_other_processes_wait_and_their_threads_run(worker: Worker, cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()
    array = ur_ipc.zeros(3)
    worker.call(tasks.open_as, "event", bytes(ur_ipc.share(event)))
    worker.call(tasks.unpickle_as, "array", pickle.dumps(array))
    with held_queue(cpu):
        event.signal()
        worker.begin(tasks.wait_then_read, "event", "array")
        array.numpy()[:] = 5
    turns, elements = worker.finish(tasks.wait_then_read)
    assert elements.tolist() == [5, 5, 5]
    assert turns > 0, "no other thread of the process ran during the wait"
    for name in ("event", "array"):
        worker.call(tasks.close, name)


def test_any_process_signals(worker: Worker) -> None:
    event = ur_ipc.Event()
    worker.call(tasks.unpickle_as, "event", pickle.dumps(event))
    for _ in range(100):
        worker.call(tasks.signal, "event")
        event.wait(timeout=DEADLINE_S)
    worker.call(tasks.close, "event")


def test_a_signal_follows_the_given_events(cpu: ur_ipc.Device) -> None:
    first, second = ur_ipc.Event(), ur_ipc.Event()
    with Worker() as importer:
        importer.call(tasks.open_as, "first", bytes(ur_ipc.share(first)))
        importer.call(tasks.open_as, "second", bytes(ur_ipc.share(second)))
        with held_queue(cpu):
            first.signal()
            importer.call(tasks.signal, "second", "first")
            assert not second.done
        second.wait(timeout=DEADLINE_S)


def test_a_wait_for_a_dead_signaler_fails(cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()
    with Worker() as signaler:
        signaler.call(tasks.open_as, "event", bytes(ur_ipc.share(event)))
        signaler.call(tasks.signal_never, "event")
        assert not event.done
        killer = threading.Timer(0, signaler.kill)
        killer.start()
        with pytest.raises(ur_ipc.SignalFailedError):
            event.wait(timeout=DEADLINE_S)
        killer.join()
    with pytest.raises(ur_ipc.SignalFailedError):
        event.wait()
    event.signal()  # a new signal makes the event usable again
    event.wait(timeout=DEADLINE_S)


def test_the_event_loop_runs_while_a_task_waits(cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()

    async def main() -> list[str]:
        order: list[str] = []

        async def wait(name: str) -> None:
            await event
            order.append(name)

        with held_queue(cpu):
            event.signal()
            waiters = [asyncio.create_task(wait("first")), asyncio.create_task(wait("second"))]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            order.append("the loop")
        await asyncio.wait_for(asyncio.gather(*waiters), DEADLINE_S)
        await event  # it is complete already
        return order

    assert asyncio.run(main()) == ["the loop", "first", "second"]


def test_a_later_signal_does_not_block_the_event_loop(cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()

    async def main() -> None:
        with held_queue(cpu):
            event.signal()
            waiter = asyncio.create_task(wait_for_event(event))
            await asyncio.sleep(0)
        with held_queue(cpu):
            event.signal()  # before the task runs again
            await asyncio.wait_for(waiter, DEADLINE_S)

    asyncio.run(main())


def test_a_wait_succeeds_after_timed_out_waits(cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()

    async def main() -> None:
        with held_queue(cpu):
            event.signal()
            for _ in range(20):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(wait_for_event(event), 0.001)
        await asyncio.wait_for(wait_for_event(event), DEADLINE_S)

    asyncio.run(main())


def test_an_await_of_a_dead_signaler_fails() -> None:
    event = ur_ipc.Event()

    async def main(signaler: Worker) -> None:
        waiter = asyncio.ensure_future(wait_for_event(event))
        await asyncio.sleep(0)
        await asyncio.to_thread(signaler.kill)
        with pytest.raises(ur_ipc.SignalFailedError):
            await asyncio.wait_for(waiter, DEADLINE_S)

    with Worker() as signaler:
        signaler.call(tasks.open_as, "event", bytes(ur_ipc.share(event)))
        signaler.call(tasks.signal_never, "event")
        asyncio.run(main(signaler))


def test_a_wait_is_for_the_latest_signal(cpu: ur_ipc.Device) -> None:
    event = ur_ipc.Event()
    with held_queue(cpu):
        event.signal()
        with pytest.raises(TimeoutError):
            event.wait(timeout=0.001)  # leaves a callback pending
    with held_queue(cpu):
        event.signal()
        with pytest.raises(TimeoutError):
            event.wait(timeout=0.05)
    event.wait(timeout=DEADLINE_S)


def test_a_wait_does_not_wait_for_a_later_signal(cpu: ur_ipc.Device, monkeypatch: pytest.MonkeyPatch) -> None:
    event = ur_ipc.Event()
    fire = events._Callback.fire
    queue_is_free = threading.Event()  # set when the queue is no longer blocked
    waiter = threading.Thread(target=event.wait, args=(DEADLINE_S,), daemon=True)
    with contextlib.ExitStack() as stack:

        def signal_again(callback: events._Callback, *_: object) -> None:
            queue_is_free.wait(DEADLINE_S)
            stack.enter_context(held_queue(cpu))
            event.signal()
            fire(callback)

        monkeypatch.setattr(events._Callback, "fire", signal_again)
        with held_queue(cpu):
            event.signal()
            waiter.start()
            while event._callback is None:
                pass
        queue_is_free.set()
        waiter.join(DEADLINE_S / 4)
        assert not waiter.is_alive()
        assert not event.done
    event.wait(DEADLINE_S)


def test_ctrl_c_ends_a_wait() -> None:
    program = """
import os, signal, threading, ur_ipc
from held import held_queue
event = ur_ipc.Event()
with held_queue(event.device):
    event.signal()
    threading.Timer(0.05, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    try:
        event.wait()
    except KeyboardInterrupt:
        print("interrupted")
"""
    assert python_output(program) == "interrupted\n"


def test_the_interpreter_exits_during_a_wait() -> None:
    program = """
import ctypes, threading, ur_ipc
from held import held_queue
event = ur_ipc.Event()
held = held_queue(event.device)
held.__enter__()
ctypes.pythonapi.Py_IncRef(ctypes.py_object(held))  # never freed
event.signal()
threading.Thread(target=event.wait, daemon=True).start()
try:
    event.wait(0.01)
except TimeoutError:
    print("timed out")
"""
    assert python_output(program) == "timed out\n"


def test_event_handles_live_as_long_as_array_handles(worker: Worker) -> None:
    event = ur_ipc.Event()
    with event.share() as handle:
        data = bytes(handle)
        with handle.open() as opened:
            assert pickle.loads(pickle.dumps(opened)).done
    with pytest.raises(ur_ipc.InvalidHandleError):
        worker.call(tasks.open_as, "event", data)
    message = pickle.dumps(event)
    assert pickle.loads(message).done
    event.close()
    with pytest.raises(ValueError, match="closed"):
        event.wait()
    with pytest.raises(ur_ipc.InvalidHandleError):
        pickle.loads(message)
    with pytest.raises(PermissionError):
        ur_ipc.share(ur_ipc.Event(), read_only=True)
