# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Info queries return the type that the spec declares for each property."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import ur_ipc
from api import SPEC
from ur_ipc import ur
from world import World

from urgen.model import CType, Enum, Function

QUERIES = [function for function in SPEC.functions if any(param.typed_by for param in function.params)]


def type_of(base_name: str) -> type:
    return bool if base_name in ("bool", "ur_bool_t") else getattr(ur, base_name, int)


def has_type(value: object, ctype: CType) -> bool:
    """Returns whether a value has the type that the spec declares."""
    if ctype.is_array:
        if ctype.base.name in ("char", "uint8_t"):
            return isinstance(value, str if ctype.base.name == "char" else bytes)
        return isinstance(value, list) and all(is_element(element, ctype) for element in value)
    return isinstance(value, str) if ctype.is_text else is_element(value, ctype)


def is_element(value: object, ctype: CType) -> bool:
    if ctype.is_pointer:
        return type(value) is int
    return type(value) is type_of(ctype.base.name)


def query_arguments(world: World) -> dict[str, tuple[object, ...]]:
    """Returns the arguments that precede the property in each query."""
    config = ur.urLoaderConfigCreate()
    pool = ur.urUSMPoolCreate(world.context, ur.ur_usm_pool_desc_t())
    memory = ur.urUSMDeviceAlloc(world.context, world.device, None, pool, 64)
    physical = ur.urPhysicalMemCreate(world.context, world.device, world.granularity)
    event = world.event()
    return {
        "urAdapterGetInfo": (world.adapter,),
        "urPlatformGetInfo": (world.platform,),
        "urDeviceGetInfo": (world.device,),
        "urContextGetInfo": (world.context,),
        "urQueueGetInfo": (world.queue,),
        "urEventGetInfo": (event,),
        "urEventGetProfilingInfo": (event,),
        "urLoaderConfigGetInfo": (config,),
        "urMemGetInfo": (ur.urMemBufferCreate(world.context, ur.ur_mem_flags_t.UR_MEM_FLAG_READ_WRITE, 64),),
        "urPhysicalMemGetInfo": (physical,),
        "urUSMGetMemAllocInfo": (world.context, memory),
        "urUSMPoolGetInfo": (pool,),
        "urUsmP2PPeerAccessGetInfoExp": (world.device, world.device),
        "urVirtualMemGranularityGetInfo": (world.context, None, 1),
        "urVirtualMemGetInfo": (world.context, world.map(physical), world.granularity),
    }


@pytest.fixture(scope="module")
def objects(world: World) -> dict[str, tuple[object, ...]]:
    return query_arguments(world)


@pytest.mark.parametrize("function", QUERIES, ids=lambda f: f.name)
def test_every_property_has_its_type(objects: dict[str, tuple[object, ...]], function: Function) -> None:
    query: Callable[..., object] = getattr(ur, function.name)
    (property_param,) = (param.typed_by for param in function.params if param.typed_by)
    assert isinstance(property_param.ctype.base, Enum)
    answer_count = 0
    for etor in property_param.ctype.base.distinct:
        assert etor.ctype, etor.name
        try:
            value = query(*objects[function.name], getattr(ur, property_param.ctype.base.name)[etor.name])
        except (ur_ipc.UnsupportedError, ur_ipc.InvalidArgumentError):
            continue  # this adapter or object does not support the property
        answer_count += 1
        assert has_type(value, etor.ctype), (etor.name, etor.ctype.text, value)
    assert answer_count > 0


def test_an_undeclared_property_is_refused(world: World) -> None:
    with pytest.raises(ur_ipc.InvalidArgumentError, match="propName is not a declared ur_device_info_t"):
        ur.urDeviceGetInfo(world.device, 0x7FFFFFF0)  # type: ignore[call-overload]
