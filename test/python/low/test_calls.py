# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls each function of the spec with valid arguments, and checks the type of the result. The last test fails if a function
has not been called."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from mmap import mmap

import pytest
import ur_ipc
from api import FUNCTIONS
from ur_ipc import ur
from world import PAGE, World, write


@pytest.fixture(scope="module", autouse=True)
def called_functions() -> Iterator[set[str]]:
    """Collects the names of the functions that tests of this file call."""
    names: set[str] = set()

    def recorder(name: str) -> Callable[..., object]:
        function: Callable[..., object] = getattr(ur, name)

        @wraps(function)
        def call(*arguments: object, **keywords: object) -> object:
            names.add(name)
            return function(*arguments, **keywords)

        return call

    with pytest.MonkeyPatch.context() as patch:
        for name in FUNCTIONS:
            patch.setattr(ur, name, recorder(name))
        yield names


@contextmanager
def memory(world: World, size: int = PAGE) -> Iterator[int]:
    address = world.allocate(size)
    yield address
    world.free(address)


@contextmanager
def buffer(world: World, size: int = PAGE) -> Iterator[ur.ur_mem_handle_t]:
    handle = ur.urMemBufferCreate(world.context, ur.ur_mem_flags_t.UR_MEM_FLAG_READ_WRITE, size)
    yield handle
    ur.urMemRelease(handle)


def count_of(getter: Callable[..., object], handle: object, name: object) -> int:
    answer = getter(handle, name)
    assert isinstance(answer, int)
    return answer


def test_adapters_are_listed_and_reference_counted(world: World) -> None:
    ur.urLoaderInit(ur.ur_device_init_flags_t(0), None)
    name = ur.ur_adapter_info_t.UR_ADAPTER_INFO_REFERENCE_COUNT
    before = count_of(ur.urAdapterGetInfo, world.adapter, name)
    assert ur.urAdapterGet() == [world.adapter]
    ur.urAdapterRetain(world.adapter)
    assert count_of(ur.urAdapterGetInfo, world.adapter, name) == before + 2
    ur.urAdapterRelease(world.adapter)
    ur.urAdapterRelease(world.adapter)
    ur.urLoaderTearDown()  # balances the urLoaderInit above


def test_an_adapter_returns_infos_and_the_last_error(world: World) -> None:
    backend = ur.urAdapterGetInfo(world.adapter, ur.ur_adapter_info_t.UR_ADAPTER_INFO_BACKEND)
    assert backend is ur.ur_backend_t.UR_BACKEND_NATIVE_CPU
    with pytest.raises(ur_ipc.Error):
        ur.urUSMDeviceAlloc(world.context, world.device, None, None, 1 << 62)
    text, code = ur.urAdapterGetLastError(world.adapter)
    assert str(1 << 62) in text
    assert isinstance(code, int)
    level = ur.ur_logger_level_t.UR_LOGGER_LEVEL_QUIET
    ur.urAdapterSetLoggerCallback(world.adapter, print, level)
    ur.urAdapterSetLoggerCallbackLevel(world.adapter, level)


def test_a_configuration_is_reference_counted_and_filled(world: World) -> None:
    config = ur.urLoaderConfigCreate()
    ur.urLoaderConfigRetain(config)
    assert ur.urLoaderConfigGetInfo(config, ur.ur_loader_config_info_t.UR_LOADER_CONFIG_INFO_REFERENCE_COUNT) == 2
    ur.urLoaderConfigEnableLayer(config, "UR_LAYER_TRACING")
    layers = ur.urLoaderConfigGetInfo(config, ur.ur_loader_config_info_t.UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS)
    assert "UR_LAYER_TRACING" in layers
    ur.urLoaderConfigSetCodeLocationCallback(config, lambda: ur.ur_code_location_t(functionName="here"))
    ur.urLoaderConfigSetMockingEnabled(config, False)
    ur.urLoaderConfigRelease(config)
    ur.urLoaderConfigRelease(config)


