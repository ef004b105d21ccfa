// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/buffer.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindBuffer([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urMemBufferCreate",
      [](nb::handle hContext, nb::handle flags, nb::handle size,
         nb::handle pProperties) -> nb::object {
        Call call("urMemBufferCreate");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Flags<ur_mem_flag_t>> flags_(call.input("flags", flags));
        In<size_t> size_(call.input("size", size));
        InOptionalStruct<ur_buffer_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_mem_handle_t> phBuffer_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urMemBufferCreate(hContext_.pass(), flags_.pass(), size_.pass(),
                                   pProperties_.pass(), phBuffer_.pass());
        };
        call.run(run);
        return joinResults({phBuffer_.result()});
      },
      nb::arg("hContext").none(), nb::arg("flags").none(), nb::arg("size").none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig("def urMemBufferCreate(hContext: ur_context_handle_t, flags: ur_mem_flags_t, size: "
              "int, pProperties: ur_buffer_properties_t | None = None) -> ur_mem_handle_t"),
      R"(Creates a buffer.

The buffer starts with a reference count of 1 and keeps its context alive. Its contents are
undefined unless the call copies them from the host.

- hContext: The context of the buffer.
- flags: A combination of `ur_mem_flags_t`, with at most one access flag; 0 for none.
- size: The size in bytes.
- pProperties: The host memory for the flags that need it; null without such flags.)");
  module.def(
      "urMemRetain",
      [](nb::handle hMem) -> nb::object {
        Call call("urMemRetain");
        In<ur_mem_handle_t> hMem_(call.input("hMem", hMem));
        call.useAdapterOf(hMem_.pass());
        const auto run = [&] { return urMemRetain(hMem_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hMem").none(), nb::sig("def urMemRetain(hMem: ur_mem_handle_t) -> None"),
      R"(Adds a reference to a buffer.

Each call requires one `urMemRelease`. The count is atomic: threads that each hold a reference
need no lock around this call.

- hMem: The buffer to retain.)");
  module.def(
      "urMemRelease",
      [](nb::handle hMem) -> nb::object {
        Call call("urMemRelease");
        In<ur_mem_handle_t> hMem_(call.input("hMem", hMem));
        call.useAdapterOf(hMem_.pass());
        const auto run = [&] { return urMemRelease(hMem_.pass()); };
        call.run(run);
        removeHandle(hMem_.pass());
        return joinResults({});
      },
      nb::arg("hMem").none(), nb::sig("def urMemRelease(hMem: ur_mem_handle_t) -> None"),
      R"(Releases one reference to a buffer; releasing the last one destroys it.

The buffer's memory lives until the commands that use it are complete and the last sub-buffer is
released. After the last release, the caller must not use mappings of the buffer.

- hMem: The buffer to release. The caller must not use it afterwards unless it holds another
  reference.)");
  module.def(
      "urMemBufferPartition",
      [](nb::handle hBuffer, nb::handle flags, nb::handle bufferCreateType,
         nb::handle pRegion) -> nb::object {
        Call call("urMemBufferPartition");
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        In<Flags<ur_mem_flag_t>> flags_(call.input("flags", flags));
        In<ur_buffer_create_type_t> bufferCreateType_(
            call.input("bufferCreateType", bufferCreateType));
        InStruct<ur_buffer_region_t> pRegion_(call.input("pRegion", pRegion));
        Out<ur_mem_handle_t> phMem_;
        call.useAdapterOf(hBuffer_.pass());
        const auto run = [&] {
          return urMemBufferPartition(hBuffer_.pass(), flags_.pass(), bufferCreateType_.pass(),
                                      pRegion_.pass(), phMem_.pass());
        };
        call.run(run);
        return joinResults({phMem_.result()});
      },
      nb::arg("hBuffer").none(), nb::arg("flags").none(), nb::arg("bufferCreateType").none(),
      nb::arg("pRegion").none(),
      nb::sig("def urMemBufferPartition(hBuffer: ur_mem_handle_t, flags: ur_mem_flags_t, "
              "bufferCreateType: ur_buffer_create_type_t, pRegion: ur_buffer_region_t) -> "
              "ur_mem_handle_t"),
      R"(Creates a sub-buffer: a buffer that is a part of another buffer.

The sub-buffer shares the bytes of the buffer. It keeps the buffer alive, and has a separate
reference count, which starts at 1. A sub-buffer cannot have sub-buffers.

- hBuffer: The buffer that contains the sub-buffer. It must not be a sub-buffer.
- flags: The access flag of the sub-buffer, which must not allow more than the flags of the
  buffer; 0 for the same access. The sub-buffer uses the host memory of the buffer.
- bufferCreateType: How the call describes the sub-buffer: `UR_BUFFER_CREATE_TYPE_REGION`.
- pRegion: The range of the sub-buffer.)");
  module.def(
      "urMemGetNativeHandle",
      [](nb::handle hMem, nb::handle hDevice) -> nb::object {
        Call call("urMemGetNativeHandle");
        In<ur_mem_handle_t> hMem_(call.input("hMem", hMem));
        InOptional<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        Out<ur_native_handle_t> phNativeMem_;
        call.useAdapterOf(hMem_.pass());
        const auto run = [&] {
          return urMemGetNativeHandle(hMem_.pass(), hDevice_.pass(), phNativeMem_.pass());
        };
        call.run(run);
        return joinResults({phNativeMem_.result()});
      },
      nb::arg("hMem").none(), nb::arg("hDevice") = nb::none(),
      nb::sig("def urMemGetNativeHandle(hMem: ur_mem_handle_t, hDevice: ur_device_handle_t | None "
              "= None) -> int"),
      R"(Returns the native handle of a buffer.

The handle is a device address on Level Zero and CUDA, and a `cl_mem` on OpenCL. The buffer owns
it, and the handle is valid as long as the buffer.

- hMem: The buffer to query.
- hDevice: The device that will use the handle, for backends whose handle differs from device to
  device; null for any device.)");
  module.def(
      "urMemBufferCreateWithNativeHandle",
      [](nb::handle hNativeMem, nb::handle hContext, nb::handle pProperties) -> nb::object {
        Call call("urMemBufferCreateWithNativeHandle");
        In<ur_native_handle_t> hNativeMem_(call.input("hNativeMem", hNativeMem));
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InOptionalStruct<ur_mem_native_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_mem_handle_t> phMem_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urMemBufferCreateWithNativeHandle(hNativeMem_.pass(), hContext_.pass(),
                                                   pProperties_.pass(), phMem_.pass());
        };
        call.run(run);
        return joinResults({phMem_.result()});
      },
      nb::arg("hNativeMem").none(), nb::arg("hContext").none(), nb::arg("pProperties") = nb::none(),
      nb::sig(
          "def urMemBufferCreateWithNativeHandle(hNativeMem: int, hContext: ur_context_handle_t, "
          "pProperties: ur_mem_native_properties_t | None = None) -> ur_mem_handle_t"),
      R"(Wraps a buffer that exists in the driver.

`pProperties` decides whether the last release of the new buffer destroys the native buffer. If
the native handles of an adapter are addresses, the adapter accepts the first address of any USM
allocation of the context, and never frees this memory.

- hNativeMem: The native handle, of the backend of `hContext`.
- hContext: The context of the native buffer.
- pProperties: Options; null leaves the native object with the caller.)");
  module.def(
      "urMemGetInfo",
      [](nb::handle hMemory, nb::handle propName) -> nb::object {
        Call call("urMemGetInfo");
        In<ur_mem_handle_t> hMemory_(call.input("hMemory", hMemory));
        In<ur_mem_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_mem_info_t> pPropValue_;
        call.useAdapterOf(hMemory_.pass());
        const auto run = [&] {
          return urMemGetInfo(hMemory_.pass(), propName_.pass(), pPropValue_.count(),
                              pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hMemory").none(), nb::arg("propName").none(),
      nb::sig("def urMemGetInfo(hMemory: ur_mem_handle_t, propName: ur_mem_info_t) -> object"),
      R"(Returns one property of a buffer.

The call adds no reference to a returned handle.

- hMemory: The buffer to query.
- propName: The property to return.)");
  module.def(
      "urEnqueueMemBufferRead",
      [](nb::handle hQueue, nb::handle hBuffer, nb::handle blockingRead, nb::handle offset,
         nb::handle size, nb::handle pDst, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferRead");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        In<bool> blockingRead_(call.input("blockingRead", blockingRead));
        In<size_t> offset_(call.input("offset", offset));
        In<size_t> size_(call.input("size", size));
        In<Address<void *>> pDst_(call.input("pDst", pDst));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferRead(hQueue_.pass(), hBuffer_.pass(), blockingRead_.pass(),
                                        offset_.pass(), size_.pass(), pDst_.pass(),
                                        static_cast<uint32_t>(phEventWaitList_.count()),
                                        phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBuffer").none(), nb::arg("blockingRead").none(),
      nb::arg("offset").none(), nb::arg("size").none(), nb::arg("pDst").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferRead(hQueue: ur_queue_handle_t, hBuffer: ur_mem_handle_t, "
              "blockingRead: bool, offset: int, size: int, pDst: int, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a copy from a buffer to host memory.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferWrite",
      [](nb::handle hQueue, nb::handle hBuffer, nb::handle blockingWrite, nb::handle offset,
         nb::handle size, nb::handle pSrc, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferWrite");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        In<bool> blockingWrite_(call.input("blockingWrite", blockingWrite));
        In<size_t> offset_(call.input("offset", offset));
        In<size_t> size_(call.input("size", size));
        In<Address<const void *>> pSrc_(call.input("pSrc", pSrc));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferWrite(hQueue_.pass(), hBuffer_.pass(), blockingWrite_.pass(),
                                         offset_.pass(), size_.pass(), pSrc_.pass(),
                                         static_cast<uint32_t>(phEventWaitList_.count()),
                                         phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBuffer").none(), nb::arg("blockingWrite").none(),
      nb::arg("offset").none(), nb::arg("size").none(), nb::arg("pSrc").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferWrite(hQueue: ur_queue_handle_t, hBuffer: ur_mem_handle_t, "
              "blockingWrite: bool, offset: int, size: int, pSrc: int, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a copy from host memory to a buffer.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferReadRect",
      [](nb::handle hQueue, nb::handle hBuffer, nb::handle blockingRead, nb::handle bufferOrigin,
         nb::handle hostOrigin, nb::handle region, nb::handle bufferRowPitch,
         nb::handle bufferSlicePitch, nb::handle hostRowPitch, nb::handle hostSlicePitch,
         nb::handle pDst, nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferReadRect");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        In<bool> blockingRead_(call.input("blockingRead", blockingRead));
        In<ur_rect_offset_t> bufferOrigin_(call.input("bufferOrigin", bufferOrigin));
        In<ur_rect_offset_t> hostOrigin_(call.input("hostOrigin", hostOrigin));
        In<ur_rect_region_t> region_(call.input("region", region));
        In<size_t> bufferRowPitch_(call.input("bufferRowPitch", bufferRowPitch));
        In<size_t> bufferSlicePitch_(call.input("bufferSlicePitch", bufferSlicePitch));
        In<size_t> hostRowPitch_(call.input("hostRowPitch", hostRowPitch));
        In<size_t> hostSlicePitch_(call.input("hostSlicePitch", hostSlicePitch));
        In<Address<void *>> pDst_(call.input("pDst", pDst));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferReadRect(
              hQueue_.pass(), hBuffer_.pass(), blockingRead_.pass(), bufferOrigin_.pass(),
              hostOrigin_.pass(), region_.pass(), bufferRowPitch_.pass(), bufferSlicePitch_.pass(),
              hostRowPitch_.pass(), hostSlicePitch_.pass(), pDst_.pass(),
              static_cast<uint32_t>(phEventWaitList_.count()), phEventWaitList_.pass(),
              phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBuffer").none(), nb::arg("blockingRead").none(),
      nb::arg("bufferOrigin").none(), nb::arg("hostOrigin").none(), nb::arg("region").none(),
      nb::arg("bufferRowPitch").none(), nb::arg("bufferSlicePitch").none(),
      nb::arg("hostRowPitch").none(), nb::arg("hostSlicePitch").none(), nb::arg("pDst").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferReadRect(hQueue: ur_queue_handle_t, hBuffer: ur_mem_handle_t, "
              "blockingRead: bool, bufferOrigin: ur_rect_offset_t, hostOrigin: ur_rect_offset_t, "
              "region: ur_rect_region_t, bufferRowPitch: int, bufferSlicePitch: int, hostRowPitch: "
              "int, hostSlicePitch: int, pDst: int, phEventWaitList: Sequence[ur_event_handle_t] | "
              "None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a copy of a region of a buffer to host memory.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferWriteRect",
      [](nb::handle hQueue, nb::handle hBuffer, nb::handle blockingWrite, nb::handle bufferOrigin,
         nb::handle hostOrigin, nb::handle region, nb::handle bufferRowPitch,
         nb::handle bufferSlicePitch, nb::handle hostRowPitch, nb::handle hostSlicePitch,
         nb::handle pSrc, nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferWriteRect");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        In<bool> blockingWrite_(call.input("blockingWrite", blockingWrite));
        In<ur_rect_offset_t> bufferOrigin_(call.input("bufferOrigin", bufferOrigin));
        In<ur_rect_offset_t> hostOrigin_(call.input("hostOrigin", hostOrigin));
        In<ur_rect_region_t> region_(call.input("region", region));
        In<size_t> bufferRowPitch_(call.input("bufferRowPitch", bufferRowPitch));
        In<size_t> bufferSlicePitch_(call.input("bufferSlicePitch", bufferSlicePitch));
        In<size_t> hostRowPitch_(call.input("hostRowPitch", hostRowPitch));
        In<size_t> hostSlicePitch_(call.input("hostSlicePitch", hostSlicePitch));
        In<Address<void *>> pSrc_(call.input("pSrc", pSrc));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferWriteRect(
              hQueue_.pass(), hBuffer_.pass(), blockingWrite_.pass(), bufferOrigin_.pass(),
              hostOrigin_.pass(), region_.pass(), bufferRowPitch_.pass(), bufferSlicePitch_.pass(),
              hostRowPitch_.pass(), hostSlicePitch_.pass(), pSrc_.pass(),
              static_cast<uint32_t>(phEventWaitList_.count()), phEventWaitList_.pass(),
              phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBuffer").none(), nb::arg("blockingWrite").none(),
      nb::arg("bufferOrigin").none(), nb::arg("hostOrigin").none(), nb::arg("region").none(),
      nb::arg("bufferRowPitch").none(), nb::arg("bufferSlicePitch").none(),
      nb::arg("hostRowPitch").none(), nb::arg("hostSlicePitch").none(), nb::arg("pSrc").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferWriteRect(hQueue: ur_queue_handle_t, hBuffer: "
              "ur_mem_handle_t, blockingWrite: bool, bufferOrigin: ur_rect_offset_t, hostOrigin: "
              "ur_rect_offset_t, region: ur_rect_region_t, bufferRowPitch: int, bufferSlicePitch: "
              "int, hostRowPitch: int, hostSlicePitch: int, pSrc: int, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a copy of host memory to a region of a buffer.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferCopy",
      [](nb::handle hQueue, nb::handle hBufferSrc, nb::handle hBufferDst, nb::handle srcOffset,
         nb::handle dstOffset, nb::handle size, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferCopy");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBufferSrc_(call.input("hBufferSrc", hBufferSrc));
        In<ur_mem_handle_t> hBufferDst_(call.input("hBufferDst", hBufferDst));
        In<size_t> srcOffset_(call.input("srcOffset", srcOffset));
        In<size_t> dstOffset_(call.input("dstOffset", dstOffset));
        In<size_t> size_(call.input("size", size));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferCopy(hQueue_.pass(), hBufferSrc_.pass(), hBufferDst_.pass(),
                                        srcOffset_.pass(), dstOffset_.pass(), size_.pass(),
                                        static_cast<uint32_t>(phEventWaitList_.count()),
                                        phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBufferSrc").none(), nb::arg("hBufferDst").none(),
      nb::arg("srcOffset").none(), nb::arg("dstOffset").none(), nb::arg("size").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferCopy(hQueue: ur_queue_handle_t, hBufferSrc: ur_mem_handle_t, "
              "hBufferDst: ur_mem_handle_t, srcOffset: int, dstOffset: int, size: int, "
              "phEventWaitList: Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = "
              "False) -> None"),
      R"(Enqueues a copy from one buffer to another, or within one buffer.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferCopyRect",
      [](nb::handle hQueue, nb::handle hBufferSrc, nb::handle hBufferDst, nb::handle srcOrigin,
         nb::handle dstOrigin, nb::handle region, nb::handle srcRowPitch, nb::handle srcSlicePitch,
         nb::handle dstRowPitch, nb::handle dstSlicePitch, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferCopyRect");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBufferSrc_(call.input("hBufferSrc", hBufferSrc));
        In<ur_mem_handle_t> hBufferDst_(call.input("hBufferDst", hBufferDst));
        In<ur_rect_offset_t> srcOrigin_(call.input("srcOrigin", srcOrigin));
        In<ur_rect_offset_t> dstOrigin_(call.input("dstOrigin", dstOrigin));
        In<ur_rect_region_t> region_(call.input("region", region));
        In<size_t> srcRowPitch_(call.input("srcRowPitch", srcRowPitch));
        In<size_t> srcSlicePitch_(call.input("srcSlicePitch", srcSlicePitch));
        In<size_t> dstRowPitch_(call.input("dstRowPitch", dstRowPitch));
        In<size_t> dstSlicePitch_(call.input("dstSlicePitch", dstSlicePitch));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferCopyRect(hQueue_.pass(), hBufferSrc_.pass(), hBufferDst_.pass(),
                                            srcOrigin_.pass(), dstOrigin_.pass(), region_.pass(),
                                            srcRowPitch_.pass(), srcSlicePitch_.pass(),
                                            dstRowPitch_.pass(), dstSlicePitch_.pass(),
                                            static_cast<uint32_t>(phEventWaitList_.count()),
                                            phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBufferSrc").none(), nb::arg("hBufferDst").none(),
      nb::arg("srcOrigin").none(), nb::arg("dstOrigin").none(), nb::arg("region").none(),
      nb::arg("srcRowPitch").none(), nb::arg("srcSlicePitch").none(), nb::arg("dstRowPitch").none(),
      nb::arg("dstSlicePitch").none(), nb::arg("phEventWaitList") = nb::none(), nb::kw_only(),
      nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferCopyRect(hQueue: ur_queue_handle_t, hBufferSrc: "
              "ur_mem_handle_t, hBufferDst: ur_mem_handle_t, srcOrigin: ur_rect_offset_t, "
              "dstOrigin: ur_rect_offset_t, region: ur_rect_region_t, srcRowPitch: int, "
              "srcSlicePitch: int, dstRowPitch: int, dstSlicePitch: int, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a copy of a region from one buffer to another, or within one buffer.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferFill",
      [](nb::handle hQueue, nb::handle hBuffer, nb::handle pPattern, nb::handle offset,
         nb::handle size, nb::handle phEventWaitList, nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferFill");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        InBytes pPattern_(call.input("pPattern", pPattern));
        In<size_t> offset_(call.input("offset", offset));
        In<size_t> size_(call.input("size", size));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferFill(hQueue_.pass(), hBuffer_.pass(), pPattern_.pass(),
                                        static_cast<size_t>(pPattern_.count()), offset_.pass(),
                                        size_.pass(),
                                        static_cast<uint32_t>(phEventWaitList_.count()),
                                        phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBuffer").none(), nb::arg("pPattern").none(),
      nb::arg("offset").none(), nb::arg("size").none(), nb::arg("phEventWaitList") = nb::none(),
      nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemBufferFill(hQueue: ur_queue_handle_t, hBuffer: ur_mem_handle_t, "
              "pPattern: Buffer, offset: int, size: int, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a fill of a part of a buffer with a repeated pattern.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemBufferMap",
      [](nb::handle hQueue, nb::handle hBuffer, nb::handle blockingMap, nb::handle mapFlags,
         nb::handle offset, nb::handle size, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemBufferMap");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hBuffer_(call.input("hBuffer", hBuffer));
        In<bool> blockingMap_(call.input("blockingMap", blockingMap));
        In<Flags<ur_map_flag_t>> mapFlags_(call.input("mapFlags", mapFlags));
        In<size_t> offset_(call.input("offset", offset));
        In<size_t> size_(call.input("size", size));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        Out<Address<void *>> ppRetMap_;
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemBufferMap(hQueue_.pass(), hBuffer_.pass(), blockingMap_.pass(),
                                       mapFlags_.pass(), offset_.pass(), size_.pass(),
                                       static_cast<uint32_t>(phEventWaitList_.count()),
                                       phEventWaitList_.pass(), phEvent_.pass(), ppRetMap_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result(), ppRetMap_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hBuffer").none(), nb::arg("blockingMap").none(),
      nb::arg("mapFlags").none(), nb::arg("offset").none(), nb::arg("size").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig(
          "def urEnqueueMemBufferMap(hQueue: ur_queue_handle_t, hBuffer: ur_mem_handle_t, "
          "blockingMap: bool, mapFlags: ur_map_flags_t, offset: int, size: int, phEventWaitList: "
          "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> int"),
      R"(Enqueues a mapping of a part of a buffer into the host's address space.

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
  `urEventRelease`; may be null.)");
  module.def(
      "urEnqueueMemUnmap",
      [](nb::handle hQueue, nb::handle hMem, nb::handle pMappedPtr, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueMemUnmap");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_mem_handle_t> hMem_(call.input("hMem", hMem));
        In<Address<void *>> pMappedPtr_(call.input("pMappedPtr", pMappedPtr));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueMemUnmap(hQueue_.pass(), hMem_.pass(), pMappedPtr_.pass(),
                                   static_cast<uint32_t>(phEventWaitList_.count()),
                                   phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("hMem").none(), nb::arg("pMappedPtr").none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueMemUnmap(hQueue: ur_queue_handle_t, hMem: ur_mem_handle_t, pMappedPtr: "
              "int, phEventWaitList: Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = "
              "False) -> None"),
      R"(Enqueues a command that unmaps a part of a buffer.

Commands that run after the unmap see what the host wrote. The caller must not use the address
after this call.

- hQueue: The queue to put the command into.
- hMem: The buffer, which the device of the queue must be able to access.
- pMappedPtr: The address that `urEnqueueMemBufferMap` returned.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.
- phEvent: True to get it. Receives an event for the command, to be released with
  `urEventRelease`; may be null.)");
}

} // namespace ur::python
