# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The handles that tests of the low level use: the only loaded adapter, and its device, with a context and a queue. Child
processes import this module, too."""

from __future__ import annotations

import ctypes
import os
import signal

from ur_ipc import ur

PAGE = 4096


class World:
    def __init__(self, config: ur.ur_loader_config_handle_t | None = None) -> None:
        ur.urLoaderInit(ur.ur_device_init_flags_t(0), config)
        (self.adapter,) = ur.urAdapterGet()
        (self.platform,) = ur.urPlatformGet(self.adapter)
        (self.device,) = ur.urDeviceGet(self.platform, ur.ur_device_type_t.UR_DEVICE_TYPE_ALL)
        self.context = ur.urContextCreate([self.device])
        properties = ur.ur_queue_properties_t(flags=ur.ur_queue_flags_t.UR_QUEUE_FLAG_PROFILING_ENABLE)
        self.queue = ur.urQueueCreate(self.context, self.device, properties)
        granularity = ur.ur_virtual_mem_granularity_info_t.UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED
        self.granularity = ur.urVirtualMemGranularityGetInfo(self.context, self.device, 1, granularity)

    def allocate(self, size: int = PAGE) -> int:
        return ur.urUSMDeviceAlloc(self.context, self.device, None, None, size)

    def free(self, address: int) -> None:
        ur.urUSMFree(self.context, address)

    def event(self) -> ur.ur_event_handle_t:
        """Returns the event of a completed command."""
        event = ur.urEnqueueEventsWait(self.queue, phEvent=True)
        ur.urQueueFinish(self.queue)
        return event

    def shareable_event(self) -> ur.ur_event_handle_t:
        flags = ur.ur_exp_event_flags_t.UR_EXP_EVENT_FLAG_IPC_EXP
        return ur.urEventCreateExp(self.context, self.device, ur.ur_exp_event_desc_t(flags=flags))

    def shareable_physical_memory(self) -> ur.ur_physical_mem_handle_t:
        flags = ur.ur_physical_mem_flags_t.UR_PHYSICAL_MEM_FLAG_ENABLE_IPC
        properties = ur.ur_physical_mem_properties_t(flags=flags)
        return ur.urPhysicalMemCreate(self.context, self.device, self.granularity, properties)

    def signal(self, event: ur.ur_event_handle_t) -> None:
        assert ur.urEnqueueEventsWaitWithBarrierExt(self.queue, phEvent=event) == event

    def map(self, physical: ur.ur_physical_mem_handle_t) -> int:
        start = ur.urVirtualMemReserve(self.context, None, self.granularity)
        access = ur.ur_virtual_mem_access_flags_t.UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE
        ur.urVirtualMemMap(self.context, start, self.granularity, physical, 0, access)
        return start

    def unmap(self, start: int) -> None:
        ur.urVirtualMemUnmap(self.context, start, self.granularity)
        ur.urVirtualMemFree(self.context, start, self.granularity)


def write(address: int, content: bytes) -> None:
    """Writes to memory of an adapter whose devices use host memory."""
    ctypes.memmove(address, content, len(content))


def signal_late(handle: bytes) -> None:
    """Enqueues a long command and then a signal, and stops this process before the signal completes."""
    world = World()
    event = ur.urIPCOpenEventHandleExp(world.context, handle)
    size = 1 << 29
    ur.urEnqueueUSMFill(world.queue, world.allocate(size), b"x", size)
    world.signal(event)
    os.kill(os.getpid(), signal.SIGSTOP)
