# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.
from collections.abc import Callable, Sequence
from typing import Literal, overload

from typing_extensions import Buffer

from ur_ipc.ur_classes import *
from ur_ipc.ur_enums import *

def urAdapterGet() -> list[ur_adapter_handle_t]:
    """Lists the loaded adapters.

    The loader joins the adapters of all libraries it loaded, in the order it loaded them; each
    library has one. Every handle that is filled in carries a new reference, which the caller gives
    back with `urAdapterRelease`. Asking for the count alone takes no reference."""

def urAdapterRelease(
    hAdapter: ur_adapter_handle_t,
) -> None:
    """Gives up a reference to an adapter.

    After the last one every platform, device and other object of the adapter is invalid, including
    those never released.

    - hAdapter: The adapter; not usable by the caller afterwards unless it owns another reference."""

def urAdapterRetain(
    hAdapter: ur_adapter_handle_t,
) -> None:
    """Adds a reference to an adapter.

    - hAdapter: The adapter to keep."""

def urAdapterGetLastError(
    hAdapter: ur_adapter_handle_t,
) -> tuple[str, int]:
    """Tells in words why the last failing call of this thread failed.

    The text says what was tried, what the driver or the system answered and what can be done about
    it. It is there after `UR_RESULT_ERROR_ADAPTER_SPECIFIC` from every adapter; the adapters of
    this project also set it for the other errors that they detect themselves.

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
    """Reads one property of an adapter.

    Follows the rules of all info queries and may be called from several threads.

    - hAdapter: The adapter to ask.
    - propName: The property to query; it decides the type of the value."""

def urAdapterSetLoggerCallback(
    hAdapter: ur_adapter_handle_t,
    pfnLoggerCallback: Callable[[ur_logger_level_t, str], object],
    level: ur_logger_level_t,
) -> None:
    """Sends the log messages of an adapter to the application.

    Each message at or above `level` is handed to the callback. This goes on beside the log output
    that the environment configures and does not depend on its level. There is one callback for each
    adapter: a new one replaces the old. To stop the messages, set `UR_LOGGER_LEVEL_QUIET`.

    Where validation layers are switched on, their messages come through the callback as well: what
    a call does wrong as an error, what may harm elsewhere as a warning. The layers have one
    callback for all adapters, the one that was set last. They report leaks when the loader is torn
    down, so the callback and what `pUserData` points to must stay usable until then.

    - hAdapter: The adapter to listen to.
    - pfnLoggerCallback: The function that receives the messages; it must stay callable until it is
      replaced or the adapter is gone, and with validation layers until the loader is torn down.
    - level: The least serious level to report."""

def urAdapterSetLoggerCallbackLevel(
    hAdapter: ur_adapter_handle_t,
    level: ur_logger_level_t,
) -> None:
    """Changes which log messages an adapter hands to the callback.

    Has no lasting effect while no callback is set, since `urAdapterSetLoggerCallback` brings its
    own level.

    - hAdapter: The adapter whose callback is meant.
    - level: The least serious level to report from now on; `UR_LOGGER_LEVEL_QUIET` mutes the
      callback."""

def urMemBufferCreate(
    hContext: ur_context_handle_t,
    flags: ur_mem_flags_t,
    size: int,
    pProperties: ur_buffer_properties_t | None = None,
) -> ur_mem_handle_t:
    """Creates a buffer.

    It starts with a reference count of 1 and keeps its context alive. Its contents are undefined
    unless they are copied from the host.

    - hContext: The context of the buffer.
    - flags: A combination of `ur_mem_flags_t`, with at most one about access; 0 for none.
    - size: The size in bytes.
    - pProperties: Where the host memory is that the flags speak of; null without such flags."""

def urMemRetain(
    hMem: ur_mem_handle_t,
) -> None:
    """Takes another reference to a buffer.

    Each call is answered by one `urMemRelease`. The count is atomic: threads that each hold a
    reference need no lock around this call.

    - hMem: The buffer to keep alive."""

def urMemRelease(
    hMem: ur_mem_handle_t,
) -> None:
    """Gives up one reference to a buffer; the last one ends it.

    Its memory stays until the commands that use it are done and the last of its parts is released.
    What is mapped of it is not to be used any more.

    - hMem: The buffer; not to be used by the caller any more unless another reference is held."""

def urMemBufferPartition(
    hBuffer: ur_mem_handle_t,
    flags: ur_mem_flags_t,
    bufferCreateType: ur_buffer_create_type_t,
    pRegion: ur_buffer_region_t,
) -> ur_mem_handle_t:
    """Creates a buffer that is a part of another one.

    Both have the same bytes. The part has a reference count of its own, which starts with 1, and
    keeps the whole alive. A part of a part cannot be made.

    - hBuffer: The buffer that the part lies in; not a part itself.
    - flags: Access to the part, not more than to the whole; 0 for the same. Its host memory is that
      of the whole.
    - bufferCreateType: How the part is told: `UR_BUFFER_CREATE_TYPE_REGION`.
    - pRegion: Which part."""

def urMemGetNativeHandle(
    hMem: ur_mem_handle_t,
    hDevice: ur_device_handle_t | None = None,
) -> int:
    """Hands out the driver's own handle of a buffer.

    The handle stays the property of the buffer and is valid as long as it: an address of the device
    on Level Zero and CUDA, a `cl_mem` on OpenCL.

    - hMem: The buffer to ask.
    - hDevice: The device that will use the handle, for backends whose handle differs from device to
      device; null for any."""

def urMemBufferCreateWithNativeHandle(
    hNativeMem: int,
    hContext: ur_context_handle_t,
    pProperties: ur_mem_native_properties_t | None = None,
) -> ur_mem_handle_t:
    """Creates a buffer around one that exists in the driver already.

    Whether the native buffer is given up together with the new one is decided by `pProperties`.
    Adapters whose native handles are addresses take the start of any USM memory of the context, and
    give none up.

    - hNativeMem: The native handle, of the backend of `hContext`.
    - hContext: The context that the native buffer belongs to.
    - pProperties: Options; null is the same as one that leaves the native object with the caller."""

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
    """Tells one property of a buffer.

    Handles among the values are returned without a new reference.

    - hMemory: The buffer to ask.
    - propName: Which property to return."""

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

    The host memory has to stay valid until the command is complete. USM memory that the host
    reaches may stand in its place. No bytes at all are a command like any other.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, of the context of the queue.
    - blockingRead: True: return after the copy is complete. False: return once it is enqueued.
    - offset: The offset of the first byte in the buffer.
    - size: The number of bytes to copy.
    - pDst: Receives the bytes, `size` of them.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    The host memory has to stay valid until the command is complete, and its bytes as they are. USM
    memory that the host reaches may stand in its place. No bytes at all are a command like any
    other.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, of the context of the queue.
    - blockingWrite: True: return after the copy is complete. False: return once it is enqueued.
    - offset: The offset of the first byte in the buffer.
    - size: The number of bytes to copy.
    - pSrc: The bytes to write, `size` of them.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    The region has `region.depth` slices of `region.height` rows of `region.width` bytes. It starts,
    on either side, at `x + y * row pitch + z * slice pitch` bytes. The host memory has to stay
    valid until the command is complete.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, of the context of the queue.
    - blockingRead: True: return after the copy is complete. False: return once it is enqueued.
    - bufferOrigin: Where the region starts in the buffer.
    - hostOrigin: Where it starts in the host memory at `pDst`.
    - region: The extent of the region.
    - bufferRowPitch: The distance of two rows in the buffer, in bytes; 0 for rows that follow each
      other.
    - bufferSlicePitch: The distance of two slices in the buffer, in bytes; 0 for slices that follow
      each other.
    - hostRowPitch: The distance of two rows in the host memory, in bytes; 0 for rows that follow
      each other.
    - hostSlicePitch: The distance of two slices in the host memory, in bytes; 0 for slices that
      follow each other.
    - pDst: Receives the region, as its layout in host memory says.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    The region has `region.depth` slices of `region.height` rows of `region.width` bytes. It starts,
    on either side, at `x + y * row pitch + z * slice pitch` bytes. The host memory has to stay
    valid until the command is complete.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, of the context of the queue.
    - blockingWrite: True: return after the copy is complete. False: return once it is enqueued.
    - bufferOrigin: Where the region starts in the buffer.
    - hostOrigin: Where it starts in the host memory at `pSrc`.
    - region: The extent of the region.
    - bufferRowPitch: The distance of two rows in the buffer, in bytes; 0 for rows that follow each
      other.
    - bufferSlicePitch: The distance of two slices in the buffer, in bytes; 0 for slices that follow
      each other.
    - hostRowPitch: The distance of two rows in the host memory, in bytes; 0 for rows that follow
      each other.
    - hostSlicePitch: The distance of two slices in the host memory, in bytes; 0 for slices that
      follow each other.
    - pSrc: The bytes to write, as their layout in host memory says.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
    """Enqueues a copy from one buffer to another, or within one.

    The two ranges must not overlap, also where both lie in parts of one buffer. No bytes at all are
    a command like any other.

    - hQueue: The queue to put the command into.
    - hBufferSrc: The buffer to read, of the context of the queue.
    - hBufferDst: The buffer to write, of the context of the queue.
    - srcOffset: The offset of the first byte to read.
    - dstOffset: The offset of the first byte to write.
    - size: The number of bytes to copy.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
    """Enqueues a copy of a region from one buffer to another, or within one.

    The region has `region.depth` slices of `region.height` rows of `region.width` bytes. It starts,
    in either buffer, at `x + y * row pitch + z * slice pitch` bytes. What is read and what is
    written must not overlap.

    - hQueue: The queue to put the command into.
    - hBufferSrc: The buffer to read, of the context of the queue.
    - hBufferDst: The buffer to write, of the context of the queue.
    - srcOrigin: Where the region starts in the buffer to read.
    - dstOrigin: Where it starts in the buffer to write.
    - region: The extent of the region.
    - srcRowPitch: The distance of two rows in the buffer to read, in bytes; 0 for rows that follow
      each other.
    - srcSlicePitch: The distance of two slices in the buffer to read, in bytes; 0 for slices that
      follow each other.
    - dstRowPitch: The distance of two rows in the buffer to write, in bytes; 0 for rows that follow
      each other.
    - dstSlicePitch: The distance of two slices in the buffer to write, in bytes; 0 for slices that
      follow each other.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    Writes `size` bytes from `offset` on, as `size / patternSize` copies of the pattern, which is
    copied before the call returns.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, of the context of the queue.
    - pPattern: The pattern, `patternSize` bytes of host memory; copied by the call.
    - offset: The offset of the first byte to write, a multiple of `patternSize`.
    - size: The number of bytes to write, a multiple of `patternSize`.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    When the command is complete, the part's bytes can be used at the address that the call
    returned. `urEnqueueMemUnmap` ends that, and gives back to the buffer what the host wrote.

    - hQueue: The queue to put the command into.
    - hBuffer: The buffer, of the context of the queue.
    - blockingMap: True: return when the bytes can be used. False: return once the command is
      enqueued.
    - mapFlags: What the host is going to do with the bytes; 0 for reading and writing.
    - offset: The offset of the first byte in the buffer.
    - size: The number of bytes to map.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
    """Enqueues the end of a mapping of a buffer.

    When the command is complete, commands see what the host wrote there. The address is not to be
    used any more from the call on.

    - hQueue: The queue to put the command into.
    - hMem: The buffer, of the context of the queue.
    - pMappedPtr: The address that `urEnqueueMemBufferMap` returned.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    All devices must belong to the same platform. A device that is listed twice counts once or
    twice, as the adapter likes; sub-devices may stand beside their parents.

    - phDevices: The devices, all of one platform; the array is read during the call only.
    - pProperties: Options; null stands for no flags."""

def urContextRetain(
    hContext: ur_context_handle_t,
) -> None:
    """Adds a reference to a context.

    - hContext: The context to keep."""

def urContextRelease(
    hContext: ur_context_handle_t,
) -> None:
    """Gives up a reference to a context.

    The last one destroys it, after its extended deleters have run. Objects created from the context
    hold references of their own, so it outlives its queues, events, pools and physical memory; USM
    memory and opened memory of other processes hold none and must be freed or closed before.

    - hContext: The context; not usable by the caller afterwards unless it owns another reference."""

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
    """Reads one property of a context.

    Follows the rules of all info queries and may be called from several threads.

    - hContext: The context to ask.
    - propName: The property to query; it decides the type of the value."""

def urContextGetNativeHandle(
    hContext: ur_context_handle_t,
) -> int:
    """Hands out the driver's own handle of a context.

    The handle stays the property of the context and is valid as long as it: a `ze_context_handle_t`
    on Level Zero, a `CUcontext` on CUDA, a `cl_context` on OpenCL.

    - hContext: The context to ask."""

def urContextCreateWithNativeHandle(
    hNativeContext: int,
    hAdapter: ur_adapter_handle_t,
    phDevices: Sequence[ur_device_handle_t] | None = None,
    pProperties: ur_context_native_properties_t | None = None,
) -> ur_context_handle_t:
    """Creates a context around one that exists in the driver already.

    Whether the native context is destroyed together with the new one is decided by `pProperties`.

    - hNativeContext: The native handle, of the backend of `hAdapter`.
    - hAdapter: The adapter the context shall belong to.
    - phDevices: The devices of the native context, for backends that cannot be asked for them; null
      to let the adapter find out.
    - pProperties: Options; null is the same as one that leaves the native object with the caller."""

def urContextSetExtendedDeleter(
    hContext: ur_context_handle_t,
    pfnDeleter: Callable[[], object],
) -> None:
    """Registers a function to be called when a context is destroyed.

    Several can be registered; each runs once, when the last reference is gone and before the native
    context ends, in no particular order.

    - hContext: The context to watch; the call adds no reference.
    - pfnDeleter: The function to call."""

def urDeviceGet(
    hPlatform: ur_platform_handle_t,
    DeviceType: ur_device_type_t,
) -> list[ur_device_handle_t]:
    """Lists the devices of a platform.

    Lists root devices of one type; no match is not an error and gives a count of 0. Which devices
    `UR_DEVICE_TYPE_DEFAULT` stands for is up to the adapter: one on Level Zero, all on CUDA and
    native CPU. The environment variable `ONEAPI_DEVICE_SELECTOR` plays no part here; see
    `urDeviceGetSelected`.

    - hPlatform: The platform to ask.
    - DeviceType: The type to look for; `UR_DEVICE_TYPE_ALL` for every device."""

def urDeviceGetSelected(
    hPlatform: ur_platform_handle_t,
    DeviceType: ur_device_type_t,
) -> list[ur_device_handle_t]:
    """Lists the devices of a platform that the user's selection admits.

    Like `urDeviceGet`, and then filtered by the environment variable `ONEAPI_DEVICE_SELECTOR`;
    without it, all root devices of the type. The filter is made of terms separated by `;`. A term
    is a backend, a colon and devices separated by commas, for example `level_zero:0,1;!cuda:*`.

    - hPlatform: The platform to ask.
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
    """Reads one property of a device.

    Follows the rules of all info queries and may be called from several threads.

    - hDevice: The device to ask.
    - propName: The property to query; it decides the type of the value."""

