# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""C callbacks call Python callables on any thread."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from peer import DEADLINE_S, python_output
from ur_ipc import ur
from world import World


def test_an_event_calls_back_from_a_thread_of_the_adapter(world: World) -> None:
    calls: list[tuple[object, object, int]] = []
    done = threading.Event()

    def notify(event: ur.ur_event_handle_t, status: ur.ur_execution_info_t) -> None:
        calls.append((event, status, threading.get_ident()))
        done.set()

    event = world.event()
    complete = ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE
    ur.urEventSetCallback(event, complete, notify)
    assert done.wait(DEADLINE_S)
    assert [(source, status) for source, status, _ in calls] == [(event, complete)]
    assert calls[0][2] != threading.get_ident()
    ur.urEventRelease(event)


def test_a_callable_is_released_after_its_only_call(world: World) -> None:
    class Notify:
        def __init__(self) -> None:
            self.done = threading.Event()

        def __call__(self, *_: object) -> None:
            self.done.set()

    notify = Notify()
    done, released = notify.done, threading.Event()
    weakref.finalize(notify, released.set)
    event = world.event()
    ur.urEventSetCallback(event, ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE, notify)
    del notify
    assert done.wait(DEADLINE_S)
    assert released.wait(DEADLINE_S)
    ur.urEventRelease(event)


def test_a_callable_is_released_after_a_failed_call(world: World) -> None:
    class Notify:
        def __call__(self, *_: object) -> None:
            pass

    notify = Notify()
    reference = weakref.ref(notify)
    with pytest.raises(ValueError, match="hEvent"):
        ur.urEventSetCallback(ur.ur_event_handle_t(), ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE, notify)
    del notify
    gc.collect()
    assert reference() is None


@pytest.fixture
def unraisable(monkeypatch: pytest.MonkeyPatch) -> Callable[[], BaseException]:
    """Returns a function that waits for the exception of a callback. Only sys.unraisablehook gets such an exception."""
    errors: list[BaseException] = []
    raised = threading.Event()

    def hook(arguments: object) -> None:
        error = getattr(arguments, "exc_value", None)
        assert isinstance(error, BaseException)
        errors.append(error)
        raised.set()

    monkeypatch.setattr("sys.unraisablehook", hook)

    def wait_for_error() -> BaseException:
        assert raised.wait(DEADLINE_S)
        return errors[0]

    return wait_for_error


def test_an_exception_of_a_callable_is_reported_and_not_raised(world: World, unraisable: Callable[[], BaseException]) -> None:
    def fail(*_: object) -> None:
        raise KeyError("from a callback")

    event = world.event()
    ur.urEventSetCallback(event, ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE, fail)
    assert isinstance(unraisable(), KeyError)
    ur.urEventRelease(event)


def test_a_logger_gets_the_findings_of_the_validation_layer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = """
from ur_ipc import ur
from world import World
config = ur.urLoaderConfigCreate()
ur.urLoaderConfigEnableLayer(config, "UR_LAYER_FULL_VALIDATION")
world = World(config)
logged = []
ur.urAdapterSetLoggerCallback(world.adapter, lambda *message: logged.append(message), ur.ur_logger_level_t.UR_LOGGER_LEVEL_WARN)
try:
    ur.urUSMDeviceAlloc(world.context, ur.ur_device_handle_t(), None, None, 16)
except ValueError:
    print(logged[0][0].name, logged[0][1].split(":")[1], flush=True)
"""
    monkeypatch.setenv("UR_LOG_VALIDATION", f"output:file,{tmp_path / 'findings.txt'}")
    assert python_output(program) == "UR_LOGGER_LEVEL_ERROR  urUSMDeviceAlloc\n"


def test_the_tracing_layer_calls_the_code_location_callback(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = """
from ur_ipc import ur
from world import World
def here():
    return ur.ur_code_location_t(functionName="function", sourceFile="source.py", lineNumber=7, columnNumber=1)
config = ur.urLoaderConfigCreate()
ur.urLoaderConfigEnableLayer(config, "UR_LAYER_TRACING")
ur.urLoaderConfigSetCodeLocationCallback(config, here)
world = World(config)
world.free(world.allocate())
"""
    log = tmp_path / "trace.txt"
    monkeypatch.setenv("UR_LOG_TRACING", f"level:info;flush:info;output:file,{log}")
    python_output(program)
    assert "source.py:7:1 in function" in log.read_text()


def test_the_interpreter_exits_during_callbacks() -> None:
    program = """
from ur_ipc import ur
from world import World
world = World()
for _ in range(200):
    event = ur.urEnqueueEventsWait(world.queue, phEvent=True)
    ur.urEventSetCallback(event, ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE, lambda *_: None)
context = ur.urContextCreate([world.device])
ur.urContextSetExtendedDeleter(context, lambda: None)
"""
    python_output(program)
