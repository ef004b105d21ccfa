# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A call that does not succeed raises the class of its code, with the adapter's own words."""

from __future__ import annotations

import pickle

import pytest
import ur_ipc
from ur_ipc import ur
from world import Process, World


def test_the_adapter_tells_what_it_refused(world: World) -> None:
    with pytest.raises(ur_ipc.InvalidArgumentError) as raised:
        ur.urUSMDeviceAlloc(world.context, world.device, None, None, 0)
    error = raised.value
    assert error.code is ur.ur_result_t.UR_RESULT_ERROR_INVALID_USM_SIZE
    assert error.function == "urUSMDeviceAlloc"
    assert error.text == ur.urAdapterGetLastError(world.adapter)[0] != ""
    assert str(error).startswith("urUSMDeviceAlloc: UR_RESULT_ERROR_INVALID_USM_SIZE: ")
    assert isinstance(error, ValueError)
    assert isinstance(error, RuntimeError)


# The mock fails on request.
FAILING = """
from ur_ipc import ur
import ur_ipc
from world import World
config = ur.urLoaderConfigCreate()
ur.urLoaderConfigSetMockingEnabled(config, True)
world = World(config)
try:
    world.allocate()
except ur_ipc.Error as error:
    print(type(error).__name__, error.code.name, flush=True)
"""


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("OUT_OF_DEVICE_MEMORY", "OutOfMemoryError"),
        ("OUT_OF_RESOURCES", "OutOfResourcesError"),
        ("DEVICE_LOST", "DeviceLostError"),
        ("UNSUPPORTED_FEATURE", "UnsupportedError"),
        ("INVALID_CONTEXT", "InvalidArgumentError"),
        ("UNKNOWN", "Error"),
    ],
)
def test_a_code_has_its_class(monkeypatch: pytest.MonkeyPatch, code: str, name: str) -> None:
    monkeypatch.setenv("UR_IPC_MOCK_FAIL", f"urUSMDeviceAlloc:1:UR_RESULT_ERROR_{code}")
    with Process(FAILING) as process:
        assert process.line() == f"{name} UR_RESULT_ERROR_{code}"


def test_an_error_survives_pickling(world: World) -> None:
    with pytest.raises(ur_ipc.Error) as raised:
        ur.urUSMDeviceAlloc(world.context, world.device, None, None, 0)
    again = pickle.loads(pickle.dumps(raised.value))
    assert (type(again), str(again), again.code) == (type(raised.value), str(raised.value), raised.value.code)


def test_calls_before_the_loader_began_are_told() -> None:
    program = """
from ur_ipc import ur
import ur_ipc
try:
    ur.urAdapterGet()
except ur_ipc.UninitializedError as error:
    print(error.code.name, flush=True)
"""
    with Process(program) as process:
        assert process.line() == "UR_RESULT_ERROR_UNINITIALIZED"