def urDeviceRetain(
    hDevice: ur_device_handle_t,
) -> None:
    """Adds a reference to a sub-device.

    On a root device it succeeds and changes nothing.

    - hDevice: The device to keep."""

def urDeviceRelease(
    hDevice: ur_device_handle_t,
) -> None:
    """Gives up a reference to a sub-device.

    The last one destroys it. On a root device it succeeds and changes nothing.

    - hDevice: The device; a sub-device is not usable by the caller afterwards unless it owns
      another reference."""

def urDevicePartition(
    hDevice: ur_device_handle_t,
    pProperties: ur_device_partition_properties_t,
) -> list[ur_device_handle_t]:
    """Splits a device into sub-devices.

    Which kinds of split are possible is told by `UR_DEVICE_INFO_SUPPORTED_PARTITIONS`. The same
    request gives the same sub-devices each time. A device that cannot be split any further in the
    way asked for gives a count of 0, which is not an error.

    - hDevice: The device to split, a root device or a sub-device.
    - pProperties: How to split it."""

def urDeviceSelectBinary(
    hDevice: ur_device_handle_t,
    pBinaries: Sequence[ur_device_binary_t],
) -> int:
    """Chooses the device binary that suits a device best.

    Each binary is judged by its target alone. A target made for the device comes before an
    intermediate language, and the first of several equally good ones wins.

    - hDevice: The device the binary shall run on.
    - pBinaries: The targets of the binaries; the array is read during the call only."""

