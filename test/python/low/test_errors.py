# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A failed call raises the exception class for its result code, with the adapter's text."""

from __future__ import annotations

import pickle

import pytest
import ur_ipc
from peer import python_output
from ur_ipc import ur
from world import World


def test_the_adapters_error_text_is_in_the_exception(world: World) -> None:
    with pytest.raises(ur_ipc.InvalidArgumentError) as raised:
        ur.urUSMDeviceAlloc(world.context, world.device, None, None, 0)
    error = raised.value
    assert error.code is ur.ur_result_t.UR_RESULT_ERROR_INVALID_USM_SIZE
    assert error.function == "urUSMDeviceAlloc"
    assert error.text == ur.urAdapterGetLastError(world.adapter)[0] != ""
    assert str(error).startswith("urUSMDeviceAlloc: UR_RESULT_ERROR_INVALID_USM_SIZE: ")
    assert isinstance(error, ValueError)
    assert isinstance(error, RuntimeError)


def test_an_error_survives_pickling(world: World) -> None:
    with pytest.raises(ur_ipc.Error) as raised:
        ur.urUSMDeviceAlloc(world.context, world.device, None, None, 0)
    copy = pickle.loads(pickle.dumps(raised.value))
    assert (type(copy), str(copy), copy.code) == (type(raised.value), str(raised.value), raised.value.code)


def test_calls_before_the_loaders_init_raise_an_error() -> None:
    program = """
from ur_ipc import ur
import ur_ipc
try:
    ur.urAdapterGet()
except ur_ipc.UninitializedError as error:
    print(error.code.name, flush=True)
"""
    assert python_output(program) == "UR_RESULT_ERROR_UNINITIALIZED\n"
