# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
from collections.abc import Callable, Sequence
from typing import Literal, overload

from typing_extensions import Buffer

from ur_ipc.ur_classes import *
from ur_ipc.ur_enums import *

def urAdapterGet() -> list[ur_adapter_handle_t]:
    """Lists the loaded adapters.

    Lists one adapter per loaded library, in the order of loading. The call adds a reference for
    each returned handle, and the caller releases it with `urAdapterRelease`. A query of only the
    count adds no reference."""

def urAdapterRelease(
    hAdapter: ur_adapter_handle_t,
) -> None:
    """Releases a reference to an adapter.

    After the last release, every platform, device and other object of the adapter is invalid, even
    if it was not released.

    - hAdapter: The adapter to release. The caller must not use it afterwards unless it holds
      another reference."""

def urAdapterRetain(
    hAdapter: ur_adapter_handle_t,
) -> None:
    """Adds a reference to an adapter.

    - hAdapter: The adapter to retain."""

def urAdapterGetLastError(
    hAdapter: ur_adapter_handle_t,
) -> tuple[str, int]:
    """Returns the error text of this thread's last failed call.

    The text names the failed operation, the answer of the driver or the system, and a remedy. Every
    adapter sets the text for `UR_RESULT_ERROR_ADAPTER_SPECIFIC`. The adapters of this project also
    set it for other errors that they detect.

    - hAdapter: The adapter that returned the error."""

@overload
def urAdapterGetInfo(
    hAdapter: ur_adapter_handle_t,
    propName: Literal[ur_adapter_info_t.UR_ADAPTER_INFO_BACKEND],
) -> ur_backend_t: ...
@overload
def urAdapterGetInfo(
    hAdapter: ur_adapter_handle_t,
    propName: Literal[
        ur_adapter_info_t.UR_ADAPTER_INFO_REFERENCE_COUNT,
        ur_adapter_info_t.UR_ADAPTER_INFO_VERSION,
    ],
) -> int: ...
@overload
def urAdapterGetInfo(
    hAdapter: ur_adapter_handle_t,
    propName: ur_adapter_info_t,
) -> object:
    """Returns one property of an adapter.

    Follows the rules of all info queries. Thread-safe.

    - hAdapter: The adapter to query.
    - propName: The property to query; it determines the type of the value."""

def urAdapterSetLoggerCallback(
    hAdapter: ur_adapter_handle_t,
    pfnLoggerCallback: Callable[[ur_logger_level_t, str], object],
    level: ur_logger_level_t,
) -> None:
    """Sends the log messages of an adapter to the application.

    The adapter passes each message at or above `level` to the callback, independently of the log
    output that the environment configures. An adapter has one callback: a new callback replaces it.
    To stop the messages, set `UR_LOGGER_LEVEL_QUIET`.

    Enabled validation layers also call the callback: with an error for an invalid call, and with a
    warning for a call that may fail with other adapters. They use the callback that was set last,
    even for messages about other adapters. The layers report leaks when the loader is torn down, so
    the callback and the data at `pUserData` must stay valid until then.

    - hAdapter: The adapter whose messages are sent.
    - pfnLoggerCallback: The function that receives the messages. It must stay callable until
      another callback replaces it or the adapter is released. With validation layers, it must stay
      callable until the loader is torn down.
    - level: The lowest level to report."""

def urAdapterSetLoggerCallbackLevel(
    hAdapter: ur_adapter_handle_t,
    level: ur_logger_level_t,
) -> None:
    """Changes which log messages an adapter passes to the callback.

    Without a callback, the level has no effect, because `urAdapterSetLoggerCallback` sets its own
    level.

    - hAdapter: The adapter whose level is changed.
    - level: The lowest level to report; `UR_LOGGER_LEVEL_QUIET` mutes the callback."""

def urMemBufferCreate(
    hContext: ur_context_handle_t,
    flags: ur_mem_flags_t,
    size: int,
    pProperties: ur_buffer_properties_t | None = None,
) -> ur_mem_handle_t:
    """Creates a buffer.

    The buffer starts with a reference count of 1 and keeps its context alive. Its contents are
    undefined unless the call copies them from the host.

    - hContext: The context of the buffer.
    - flags: A combination of `ur_mem_flags_t`, with at most one access flag; 0 for none.
    - size: The size in bytes.
    - pProperties: The host memory for the flags that need it; null without such flags."""

def urMemRetain(
    hMem: ur_mem_handle_t,
) -> None:
    """Adds a reference to a buffer.

    Each call requires one `urMemRelease`. The count is atomic: threads that each hold a reference
    need no lock around this call.

    - hMem: The buffer to retain."""

def urMemRelease(
    hMem: ur_mem_handle_t,
) -> None:
    """Releases one reference to a buffer; releasing the last one destroys it.

    The buffer's memory lives until the commands that use it are complete and the last sub-buffer is
    released. After the last release, the caller must not use mappings of the buffer.

    - hMem: The buffer to release. The caller must not use it afterwards unless it holds another
      reference."""

def urMemBufferPartition(
    hBuffer: ur_mem_handle_t,
    flags: ur_mem_flags_t,
    bufferCreateType: ur_buffer_create_type_t,
    pRegion: ur_buffer_region_t,
) -> ur_mem_handle_t:
    """Creates a sub-buffer: a buffer that is a part of another buffer.

    The sub-buffer shares the bytes of the buffer. It keeps the buffer alive, and has a separate
    reference count, which starts at 1. A sub-buffer cannot have sub-buffers.

    - hBuffer: The buffer that contains the sub-buffer. It must not be a sub-buffer.
    - flags: The access flag of the sub-buffer, which must not allow more than the flags of the
      buffer; 0 for the same access. The sub-buffer uses the host memory of the buffer.
    - bufferCreateType: How the call describes the sub-buffer: `UR_BUFFER_CREATE_TYPE_REGION`.
    - pRegion: The range of the sub-buffer."""

def urMemGetNativeHandle(
    hMem: ur_mem_handle_t,
    hDevice: ur_device_handle_t | None = None,
) -> int:
    """Returns the native handle of a buffer.

    The handle is a device address on Level Zero and CUDA, and a `cl_mem` on OpenCL. The buffer owns
    it, and the handle is valid as long as the buffer.

    - hMem: The buffer to query.
    - hDevice: The device that will use the handle, for backends whose handle differs from device to
      device; null for any device."""

def urMemBufferCreateWithNativeHandle(
    hNativeMem: int,
    hContext: ur_context_handle_t,
    pProperties: ur_mem_native_properties_t | None = None,
) -> ur_mem_handle_t:
    """Wraps a buffer that exists in the driver.

    `pProperties` decides whether the last release of the new buffer destroys the native buffer. If
    the native handles of an adapter are addresses, the adapter accepts the first address of any USM
    allocation of the context, and never frees this memory.

    - hNativeMem: The native handle, of the backend of `hContext`.
    - hContext: The context of the native buffer.
    - pProperties: Options; null leaves the native object with the caller."""

@overload
def urMemGetInfo(
    hMemory: ur_mem_handle_t,
    propName: Literal[ur_mem_info_t.UR_MEM_INFO_SIZE],
) -> int: ...
@overload
def urMemGetInfo(
    hMemory: ur_mem_handle_t,
    propName: Literal[ur_mem_info_t.UR_MEM_INFO_CONTEXT],
) -> ur_context_handle_t: ...
@overload
def urMemGetInfo(
    hMemory: ur_mem_handle_t,
    propName: Literal[ur_mem_info_t.UR_MEM_INFO_REFERENCE_COUNT],
) -> int: ...
@overload
def urMemGetInfo(
    hMemory: ur_mem_handle_t,
    propName: ur_mem_info_t,
) -> object:
    """Returns one property of a buffer.

    The call adds no reference to a returned handle.

    - hMemory: The buffer to query.
    - propName: The property to return."""