def urDeviceGetNativeHandle(
    hDevice: ur_device_handle_t,
) -> int:
    """Hands out the driver's own handle of a device.

    The handle stays the property of the adapter and is valid as long as the device: a
    `ze_device_handle_t` on Level Zero, a `CUdevice` on CUDA, a `cl_device_id` on OpenCL.

    - hDevice: The device to ask."""

def urDeviceCreateWithNativeHandle(
    hNativeDevice: int,
    hAdapter: ur_adapter_handle_t,
    pProperties: ur_device_native_properties_t | None = None,
) -> ur_device_handle_t:
    """Finds the device that stands for a driver's own handle.

    The same native handle gives the same device each time, the one that `urDeviceGet` lists too.

    - hNativeDevice: The native handle, of the backend of `hAdapter`.
    - hAdapter: The adapter the device shall belong to.
    - pProperties: Options; null is the same as one that leaves the native object with the caller."""

def urDeviceGetGlobalTimestamps(
    hDevice: ur_device_handle_t,
) -> tuple[int, int]:
    """Reads the clocks of a device and of the host at about the same moment.

    Both are in nanoseconds and count from points that mean nothing by themselves. The device clock
    is the one of the profiling information of events, so a pair of readings tells when on the host
    something happened on the device. On native CPU both are the monotonic clock of the system
    (`clock_gettime`).

    - hDevice: The device whose clock is read."""