def test_a_platform_is_found(world: World) -> None:
    assert ur.urPlatformGet(world.adapter) == [world.platform]
    assert ur.urPlatformGetInfo(world.platform, ur.ur_platform_info_t.UR_PLATFORM_INFO_NAME)
    assert isinstance(ur.urPlatformGetApiVersion(world.platform), ur.ur_api_version_t)
    native = ur.urPlatformGetNativeHandle(world.platform)
    assert ur.urPlatformCreateWithNativeHandle(native, world.adapter) == world.platform
    assert isinstance(ur.urPlatformGetBackendOption(world.platform, "-O0"), str)


def test_a_device_is_found(world: World) -> None:
    all_types = ur.ur_device_type_t.UR_DEVICE_TYPE_ALL
    assert ur.urDeviceGet(world.platform, all_types) == [world.device]
    assert ur.urDeviceGet(world.platform, ur.ur_device_type_t.UR_DEVICE_TYPE_FPGA) == []
    assert ur.urDeviceGetSelected(world.platform, all_types) == [world.device]
    assert ur.urDeviceGetInfo(world.device, ur.ur_device_info_t.UR_DEVICE_INFO_TYPE) == ur.ur_device_type_t.UR_DEVICE_TYPE_CPU
    ur.urDeviceRetain(world.device)
    ur.urDeviceRelease(world.device)
    targets = [ur.UR_DEVICE_BINARY_TARGET_NVPTX64, ur.UR_DEVICE_BINARY_TARGET_NATIVE_CPU]
    binaries = [ur.ur_device_binary_t(pDeviceTargetSpec=target) for target in targets]
    assert ur.urDeviceSelectBinary(world.device, binaries) == 1
    native = ur.urDeviceGetNativeHandle(world.device)
    assert ur.urDeviceCreateWithNativeHandle(native, world.adapter) == world.device
    device_time, host_time = ur.urDeviceGetGlobalTimestamps(world.device)
    assert device_time > 0
    assert host_time > 0


def test_an_unsupported_partition_is_refused(world: World) -> None:
    kinds = ur.urDeviceGetInfo(world.device, ur.ur_device_info_t.UR_DEVICE_INFO_SUPPORTED_PARTITIONS)
    equally = ur.ur_device_partition_t.UR_DEVICE_PARTITION_EQUALLY
    properties = ur.ur_device_partition_properties_t(pProperties=[ur.ur_device_partition_property_t(type=equally, value=1)])
    assert equally not in kinds
    with pytest.raises(ur_ipc.Error):
        ur.urDevicePartition(world.device, properties)


def test_a_context_is_reference_counted_and_destroyed(world: World) -> None:
    deleter_runs: list[bool] = []
    context = ur.urContextCreate([world.device], ur.ur_context_properties_t())
    assert ur.urContextGetInfo(context, ur.ur_context_info_t.UR_CONTEXT_INFO_DEVICES) == [world.device]
    native = ur.urContextGetNativeHandle(context)
    from_native = ur.urContextCreateWithNativeHandle(native, world.adapter, [world.device])
    ur.urContextRelease(from_native)
    ur.urContextSetExtendedDeleter(context, lambda: deleter_runs.append(True))
    ur.urContextRetain(context)
    ur.urContextRelease(context)
    assert deleter_runs == []
    ur.urContextRelease(context)
    assert deleter_runs == [True]


def test_a_queue_is_reference_counted_and_finished(world: World) -> None:
    out_of_order = ur.ur_queue_flags_t.UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
    queue = ur.urQueueCreate(world.context, world.device, ur.ur_queue_properties_t(flags=out_of_order))
    assert out_of_order in ur.urQueueGetInfo(queue, ur.ur_queue_info_t.UR_QUEUE_INFO_FLAGS)
    assert ur.urQueueGetInfo(queue, ur.ur_queue_info_t.UR_QUEUE_INFO_CONTEXT) == world.context
    ur.urQueueRetain(queue)
    native = ur.urQueueGetNativeHandle(queue)
    from_native = ur.urQueueCreateWithNativeHandle(native, world.context, world.device)
    ur.urQueueRelease(from_native)
    ur.urQueueFlush(queue)
    ur.urQueueFinish(queue)
    ur.urQueueRelease(queue)
    ur.urQueueRelease(queue)


