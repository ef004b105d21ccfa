// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/event.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindEvent([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urEventGetInfo",
      [](nb::handle hEvent, nb::handle propName) -> nb::object {
        Call call("urEventGetInfo");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        In<ur_event_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_event_info_t> pPropValue_;
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] {
          return urEventGetInfo(hEvent_.pass(), propName_.pass(), pPropValue_.count(),
                                pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hEvent").none(), nb::arg("propName").none(),
      nb::sig("def urEventGetInfo(hEvent: ur_event_handle_t, propName: ur_event_info_t) -> object"),
      R"(Returns one property of an event.

Works for events of commands, for reusable events and for events opened from another process.
The call never waits, and adds no reference to a returned handle.

- hEvent: The event to query.
- propName: The property to return.)");
  module.def(
      "urEventGetProfilingInfo",
      [](nb::handle hEvent, nb::handle propName) -> nb::object {
        Call call("urEventGetProfilingInfo");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        In<ur_profiling_info_t> propName_(call.input("propName", propName));
        OutProperty<ur_profiling_info_t> pPropValue_;
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] {
          return urEventGetProfilingInfo(hEvent_.pass(), propName_.pass(), pPropValue_.count(),
                                         pPropValue_.pass(), pPropValue_.total());
        };
        call.fill(pPropValue_, run);
        return joinResults({pPropValue_.result(propName_.pass())});
      },
      nb::arg("hEvent").none(), nb::arg("propName").none(),
      nb::sig("def urEventGetProfilingInfo(hEvent: ur_event_handle_t, propName: "
              "ur_profiling_info_t) -> object"),
      R"(Returns a timestamp of the command of an event.

Each value is a `uint64_t` in nanoseconds on the clock of the device, which
`urDeviceGetGlobalTimestamps` reads; its resolution is
`UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION`. The queue must have been created with
`UR_QUEUE_FLAG_PROFILING_ENABLE`, or the event with `UR_EXP_EVENT_FLAG_ENABLE_PROFILING`. Wait
for the event first, because the later timestamps do not exist before the command is complete.

- hEvent: The event to query.
- propName: The timestamp to return.)");
  module.def(
      "urEventWait",
      [](nb::handle phEventWaitList) -> nb::object {
        Call call("urEventWait");
        InList<ur_event_handle_t> phEventWaitList_(call.input("phEventWaitList", phEventWaitList));
        const auto run = [&] {
          return urEventWait(static_cast<uint32_t>(phEventWaitList_.count()),
                             phEventWaitList_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("phEventWaitList").none(),
      nb::sig("def urEventWait(phEventWaitList: Sequence[ur_event_handle_t]) -> None"),
      R"(Blocks the calling thread until all events of a list are complete.

On success, the effects of the commands are visible to the host. A wait for a reusable event
covers the latest signal at the time of the call, and returns at once if the event has not been
signaled yet. Events opened from another process behave like all other events.

- phEventWaitList: An array of `numEvents` events to wait for. The call reads the array before
  it returns, and keeps no references.)");
  module.def(
      "urEventRetain",
      [](nb::handle hEvent) -> nb::object {
        Call call("urEventRetain");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] { return urEventRetain(hEvent_.pass()); };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hEvent").none(), nb::sig("def urEventRetain(hEvent: ur_event_handle_t) -> None"),
      R"(Adds a reference to an event.

Each call requires one `urEventRelease`. The count is atomic: threads that each hold a reference
need no lock around this call.

- hEvent: The event to retain.)");
  module.def(
      "urEventRelease",
      [](nb::handle hEvent) -> nb::object {
        Call call("urEventRelease");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] { return urEventRelease(hEvent_.pass()); };
        call.run(run);
        removeHandle(hEvent_.pass());
        return joinResults({});
      },
      nb::arg("hEvent").none(), nb::sig("def urEventRelease(hEvent: ur_event_handle_t) -> None"),
      R"(Releases one reference to an event; releasing the last one destroys it.

The command of the event continues, and the call does not wait for it. Wait lists that contain
the event, and registered callbacks, hold references to the event. The last release of an event
opened by `urIPCOpenEventHandleExp` closes it; the exporter's event does not change. The last
release of an exported event revokes its IPC handles; events already opened from them stay
usable.

- hEvent: The event to release. The caller must not use it afterwards unless it holds another
  reference.)");
  module.def(
      "urEventGetNativeHandle",
      [](nb::handle hEvent) -> nb::object {
        Call call("urEventGetNativeHandle");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        Out<ur_native_handle_t> phNativeEvent_;
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] {
          return urEventGetNativeHandle(hEvent_.pass(), phNativeEvent_.pass());
        };
        call.run(run);
        return joinResults({phNativeEvent_.result()});
      },
      nb::arg("hEvent").none(),
      nb::sig("def urEventGetNativeHandle(hEvent: ur_event_handle_t) -> int"),
      R"(Returns the native handle of an event.

The event still owns the native object: do not destroy it, do not give it a second owner, and
use it only as long as the event lives. Thread-safe.

- hEvent: The event to query.)");
  module.def(
      "urEventCreateWithNativeHandle",
      [](nb::handle hNativeEvent, nb::handle hContext, nb::handle pProperties) -> nb::object {
        Call call("urEventCreateWithNativeHandle");
        In<ur_native_handle_t> hNativeEvent_(call.input("hNativeEvent", hNativeEvent));
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InOptionalStruct<ur_event_native_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        Out<ur_event_handle_t> phEvent_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urEventCreateWithNativeHandle(hNativeEvent_.pass(), hContext_.pass(),
                                               pProperties_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hNativeEvent").none(), nb::arg("hContext").none(),
      nb::arg("pProperties") = nb::none(),
      nb::sig("def urEventCreateWithNativeHandle(hNativeEvent: int, hContext: ur_context_handle_t, "
              "pProperties: ur_event_native_properties_t | None = None) -> ur_event_handle_t"),
      R"(Wraps an event that the application made with the driver's own interface.

The new event has a reference count of 1 and no queue. If `pProperties` transfers the native
event, the adapter owns it. Otherwise the caller keeps it, and must not destroy it before the
new event is destroyed. If the handle is 0, the new event is complete, and no command signals
it. Thread-safe.

- hNativeEvent: The driver's handle of the event; 0 for a new event that is complete.
- hContext: The context of the native event.
- pProperties: Options, such as the owner of the native event; null leaves the native event with
  the caller.)");
  module.def(
      "urEventSetCallback",
      [](nb::handle hEvent, nb::handle execStatus, nb::handle pfnNotify) -> nb::object {
        Call call("urEventSetCallback");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        In<ur_execution_info_t> execStatus_(call.input("execStatus", execStatus));
        InCallback<ur_event_callback_t> pfnNotify_(call.input("pfnNotify", pfnNotify));
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] {
          return urEventSetCallback(hEvent_.pass(), execStatus_.pass(), pfnNotify_.pass(),
                                    pfnNotify_.userData());
        };
        call.run(run);
        pfnNotify_.handOver();
        return joinResults({});
      },
      nb::arg("hEvent").none(), nb::arg("execStatus").none(), nb::arg("pfnNotify").none(),
      nb::sig("def urEventSetCallback(hEvent: ur_event_handle_t, execStatus: ur_execution_info_t, "
              "pfnNotify: Callable[[ur_event_handle_t, ur_execution_info_t], object]) -> None"),
      R"(Registers a function that the adapter calls when an event reaches a state.

The adapter calls the function once, when the command reaches or passes the state. If the
command has already passed the state, the adapter also calls the function, possibly before this
call returns. The adapter holds a reference to the event until the function has run, so the
caller may release its own reference immediately. Thread-safe.

- hEvent: The event whose state triggers the callback.
- execStatus: The state that triggers the call; any of `ur_execution_info_t` except
  `UR_EXECUTION_INFO_QUEUED`.
- pfnNotify: The function to call.)");
}

} // namespace ur::python