@overload
def urEnqueueEventsWait(
    hQueue: ur_queue_handle_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a command that finishes when the given events are complete.

    With an empty list it waits for all commands submitted to the queue before. It does not hold
    back commands submitted later: to do that, use `urEnqueueEventsWaitWithBarrier`, or put its
    event into their wait lists.

    - hQueue: The queue to put the command into.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
    """Enqueues a barrier: later commands of the queue start after it, and it waits for the given
    events.

    With an empty list the barrier waits for all commands submitted to the queue before. Here the
    event pointer is pure output: whatever it points to is overwritten with a new event. To signal
    an existing reusable event, use `urEnqueueEventsWaitWithBarrierExt`.

    - hQueue: The queue to put the command into.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    Writes `size` bytes from `pMem` on, as `size / patternSize` copies of the pattern. The memory is
    USM memory of any kind, memory opened from another process, or a mapped virtual range that the
    device of the queue can write. The pattern is copied before the call returns.

    - hQueue: The queue to put the command into.
    - pMem: The first byte to write; may lie inside an allocation.
    - pPattern: The pattern, `patternSize` bytes of host memory; copied by the call.
    - size: The number of bytes to write, a multiple of `patternSize`.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
    mapped virtual range, or plain host memory. The two ranges must not overlap. Host memory has to
    stay valid, and the source unchanged, until the command is complete.

    - hQueue: The queue to put the command into.
    - blocking: True: return after the copy is complete and its result visible to the host. False:
      return once it is enqueued.
    - pDst: The first byte to write; may lie inside an allocation.
    - pSrc: The first byte to read; may lie inside an allocation.
    - size: The number of bytes to copy.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
def urEnqueueUSMPrefetch(
    hQueue: ur_queue_handle_t,
    pMem: int,
    size: int,
    flags: ur_usm_migration_flags_t,
    phEventWaitList: Sequence[ur_event_handle_t] | None = None,
    *,
    phEvent: Literal[False] = False,
) -> None:
    """Enqueues a hint to move memory to where it will be used next.

    The contents do not change. An adapter or device that cannot migrate the memory ignores the
    hint; the command and its event complete all the same.

    - hQueue: The queue to put the command into.
    - pMem: The first byte of the range; may lie inside an allocation.
    - size: The number of bytes in the range.
    - flags: Where to move the memory, one of `ur_usm_migration_flags_t`; 0 is not portable.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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

    Advice may make access faster and never changes what a program computes. An adapter that has no
    use for it ignores it and completes the event. There is no wait list: in an out-of-order queue
    the advice may take effect at any time after the call.

    - hQueue: The queue to put the command into.
    - pMem: The first byte of the range; may lie inside an allocation.
    - size: The number of bytes in the range.
    - advice: The advice, a combination of `ur_usm_advice_flags_t`.
    - phEvent: True to get it. Receives an event for the command, to be given up with
      `urEventRelease`; null when no event is wanted."""

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
    """Tells one property of an event.

    Works for events of commands, for reusable events and for events opened from another process.
    The call never waits. Handles among the values are returned without a new reference.

    - hEvent: The event to ask.
    - propName: Which property to return."""

def urEventGetProfilingInfo(
    hEvent: ur_event_handle_t,
    propName: ur_profiling_info_t,
) -> int:
    """Tells a timestamp of the command behind an event.

    Each value is a `uint64_t` in nanoseconds on the clock of the device, the same base as
    `urDeviceGetGlobalTimestamps`; its resolution is `UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION`.
    The queue has to be created with `UR_QUEUE_FLAG_PROFILING_ENABLE`, or the event with
    `UR_EXP_EVENT_FLAG_ENABLE_PROFILING`. Wait for the event first: before completion later
    timestamps do not exist yet.

    - hEvent: The event to ask.
    - propName: Which timestamp to return."""

def urEventWait(
    phEventWaitList: Sequence[ur_event_handle_t],
) -> None:
    """Blocks the calling thread until all events of a list are complete.

    On success the effects of the commands are visible to the host. For a reusable event the wait
    takes the latest signal at the time of the call; one that was never signalled does not block.
    Events opened from another process are waited for like any other.

    - phEventWaitList: The events to wait for, `numEvents` handles; read before the call returns, no
      references are kept."""

def urEventRetain(
    hEvent: ur_event_handle_t,
) -> None:
    """Takes another reference to an event.

    Each call is answered by one `urEventRelease`. The count is atomic: threads that each hold a
    reference need no lock around this call.

    - hEvent: The event to keep alive."""

def urEventRelease(
    hEvent: ur_event_handle_t,
) -> None:
    """Gives up one reference to an event; the last one destroys it.

    The command behind the event goes on and the call does not wait for it. Wait lists that already
    name the event, and registered callbacks, hold references of their own. For an event opened by
    `urIPCOpenEventHandleExp` this is also how it is closed; the exporter's event is not touched.
    Releasing an exported event for the last time revokes its IPC handles, while events already
    opened from them stay usable.

    - hEvent: The event; not to be used by the caller any more unless another reference is held."""

def urEventGetNativeHandle(
    hEvent: ur_event_handle_t,
) -> int:
    """Returns the driver's own handle of an event.

    The event stays the owner of the native object: do not destroy it, do not give it to a second
    owner, and use it only as long as the event lives. Safe to call from several threads.

    - hEvent: The event to look into."""

def urEventCreateWithNativeHandle(
    hNativeEvent: int,
    hContext: ur_context_handle_t,
    pProperties: ur_event_native_properties_t | None = None,
) -> ur_event_handle_t:
    """Wraps an event that the application made with the driver's own interface.

    The new event has a reference count of 1 and no queue. Unless the properties hand the native
    event over, it stays the caller's and must outlive the wrapper. Safe in several threads. The
    handle 0 makes an event that is complete and that no command signals.

    - hNativeEvent: The driver's handle of the event; 0 for a new event that is complete.
    - hContext: The context that the native event belongs to.
    - pProperties: Who owns the native event; null leaves it with the caller."""

def urEventSetCallback(
    hEvent: ur_event_handle_t,
    execStatus: ur_execution_info_t,
    pfnNotify: Callable[[ur_event_handle_t, ur_execution_info_t], object],
) -> None:
    """Registers a function to be called when an event reaches a state.

    The function is called once, when the command reaches or passes the state. If that has happened
    already it is called too, possibly before this function returns. The adapter takes a reference
    to the event until then, so that the caller may release its own at once. Safe to call from
    several threads.

    - hEvent: The event to watch.
    - execStatus: The state to call at; any of `ur_execution_info_t` but `UR_EXECUTION_INFO_QUEUED`.
    - pfnNotify: The function to call."""

def urIPCGetEventHandleExp(
    hEvent: ur_event_handle_t,
) -> tuple[int, int]:
    """Exports an event: returns the bytes of a handle that other processes can open.

    The bytes belong to the adapter. They stay where they are and unchanged until
    `urIPCPutEventHandleExp`; copy them to send them. Every call makes a handle of its own, to be
    put by a Put of its own. The event may be exported before or after its first signal; exporting
    does not change its state and takes no reference.

    - hEvent: The event to export, created with `UR_EXP_EVENT_FLAG_IPC_EXP`."""

def urIPCPutEventHandleExp(
    hContext: ur_context_handle_t,
    pIPCEventHandleData: int,
) -> None:
    """Takes one Get back: revokes the handle and frees its bytes.

    Called in the exporting process with the pointer that `urIPCGetEventHandleExp` returned. From
    then on copies of this handle cannot be opened any more, in any process; other handles of the
    same event are not affected. Neither the event nor its imports change: they go on sharing their
    state. Put after the last release of the exported event succeeds and frees the bytes.

    - hContext: The context of the exported event.
    - pIPCEventHandleData: The pointer that Get returned, not a copy of the bytes. Its bytes are
      freed."""

def urIPCOpenEventHandleExp(
    hContext: ur_context_handle_t,
    pIPCEventHandleData: Buffer,
) -> ur_event_handle_t:
    """Opens a handle: makes an event that shares its state with an event of another process.

    The new event has a reference count of 1, belongs to `hContext` and is used wherever events are:
    waited for by the host and in wait lists, queried, watched by callbacks, and signalled by
    `urEnqueueEventsWaitWithBarrierExt`. It stays usable until its last `urEventRelease`, also after
    the exporter has put the handle, released its event or ended; nobody but the importers signals
    it then.

    - hContext: The context of the new event. All its devices support IPC events.
    - pIPCEventHandleData: The bytes of the handle, or a copy of them."""

def urIPCGetMemHandleExp(
    hContext: ur_context_handle_t,
    pMem: int,
) -> tuple[int, int]:
    """Exports USM device memory: returns the bytes of a handle that other processes can open.

    The bytes belong to the adapter. They stay where they are and unchanged until
    `urIPCPutMemHandleExp`; copy them to send them. Every call makes a handle of its own, to be put
    by a Put of its own, also for memory that is exported already. Exporting does not change the
    memory, its contents or its lifetime.

    - hContext: The context that the memory was allocated in.
    - pMem: An address in the memory to export: the first of an allocation of `urUSMDeviceAlloc`, or
      one inside it."""

def urIPCPutMemHandleExp(
    hContext: ur_context_handle_t,
    pIPCMemHandleData: int,
) -> None:
    """Takes one Get back: revokes the handle and frees its bytes.

    Called in the exporting process with the pointer that `urIPCGetMemHandleExp` returned. From then
    on copies of this handle cannot be opened any more, in any process; other handles of the same
    memory are not affected. The memory itself stays allocated, and what was opened before stays
    open. Put after the memory has been freed succeeds and frees the bytes.

    - hContext: The context that was given to Get.
    - pIPCMemHandleData: The pointer that Get returned, not a copy of the bytes. Its bytes are
      freed."""

def urIPCOpenMemHandleExp(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pIPCMemHandleData: Buffer,
) -> int:
    """Opens a handle: maps the memory of another process and returns an address for it.

    The address is used like USM device memory of the process's own, in commands and in
    `urUSMGetMemAllocInfo`. It differs from the exporter's address in general. For a handle of an
    address inside an allocation it is the address of that byte. The opened memory stays usable
    until `urIPCCloseMemHandleExp`, also after the exporter has put the handle, freed the memory or
    ended.

    - hContext: The context to open in; `hDevice` belongs to it. Any context of the importing
      process will do.
    - hDevice: The device that uses the memory: the one that it lies on, as this process sees it, or
      one that reaches that, where the adapter opens it for such devices.
    - pIPCMemHandleData: The bytes of the handle, or a copy of them."""

def urIPCCloseMemHandleExp(
    hContext: ur_context_handle_t,
    pMem: int,
) -> None:
    """Closes memory that was opened from another process.

    Answers one `urIPCOpenMemHandleExp`; with the last Close of a mapping its addresses become
    invalid. The caller makes sure that no command still uses them. The exporter's memory and its
    handles are not touched, and the handle may be opened again as long as it is valid. Memory that
    its exporter has freed goes back to the system with the last Close anywhere.

    - hContext: The context that was given to Open.
    - pMem: The address that Open returned, exactly."""

def urIPCGetPhysMemHandleExp(
    hContext: ur_context_handle_t,
    hPhysMem: ur_physical_mem_handle_t,
) -> tuple[int, int]:
    """Exports physical memory: returns the bytes of a handle that other processes can open.

    The bytes belong to the adapter. They stay where they are and unchanged until
    `urIPCPutPhysMemHandleExp`; copy them to send them. Every call makes a handle of its own, to be
    put by a Put of its own. The memory may be mapped or not; exporting changes nothing about it,
    and takes no reference.

    - hContext: The context of the physical memory.
    - hPhysMem: The physical memory to export, created with `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`."""

def urIPCPutPhysMemHandleExp(
    hContext: ur_context_handle_t,
    pIPCPhysMemHandleData: int,
) -> None:
    """Takes one Get back: revokes the handle and frees its bytes.

    Called in the exporting process with the pointer that `urIPCGetPhysMemHandleExp` returned. From
    then on copies of this handle cannot be opened any more, in any process; other handles of the
    same object are not affected. The object keeps its references, and objects opened before stay
    usable. Put after the last release of the exported object succeeds and frees the bytes.

    - hContext: The context that was given to Get.
    - pIPCPhysMemHandleData: The pointer that Get returned, not a copy of the bytes. Its bytes are
      freed."""

def urIPCOpenPhysMemHandleExp(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pIPCPhysMemHandleData: Buffer,
) -> ur_physical_mem_handle_t:
    """Opens a handle: makes a physical memory object for the memory of another process.

    The object starts with a reference count of 1, has the size that the exporter gave it
    (`UR_PHYSICAL_MEM_INFO_SIZE`) and reports `UR_PHYSICAL_MEM_FLAG_ENABLE_IPC`. It is mapped like
    physical memory of the process's own and stays usable until closed, also after the exporter has
    put the handle, released the memory or ended.

    - hContext: The context to open in; `hDevice` belongs to it. Any context of the importing
      process will do.
    - hDevice: The device that uses the memory: the one that it lies on, as this process sees it, or
      one that reaches that, where the adapter opens it for such devices.
    - pIPCPhysMemHandleData: The bytes of the handle, or a copy of them."""

def urIPCClosePhysMemHandleExp(
    hContext: ur_context_handle_t,
    hPhysMem: ur_physical_mem_handle_t,
) -> None:
    """Closes physical memory that was opened from another process.

    Gives up the reference that `urIPCOpenPhysMemHandleExp` made. Further references taken with
    `urPhysicalMemRetain` keep the object alive, and ranges that it is mapped into keep the memory
    alive until they are unmapped. The exporter's object and its handles are not touched, and the
    handle may be opened again as long as it is valid.

    - hContext: The context that was given to Open.
    - hPhysMem: The object that Open returned; not to be used by the caller any more unless another
      reference is held."""

def urLoaderConfigCreate() -> ur_loader_config_handle_t:
    """Creates a loader configuration with default settings.

    No layer is enabled, mocking is off and no code location callback is set. Works before
    `urLoaderInit`, which is when a configuration is of use."""

def urLoaderConfigRetain(
    hLoaderConfig: ur_loader_config_handle_t,
) -> None:
    """Adds a reference to a loader configuration.

    - hLoaderConfig: The configuration to keep."""

def urLoaderConfigRelease(
    hLoaderConfig: ur_loader_config_handle_t,
) -> None:
    """Gives up a reference to a loader configuration.

    The last one destroys it. A loader that was initialised with the configuration has copied what
    it needs and is not affected.

    - hLoaderConfig: The configuration; not usable by the caller afterwards unless it owns another
      reference."""

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
    """Reads one property of a loader configuration.

    Follows the rules of all info queries.

    - hLoaderConfig: The configuration to ask.
    - propName: The property to query; it decides the type of the value."""

def urLoaderConfigEnableLayer(
    hLoaderConfig: ur_loader_config_handle_t,
    pLayerName: str,
) -> None:
    """Enables a layer for the loader that is initialised with this configuration.

    Layers sit between the application and the adapters. Several can be enabled, one call each;
    enabling one twice is the same as once. The environment can enable further ones but none can be
    switched off again.

    - hLoaderConfig: The configuration to change.
    - pLayerName: NUL-terminated name of the layer, exactly as
      `UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS` lists it; copied."""

def urLoaderConfigSetCodeLocationCallback(
    hLoaderConfig: ur_loader_config_handle_t,
    pfnCodeloc: Callable[[], ur_code_location_t],
) -> None:
    """Sets the function that names the place of a call in the application.

    A later call replaces the callback of an earlier one.

    - hLoaderConfig: The configuration to change.
    - pfnCodeloc: The function to ask; it must stay callable until the loader is torn down."""

def urLoaderConfigSetMockingEnabled(
    hLoaderConfig: ur_loader_config_handle_t,
    enable: bool,
) -> None:
    """Switches to the mock adapter, for tests without any driver.

    With mocking on, `urLoaderInit` loads the mock adapter and nothing else. Its objects are real
    and live in host memory; tests may watch, replace and fail each of its functions.

    - hLoaderConfig: The configuration to change.
    - enable: True to load the mock adapter alone, false for the real ones."""

def urLoaderInit(
    device_flags: ur_device_init_flags_t,
    hLoaderConfig: ur_loader_config_handle_t | None = None,
) -> None:
    """Loads the adapters and makes the rest of the interface usable.

    Must come before every function that is not about a loader configuration. Calls are counted and
    may come from any thread: the first one does the work, later ones only add to the count and
    ignore their arguments. Each needs a `urLoaderTearDown`.

    - device_flags: The kinds of device the application means to use, or 0 for all; a hint without
      effect on what is loaded.
    - hLoaderConfig: Settings for the loader; null for the defaults. The loader copies them and
      keeps no reference."""

def urLoaderTearDown() -> None:
    """Ends one use of the library that `urLoaderInit` began.

    The call that matches the last open `urLoaderInit` takes the layers down in reverse order and
    closes the adapter libraries: every handle is invalid from then on. A later `urLoaderInit`
    starts anew. Release what you created first; the leak checking layer reports what is left."""

def urPhysicalMemCreate(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    size: int,
    pProperties: ur_physical_mem_properties_t | None = None,
) -> ur_physical_mem_handle_t:
    """Creates physical memory on a device.

    It starts with a reference count of 1 and keeps its context alive. The contents are undefined.
    Each object created for export is a kernel object of its own, so that sharing it exposes nothing
    else.

    - hContext: The context of the memory.
    - hDevice: The device that the memory lies on; belongs to the context.
    - size: The size in bytes, a multiple of the granularity.
    - pProperties: Properties of the memory; null means no flags."""

def urPhysicalMemRetain(
    hPhysicalMem: ur_physical_mem_handle_t,
) -> None:
    """Takes another reference to physical memory.

    Each call is answered by one `urPhysicalMemRelease`. The count is atomic: threads that each hold
    a reference need no lock around this call.

    - hPhysicalMem: The physical memory to keep alive."""

def urPhysicalMemRelease(
    hPhysicalMem: ur_physical_mem_handle_t,
) -> None:
    """Gives up one reference to physical memory; the last one destroys the object.

    The memory itself lives on while it is mapped here, and while other processes have it open. The
    last release revokes all IPC handles of the object; a later `urIPCPutPhysMemHandleExp` of them
    still succeeds.

    - hPhysicalMem: The physical memory; not to be used by the caller any more unless another
      reference is held."""

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
    """Tells one property of physical memory.

    A process that opened physical memory learns the size to reserve and map from here. Handles
    among the values are returned without a new reference.

    - hPhysicalMem: The physical memory to ask, created here or opened from another process.
    - propName: Which property to return."""

def urPlatformGet(
    hAdapter: ur_adapter_handle_t,
) -> list[ur_platform_handle_t]:
    """Lists the platforms of an adapter.

    No platform is not an error: where the driver is missing, or serves no device, the count is 0.

    - hAdapter: The adapter to ask."""

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
    """Reads one property of a platform.

    Follows the rules of all info queries and may be called from several threads.

    - hPlatform: The platform to ask.
    - propName: The property to query; it decides the type of the value."""

def urPlatformGetApiVersion(
    hPlatform: ur_platform_handle_t,
) -> ur_api_version_t:
    """Tells which version of the interface a platform offers.

    It is the lower of what the adapter and its driver support.

    - hPlatform: The platform to ask."""

def urPlatformGetNativeHandle(
    hPlatform: ur_platform_handle_t,
) -> int:
    """Hands out the driver's own handle of a platform.

    The handle stays the property of the adapter and is valid as long as the platform: a
    `ze_driver_handle_t` on Level Zero, a `cl_platform_id` on OpenCL.

    - hPlatform: The platform to ask."""

def urPlatformCreateWithNativeHandle(
    hNativePlatform: int,
    hAdapter: ur_adapter_handle_t,
    pProperties: ur_platform_native_properties_t | None = None,
) -> ur_platform_handle_t:
    """Finds the platform that stands for a driver's own handle.

    The result is the handle that `urPlatformGet` lists too. It carries no reference to give back.

    - hNativePlatform: The native handle, of the backend of `hAdapter`.
    - hAdapter: The adapter the platform shall belong to.
    - pProperties: Options; null is the same as one that leaves the native object with the caller."""

def urPlatformGetBackendOption(
    hPlatform: ur_platform_handle_t,
    pFrontendOption: str,
) -> str:
    """Translates a compiler option of the front end into that of the backend.

    Known are the empty string and the optimization levels `-O0`, `-O1`, `-O2` and `-O3`.

    - hPlatform: The platform whose compiler is meant.
    - pFrontendOption: A NUL-terminated option, one at a time."""

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
    """Tells one property of a queue.

    Ask for the size first, or pass a buffer that is large enough: a larger one is fine. Handles
    among the values are returned without a new reference.

    - hQueue: The queue to ask.
    - propName: Which property to return."""

def urQueueCreate(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t,
    pProperties: ur_queue_properties_t | None = None,
) -> ur_queue_handle_t:
    """Creates a queue for one device of a context.

    The queue starts with a reference count of 1 and keeps its context alive. Without properties it
    is in order and unprofiled. Flags that are hints are ignored by an adapter that has no use for
    them; the property `UR_QUEUE_INFO_FLAGS` still returns them.

    - hContext: The context of the queue; `hDevice` belongs to it.
    - hDevice: The device that runs the commands.
    - pProperties: Properties of the queue; null for an in-order queue without profiling."""

def urQueueRetain(
    hQueue: ur_queue_handle_t,
) -> None:
    """Takes another reference to a queue.

    Each call is answered by one `urQueueRelease`. The count is atomic: threads that each hold a
    reference need no lock around this call.

    - hQueue: The queue to keep alive."""

def urQueueRelease(
    hQueue: ur_queue_handle_t,
) -> None:
    """Gives up one reference to a queue; the last one destroys it.

    Commands submitted before are still carried out: the last release flushes the queue, and its
    resources go once those commands are done. The call may block until then. Events of the queue
    stay usable.

    - hQueue: The queue; not to be used by the caller any more unless another reference is held."""

def urQueueGetNativeHandle(
    hQueue: ur_queue_handle_t,
    pDesc: ur_queue_native_desc_t | None = None,
) -> int:
    """Returns the driver's own handle of a queue.

    The queue stays the owner of the native object: do not destroy it, do not give it to a second
    owner, and use it only as long as the queue lives. Safe to call from several threads.

    - hQueue: The queue to look into.
    - pDesc: Extra data to exchange in the adapter's own format; null when there is none."""

def urQueueCreateWithNativeHandle(
    hNativeQueue: int,
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t | None = None,
    pProperties: ur_queue_native_properties_t | None = None,
) -> ur_queue_handle_t:
    """Wraps a queue that the application made with the driver's own interface.

    The new queue has a reference count of 1. Unless the properties hand the native queue over, it
    stays the caller's and must outlive the wrapper. Safe to call from several threads.

    - hNativeQueue: The driver's handle of the queue; 0 may be a valid one, so that it is not
      checked.
    - hContext: The context that the native queue belongs to.
    - hDevice: The device of the native queue; null lets the adapter find out.
    - pProperties: Who owns the native queue; null leaves it with the caller."""

def urQueueFinish(
    hQueue: ur_queue_handle_t,
) -> None:
    """Blocks until every command submitted to a queue before the call has finished.

    Afterwards the effects of those commands are visible to the host, and their events are complete.
    Commands that other threads submit meanwhile may or may not be waited for.

    - hQueue: The queue to wait for."""

def urQueueFlush(
    hQueue: ur_queue_handle_t,
) -> None:
    """Hands all commands submitted to a queue so far to the device, without waiting for them.

    Useful before another process or another library waits for something that a batched queue has
    not sent yet. Adapters that submit at once have nothing to do here.

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

    Does what `urEnqueueEventsWaitWithBarrier` does: later commands of the queue start after the
    barrier, and with an empty wait list it waits for everything submitted to the queue before. The
    difference is the event. If `*phEvent` names a reusable event, that event is signalled in place
    when the barrier is complete: the handle stays the same and no reference is added. If `*phEvent`
    is null, a new event is made.

    - hQueue: The queue to put the barrier into.
    - pProperties: Options of the command; null for none.
    - phEventWaitList: Events that have to be complete before the command starts,
      `numEventsInWaitList` handles; null when the number is 0.
    - phEvent: True to get it. In: a reusable event to signal, or a null handle. Out: that same
      event, or a new one with a reference of its own, to be given up with `urEventRelease`. The
      pointer itself may be null when no event is wanted."""

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
    """Creates a reusable event that is bound to no command yet.

    The event has a reference count of 1, keeps its context alive and is complete until it is
    signalled for the first time. With `UR_EXP_EVENT_FLAG_IPC_EXP` it can be exported to other
    processes.

    - hContext: The context of the event.
    - hDevice: The device that the event is made for; belongs to the context.
    - pEventDesc: The flags of the event."""

def urUSMHostAlloc(
    hContext: ur_context_handle_t,
    pUSMDesc: ur_usm_desc_t | None,
    pool: ur_usm_pool_handle_t | None,
    size: int,
) -> int:
    """Allocates host memory that every device of a context can access.

    The contents are undefined. The memory belongs to the caller until `urUSMFree`, and the context
    must outlive it. Safe to call from several threads.

    - hContext: The context whose devices get access.
    - pUSMDesc: Hints and alignment; null for none and any.
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

    The contents are undefined and the host may be unable to access it: copy with
    `urEnqueueUSMMemcpy` or `urUSMContextMemcpyExp`. The memory belongs to the caller until
    `urUSMFree`, and the context must outlive it. Safe to call from several threads.

    - hContext: The context of the memory.
    - hDevice: The device that the memory lies on; belongs to the context.
    - pUSMDesc: Hints and alignment; null for none and any.
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

    The driver moves it between them as needed. The contents are undefined. The memory belongs to
    the caller until `urUSMFree`, and the context must outlive it. Host and device may use it at the
    same time only where the device reports concurrent access. Safe to call from several threads.

    - hContext: The context of the memory.
    - hDevice: The device that shares the memory with the host; belongs to the context.
    - pUSMDesc: Hints and alignment; null for none and any.
    - pool: The pool to allocate from; null for the adapter's own choice.
    - size: The size in bytes; at least 1 and at most `UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE` of the
      device."""

def urUSMFree(
    hContext: ur_context_handle_t,
    pMem: int,
) -> None:
    """Frees USM memory.

    The call waits for commands submitted before that use the memory. Freeing exported memory
    revokes all its IPC handles at once; a later `urIPCPutMemHandleExp` of them still succeeds, and
    what other processes have opened already stays usable for them. Safe to call from several
    threads.

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
    """Tells one property of the allocation that an address lies in.

    Any address inside an allocation will do; base and size describe the whole of it. Memory opened
    by `urIPCOpenMemHandleExp` is answered for like memory of the process's own: its kind is
    `UR_USM_TYPE_DEVICE`. An address outside USM is no error when the kind is asked for.

    - hContext: The context of the memory.
    - pMem: The address to ask about.
    - propName: Which property to return."""

def urUSMPoolCreate(
    hContext: ur_context_handle_t,
    pPoolDesc: ur_usm_pool_desc_t,
) -> ur_usm_pool_handle_t:
    """Creates a pool for USM allocations.

    The pool starts with a reference count of 1 and keeps its context alive. Allocations from
    different pools share no page. The description is not modified and not needed after the call.

    - hContext: The context of the pool.
    - pPoolDesc: The flags of the pool; limits may be chained to it."""

def urUSMPoolRetain(
    pPool: ur_usm_pool_handle_t,
) -> None:
    """Takes another reference to a pool.

    Each call is answered by one `urUSMPoolRelease`.

    - pPool: The pool to keep alive."""

def urUSMPoolRelease(
    pPool: ur_usm_pool_handle_t,
) -> None:
    """Gives up one reference to a pool; the last one destroys it.

    All allocations from the pool have to be freed before that.

    - pPool: The pool; not to be used by the caller any more unless another reference is held."""

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
    """Tells one property of a pool.

    Sizes are in bytes. Handles among the values are returned without a new reference.

    - hPool: The pool to ask.
    - propName: Which property to return."""

def urUSMContextMemcpyExp(
    hContext: ur_context_handle_t,
    pDst: int,
    pSrc: int,
    size: int,
) -> None:
    """Copies memory and returns when the copy is done.

    Source and destination may each be USM memory of the context, memory opened from another
    process, or plain host memory. The copy is not ordered against any queue: finish commands that
    use the ranges first. The two ranges must not overlap.

    - hContext: The context of the memory.
    - pDst: The first byte to write; may lie inside an allocation.
    - pSrc: The first byte to read; may lie inside an allocation.
    - size: The number of bytes to copy."""

def urUsmP2PEnablePeerAccessExp(
    commandDevice: ur_device_handle_t,
    peerDevice: ur_device_handle_t,
) -> None:
    """Lets the commands of one device use memory of another.

    Holds for device memory that exists already and for memory allocated later, opened memory of the
    peer device included. Enable each direction once: a repeated call succeeds with some adapters
    and fails with others.

    - commandDevice: The device whose commands gain access.
    - peerDevice: The device whose memory becomes accessible; of the same platform."""

def urUsmP2PDisablePeerAccessExp(
    commandDevice: ur_device_handle_t,
    peerDevice: ur_device_handle_t,
) -> None:
    """Ends the access of one device to the memory of another.

    The caller makes sure that no command still depends on it.

    - commandDevice: The device whose commands lose access.
    - peerDevice: The device whose memory was accessible."""

def urUsmP2PPeerAccessGetInfoExp(
    commandDevice: ur_device_handle_t,
    peerDevice: ur_device_handle_t,
    propName: ur_exp_peer_info_t,
) -> int:
    """Tells whether one device can use memory of another.

    The answer describes what the hardware can do, not whether access is enabled now.

    - commandDevice: The device whose commands would gain access.
    - peerDevice: The device whose memory would become accessible.
    - propName: Which property to return."""

def urVirtualMemGranularityGetInfo(
    hContext: ur_context_handle_t,
    hDevice: ur_device_handle_t | None,
    allocationSize: int,
    propName: ur_virtual_mem_granularity_info_t,
) -> int:
    """Tells the granularity of virtual and physical memory.

    Round sizes up to the granularity before any other call of this group, and ask again for
    allocations of another size: on some devices larger ones need larger pages.

    - hContext: The context in which the memory will be used.
    - hDevice: The device in question, of the context; null for a value that suits all its devices.
    - allocationSize: The size in bytes of the allocation that is planned.
    - propName: Which property to return."""

def urVirtualMemReserve(
    hContext: ur_context_handle_t,
    pStart: int | None,
    size: int,
) -> int:
    """Reserves a range of addresses.

    No memory stands behind the range yet and any access to it is a fault. It belongs to the caller
    until `urVirtualMemFree`.

    - hContext: The context whose devices will use the range.
    - pStart: Preferred first address, only a hint; null for none.
    - size: The size of the range in bytes, a multiple of the granularity."""

def urVirtualMemFree(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
) -> None:
    """Gives a reserved range of addresses back.

    The range is given back as a whole, and unmapped before.

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

    Afterwards the addresses can be used in commands like USM memory. The mapping keeps the physical
    memory alive: releasing `hPhysicalMem` while it is mapped is fine.

    - hContext: The context that the range was reserved in.
    - pStart: The first address to map, inside a reserved range.
    - size: The number of bytes to map, a multiple of the granularity.
    - hPhysicalMem: The physical memory, created here or opened from another process.
    - offset: The first byte of the physical memory to map, a multiple of the granularity.
    - flags: Access to the mapped range, see `ur_virtual_mem_access_flags_t`."""

def urVirtualMemUnmap(
    hContext: ur_context_handle_t,
    pStart: int,
    size: int,
) -> None:
    """Takes physical memory out of a range.

    The range stays reserved and can be mapped again. The caller makes sure that no command still
    uses it, and unmaps what one `urVirtualMemMap` mapped: some drivers cannot take out a part.
    Physical memory that nothing else refers to is freed.

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

    The new access holds for all devices of the context. Memory is never made executable.

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
    """Tells one property of a reserved range.

    Where the access changes inside the range, the answer is that of its first address.

    - hContext: The context that the range was reserved in.
    - pStart: The first address of the range.
    - size: The size of the range in bytes.
    - propName: Which property to return."""

def bytes_at(address: int, size: int) -> bytes:
    """A copy of the memory at an address."""