def test_events_return_infos_about_commands(world: World) -> None:
    first = ur.urEnqueueEventsWait(world.queue, phEvent=True)
    second = ur.urEnqueueEventsWaitWithBarrier(world.queue, [first], phEvent=True)
    assert ur.urEnqueueEventsWait(world.queue, [first, second]) is None
    complete = ur.ur_execution_info_t.UR_EXECUTION_INFO_COMPLETE
    ur.urEventSetCallback(second, complete, lambda *_: None)
    ur.urEventWait([first, second])
    status = ur.urEventGetInfo(second, ur.ur_event_info_t.UR_EVENT_INFO_COMMAND_EXECUTION_STATUS)
    assert ur.ur_event_status_t(int(status)) is ur.ur_event_status_t.UR_EVENT_STATUS_COMPLETE
    times = ur.ur_profiling_info_t
    start = ur.urEventGetProfilingInfo(second, times.UR_PROFILING_INFO_COMMAND_START)
    assert 0 < start <= ur.urEventGetProfilingInfo(second, times.UR_PROFILING_INFO_COMMAND_END)
    native = ur.urEventGetNativeHandle(second)
    from_native = ur.urEventCreateWithNativeHandle(native, world.context)
    ur.urEventRetain(first)
    for event in (first, first, second, from_native):
        ur.urEventRelease(event)


def test_an_event_is_signaled_again(world: World) -> None:
    event = ur.urEventCreateExp(world.context, world.device, ur.ur_exp_event_desc_t())
    for _ in range(2):
        assert ur.urEnqueueEventsWaitWithBarrierExt(world.queue, None, [], phEvent=event) == event
        ur.urEventWait([event])
    new_event = ur.urEnqueueEventsWaitWithBarrierExt(world.queue, ur.ur_exp_enqueue_ext_properties_t(), phEvent=True)
    assert new_event not in (event, ur.ur_event_handle_t())
    assert ur.urEnqueueEventsWaitWithBarrierExt(world.queue) is None
    ur.urQueueFinish(world.queue)
    ur.urEventRelease(event)
    ur.urEventRelease(new_event)


def test_memory_returns_its_infos(world: World) -> None:
    kinds = ur.ur_usm_type_t
    aligned_desc = ur.ur_usm_desc_t(align=256, pNext=ur.ur_usm_device_desc_t())
    addresses = {
        kinds.UR_USM_TYPE_HOST: ur.urUSMHostAlloc(world.context, None, None, PAGE),
        kinds.UR_USM_TYPE_DEVICE: ur.urUSMDeviceAlloc(world.context, world.device, aligned_desc, None, PAGE),
        kinds.UR_USM_TYPE_SHARED: ur.urUSMSharedAlloc(world.context, world.device, None, None, PAGE),
    }
    assert addresses[kinds.UR_USM_TYPE_DEVICE] % 256 == 0
    for kind, address in addresses.items():
        assert ur.urUSMGetMemAllocInfo(world.context, address, ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_TYPE) is kind
        assert ur.urUSMGetMemAllocInfo(world.context, address, ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_SIZE) == PAGE
        ur.urUSMFree(world.context, address)


def test_a_pool_returns_zeroed_memory(world: World) -> None:
    zero_flag = ur.ur_usm_pool_flags_t.UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK
    limits = ur.ur_usm_pool_limits_desc_t(maxPoolableSize=1 << 20, minDriverAllocSize=1 << 16)
    pool = ur.urUSMPoolCreate(world.context, ur.ur_usm_pool_desc_t(flags=zero_flag, pNext=limits))
    ur.urUSMPoolRetain(pool)
    assert ur.urUSMPoolGetInfo(pool, ur.ur_usm_pool_info_t.UR_USM_POOL_INFO_REFERENCE_COUNT) == 2
    address = ur.urUSMDeviceAlloc(world.context, world.device, None, pool, PAGE)
    assert ur.bytes_at(address, PAGE) == bytes(PAGE)
    world.free(address)
    ur.urUSMPoolRelease(pool)
    ur.urUSMPoolRelease(pool)


