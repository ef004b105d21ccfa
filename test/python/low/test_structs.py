# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structs pass their members and chains to the call. Errors name the member with an invalid value."""

from __future__ import annotations

import pytest
import ur_ipc
from ur_ipc import ur
from world import PAGE, World


def allocate(world: World, desc: object) -> int:
    return ur.urUSMDeviceAlloc(world.context, world.device, desc, None, PAGE)  # type: ignore[arg-type]


def test_members_are_keyword_only_and_default_to_zero() -> None:
    assert ur.ur_usm_desc_t() == ur.ur_usm_desc_t(pNext=None, hints=ur.ur_usm_advice_flags_t(0), align=0)
    assert ur.ur_usm_desc_t.stype is ur.ur_structure_type_t.UR_STRUCTURE_TYPE_USM_DESC
    with pytest.raises(TypeError):
        ur.ur_usm_desc_t(None)  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        ur.ur_usm_desc_t().alignment = 64  # type: ignore[attr-defined]


def test_every_struct_of_a_chain_is_read(world: World) -> None:
    location = ur.ur_usm_alloc_location_desc_t(location=-1)
    desc = ur.ur_usm_desc_t(align=512, pNext=ur.ur_usm_device_desc_t(pNext=location))
    with pytest.raises(ValueError, match=r"urUSMDeviceAlloc: pUSMDesc\.pNext\.pNext\.location is not between 0 and"):
        allocate(world, desc)
    location.location = 0
    address = allocate(world, desc)
    assert address % 512 == 0
    world.free(address)


def test_a_cyclic_chain_is_refused(world: World) -> None:
    first = ur.ur_usm_device_desc_t()
    first.pNext = ur.ur_usm_host_desc_t(pNext=first)
    with pytest.raises(ValueError, match="leads back into itself"):
        allocate(world, ur.ur_usm_desc_t(pNext=first))


def test_a_chain_accepts_only_structs(world: World) -> None:
    with pytest.raises(TypeError, match=r"urUSMDeviceAlloc: pUSMDesc\.pNext must be "):
        allocate(world, ur.ur_usm_desc_t(pNext="next"))  # type: ignore[arg-type]


def test_unknown_structs_in_a_chain_are_skipped(world: World) -> None:
    world.free(allocate(world, ur.ur_usm_desc_t(pNext=ur.ur_queue_index_properties_t(computeIndex=7))))


def test_lists_and_unions_of_structs_are_read(world: World) -> None:
    parts = ur.ur_device_partition_t
    property_ = ur.ur_device_partition_property_t(type=parts.UR_DEVICE_PARTITION_BY_COUNTS, value=-1)
    with pytest.raises(ValueError, match=r"urDevicePartition: pProperties\.pProperties.*value is not between"):
        ur.urDevicePartition(world.device, ur.ur_device_partition_properties_t(pProperties=[property_]))
    property_.value = 1
    with pytest.raises(ur_ipc.Error):  # the struct is valid, but this device cannot be partitioned
        ur.urDevicePartition(world.device, ur.ur_device_partition_properties_t(pProperties=(property_, property_)))


def test_handles_are_not_pickled(world: World) -> None:
    import pickle

    with pytest.raises(TypeError, match="is not valid in another process"):
        pickle.dumps(world.context)
