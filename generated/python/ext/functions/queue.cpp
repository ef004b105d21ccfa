// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/queue.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindQueue([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urQueueGetInfo",
      [](nb::handle hQueue, nb::handle propName) -> nb::object {
        Call call("urQueueGetInfo");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<ur_queue_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_queue_info_t> pPropValue_;
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urQueueGetInfo(hQueue_.pass(), propName_.pass(), pPropValue_.count(),
                                pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hQueue").none(), nb::arg("propName").none(),
      nb::sig("def urQueueGetInfo(hQueue: ur_queue_handle_t, propName: ur_queue_info_t) -> object"),
      R"(Returns one property of a queue.

Query the size first, or pass a buffer that is large enough. The call adds no reference to a
returned handle.

- hQueue: The queue to query.
- propName: The property to return.)");
  module.def(
      "urQueueCreate",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pProperties) -> nb::object {
        Call call("urQueueCreate");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InOptionalStruct<ur_queue_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_queue_handle_t> phQueue_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urQueueCreate(hContext_.pass(), hDevice_.pass(), pProperties_.pass(),
                               phQueue_.pass());
        };
        call.run(run);
        return joinResults({phQueue_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("pProperties") = nb::none(),
      nb::sig("def urQueueCreate(hContext: ur_context_handle_t, hDevice: ur_device_handle_t, "
              "pProperties: ur_queue_properties_t | None = None) -> ur_queue_handle_t"),
      R"(Creates a queue for one device of a context.

The queue starts with a reference count of 1 and keeps its context alive. Without properties,
the queue is in order and does not record timestamps. An adapter may ignore flags that are
hints, but `UR_QUEUE_INFO_FLAGS` returns them.

- hContext: The context of the queue. It must contain `hDevice`.
- hDevice: The device that runs the commands.
- pProperties: Properties of the queue; null for an in-order queue without profiling.)");
  module.def(
      "urQueueRetain",
      [](nb::handle hQueue) -> nb::object {
        Call call("urQueueRetain");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] { return urQueueRetain(hQueue_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hQueue").none(), nb::sig("def urQueueRetain(hQueue: ur_queue_handle_t) -> None"),
      R"(Adds a reference to a queue.

Each call requires one `urQueueRelease`. The count is atomic: threads that each hold a reference
need no lock around this call.

- hQueue: The queue to retain.)");
  module.def(
      "urQueueRelease",
      [](nb::handle hQueue) -> nb::object {
        Call call("urQueueRelease");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] { return urQueueRelease(hQueue_.pass()); };
        call.run(run);
        removeHandle(hQueue_.pass());
        return joinResults({});
      },
      nb::arg("hQueue").none(), nb::sig("def urQueueRelease(hQueue: ur_queue_handle_t) -> None"),
      R"(Releases one reference to a queue; releasing the last one destroys it.

Commands that were already submitted still run: the last release flushes the queue, and the
adapter frees the queue's resources when these commands are complete. The call may block until
then. Events of the queue stay usable.

- hQueue: The queue to release. The caller must not use it afterwards unless it holds another
  reference.)");
  module.def(
      "urQueueGetNativeHandle",
      [](nb::handle hQueue, nb::handle pDesc) -> nb::object {
        Call call("urQueueGetNativeHandle");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        InOptionalStruct<ur_queue_native_desc_t> pDesc_(call.input("pDesc", pDesc));
        Out<ur_native_handle_t> phNativeQueue_;
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urQueueGetNativeHandle(hQueue_.pass(), pDesc_.pass(), phNativeQueue_.pass());
        };
        call.run(run);
        return joinResults({phNativeQueue_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("pDesc") = nb::none(),
      nb::sig("def urQueueGetNativeHandle(hQueue: ur_queue_handle_t, pDesc: ur_queue_native_desc_t "
              "| None = None) -> int"),
      R"(Returns the native handle of a queue.

The queue still owns the native object: do not destroy it, do not give it a second owner, and
use it only as long as the queue lives. Thread-safe.

- hQueue: The queue to query.
- pDesc: Additional data in the adapter's own format; null for no data.)");
  module.def(
      "urQueueCreateWithNativeHandle",
      [](nb::handle hNativeQueue, nb::handle hContext, nb::handle hDevice,
         nb::handle pProperties) -> nb::object {
        Call call("urQueueCreateWithNativeHandle");
        In<ur_native_handle_t> hNativeQueue_(call.input("hNativeQueue", hNativeQueue));
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InOptional<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InOptionalStruct<ur_queue_native_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_queue_handle_t> phQueue_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urQueueCreateWithNativeHandle(hNativeQueue_.pass(), hContext_.pass(),
                                               hDevice_.pass(), pProperties_.pass(),
                                               phQueue_.pass());
        };
        call.run(run);
        return joinResults({phQueue_.result()});
      },
      nb::arg("hNativeQueue").none(), nb::arg("hContext").none(), nb::arg("hDevice") = nb::none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig("def urQueueCreateWithNativeHandle(hNativeQueue: int, hContext: ur_context_handle_t, "
              "hDevice: ur_device_handle_t | None = None, pProperties: "
              "ur_queue_native_properties_t | None = None) -> ur_queue_handle_t"),
      R"(Wraps a queue that the application made with the driver's own interface.

The new queue has a reference count of 1. If `pProperties` transfers the native queue, the
adapter owns it. Otherwise the caller keeps it, and must not destroy it before the new queue is
destroyed. Thread-safe.

- hNativeQueue: The driver's handle of the queue; 0 may be valid, so it is not checked.
- hContext: The context of the native queue.
- hDevice: The device of the native queue. If it is null, the adapter queries the driver.
- pProperties: Options, such as the owner of the native queue; null leaves the native queue with
  the caller.)");
  module.def(
      "urQueueFinish",
      [](nb::handle hQueue) -> nb::object {
        Call call("urQueueFinish");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] { return urQueueFinish(hQueue_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hQueue").none(), nb::sig("def urQueueFinish(hQueue: ur_queue_handle_t) -> None"),
      R"(Blocks until all commands that were submitted to a queue before the call are complete.

Afterwards, the effects of those commands are visible to the host, and their events are
complete. The call may also wait for commands that other threads submit during the call.

- hQueue: The queue to wait for.)");
  module.def(
      "urQueueFlush",
      [](nb::handle hQueue) -> nb::object {
        Call call("urQueueFlush");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] { return urQueueFlush(hQueue_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hQueue").none(), nb::sig("def urQueueFlush(hQueue: ur_queue_handle_t) -> None"),
      R"(Submits all commands of a queue to the device, without waiting for them.

Call it before another process or library waits for commands that a batched queue has not
submitted yet. Adapters that submit immediately do nothing.

- hQueue: The queue to flush.)");
}

} // namespace ur::python