def test_memory_is_filled_and_copied(world: World) -> None:
    with memory(world) as source, memory(world) as target:
        fill_event = ur.urEnqueueUSMFill(world.queue, source, b"\x01\x02", PAGE, phEvent=True)
        ur.urEnqueueUSMPrefetch(world.queue, source, PAGE, ur.ur_usm_migration_flags_t(0))
        ur.urEnqueueUSMAdvise(world.queue, source, PAGE, ur.ur_usm_advice_flags_t(0))
        assert ur.urEnqueueUSMMemcpy(world.queue, True, target, source, PAGE, [fill_event]) is None
        assert ur.bytes_at(target, PAGE) == b"\x01\x02" * (PAGE // 2)
        write(source, b"again")
        ur.urUSMContextMemcpyExp(world.context, target, source, 5)
        assert ur.bytes_at(target, 5) == b"again"
        ur.urEventRelease(fill_event)
        ur.urEnqueueUSMFill2D(world.queue, target, 64, b"\x03", 32, 2)
        ur.urEnqueueUSMMemcpy2D(world.queue, True, source, 32, target, 64, 32, 2)
        assert ur.bytes_at(source, 64) == b"\x03" * 64


def test_times_are_recorded(world: World) -> None:
    event = ur.urEnqueueTimestampRecordingExp(world.queue, True)
    assert ur.urEventGetProfilingInfo(event, ur.ur_profiling_info_t.UR_PROFILING_INFO_COMMAND_END) > 0
    ur.urEventRelease(event)


def test_memory_of_the_host_is_registered(world: World) -> None:
    with mmap(-1, PAGE) as pages:
        first = ctypes.c_char.from_buffer(pages)
        address = ctypes.addressof(first)
        ur.urUSMHostAllocRegisterExp(world.context, address, PAGE, ur.ur_exp_usm_host_alloc_register_properties_t())
        kind = ur.urUSMGetMemAllocInfo(world.context, address, ur.ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_TYPE)
        assert kind is ur.ur_usm_type_t.UR_USM_TYPE_HOST
        ur.urUSMHostAllocUnregisterExp(world.context, address)
        del first


def test_peer_access_is_queried(world: World) -> None:
    supported = ur.ur_exp_peer_info_t.UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT
    assert isinstance(ur.urUsmP2PPeerAccessGetInfoExp(world.device, world.device, supported), int)
    ur.urUsmP2PEnablePeerAccessExp(world.device, world.device)
    ur.urUsmP2PDisablePeerAccessExp(world.device, world.device)


def test_a_buffer_has_parts(world: World) -> None:
    content = ctypes.create_string_buffer(b"from the host", PAGE)
    flags = ur.ur_mem_flags_t.UR_MEM_FLAG_READ_WRITE | ur.ur_mem_flags_t.UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER
    whole = ur.urMemBufferCreate(world.context, flags, PAGE, ur.ur_buffer_properties_t(pHost=ctypes.addressof(content)))
    part = ur.urMemBufferPartition(
        whole,
        ur.ur_mem_flags_t.UR_MEM_FLAG_READ_WRITE,
        ur.ur_buffer_create_type_t.UR_BUFFER_CREATE_TYPE_REGION,
        ur.ur_buffer_region_t(origin=0, size=PAGE // 2),
    )
    assert ur.urMemGetInfo(part, ur.ur_mem_info_t.UR_MEM_INFO_SIZE) == PAGE // 2
    ur.urMemRetain(whole)
    native = ur.urMemGetNativeHandle(whole, world.device)
    from_native = ur.urMemBufferCreateWithNativeHandle(native, world.context)
    for mem in (part, from_native, whole, whole):
        ur.urMemRelease(mem)


def test_buffers_are_written_and_read(world: World) -> None:
    host = ctypes.create_string_buffer(64)
    host_address = ctypes.addressof(host)
    start, region = ur.ur_rect_offset_t(), ur.ur_rect_region_t(width=8, height=2, depth=1)
    with buffer(world) as source, buffer(world) as target:
        ur.urEnqueueMemBufferFill(world.queue, source, b"ab", 0, PAGE)
        host.value = b"beginning"
        ur.urEnqueueMemBufferWrite(world.queue, source, True, 0, 9, host_address)
        ur.urEnqueueMemBufferCopy(world.queue, source, target, 0, 0, PAGE)
        ur.urEnqueueMemBufferRead(world.queue, target, True, 0, 12, host_address)
        assert host.raw[:12] == b"beginningbab"
        host.raw = b"0123456789abcdef".ljust(64, b".")
        ur.urEnqueueMemBufferWriteRect(world.queue, source, True, start, start, region, 16, 0, 8, 0, host_address)
        ur.urEnqueueMemBufferCopyRect(world.queue, source, target, start, start, region, 16, 0, 32, 0)
        host.raw = bytes(64)
        ur.urEnqueueMemBufferReadRect(world.queue, target, True, start, start, region, 32, 0, 16, 0, host_address)
        assert host.raw[:32] == b"01234567" + bytes(8) + b"89abcdef" + bytes(8)
        event, address = ur.urEnqueueMemBufferMap(
            world.queue, source, True, ur.ur_map_flags_t.UR_MAP_FLAG_READ, 0, 16, phEvent=True
        )
        assert ur.bytes_at(address, 8) == b"01234567"
        ur.urEnqueueMemUnmap(world.queue, source, address, [event])
        ur.urQueueFinish(world.queue)
        ur.urEventRelease(event)


def test_physical_memory_is_mapped(world: World) -> None:
    physical = ur.urPhysicalMemCreate(world.context, world.device, world.granularity)
    ur.urPhysicalMemRetain(physical)
    assert ur.urPhysicalMemGetInfo(physical, ur.ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_SIZE) == world.granularity
    ur.urPhysicalMemRelease(physical)
    minimum = ur.ur_virtual_mem_granularity_info_t.UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM
    assert world.granularity % ur.urVirtualMemGranularityGetInfo(world.context, world.device, 1, minimum) == 0
    start = world.map(physical)
    write(start, b"mapped")
    read_only = ur.ur_virtual_mem_access_flags_t.UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY
    ur.urVirtualMemSetAccess(world.context, start, world.granularity, read_only)
    access = ur.ur_virtual_mem_info_t.UR_VIRTUAL_MEM_INFO_ACCESS_MODE
    assert ur.urVirtualMemGetInfo(world.context, start, world.granularity, access) == read_only
    assert ur.bytes_at(start, 6) == b"mapped"
    world.unmap(start)
    ur.urPhysicalMemRelease(physical)


def test_memory_is_shared(world: World) -> None:
    with memory(world) as address:
        data, size = ur.urIPCGetMemHandleExp(world.context, address)
        handle = ur.bytes_at(data, size)
        for form in (handle, bytearray(handle), memoryview(handle)):
            opened = ur.urIPCOpenMemHandleExp(world.context, world.device, form)
            write(address, b"seen")
            assert ur.bytes_at(opened, 4) == b"seen"
            ur.urIPCCloseMemHandleExp(world.context, opened)
        ur.urIPCPutMemHandleExp(world.context, data)
        with pytest.raises(ur_ipc.InvalidHandleError):
            ur.urIPCOpenMemHandleExp(world.context, world.device, handle)


def test_physical_memory_is_shared(world: World) -> None:
    physical = world.shareable_physical_memory()
    data, size = ur.urIPCGetPhysMemHandleExp(world.context, physical)
    opened = ur.urIPCOpenPhysMemHandleExp(world.context, world.device, ur.bytes_at(data, size))
    exporter_address, importer_address = world.map(physical), world.map(opened)
    write(exporter_address, b"seen")
    assert ur.bytes_at(importer_address, 4) == b"seen"
    world.unmap(exporter_address)
    world.unmap(importer_address)
    ur.urIPCClosePhysMemHandleExp(world.context, opened)
    ur.urIPCPutPhysMemHandleExp(world.context, data)
    ur.urPhysicalMemRelease(physical)


def test_events_are_shared(world: World) -> None:
    event = world.shareable_event()
    data, size = ur.urIPCGetEventHandleExp(event)
    opened = ur.urIPCOpenEventHandleExp(world.context, ur.bytes_at(data, size))
    world.signal(event)
    ur.urEventWait([opened])
    ur.urIPCPutEventHandleExp(world.context, data)
    ur.urEventRelease(opened)
    ur.urEventRelease(event)


def test_every_function_was_called(called_functions: set[str]) -> None:
    assert called_functions == set(FUNCTIONS)
