# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For invalid arguments, functions raise TypeError, ValueError or ur_ipc.Error with their name. They never crash the
process."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable

import pytest
import ur_ipc
from test_surface import STUBS
from ur_ipc import ur
from world import World

# Without urLoaderTearDown, which would shut down the loader that the other tests use.
NAMES = sorted(set(STUBS) - {"urLoaderTearDown"})
REFUSALS = (TypeError, ValueError, ur_ipc.Error)


def default_value(annotation: str) -> object:
    """Returns a harmless value for a type: None or an empty value if possible."""
    if "None" in annotation:
        return None
    if annotation.startswith("Sequence"):
        return []
    if annotation.startswith("Callable"):
        return lambda *_: None
    if annotation in ("int", "bool", "str", "Buffer"):
        return {"int": 0, "bool": False, "str": "", "Buffer": b""}[annotation]
    cls = getattr(ur, annotation)
    if hasattr(cls, "__members__"):
        return next(iter(cls.__members__.values()))
    return cls(pDeviceTargetSpec="") if annotation == "ur_device_binary_t" else cls()


def arguments_of(name: str) -> dict[str, str]:
    """Returns the positional arguments of a function, with their types."""
    arguments = STUBS[name].args.args
    return {argument.arg: ast.unparse(argument.annotation) for argument in arguments if argument.annotation}


def garbage() -> list[object]:
    cyclic: list[object] = []
    cyclic.append(cyclic)
    return [
        *(None, True, -1, 0, 1.5, 1 << 31, 1 << 32, 1 << 63, 1 << 64, -(1 << 63) - 1, 1 << 200),
        *("", "text", "nul\0", "\ud800", b"", b"bytes", bytearray(3), memoryview(b"abcdef")[::2]),
        *([], [None], [1], [object()], cyclic, (), {}, set(), object(), int, len, itertools.count()),
        *(ur.ur_context_handle_t(), ur.ur_usm_desc_t(), ur.ur_usm_desc_t, ur.ur_result_t.UR_RESULT_SUCCESS),
    ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.usefixtures("world")
def test_garbage_in_any_argument_is_refused(name: str) -> None:
    function: Callable[..., object] = getattr(ur, name)
    types = arguments_of(name)
    for parameter in types:
        refusals = 0
        for value in garbage():
            values = {p: default_value(t) for p, t in types.items()} | {parameter: value}
            try:
                function(**values)
            except REFUSALS as error:
                assert name in str(error), (parameter, value)
                refusals += 1
        assert refusals, parameter


@pytest.mark.parametrize("name", [name for name in NAMES if arguments_of(name)])
def test_missing_and_surplus_arguments_are_refused(name: str) -> None:
    function: Callable[..., object] = getattr(ur, name)
    types = arguments_of(name)
    values = [default_value(annotation) for annotation in types.values()]
    with pytest.raises(TypeError, match=name):
        function(*values, None)
    with pytest.raises(TypeError, match=name):
        function()
    with pytest.raises(TypeError, match=name):
        function(**dict(zip(types, values, strict=True)), unknown=1)


@pytest.mark.parametrize("value", [1, 8, 4096, 1 << 47, (1 << 64) - 8, "memory"])
def test_invalid_handle_numbers_are_refused(world: World, value: int | str) -> None:
    number = world.allocate() if isinstance(value, str) else value
    for name, types in ((name, arguments_of(name)) for name in NAMES):
        for parameter, annotation in types.items():
            if annotation.endswith("_handle_t") and annotation != "ur_loader_config_handle_t":
                values = {p: default_value(t) for p, t in types.items()} | {parameter: getattr(ur, annotation)(number)}
                with pytest.raises(REFUSALS, match=name):
                    getattr(ur, name)(**values)


@pytest.mark.parametrize("kind", ["context", "queue", "event", "pool", "buffer", "physical memory"])
def test_released_handles_are_refused(world: World, kind: str) -> None:
    constructors: dict[str, Callable[[], object]] = {
        "context": lambda: ur.urContextCreate([world.device]),
        "queue": lambda: ur.urQueueCreate(world.context, world.device),
        "event": world.event,
        "pool": lambda: ur.urUSMPoolCreate(world.context, ur.ur_usm_pool_desc_t()),
        "buffer": lambda: ur.urMemBufferCreate(world.context, ur.ur_mem_flags_t.UR_MEM_FLAG_READ_WRITE, 64),
        "physical memory": world.shareable_physical_memory,
    }
    stems = {"pool": "USMPool", "buffer": "Mem", "physical memory": "PhysicalMem"}
    stem = stems.get(kind, kind.capitalize())
    release: Callable[[object], None] = getattr(ur, f"ur{stem}Release")
    handle = constructors[kind]()
    release(handle)
    for verb in ("Retain", "Release"):
        with pytest.raises(REFUSALS, match="is not a live handle"):
            getattr(ur, f"ur{stem}{verb}")(handle)