@overload
def urEnqueueMemBufferRead(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingRead: bool,
    offset: int,
    size: int,
    pDst: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy from a buffer to host memory.

    The host memory must stay valid until the command is complete. It may be USM memory that the
    host can access. A size of 0 is allowed.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, which the device of the queue must be able to access.
    - blockingRead: True: return after the copy is complete. False: return once it is enqueued.
    - offset: The offset of the first byte in the buffer.
    - size: The number of bytes to copy.
    - pDst: Receives `size` bytes.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferRead(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingRead: bool,
    offset: int,
    size: int,
    pDst: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferWrite(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingWrite: bool,
    offset: int,
    size: int,
    pSrc: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy from host memory to a buffer.

    The host memory must stay valid and unchanged until the command is complete. It may be USM
    memory that the host can access. A size of 0 is allowed.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, which the device of the queue must be able to access.
    - blockingWrite: True: return after the copy is complete. False: return once it is enqueued.
    - offset: The offset of the first byte in the buffer.
    - size: The number of bytes to copy.
    - pSrc: The first of the `size` bytes to write.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferWrite(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingWrite: bool,
    offset: int,
    size: int,
    pSrc: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferReadRect(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingRead: bool,
    bufferOrigin: ur_rect_offset_t,
    hostOrigin: ur_rect_offset_t,
    region: ur_rect_region_t,
    bufferRowPitch: int,
    bufferSlicePitch: int,
    hostRowPitch: int,
    hostSlicePitch: int,
    pDst: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy of a region of a buffer to host memory.

    The region has `region.depth` slices of `region.height` rows of `region.width` bytes. In the
    buffer and in the host memory, it starts at the offset `x + y * row pitch + z * slice pitch`.
    The host memory must stay valid until the command is complete.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, which the device of the queue must be able to access.
    - blockingRead: True: return after the copy is complete. False: return once it is enqueued.
    - bufferOrigin: Where the region starts in the buffer.
    - hostOrigin: Where the region starts in the host memory at `pDst`.
    - region: The extent of the region.
    - bufferRowPitch: The distance between the starts of adjacent rows in the buffer, in bytes; 0
      for rows without gaps.
    - bufferSlicePitch: The distance between the starts of adjacent slices in the buffer, in bytes;
      0 for slices without gaps.
    - hostRowPitch: The distance between the starts of adjacent rows in the host memory, in bytes; 0
      for rows without gaps.
    - hostSlicePitch: The distance between the starts of adjacent slices in the host memory, in
      bytes; 0 for slices without gaps.
    - pDst: Receives the region, in the given layout.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferReadRect(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingRead: bool,
    bufferOrigin: ur_rect_offset_t,
    hostOrigin: ur_rect_offset_t,
    region: ur_rect_region_t,
    bufferRowPitch: int,
    bufferSlicePitch: int,
    hostRowPitch: int,
    hostSlicePitch: int,
    pDst: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferWriteRect(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingWrite: bool,
    bufferOrigin: ur_rect_offset_t,
    hostOrigin: ur_rect_offset_t,
    region: ur_rect_region_t,
    bufferRowPitch: int,
    bufferSlicePitch: int,
    hostRowPitch: int,
    hostSlicePitch: int,
    pSrc: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy of host memory to a region of a buffer.

    The region has `region.depth` slices of `region.height` rows of `region.width` bytes. In the
    buffer and in the host memory, it starts at the offset `x + y * row pitch + z * slice pitch`.
    The host memory must stay valid until the command is complete.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, which the device of the queue must be able to access.
    - blockingWrite: True: return after the copy is complete. False: return once it is enqueued.
    - bufferOrigin: Where the region starts in the buffer.
    - hostOrigin: Where the region starts in the host memory at `pSrc`.
    - region: The extent of the region.
    - bufferRowPitch: The distance between the starts of adjacent rows in the buffer, in bytes; 0
      for rows without gaps.
    - bufferSlicePitch: The distance between the starts of adjacent slices in the buffer, in bytes;
      0 for slices without gaps.
    - hostRowPitch: The distance between the starts of adjacent rows in the host memory, in bytes; 0
      for rows without gaps.
    - hostSlicePitch: The distance between the starts of adjacent slices in the host memory, in
      bytes; 0 for slices without gaps.
    - pSrc: The first of the bytes to write, in the given layout.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferWriteRect(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingWrite: bool,
    bufferOrigin: ur_rect_offset_t,
    hostOrigin: ur_rect_offset_t,
    region: ur_rect_region_t,
    bufferRowPitch: int,
    bufferSlicePitch: int,
    hostRowPitch: int,
    hostSlicePitch: int,
    pSrc: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferCopy(
    hQueue: ur_queue_handle_t,
    hBufferSrc: ur_mem_handle_t,
    hBufferDst: ur_mem_handle_t,
    srcOffset: int,
    dstOffset: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy from one buffer to another, or within one buffer.

    The two ranges must not overlap, even if they are in different sub-buffers of one buffer. A size
    of 0 is allowed.

    - hQueue: The queue to put the command into.
    - hBufferSrc: The buffer to read, which the device of the queue must be able to access.
    - hBufferDst: The buffer to write, which the device of the queue must be able to access.
    - srcOffset: The offset of the first byte to read.
    - dstOffset: The offset of the first byte to write.
    - size: The number of bytes to copy.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferCopy(
    hQueue: ur_queue_handle_t,
    hBufferSrc: ur_mem_handle_t,
    hBufferDst: ur_mem_handle_t,
    srcOffset: int,
    dstOffset: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferCopyRect(
    hQueue: ur_queue_handle_t,
    hBufferSrc: ur_mem_handle_t,
    hBufferDst: ur_mem_handle_t,
    srcOrigin: ur_rect_offset_t,
    dstOrigin: ur_rect_offset_t,
    region: ur_rect_region_t,
    srcRowPitch: int,
    srcSlicePitch: int,
    dstRowPitch: int,
    dstSlicePitch: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy of a region from one buffer to another, or within one buffer.

    The region has `region.depth` slices of `region.height` rows of `region.width` bytes. In each
    buffer, it starts at the offset `x + y * row pitch + z * slice pitch`. The two regions must not
    overlap.

    - hQueue: The queue to put the command into.
    - hBufferSrc: The buffer to read, which the device of the queue must be able to access.
    - hBufferDst: The buffer to write, which the device of the queue must be able to access.
    - srcOrigin: Where the region starts in the buffer to read.
    - dstOrigin: Where the region starts in the buffer to write.
    - region: The extent of the region.
    - srcRowPitch: The distance between the starts of adjacent rows in the buffer to read, in bytes;
      0 for rows without gaps.
    - srcSlicePitch: The distance between the starts of adjacent slices in the buffer to read, in
      bytes; 0 for slices without gaps.
    - dstRowPitch: The distance between the starts of adjacent rows in the buffer to write, in
      bytes; 0 for rows without gaps.
    - dstSlicePitch: The distance between the starts of adjacent slices in the buffer to write, in
      bytes; 0 for slices without gaps.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferCopyRect(
    hQueue: ur_queue_handle_t,
    hBufferSrc: ur_mem_handle_t,
    hBufferDst: ur_mem_handle_t,
    srcOrigin: ur_rect_offset_t,
    dstOrigin: ur_rect_offset_t,
    region: ur_rect_region_t,
    srcRowPitch: int,
    srcSlicePitch: int,
    dstRowPitch: int,
    dstSlicePitch: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferFill(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    pPattern: Buffer,
    offset: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a fill of a part of a buffer with a repeated pattern.

    Writes `size / patternSize` copies of the pattern to the `size` bytes at `offset`. The call
    copies the pattern before it returns.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, which the device of the queue must be able to access.
    - pPattern: The pattern: `patternSize` bytes of host memory. The call copies them.
    - offset: The offset of the first byte to write, a multiple of `patternSize`.
    - size: The number of bytes to write, a multiple of `patternSize`.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferFill(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    pPattern: Buffer,
    offset: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueMemBufferMap(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingMap: bool,
    mapFlags: ur_map_flags_t,
    offset: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> int:
    """Enqueues a mapping of a part of a buffer into the host's address space.

    When the command is complete, the host can use the part's bytes at the returned address.
    `urEnqueueMemUnmap` ends the mapping, and copies the bytes that the host wrote into the buffer.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, which the device of the queue must be able to access.
    - blockingMap: True: return when the bytes can be used. False: return once the command is
      enqueued.
    - mapFlags: How the host will use the bytes; 0 for reading and writing.
    - offset: The offset of the first byte in the buffer.
    - size: The number of bytes to map.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemBufferMap(
    hQueue: ur_queue_handle_t,
    hBuffer: ur_mem_handle_t,
    blockingMap: bool,
    mapFlags: ur_map_flags_t,
    offset: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> tuple[ur_event_handle_t, int]: ...
@overload
def urEnqueueMemUnmap(
    hQueue: ur_queue_handle_t,
    hMem: ur_mem_handle_t,
    pMappedPtr: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a command that unmaps a part of a buffer.

    Commands that run after the unmap see what the host wrote. The caller must not use the address
    after this call.

    - hQueue: The queue to put the command into.
    - hMem: The buffer, which the device of the queue must be able to access.
    - pMappedPtr: The address that `urEnqueueMemBufferMap` returned.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueMemUnmap(
    hQueue: ur_queue_handle_t,
    hMem: ur_mem_handle_t,
    pMappedPtr: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
def urContextCreate(
    phDevices: Sequence[ur_device_handle_t],
    pProperties: ur_context_properties_t | None = None,
) -> ur_context_handle_t:
    """Creates a context for one or more devices.

    All devices must belong to the same platform. If a device is listed twice, the adapter may count
    it once or twice. The list may contain sub-devices together with their parents.

    - phDevices: An array of devices, all of one platform. The call reads the array before it
      returns.
    - pProperties: Options; null means no flags."""

def urContextRetain(
    hContext: ur_context_handle_t,
) -> None:
    """Adds a reference to a context.

    - hContext: The context to retain."""

def urContextRelease(
    hContext: ur_context_handle_t,
) -> None:
    """Releases a reference to a context.

    The last release runs the extended deleters and then destroys the context. Queues, events, pools
    and physical memory hold references to their context, so the context outlives them. USM memory
    and opened memory of other processes hold no reference: free or close them first.

    - hContext: The context to release. The caller must not use it afterwards unless it holds
      another reference."""

@overload
def urContextGetInfo(
    hContext: ur_context_handle_t,
    propName: Literal[
        ur_context_info_t.UR_CONTEXT_INFO_NUM_DEVICES,
        ur_context_info_t.UR_CONTEXT_INFO_REFERENCE_COUNT,
    ],
) -> int: ...
@overload
def urContextGetInfo(
    hContext: ur_context_handle_t,
    propName: Literal[ur_context_info_t.UR_CONTEXT_INFO_DEVICES],
) -> list[ur_device_handle_t]: ...
@overload
def urContextGetInfo(
    hContext: ur_context_handle_t,
    propName: Literal[
        ur_context_info_t.UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT,
        ur_context_info_t.UR_CONTEXT_INFO_USM_FILL2D_SUPPORT,
    ],
) -> bool: ...
@overload
def urContextGetInfo(
    hContext: ur_context_handle_t,
    propName: ur_context_info_t,
) -> object:
    """Returns one property of a context.

    Follows the rules of all info queries. Thread-safe.

    - hContext: The context to query.
    - propName: The property to query; it determines the type of the value."""

def urContextGetNativeHandle(
    hContext: ur_context_handle_t,
) -> int:
    """Returns the native handle of a context.

    The handle is a `ze_context_handle_t` on Level Zero, a `CUcontext` on CUDA, and a `cl_context`
    on OpenCL. The context owns the native handle, which is valid as long as the context.

    - hContext: The context to query."""

def urContextCreateWithNativeHandle(
    hNativeContext: int,
    hAdapter: ur_adapter_handle_t,
    phDevices: Sequence[ur_device_handle_t] | None = None,
    pProperties: ur_context_native_properties_t | None = None,
) -> ur_context_handle_t:
    """Wraps a context that exists in the driver.

    `pProperties` decides whether the last release of the new context destroys the native context.

    - hNativeContext: The native handle, of the backend of `hAdapter`.
    - hAdapter: The adapter of the context.
    - phDevices: The devices of the native context, for backends that cannot report them. If it is
      null, the adapter queries the driver.
    - pProperties: Options; null leaves the native object with the caller."""

def urContextSetExtendedDeleter(
    hContext: ur_context_handle_t,
    pfnDeleter: Callable[[], object],
) -> None:
    """Registers a function that the adapter calls when a context is destroyed.

    A context can have several of these functions. Each of them runs once, after the last release
    and before the native context is destroyed. They run in no particular order.

    - hContext: The context whose destruction calls the function. The registration adds no
      reference.
    - pfnDeleter: The function to call."""

def urDeviceGet(
    hPlatform: ur_platform_handle_t,
    DeviceType: ur_device_type_t,
) -> list[ur_device_handle_t]:
    """Lists the devices of a platform.

    Lists root devices of one type. If the platform has no such device, the call succeeds with a
    count of 0. The adapter chooses the devices of `UR_DEVICE_TYPE_DEFAULT`; this project's adapters
    choose all devices of the platform. The environment variable `ONEAPI_DEVICE_SELECTOR` has no
    effect here; see `urDeviceGetSelected`.

    - hPlatform: The platform to query.
    - DeviceType: The type to look for; `UR_DEVICE_TYPE_ALL` for every device."""

def urDeviceGetSelected(
    hPlatform: ur_platform_handle_t,
    DeviceType: ur_device_type_t,
) -> list[ur_device_handle_t]:
    """Lists the devices of a platform that the environment variable `ONEAPI_DEVICE_SELECTOR` selects.

    If the variable is not set, the call lists all root devices of the type. Otherwise the variable
    contains a filter: terms separated by `;`. A term is a backend, a colon and devices separated by
    commas, for example `level_zero:0,1;!cuda:*`.

    - hPlatform: The platform to query.
    - DeviceType: The type to look for; `UR_DEVICE_TYPE_ALL` for every device."""

@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_TYPE],
) -> ur_device_type_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_VENDOR_ID,
        ur_device_info_t.UR_DEVICE_INFO_DEVICE_ID,
        ur_device_info_t.UR_DEVICE_INFO_MAX_COMPUTE_UNITS,
        ur_device_info_t.UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF,
        ur_device_info_t.UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY,
        ur_device_info_t.UR_DEVICE_INFO_MEMORY_CLOCK_RATE,
        ur_device_info_t.UR_DEVICE_INFO_ADDRESS_BITS,
        ur_device_info_t.UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS,
        ur_device_info_t.UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS,
        ur_device_info_t.UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS,
        ur_device_info_t.UR_DEVICE_INFO_MAX_SAMPLERS,
        ur_device_info_t.UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN,
        ur_device_info_t.UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_MAX_CONSTANT_ARGS,
        ur_device_info_t.UR_DEVICE_INFO_REFERENCE_COUNT,
        ur_device_info_t.UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES,
        ur_device_info_t.UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS,
        ur_device_info_t.UR_DEVICE_INFO_GPU_EU_COUNT,
        ur_device_info_t.UR_DEVICE_INFO_GPU_EU_SIMD_WIDTH,
        ur_device_info_t.UR_DEVICE_INFO_GPU_EU_SLICES,
        ur_device_info_t.UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE,
        ur_device_info_t.UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE,
        ur_device_info_t.UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU,
        ur_device_info_t.UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES,
        ur_device_info_t.UR_DEVICE_INFO_MEMORY_BUS_WIDTH,
        ur_device_info_t.UR_DEVICE_INFO_MAX_REGISTERS_PER_WORK_GROUP,
        ur_device_info_t.UR_DEVICE_INFO_IP_VERSION,
        ur_device_info_t.UR_DEVICE_INFO_NUM_COMPUTE_UNITS,
        ur_device_info_t.UR_DEVICE_INFO_NODE_MASK,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG,
        ur_device_info_t.UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG,
        ur_device_info_t.UR_DEVICE_INFO_XE_STACK_COUNT,
        ur_device_info_t.UR_DEVICE_INFO_XE_REGIONS_PER_STACK,
        ur_device_info_t.UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION,
        ur_device_info_t.UR_DEVICE_INFO_XE_CORES_PER_CLUSTER,
        ur_device_info_t.UR_DEVICE_INFO_EUS_PER_XE_CORE,
        ur_device_info_t.UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE_PITCH_ALIGN_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MIPMAP_MAX_ANISOTROPY_EXP,
    ],
) -> int: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES,
        ur_device_info_t.UR_DEVICE_INFO_MAX_WORK_GROUPS_3D,
    ],
) -> list[int]: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_MAX_PARAMETER_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION,
        ur_device_info_t.UR_DEVICE_INFO_PRINTF_BUFFER_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_MAX_WORK_GROUPS,
        ur_device_info_t.UR_DEVICE_INFO_MAX_IMAGE_LINEAR_WIDTH_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MAX_IMAGE_LINEAR_HEIGHT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MAX_IMAGE_LINEAR_PITCH_EXP,
    ],
) -> int: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_SINGLE_FP_CONFIG,
        ur_device_info_t.UR_DEVICE_INFO_HALF_FP_CONFIG,
        ur_device_info_t.UR_DEVICE_INFO_DOUBLE_FP_CONFIG,
    ],
) -> ur_device_fp_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_QUEUE_PROPERTIES,
        ur_device_info_t.UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES,
        ur_device_info_t.UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES,
    ],
) -> ur_queue_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_GLOBAL_MEM_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_GLOBAL_MEM_FREE,
        ur_device_info_t.UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_LOCAL_MEM_SIZE,
        ur_device_info_t.UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH,
    ],
) -> int: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_IMAGE_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_HOST_UNIFIED_MEMORY,
        ur_device_info_t.UR_DEVICE_INFO_ENDIAN_LITTLE,
        ur_device_info_t.UR_DEVICE_INFO_AVAILABLE,
        ur_device_info_t.UR_DEVICE_INFO_COMPILER_AVAILABLE,
        ur_device_info_t.UR_DEVICE_INFO_LINKER_AVAILABLE,
        ur_device_info_t.UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC,
        ur_device_info_t.UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE_SRGB,
        ur_device_info_t.UR_DEVICE_INFO_BUILD_ON_SUBDEVICE,
        ur_device_info_t.UR_DEVICE_INFO_ATOMIC_64,
        ur_device_info_t.UR_DEVICE_INFO_BFLOAT16,
        ur_device_info_t.UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS,
        ur_device_info_t.UR_DEVICE_INFO_ASYNC_BARRIER,
        ur_device_info_t.UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_ESIMD_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_USM_POOL_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS,
        ur_device_info_t.UR_DEVICE_INFO_USE_NATIVE_ASSERT,
        ur_device_info_t.UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE,
        ur_device_info_t.UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_IMAGES_2D_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MIPMAP_ANISOTROPY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MIPMAP_LEVEL_REFERENCE_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_EXTERNAL_SEMAPHORE_IMPORT_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_CUBEMAP_SEAMLESS_FILTERING_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_1D_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_2D_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLED_IMAGE_FETCH_3D_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IMAGE_ARRAY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLE_1D_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_SAMPLE_2D_USM_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IS_INTEGRATED_GPU,
        ur_device_info_t.UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_PER_EVENT_PROFILING_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IPC_HOST_MEMORY_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP,
        ur_device_info_t.UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP,
        ur_device_info_t.UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP,
    ],
) -> bool: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE],
) -> ur_device_mem_cache_type_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_LOCAL_MEM_TYPE],
) -> ur_device_local_mem_type_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_EXECUTION_CAPABILITIES],
) -> ur_device_exec_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_BUILT_IN_KERNELS,
        ur_device_info_t.UR_DEVICE_INFO_IL_VERSION,
        ur_device_info_t.UR_DEVICE_INFO_NAME,
        ur_device_info_t.UR_DEVICE_INFO_VENDOR,
        ur_device_info_t.UR_DEVICE_INFO_DRIVER_VERSION,
        ur_device_info_t.UR_DEVICE_INFO_PROFILE,
        ur_device_info_t.UR_DEVICE_INFO_VERSION,
        ur_device_info_t.UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION,
        ur_device_info_t.UR_DEVICE_INFO_EXTENSIONS,
        ur_device_info_t.UR_DEVICE_INFO_PCI_ADDRESS,
    ],
) -> str: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_PLATFORM],
) -> ur_platform_handle_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_PARENT_DEVICE,
        ur_device_info_t.UR_DEVICE_INFO_COMPOSITE_DEVICE,
    ],
) -> ur_device_handle_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_SUPPORTED_PARTITIONS],
) -> list[ur_device_partition_t]: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN],
) -> ur_device_affinity_domain_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_PARTITION_TYPE],
) -> list[ur_device_partition_property_t]: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL],
) -> list[int]: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_USM_HOST_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_USM_DEVICE_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT,
        ur_device_info_t.UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT,
    ],
) -> ur_device_usm_access_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_UUID,
        ur_device_info_t.UR_DEVICE_INFO_LUID,
    ],
) -> bytes: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES,
        ur_device_info_t.UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES,
    ],
) -> ur_memory_order_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES,
        ur_device_info_t.UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES,
    ],
) -> ur_memory_scope_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_COMPONENT_DEVICES],
) -> list[ur_device_handle_t]: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS],
) -> ur_device_throttle_reasons_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[
        ur_device_info_t.UR_DEVICE_INFO_FAN_SPEED,
        ur_device_info_t.UR_DEVICE_INFO_MIN_POWER_LIMIT,
        ur_device_info_t.UR_DEVICE_INFO_MAX_POWER_LIMIT,
    ],
) -> int: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES],
) -> ur_kernel_launch_properties_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP],
) -> ur_device_command_buffer_update_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: Literal[ur_device_info_t.UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP],
) -> ur_exp_device_2d_block_array_capability_flags_t: ...
@overload
def urDeviceGetInfo(
    hDevice: ur_device_handle_t,
    propName: ur_device_info_t,
) -> object:
    """Returns one property of a device.

    Follows the rules of all info queries. Thread-safe.

    - hDevice: The device to query.
    - propName: The property to query; it determines the type of the value."""

def urDeviceRetain(
    hDevice: ur_device_handle_t,
) -> None:
    """Adds a reference to a sub-device.

    For a root device, the call succeeds and changes nothing.

    - hDevice: The device to retain."""

def urDeviceRelease(
    hDevice: ur_device_handle_t,
) -> None:
    """Releases a reference to a sub-device.

    The last release destroys the sub-device. For a root device, the call succeeds and changes
    nothing.

    - hDevice: The device to release. The caller must not use a sub-device afterwards unless it
      holds another reference."""

def urDevicePartition(
    hDevice: ur_device_handle_t,
    pProperties: ur_device_partition_properties_t,
) -> list[ur_device_handle_t]:
    """Splits a device into sub-devices.

    `UR_DEVICE_INFO_SUPPORTED_PARTITIONS` lists the possible kinds of split. Equal requests return
    the same sub-devices. If the device cannot be split further as requested, the call succeeds with
    a count of 0.

    - hDevice: The device to split, a root device or a sub-device.
    - pProperties: The kind of split."""

def urDeviceSelectBinary(
    hDevice: ur_device_handle_t,
    pBinaries: Sequence[ur_device_binary_t],
) -> int:
    """Chooses the best of several device binaries for a device.

    The call compares only the targets of the binaries. It prefers a target for the device to an
    intermediate language. If several binaries are equally good, it chooses the first of them.

    - hDevice: The device that will run the binary.
    - pBinaries: An array with the targets of the binaries. The call reads it before it returns."""

def urDeviceGetNativeHandle(
    hDevice: ur_device_handle_t,
) -> int:
    """Returns the native handle of a device.

    The handle is a `ze_device_handle_t` on Level Zero, a `CUdevice` on CUDA, and a `cl_device_id`
    on OpenCL. The adapter owns the native handle, which is valid as long as the device.

    - hDevice: The device to query."""

def urDeviceCreateWithNativeHandle(
    hNativeDevice: int,
    hAdapter: ur_adapter_handle_t,
    pProperties: ur_device_native_properties_t | None = None,
) -> ur_device_handle_t:
    """Returns the device of a native handle.

    Equal native handles return the same device, which `urDeviceGet` also lists.

    - hNativeDevice: The native handle, of the backend of `hAdapter`.
    - hAdapter: The adapter of the device.
    - pProperties: Options; null leaves the native object with the caller."""

def urDeviceGetGlobalTimestamps(
    hDevice: ur_device_handle_t,
) -> tuple[int, int]:
    """Reads the clocks of a device and of the host at about the same moment.

    Both clocks count nanoseconds from arbitrary points in time. The timestamps of events are on the
    device clock, so the two readings allow the caller to convert them to the host clock. On native
    CPU, both clocks are `CLOCK_MONOTONIC_RAW` of `clock_gettime`.

    - hDevice: The device whose clock is read."""

@overload
def urEnqueueEventsWait(
    hQueue: ur_queue_handle_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a command that finishes when the given events are complete.

    With an empty list, the command waits for all earlier commands of the queue. Later commands do
    not wait for this command. To make them wait, use `urEnqueueEventsWaitWithBarrier`, or put the
    event of this command into their wait lists.

    - hQueue: The queue to put the command into.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueEventsWait(
    hQueue: ur_queue_handle_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueEventsWaitWithBarrier(
    hQueue: ur_queue_handle_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a barrier: it waits for the given events, and later commands of the queue start after
    it.

    With an empty list, the barrier waits for all earlier commands of the queue. `phEvent` is only
    an output: the call overwrites `*phEvent` with a new event. To signal an existing reusable
    event, use `urEnqueueEventsWaitWithBarrierExt`.

    - hQueue: The queue to put the command into.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueEventsWaitWithBarrier(
    hQueue: ur_queue_handle_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueUSMFill(
    hQueue: ur_queue_handle_t,
    pMem: int,
    pPattern: Buffer,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a fill of memory with a repeated pattern.

    Writes `size / patternSize` copies of the pattern to the `size` bytes at `pMem`. The memory is
    USM memory of any kind, memory opened from another process, or a mapped virtual range that the
    device of the queue can write. The call copies the pattern before it returns.

    - hQueue: The queue to put the command into.
    - pMem: The first byte to write; may be inside an allocation.
    - pPattern: The pattern: `patternSize` bytes of host memory. The call copies them.
    - size: The number of bytes to write, a multiple of `patternSize`.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueUSMFill(
    hQueue: ur_queue_handle_t,
    pMem: int,
    pPattern: Buffer,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueUSMMemcpy(
    hQueue: ur_queue_handle_t,
    blocking: bool,
    pDst: int,
    pSrc: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy of memory.

    Source and destination may each be USM memory of any kind, memory opened from another process, a
    mapped virtual range, or plain host memory. The two ranges must not overlap. Host memory must
    stay valid, and the source unchanged, until the command is complete.

    - hQueue: The queue to put the command into.
    - blocking: True: return after the copy is complete and the host can see its result. False:
      return once it is enqueued.
    - pDst: The first byte to write; may be inside an allocation.
    - pSrc: The first byte to read; may be inside an allocation.
    - size: The number of bytes to copy.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueUSMMemcpy(
    hQueue: ur_queue_handle_t,
    blocking: bool,
    pDst: int,
    pSrc: int,
    size: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueUSMFill2D(
    hQueue: ur_queue_handle_t,
    pMem: int,
    pitch: int,
    pPattern: Buffer,
    width: int,
    height: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a fill of a rectangle of memory with a repeated pattern.

    Writes `height` rows of `width` bytes. The first bytes of the rows are `pitch` bytes apart. The
    pattern continues from one row to the next. The bytes between the rows stay as they are. The
    memory and the pattern follow the rules of `urEnqueueUSMFill`.

    - hQueue: The queue to put the command into.
    - pMem: The first byte to write; may be inside an allocation.
    - pitch: The distance between the starts of adjacent rows in bytes, at least `width`.
    - pPattern: The pattern: `patternSize` bytes of host memory. The call copies them.
    - width: The number of bytes to write in each row.
    - height: The number of rows.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueUSMFill2D(
    hQueue: ur_queue_handle_t,
    pMem: int,
    pitch: int,
    pPattern: Buffer,
    width: int,
    height: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueUSMMemcpy2D(
    hQueue: ur_queue_handle_t,
    blocking: bool,
    pDst: int,
    dstPitch: int,
    pSrc: int,
    srcPitch: int,
    width: int,
    height: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a copy of a rectangle of memory.

    Copies `height` rows of `width` bytes. The first bytes of the rows are `srcPitch` bytes apart in
    the source, and `dstPitch` bytes in the destination. The bytes between the rows stay as they
    are. Source and destination follow the rules of `urEnqueueUSMMemcpy`.

    - hQueue: The queue to put the command into.
    - blocking: True: return after the copy is complete and the host can see its result. False:
      return once it is enqueued.
    - pDst: The first byte to write; may be inside an allocation.
    - dstPitch: The distance between the starts of adjacent rows in the destination in bytes, at
      least `width`.
    - pSrc: The first byte to read; may be inside an allocation.
    - srcPitch: The distance between the starts of adjacent rows in the source in bytes, at least
      `width`.
    - width: The number of bytes to copy in each row.
    - height: The number of rows.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueUSMMemcpy2D(
    hQueue: ur_queue_handle_t,
    blocking: bool,
    pDst: int,
    dstPitch: int,
    pSrc: int,
    srcPitch: int,
    width: int,
    height: int,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueUSMPrefetch(
    hQueue: ur_queue_handle_t,
    pMem: int,
    size: int,
    flags: ur_usm_migration_flags_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a hint to move memory to the place of its next use.

    The contents do not change. An adapter or device that cannot migrate the memory ignores the
    hint, and completes the command and its event.

    - hQueue: The queue to put the command into.
    - pMem: The first byte of the range; may be inside an allocation.
    - size: The number of bytes in the range.
    - flags: Where to move the memory, one of `ur_usm_migration_flags_t`; 0 is not portable.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueUSMPrefetch(
    hQueue: ur_queue_handle_t,
    pMem: int,
    size: int,
    flags: ur_usm_migration_flags_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEnqueueUSMAdvise(
    hQueue: ur_queue_handle_t,
    pMem: int,
    size: int,
    advice: ur_usm_advice_flags_t,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Gives advice about how a range of memory will be used.

    Advice may make accesses faster. It never changes what a program computes. An adapter that
    ignores the advice still completes the event. There is no wait list: in an out-of-order queue,
    the advice may take effect at any time after the call.

    - hQueue: The queue to put the command into.
    - pMem: The first byte of the range; may be inside an allocation.
    - size: The number of bytes in the range.
    - advice: The advice, a combination of `ur_usm_advice_flags_t`.
    - phEvent: True to get it. Receives an event for the command, to be released with
      `urEventRelease`; may be null."""

@overload
def urEnqueueUSMAdvise(
    hQueue: ur_queue_handle_t,
    pMem: int,
    size: int,
    advice: ur_usm_advice_flags_t,
    *,
    phEvent: Literal[True],
) -> ur_event_handle_t: ...
@overload
def urEventGetInfo(
    hEvent: ur_event_handle_t,
    propName: Literal[ur_event_info_t.UR_EVENT_INFO_COMMAND_QUEUE],
) -> ur_queue_handle_t: ...
@overload
def urEventGetInfo(
    hEvent: ur_event_handle_t,
    propName: Literal[ur_event_info_t.UR_EVENT_INFO_CONTEXT],
) -> ur_context_handle_t: ...
@overload
def urEventGetInfo(
    hEvent: ur_event_handle_t,
    propName: Literal[ur_event_info_t.UR_EVENT_INFO_COMMAND_TYPE],
) -> ur_command_t: ...
@overload
def urEventGetInfo(
    hEvent: ur_event_handle_t,
    propName: Literal[ur_event_info_t.UR_EVENT_INFO_COMMAND_EXECUTION_STATUS],
) -> ur_event_status_t: ...
@overload
def urEventGetInfo(
    hEvent: ur_event_handle_t,
    propName: Literal[ur_event_info_t.UR_EVENT_INFO_REFERENCE_COUNT],
) -> int: ...
@overload
def urEventGetInfo(
    hEvent: ur_event_handle_t,
    propName: ur_event_info_t,
) -> object:
    """Returns one property of an event.

    Works for events of commands, for reusable events and for events opened from another process.
    The call never waits, and adds no reference to a returned handle.

    - hEvent: The event to query.
    - propName: The property to return."""

def urEventGetProfilingInfo(
    hEvent: ur_event_handle_t,
    propName: ur_profiling_info_t,
) -> int:
    """Returns a timestamp of the command of an event.

    Each value is a `uint64_t` in nanoseconds on the clock of the device, which
    `urDeviceGetGlobalTimestamps` reads; its resolution is
    `UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION`. The queue must have been created with
    `UR_QUEUE_FLAG_PROFILING_ENABLE`, or the event with `UR_EXP_EVENT_FLAG_ENABLE_PROFILING`. Wait
    for the event first, because the later timestamps do not exist before the command is complete.

    - hEvent: The event to query.
    - propName: The timestamp to return."""

def urEventWait(
    phEventWaitList: Sequence[ur_event_handle_t],
) -> None:
    """Blocks the calling thread until all events of a list are complete.

    On success, the effects of the commands are visible to the host. A wait for a reusable event
    covers the latest signal at the time of the call, and returns at once if the event has not been
    signaled yet. Events opened from another process behave like all other events.

    - phEventWaitList: An array of `numEvents` events to wait for. The call reads the array before
      it returns, and keeps no references."""

def urEventRetain(
    hEvent: ur_event_handle_t,
) -> None:
    """Adds a reference to an event.

    Each call requires one `urEventRelease`. The count is atomic: threads that each hold a reference
    need no lock around this call.

    - hEvent: The event to retain."""

def urEventRelease(
    hEvent: ur_event_handle_t,
) -> None:
    """Releases one reference to an event; releasing the last one destroys it.

    The command of the event continues, and the call does not wait for it. Wait lists that contain
    the event, and registered callbacks, hold references to the event. The last release of an event
    opened by `urIPCOpenEventHandleExp` closes it; the exporter's event does not change. The last
    release of an exported event revokes its IPC handles; events already opened from them stay
    usable.

    - hEvent: The event to release. The caller must not use it afterwards unless it holds another
      reference."""

def urEventGetNativeHandle(
    hEvent: ur_event_handle_t,
) -> int:
    """Returns the native handle of an event.

    The event still owns the native object: do not destroy it, do not give it a second owner, and
    use it only as long as the event lives. Thread-safe.

    - hEvent: The event to query."""

def urEventCreateWithNativeHandle(
    hNativeEvent: int,
    hContext: ur_context_handle_t,
    pProperties: ur_event_native_properties_t | None = None,
) -> ur_event_handle_t:
    """Wraps an event that the application made with the driver's own interface.

    The new event has a reference count of 1 and no queue. If `pProperties` transfers the native
    event, the adapter owns it. Otherwise the caller keeps it, and must not destroy it before the
    new event is destroyed. If the handle is 0, the new event is complete, and no command signals
    it. Thread-safe.

    - hNativeEvent: The driver's handle of the event; 0 for a new event that is complete.
    - hContext: The context of the native event.
    - pProperties: Options, such as the owner of the native event; null leaves the native event with
      the caller."""

def urEventSetCallback(
    hEvent: ur_event_handle_t,
    execStatus: ur_execution_info_t,
    pfnNotify: Callable[[ur_event_handle_t, ur_execution_info_t], object],
) -> None:
    """Registers a function that the adapter calls when an event reaches a state.

    The adapter calls the function once, when the command reaches or passes the state. If the
    command has already passed the state, the adapter also calls the function, possibly before this
    call returns. The adapter holds a reference to the event until the function has run, so the
    caller may release its own reference immediately. Thread-safe.

    - hEvent: The event whose state triggers the callback.
    - execStatus: The state that triggers the call; any of `ur_execution_info_t` except
      `UR_EXECUTION_INFO_QUEUED`.
    - pfnNotify: The function to call."""

def urIPCGetEventHandleExp(
    hEvent: ur_event_handle_t,
) -> tuple[int, int]:
    """Exports an event: returns the bytes of a handle that other processes can open.

    The adapter owns the bytes. They stay at their address, unchanged, until
    `urIPCPutEventHandleExp`; to send the handle, copy the bytes. Every call makes a separate
    handle, which needs its own Put. The event may be exported before or after its first signal. The
    export does not change the event's state and adds no reference.

    - hEvent: The event to export, created with `UR_EXP_EVENT_FLAG_IPC_EXP`."""

def urIPCPutEventHandleExp(
    hContext: ur_context_handle_t,
    pIPCEventHandleData: int,
) -> None:
    """Revokes the handle of one Get, and frees its bytes.

    The exporting process passes the pointer that `urIPCGetEventHandleExp` returned. Afterwards, no
    process can open a copy of this handle. Other handles of the same event are not affected. The
    event and its imports continue to share their state. A Put after the last release of the
    exported event succeeds and frees the bytes.

    - hContext: The context of the exported event.
    - pIPCEventHandleData: The pointer that Get returned, not a copy of the bytes. The call frees
      the bytes."""

def urIPCOpenEventHandleExp(
    hContext: ur_context_handle_t,
    pIPCEventHandleData: Buffer,
) -> ur_event_handle_t:
    """Opens a handle: makes an event that shares its state with an event of another process.

    The new event has a reference count of 1 and belongs to `hContext`. Like any other reusable
    event, it supports waits on the host and in wait lists, queries, callbacks, and signals by
    `urEnqueueEventsWaitWithBarrierExt`. It stays usable until its last `urEventRelease`, even after
    the exporter has revoked the handle, released its event or exited. After that, only importers
    can signal the event.

    - hContext: The context of the new event. All its devices must support IPC events.
    - pIPCEventHandleData: The address of the bytes of the handle, or of a copy of them."""

def urIPCGetMemHandleExp(
    hContext: ur_context_handle_t,
    pMem: int,
) -> tuple[int, int]:
    """Exports USM device or host memory: returns the bytes of a handle that other processes can open.

    The adapter owns the bytes. They stay at their address, unchanged, until `urIPCPutMemHandleExp`;
    to send the handle, copy the bytes. Every call makes a separate handle, which needs its own Put,
    even for memory that is already exported. The export does not change the memory, its contents or
    its lifetime.

    - hContext: The context that the memory was allocated in.
    - pMem: An address in the memory to export: the first address of an allocation of
      `urUSMDeviceAlloc` or `urUSMHostAlloc`, or any other address inside the allocation."""

def urIPCPutMemHandleExp(
    hContext: ur_context_handle_t,
    pIPCMemHandleData: int,
) -> None:
    """Revokes the handle of one Get, and frees its bytes.

    The exporting process passes the pointer that `urIPCGetMemHandleExp` returned. Afterwards, no
    process can open a copy of this handle. Other handles of the same memory are not affected. The
    memory stays allocated, and open memory stays open. A Put after the memory has been freed
    succeeds and frees the bytes.

    - hContext: The context that was given to Get.
    - pIPCMemHandleData: The pointer that Get returned, not a copy of the bytes. The call frees the
      bytes."""

def urIPCOpenMemHandleExp(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pIPCMemHandleData: Buffer,
) -> int:
    """Opens a handle: maps the memory of another process and returns an address for it.

    The importer uses the address like its own USM memory of the same kind, in commands and in
    `urUSMGetMemAllocInfo`. The address usually differs from the exporter's. If the exporter passed
    an address inside an allocation, the importer gets the address of the same byte. The opened
    memory stays usable until `urIPCCloseMemHandleExp`, even after the exporter has revoked the
    handle, freed the memory or exited.

    - hContext: The context to open the memory in: any context of the importing process that
      contains `hDevice`.
    - hDevice: The device that uses the memory: the device that owns the memory, or another device
      that can access it, if the adapter supports that.
    - pIPCMemHandleData: The address of the bytes of the handle, or of a copy of them."""

def urIPCCloseMemHandleExp(
    hContext: ur_context_handle_t,
    pMem: int,
) -> None:
    """Closes memory that was opened from another process.

    Each `urIPCOpenMemHandleExp` requires one Close. The last Close of a mapping makes its addresses
    invalid, so the caller must first make sure that no command still uses them. The exporter's
    memory and its handles do not change, and the importer may open the handle again while it is
    valid. If the exporter has freed the memory, the Close of its last mapping in any process
    returns the memory to the system.

    - hContext: The context that was given to Open.
    - pMem: The exact address that Open returned."""

def urIPCGetPhysMemHandleExp(
    hContext: ur_context_handle_t,
    hPhysMem: ur_physical_mem_handle_t,
) -> tuple[int, int]:
    """Exports physical memory: returns the bytes of a handle that other processes can open.

    The adapter owns the bytes. They stay at their address, unchanged, until
    `urIPCPutPhysMemHandleExp`; to send the handle, copy the bytes. Every call makes a separate
    handle, which needs its own Put. The memory need not be mapped. The export does not change the
    memory, and adds no reference.

    - hContext: The context of the physical memory.
    - hPhysMem: The physical memory to export, created with `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`."""

def urIPCPutPhysMemHandleExp(
    hContext: ur_context_handle_t,
    pIPCPhysMemHandleData: int,
) -> None:
    """Revokes the handle of one Get, and frees its bytes.

    The exporting process passes the pointer that `urIPCGetPhysMemHandleExp` returned. Afterwards,
    no process can open a copy of this handle. Other handles of the same object are not affected.
    The object keeps its references, and open objects stay usable. A Put after the last release of
    the exported object succeeds and frees the bytes.

    - hContext: The context that was given to Get.
    - pIPCPhysMemHandleData: The pointer that Get returned, not a copy of the bytes. The call frees
      the bytes."""

def urIPCOpenPhysMemHandleExp(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pIPCPhysMemHandleData: Buffer,
) -> ur_physical_mem_handle_t:
    """Opens a handle: makes a physical memory object for the memory of another process.

    The object starts with a reference count of 1, has the size that the exporter gave it
    (`UR_PHYSICAL_MEM_INFO_SIZE`) and reports `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`. The importer maps
    it like its own physical memory. The object stays usable until it is closed, even after the
    exporter has revoked the handle, released the memory or exited.

    - hContext: The context to open in: any context of the importing process that contains
      `hDevice`.
    - hDevice: The device that uses the memory: the device of the memory in this process, or a
      device with access to it, if the adapter supports that.
    - pIPCPhysMemHandleData: The address of the bytes of the handle, or of a copy of them."""

def urIPCClosePhysMemHandleExp(
    hContext: ur_context_handle_t,
    hPhysMem: ur_physical_mem_handle_t,
) -> None:
    """Closes physical memory that was opened from another process.

    Releases the reference of one `urIPCOpenPhysMemHandleExp`. Further references from
    `urPhysicalMemRetain` keep the object alive, and mappings keep the memory alive until they are
    unmapped. The exporter's object and its handles do not change, and the importer may open the
    handle again while it is valid.

    - hContext: The context that was given to Open.
    - hPhysMem: The object that Open returned. The caller must not use it afterwards unless it holds
      another reference."""

def urLoaderConfigCreate() -> ur_loader_config_handle_t:
    """Creates a loader configuration with default settings.

    No layer is enabled, mocking is off and no code location callback is set. Create the
    configuration before the call of `urLoaderInit` that takes it."""

def urLoaderConfigRetain(
    hLoaderConfig: ur_loader_config_handle_t,
) -> None:
    """Adds a reference to a loader configuration.

    - hLoaderConfig: The configuration to retain."""

def urLoaderConfigRelease(
    hLoaderConfig: ur_loader_config_handle_t,
) -> None:
    """Releases a reference to a loader configuration.

    The last release destroys the configuration. A loader initialized with it has its own copy.

    - hLoaderConfig: The configuration to release. The caller must not use it afterwards unless it
      holds another reference."""

@overload
def urLoaderConfigGetInfo(
    hLoaderConfig: ur_loader_config_handle_t,
    propName: Literal[ur_loader_config_info_t.UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS],
) -> str: ...
@overload
def urLoaderConfigGetInfo(
    hLoaderConfig: ur_loader_config_handle_t,
    propName: Literal[ur_loader_config_info_t.UR_LOADER_CONFIG_INFO_REFERENCE_COUNT],
) -> int: ...
@overload
def urLoaderConfigGetInfo(
    hLoaderConfig: ur_loader_config_handle_t,
    propName: ur_loader_config_info_t,
) -> object:
    """Returns one property of a loader configuration.

    Follows the rules of all info queries.

    - hLoaderConfig: The configuration to query.
    - propName: The property to query; it determines the type of the value."""

def urLoaderConfigEnableLayer(
    hLoaderConfig: ur_loader_config_handle_t,
    pLayerName: str,
) -> None:
    """Enables a layer for the loader that is initialized with this configuration.

    Layers run between the application and the adapters. Each call enables one layer; a repeated
    call has no effect. The environment can enable further layers. A layer cannot be disabled again.

    - hLoaderConfig: The configuration to change.
    - pLayerName: NUL-terminated name of the layer, exactly as
      `UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS` lists it; copied."""

def urLoaderConfigSetCodeLocationCallback(
    hLoaderConfig: ur_loader_config_handle_t,
    pfnCodeloc: Callable[[], ur_code_location_t],
) -> None:
    """Sets the callback that returns the source location of a call in the application.

    A later call replaces the callback of an earlier one.

    - hLoaderConfig: The configuration to change.
    - pfnCodeloc: The callback; it must stay callable until the loader is torn down."""

def urLoaderConfigSetMockingEnabled(
    hLoaderConfig: ur_loader_config_handle_t,
    enable: bool,
) -> None:
    """Selects the mock adapter, for tests without a driver, or the real adapters.

    With mocking on, `urLoaderInit` loads only the mock adapter. Its objects work, and their memory
    is host memory. Tests can observe each function of the mock adapter, replace it, and make it
    fail.

    - hLoaderConfig: The configuration to change.
    - enable: True to load only the mock adapter, false for the real adapters."""

def urLoaderInit(
    device_flags: ur_device_init_flags_t,
    hLoaderConfig: ur_loader_config_handle_t | None = None,
) -> None:
    """Loads the adapters and makes the interface usable.

    Call it before all functions except those for loader configurations. Thread-safe. The loader
    counts the calls: the first call does the work, and later calls only increase the count and
    ignore their arguments. Each call requires one `urLoaderTearDown`.

    - device_flags: The kinds of device that the application uses, or 0 for all; a hint without
      effect on what is loaded.
    - hLoaderConfig: Settings for the loader; null for the defaults. The loader copies them and
      keeps no reference."""

def urLoaderTearDown() -> None:
    """Ends one use of the library; the opposite of `urLoaderInit`.

    The call that matches the last remaining `urLoaderInit` removes the layers in reverse order and
    closes the adapter libraries. Afterwards, every handle is invalid. A later `urLoaderInit` starts
    the library again. Release your objects first; the leak checking layer reports the remaining
    ones."""

def urPhysicalMemCreate(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    size: int,
    pProperties: ur_physical_mem_properties_t | None = None,
) -> ur_physical_mem_handle_t:
    """Creates physical memory on a device.

    The physical memory starts with a reference count of 1 and keeps its context alive. Its contents
    are undefined. If it can be exported, it is a separate kernel object, so sharing it exposes no
    other memory.

    - hContext: The context of the memory.
    - hDevice: The device of the memory. It must belong to `hContext`.
    - size: The size in bytes, a multiple of the granularity.
    - pProperties: Properties of the memory; null means no flags."""

def urPhysicalMemRetain(
    hPhysicalMem: ur_physical_mem_handle_t,
) -> None:
    """Adds a reference to physical memory.

    Each call requires one `urPhysicalMemRelease`. The count is atomic: threads that each hold a
    reference need no lock around this call.

    - hPhysicalMem: The physical memory to retain."""

def urPhysicalMemRelease(
    hPhysicalMem: ur_physical_mem_handle_t,
) -> None:
    """Releases one reference to physical memory; releasing the last one destroys the object.

    The memory lives while it is mapped in this process or open in another process. The last release
    revokes all IPC handles of the object; a later `urIPCPutPhysMemHandleExp` of such a handle still
    succeeds.

    - hPhysicalMem: The physical memory to release. The caller must not use it afterwards unless it
      holds another reference."""

@overload
def urPhysicalMemGetInfo(
    hPhysicalMem: ur_physical_mem_handle_t,
    propName: Literal[ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_CONTEXT],
) -> ur_context_handle_t: ...
@overload
def urPhysicalMemGetInfo(
    hPhysicalMem: ur_physical_mem_handle_t,
    propName: Literal[ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_DEVICE],
) -> ur_device_handle_t: ...
@overload
def urPhysicalMemGetInfo(
    hPhysicalMem: ur_physical_mem_handle_t,
    propName: Literal[ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_SIZE],
) -> int: ...
@overload
def urPhysicalMemGetInfo(
    hPhysicalMem: ur_physical_mem_handle_t,
    propName: Literal[ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_PROPERTIES],
) -> ur_physical_mem_properties_t: ...
@overload
def urPhysicalMemGetInfo(
    hPhysicalMem: ur_physical_mem_handle_t,
    propName: Literal[ur_physical_mem_info_t.UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT],
) -> int: ...
@overload
def urPhysicalMemGetInfo(
    hPhysicalMem: ur_physical_mem_handle_t,
    propName: ur_physical_mem_info_t,
) -> object:
    """Returns one property of physical memory.

    An importer can query the size, to know how many bytes to reserve and map. The call adds no
    reference to a returned handle.

    - hPhysicalMem: The physical memory to query, created by this process or opened from another
      one.
    - propName: The property to return."""

def urPlatformGet(
    hAdapter: ur_adapter_handle_t,
) -> list[ur_platform_handle_t]:
    """Lists the platforms of an adapter.

    If the driver is missing or has no device, the call succeeds with a count of 0.

    - hAdapter: The adapter to query."""

@overload
def urPlatformGetInfo(
    hPlatform: ur_platform_handle_t,
    propName: Literal[
        ur_platform_info_t.UR_PLATFORM_INFO_NAME,
        ur_platform_info_t.UR_PLATFORM_INFO_VENDOR_NAME,
        ur_platform_info_t.UR_PLATFORM_INFO_VERSION,
        ur_platform_info_t.UR_PLATFORM_INFO_EXTENSIONS,
        ur_platform_info_t.UR_PLATFORM_INFO_PROFILE,
    ],
) -> str: ...
@overload
def urPlatformGetInfo(
    hPlatform: ur_platform_handle_t,
    propName: Literal[ur_platform_info_t.UR_PLATFORM_INFO_BACKEND],
) -> ur_backend_t: ...
@overload
def urPlatformGetInfo(
    hPlatform: ur_platform_handle_t,
    propName: Literal[ur_platform_info_t.UR_PLATFORM_INFO_ADAPTER],
) -> ur_adapter_handle_t: ...
@overload
def urPlatformGetInfo(
    hPlatform: ur_platform_handle_t,
    propName: ur_platform_info_t,
) -> object:
    """Returns one property of a platform.

    Follows the rules of all info queries. Thread-safe.

    - hPlatform: The platform to query.
    - propName: The property to query; it determines the type of the value."""

def urPlatformGetApiVersion(
    hPlatform: ur_platform_handle_t,
) -> ur_api_version_t:
    """Returns the version of the interface that a platform supports.

    This is the lower of two versions: the one that the adapter supports and the one that its driver
    supports.

    - hPlatform: The platform to query."""

def urPlatformGetNativeHandle(
    hPlatform: ur_platform_handle_t,
) -> int:
    """Returns the native handle of a platform.

    The handle is a `ze_driver_handle_t` on Level Zero and a `cl_platform_id` on OpenCL. The adapter
    owns the native handle, which is valid as long as the platform.

    - hPlatform: The platform to query."""

def urPlatformCreateWithNativeHandle(
    hNativePlatform: int,
    hAdapter: ur_adapter_handle_t,
    pProperties: ur_platform_native_properties_t | None = None,
) -> ur_platform_handle_t:
    """Returns the platform of a native handle.

    The platform is the same as from `urPlatformGet`, and needs no release.

    - hNativePlatform: The native handle, of the backend of `hAdapter`.
    - hAdapter: The adapter of the platform.
    - pProperties: Options; null leaves the native object with the caller."""

def urPlatformGetBackendOption(
    hPlatform: ur_platform_handle_t,
    pFrontendOption: str,
) -> str:
    """Translates a compiler option of the front end into an option of the backend.

    The adapter knows the empty string and the optimization levels `-O0`, `-O1`, `-O2` and `-O3`.

    - hPlatform: The platform of the compiler.
    - pFrontendOption: One NUL-terminated option."""

@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: Literal[ur_queue_info_t.UR_QUEUE_INFO_CONTEXT],
) -> ur_context_handle_t: ...
@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: Literal[ur_queue_info_t.UR_QUEUE_INFO_DEVICE],
) -> ur_device_handle_t: ...
@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: Literal[ur_queue_info_t.UR_QUEUE_INFO_DEVICE_DEFAULT],
) -> ur_queue_handle_t: ...
@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: Literal[ur_queue_info_t.UR_QUEUE_INFO_FLAGS],
) -> ur_queue_flags_t: ...
@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: Literal[
        ur_queue_info_t.UR_QUEUE_INFO_REFERENCE_COUNT,
        ur_queue_info_t.UR_QUEUE_INFO_SIZE,
    ],
) -> int: ...
@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: Literal[ur_queue_info_t.UR_QUEUE_INFO_EMPTY],
) -> bool: ...
@overload
def urQueueGetInfo(
    hQueue: ur_queue_handle_t,
    propName: ur_queue_info_t,
) -> object:
    """Returns one property of a queue.

    Query the size first, or pass a buffer that is large enough. The call adds no reference to a
    returned handle.

    - hQueue: The queue to query.
    - propName: The property to return."""

def urQueueCreate(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pProperties: ur_queue_properties_t | None = None,
) -> ur_queue_handle_t:
    """Creates a queue for one device of a context.

    The queue starts with a reference count of 1 and keeps its context alive. Without properties,
    the queue is in order and does not record timestamps. An adapter may ignore flags that are
    hints, but `UR_QUEUE_INFO_FLAGS` returns them.

    - hContext: The context of the queue. It must contain `hDevice`.
    - hDevice: The device that runs the commands.
    - pProperties: Properties of the queue; null for an in-order queue without profiling."""

def urQueueRetain(
    hQueue: ur_queue_handle_t,
) -> None:
    """Adds a reference to a queue.

    Each call requires one `urQueueRelease`. The count is atomic: threads that each hold a reference
    need no lock around this call.

    - hQueue: The queue to retain."""

def urQueueRelease(
    hQueue: ur_queue_handle_t,
) -> None:
    """Releases one reference to a queue; releasing the last one destroys it.

    Commands that were already submitted still run: the last release flushes the queue, and the
    adapter frees the queue's resources when these commands are complete. The call may block until
    then. Events of the queue stay usable.

    - hQueue: The queue to release. The caller must not use it afterwards unless it holds another
      reference."""

def urQueueGetNativeHandle(
    hQueue: ur_queue_handle_t,
    pDesc: ur_queue_native_desc_t | None = None,
) -> int:
    """Returns the native handle of a queue.

    The queue still owns the native object: do not destroy it, do not give it a second owner, and
    use it only as long as the queue lives. Thread-safe.

    - hQueue: The queue to query.
    - pDesc: Additional data in the adapter's own format; null for no data."""

def urQueueCreateWithNativeHandle(
    hNativeQueue: int,
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t | None = None,
    pProperties: ur_queue_native_properties_t | None = None,
) -> ur_queue_handle_t:
    """Wraps a queue that the application made with the driver's own interface.

    The new queue has a reference count of 1. If `pProperties` transfers the native queue, the
    adapter owns it. Otherwise the caller keeps it, and must not destroy it before the new queue is
    destroyed. Thread-safe.

    - hNativeQueue: The driver's handle of the queue; 0 may be valid, so it is not checked.
    - hContext: The context of the native queue.
    - hDevice: The device of the native queue. If it is null, the adapter queries the driver.
    - pProperties: Options, such as the owner of the native queue; null leaves the native queue with
      the caller."""

def urQueueFinish(
    hQueue: ur_queue_handle_t,
) -> None:
    """Blocks until all commands that were submitted to a queue before the call are complete.

    Afterwards, the effects of those commands are visible to the host, and their events are
    complete. The call may also wait for commands that other threads submit during the call.

    - hQueue: The queue to wait for."""

def urQueueFlush(
    hQueue: ur_queue_handle_t,
) -> None:
    """Submits all commands of a queue to the device, without waiting for them.

    Call it before another process or library waits for commands that a batched queue has not
    submitted yet. Adapters that submit immediately do nothing.

    - hQueue: The queue to flush."""

@overload
def urEnqueueEventsWaitWithBarrierExt(
    hQueue: ur_queue_handle_t,
    pProperties: ur_exp_enqueue_ext_properties_t | None = None,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a barrier with options, which can signal a reusable event.

    Works like `urEnqueueEventsWaitWithBarrier`: later commands of the queue start after the
    barrier, and with an empty wait list the barrier waits for all earlier commands of the queue.
    Only the event differs. If `*phEvent` is a reusable event, the completion of the barrier signals
    that event: the call leaves `*phEvent` unchanged and adds no reference. If `*phEvent` is null,
    the call makes a new event.

    - hQueue: The queue to put the barrier into.
    - pProperties: Options of the command; null for none.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0.
    - phEvent: True to get it. Input: a reusable event to signal, or a null handle. Output: the same
      event, or a new event, to be released with `urEventRelease`. The pointer itself may be null."""

@overload
def urEnqueueEventsWaitWithBarrierExt(
    hQueue: ur_queue_handle_t,
    pProperties: ur_exp_enqueue_ext_properties_t | None = None,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: ur_event_handle_t | Literal[True],
) -> ur_event_handle_t: ...
def urEventCreateExp(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pEventDesc: ur_exp_event_desc_t,
) -> ur_event_handle_t:
    """Creates a reusable event without a command.

    The event has a reference count of 1, keeps its context alive, and is complete until its first
    signal. With `UR_EXP_EVENT_FLAG_IPC_EXP` it can be exported to other processes.

    - hContext: The context of the event.
    - hDevice: The device that the event is created for. It must belong to `hContext`.
    - pEventDesc: A description of the event: its flags."""

def urEnqueueTimestampRecordingExp(
    hQueue: ur_queue_handle_t,
    blocking: bool,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
) -> ur_event_handle_t:
    """Enqueues a command that records a device timestamp.

    `urEventGetProfilingInfo` returns the timestamp for the event of the command, as if the queue
    had been created with profiling. `UR_PROFILING_INFO_COMMAND_QUEUED` and
    `UR_PROFILING_INFO_COMMAND_SUBMIT` are the time of this call.

    - hQueue: The queue to put the command into.
    - blocking: True: return after the timestamp is recorded. False: return once the command is
      enqueued.
    - phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
      command starts; null if the number is 0."""

def urUSMHostAlloc(
    hContext: ur_context_handle_t,
    pUSMDesc: ur_usm_desc_t | None,
    pool: ur_usm_pool_handle_t | None,
    size: int,
) -> int:
    """Allocates host memory that every device of a context can access.

    The contents are undefined. The memory belongs to the caller until `urUSMFree`, and the context
    must outlive it. Thread-safe.

    - hContext: The context whose devices get access.
    - pUSMDesc: Hints and alignment; null for no hints and the default alignment.
    - pool: The pool to allocate from; null for the adapter's own choice.
    - size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of every
      device."""

def urUSMDeviceAlloc(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pUSMDesc: ur_usm_desc_t | None,
    pool: ur_usm_pool_handle_t | None,
    size: int,
) -> int:
    """Allocates memory on one device of a context.

    The contents are undefined, and the host may be unable to access the memory: copy the data with
    `urEnqueueUSMMemcpy` or `urUSMContextMemcpyExp`. The memory belongs to the caller until
    `urUSMFree`, and the context must outlive it. Thread-safe.

    - hContext: The context of the memory.
    - hDevice: The device of the memory. It must belong to `hContext`.
    - pUSMDesc: Hints and alignment; null for no hints and the default alignment.
    - pool: The pool to allocate from; null for the adapter's own choice.
    - size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of the
      device."""

def urUSMSharedAlloc(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pUSMDesc: ur_usm_desc_t | None,
    pool: ur_usm_pool_handle_t | None,
    size: int,
) -> int:
    """Allocates memory that the host and a device both access.

    The driver moves the memory between them as needed. The contents are undefined. The memory
    belongs to the caller until `urUSMFree`, and the context must outlive it. Host and device may
    use the memory concurrently only if the device reports concurrent access. Thread-safe.

    - hContext: The context of the memory.
    - hDevice: The device that shares the memory with the host. It must belong to `hContext`.
    - pUSMDesc: Hints and alignment; null for no hints and the default alignment.
    - pool: The pool to allocate from; null for the adapter's own choice.
    - size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of the
      device."""

def urUSMFree(
    hContext: ur_context_handle_t,
    pMem: int,
) -> None:
    """Frees USM memory.

    The call waits for earlier commands that use the memory. Freeing exported memory revokes all its
    IPC handles; a later `urIPCPutMemHandleExp` of such a handle still succeeds. Importers that have
    the memory open can still use it. Thread-safe.

    - hContext: The context that the memory was allocated in.
    - pMem: The address that the allocation returned."""

@overload
def urUSMGetMemAllocInfo(
    hContext: ur_context_handle_t,
    pMem: int,
    propName: Literal[ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_TYPE],
) -> ur_usm_type_t: ...
@overload
def urUSMGetMemAllocInfo(
    hContext: ur_context_handle_t,
    pMem: int,
    propName: Literal[ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_BASE_PTR],
) -> int: ...
@overload
def urUSMGetMemAllocInfo(
    hContext: ur_context_handle_t,
    pMem: int,
    propName: Literal[ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_SIZE],
) -> int: ...
@overload
def urUSMGetMemAllocInfo(
    hContext: ur_context_handle_t,
    pMem: int,
    propName: Literal[ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_DEVICE],
) -> ur_device_handle_t: ...
@overload
def urUSMGetMemAllocInfo(
    hContext: ur_context_handle_t,
    pMem: int,
    propName: Literal[ur_usm_alloc_info_t.UR_USM_ALLOC_INFO_POOL],
) -> ur_usm_pool_handle_t: ...
@overload
def urUSMGetMemAllocInfo(
    hContext: ur_context_handle_t,
    pMem: int,
    propName: ur_usm_alloc_info_t,
) -> object:
    """Returns one property of the allocation that contains an address.

    The call accepts any address inside an allocation; the base address and the size describe the
    whole allocation. It treats memory opened by `urIPCOpenMemHandleExp` like memory of this
    process, and returns the kind of the exporter's memory. A query of `UR_USM_ALLOC_INFO_TYPE` also
    succeeds for an address outside USM.

    - hContext: The context of the memory.
    - pMem: The address to query.
    - propName: The property to return."""

def urUSMPoolCreate(
    hContext: ur_context_handle_t,
    pPoolDesc: ur_usm_pool_desc_t,
) -> ur_usm_pool_handle_t:
    """Creates a pool for USM allocations.

    The pool starts with a reference count of 1 and keeps its context alive. Allocations from
    different pools do not share a page. The call reads the description before it returns.

    - hContext: The context of the pool.
    - pPoolDesc: A description of the pool: its flags, and limits that may be chained to it."""

def urUSMPoolRetain(
    pPool: ur_usm_pool_handle_t,
) -> None:
    """Adds a reference to a pool.

    Each call requires one `urUSMPoolRelease`.

    - pPool: The pool to retain."""

def urUSMPoolRelease(
    pPool: ur_usm_pool_handle_t,
) -> None:
    """Releases one reference to a pool; releasing the last one destroys it.

    Free all allocations from the pool first.

    - pPool: The pool to release. The caller must not use it afterwards unless it holds another
      reference."""

@overload
def urUSMPoolGetInfo(
    hPool: ur_usm_pool_handle_t,
    propName: Literal[ur_usm_pool_info_t.UR_USM_POOL_INFO_REFERENCE_COUNT],
) -> int: ...
@overload
def urUSMPoolGetInfo(
    hPool: ur_usm_pool_handle_t,
    propName: Literal[ur_usm_pool_info_t.UR_USM_POOL_INFO_CONTEXT],
) -> ur_context_handle_t: ...
@overload
def urUSMPoolGetInfo(
    hPool: ur_usm_pool_handle_t,
    propName: Literal[
        ur_usm_pool_info_t.UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP,
        ur_usm_pool_info_t.UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP,
        ur_usm_pool_info_t.UR_USM_POOL_INFO_RESERVED_CURRENT_EXP,
        ur_usm_pool_info_t.UR_USM_POOL_INFO_RESERVED_HIGH_EXP,
        ur_usm_pool_info_t.UR_USM_POOL_INFO_USED_CURRENT_EXP,
        ur_usm_pool_info_t.UR_USM_POOL_INFO_USED_HIGH_EXP,
    ],
) -> int: ...
@overload
def urUSMPoolGetInfo(
    hPool: ur_usm_pool_handle_t,
    propName: ur_usm_pool_info_t,
) -> object:
    """Returns one property of a pool.

    Sizes are in bytes. The call adds no reference to a returned handle.

    - hPool: The pool to query.
    - propName: The property to return."""

def urUSMContextMemcpyExp(
    hContext: ur_context_handle_t,
    pDst: int,
    pSrc: int,
    size: int,
) -> None:
    """Copies memory and returns when the copy is done.

    Source and destination may each be USM memory of the context, memory opened from another
    process, or plain host memory. No queue orders the copy: first finish all commands that use the
    ranges. The two ranges must not overlap.

    - hContext: The context of the memory.
    - pDst: The first byte to write; may be inside an allocation.
    - pSrc: The first byte to read; may be inside an allocation.
    - size: The number of bytes to copy."""

def urUSMHostAllocRegisterExp(
    hContext: ur_context_handle_t,
    pHostMem: int,
    size: int,
    pProperties: ur_exp_usm_host_alloc_register_properties_t | None = None,
) -> None:
    """Registers existing host memory with a context.

    Commands of all devices of the context may use the memory, and `urUSMGetMemAllocInfo` reports it
    as `UR_USM_TYPE_HOST`. Keep the memory allocated until `urUSMHostAllocUnregisterExp`. The memory
    cannot be exported, and `urUSMFree` rejects it.

    - hContext: The context whose devices use the memory.
    - pHostMem: The address of the first byte, a multiple of the page size.
    - size: The size in bytes, a multiple of the page size.
    - pProperties: Options; null for none."""

def urUSMHostAllocUnregisterExp(
    hContext: ur_context_handle_t,
    pHostMem: int,
) -> None:
    """Ends the registration of host memory.

    Waits for the commands that use the memory. The application may free the memory afterwards.

    - hContext: The context of the registration.
    - pHostMem: The address that was given to `urUSMHostAllocRegisterExp`."""

def urUsmP2PEnablePeerAccessExp(
    commandDevice: ur_device_handle_t,
    peerDevice: ur_device_handle_t,
) -> None:
    """Lets the commands of one device use memory of another device.

    Applies to existing and future device memory of the peer device, including memory opened from
    other processes. Enable each direction once: a repeated call succeeds with some adapters and
    fails with others.

    - commandDevice: The device whose commands gain access.
    - peerDevice: The device whose memory becomes accessible; of the same platform."""

def urUsmP2PDisablePeerAccessExp(
    commandDevice: ur_device_handle_t,
    peerDevice: ur_device_handle_t,
) -> None:
    """Ends the access of one device to the memory of another device.

    The caller must make sure that no command still depends on the access.

    - commandDevice: The device whose commands lose access.
    - peerDevice: The device whose memory was accessible."""

def urUsmP2PPeerAccessGetInfoExp(
    commandDevice: ur_device_handle_t,
    peerDevice: ur_device_handle_t,
    propName: ur_exp_peer_info_t,
) -> int:
    """Returns whether one device can use memory of another device.

    The result describes the hardware, not whether the access is enabled now.

    - commandDevice: The device whose commands would gain access.
    - peerDevice: The device whose memory would become accessible.
    - propName: The property to return."""

def urVirtualMemGranularityGetInfo(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t | None,
    allocationSize: int,
    propName: ur_virtual_mem_granularity_info_t,
) -> int:
    """Returns the granularity of virtual and physical memory.

    Round sizes up to the granularity before the other calls of this group. Query the granularity
    again for allocations of another size, because on some devices larger allocations need larger
    pages.

    - hContext: The context that will use the memory.
    - hDevice: A device of the context; null for a value that works on all devices of the context.
    - allocationSize: The size in bytes of the planned allocation.
    - propName: The property to return."""

def urVirtualMemReserve(
    hContext: ur_context_handle_t,
    pStart: int | None,
    size: int,
) -> int:
    """Reserves a range of addresses.

    The range has no memory yet, and any access to it faults. The range belongs to the caller until
    `urVirtualMemFree`.

    - hContext: The context whose devices will use the range.
    - pStart: Preferred first address, only a hint; null for none.
    - size: The size of the range in bytes, a multiple of the granularity."""

def urVirtualMemFree(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
) -> None:
    """Frees a reserved range of addresses.

    Unmap the whole range first. A part of a range cannot be freed.

    - hContext: The context that the range was reserved in.
    - pStart: The first address of the range, as `urVirtualMemReserve` returned it.
    - size: The size of the range in bytes, as it was reserved."""

def urVirtualMemMap(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
    hPhysicalMem: ur_physical_mem_handle_t,
    offset: int,
    flags: ur_virtual_mem_access_flags_t,
) -> None:
    """Maps physical memory into a reserved range.

    Afterwards, commands can use the addresses like USM memory. The mapping keeps the physical
    memory alive, so the caller may release `hPhysicalMem` while it is mapped.

    - hContext: The context that the range was reserved in.
    - pStart: The first address to map, inside a reserved range.
    - size: The number of bytes to map, a multiple of the granularity.
    - hPhysicalMem: The physical memory, created by this process or opened from another process.
    - offset: The first byte of the physical memory to map, a multiple of the granularity.
    - flags: Access to the mapped range, see `ur_virtual_mem_access_flags_t`."""

def urVirtualMemUnmap(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
) -> None:
    """Unmaps physical memory from a range.

    The range stays reserved and can be mapped again. The caller must make sure that no command
    still uses the range. Portable programs must unmap exactly the range of one `urVirtualMemMap`,
    because some drivers cannot unmap a part of it. If the physical memory has no other mapping and
    no reference, the call frees it.

    If the driver fails, the range stays mapped, or the error text says that a part of the range is
    unmapped. The second case is possible only if the range contains several mappings. Another call
    for the same range then unmaps the rest.

    - hContext: The context that the range was reserved in.
    - pStart: The first address to unmap.
    - size: The number of bytes to unmap, a multiple of the granularity."""

def urVirtualMemSetAccess(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
    flags: ur_virtual_mem_access_flags_t,
) -> None:
    """Changes the access to a mapped range.

    The new access applies to all devices of the context. The call never makes memory executable.

    - hContext: The context that the range was reserved in.
    - pStart: The first address of the range.
    - size: The size of the range in bytes, a multiple of the granularity.
    - flags: The new access, see `ur_virtual_mem_access_flags_t`."""

def urVirtualMemGetInfo(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
    propName: ur_virtual_mem_info_t,
) -> ur_virtual_mem_access_flags_t:
    """Returns one property of a reserved range.

    If parts of the range have different access, returns the access at the first address.

    - hContext: The context that the range was reserved in.
    - pStart: The first address of the range.
    - size: The size of the range in bytes.
    - propName: The property to return."""

def bytes_at(address: int, size: int) -> bytes:
    """Copies the memory at an address."""
