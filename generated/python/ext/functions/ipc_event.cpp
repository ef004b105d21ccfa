// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/ipc_event.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindIpcEvent([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urIPCGetEventHandleExp",
      [](nb::handle hEvent) -> nb::object {
        Call call("urIPCGetEventHandleExp");
        In<ur_event_handle_t> hEvent_(call.input("hEvent", hEvent));
        Out<Address<void *>> ppIPCEventHandleData_;
        Out<size_t> pIPCEventHandleDataSizeRet_;
        call.useAdapterOf(hEvent_.pass());
        const auto run = [&] {
          return urIPCGetEventHandleExp(hEvent_.pass(), ppIPCEventHandleData_.pass(),
                                        pIPCEventHandleDataSizeRet_.pass());
        };
        call.run(run);
        return joinResults({ppIPCEventHandleData_.result(), pIPCEventHandleDataSizeRet_.result()});
      },
      nb::arg("hEvent").none(),
      nb::sig("def urIPCGetEventHandleExp(hEvent: ur_event_handle_t) -> tuple[int, int]"),
      R"(Exports an event: returns the bytes of a handle that other processes can open.

The adapter owns the bytes. They stay at their address, unchanged, until
`urIPCPutEventHandleExp`; to send the handle, copy the bytes. Every call makes a separate
handle, which needs its own Put. The event may be exported before or after its first signal. The
export does not change the event's state and adds no reference.

- hEvent: The event to export, created with `UR_EXP_EVENT_FLAG_IPC_EXP`.)");
  module.def(
      "urIPCPutEventHandleExp",
      [](nb::handle hContext, nb::handle pIPCEventHandleData) -> nb::object {
        Call call("urIPCPutEventHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<Address<void *>> pIPCEventHandleData_(
            call.input("pIPCEventHandleData", pIPCEventHandleData));
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCPutEventHandleExp(hContext_.pass(), pIPCEventHandleData_.pass());
        };
        call.run(run);
        return joinResults({});
      },
      nb::arg("hContext").none(), nb::arg("pIPCEventHandleData").none(),
      nb::sig("def urIPCPutEventHandleExp(hContext: ur_context_handle_t, pIPCEventHandleData: int) "
              "-> None"),
      R"(Revokes the handle of one Get, and frees its bytes.

The exporting process passes the pointer that `urIPCGetEventHandleExp` returned. Afterwards, no
process can open a copy of this handle. Other handles of the same event are not affected. The
event and its imports continue to share their state. A Put after the last release of the
exported event succeeds and frees the bytes.

- hContext: The context of the exported event.
- pIPCEventHandleData: The pointer that Get returned, not a copy of the bytes. The call frees
  the bytes.)");
  module.def(
      "urIPCOpenEventHandleExp",
      [](nb::handle hContext, nb::handle pIPCEventHandleData) -> nb::object {
        Call call("urIPCOpenEventHandleExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        InBytes pIPCEventHandleData_(call.input("pIPCEventHandleData", pIPCEventHandleData));
        Out<ur_event_handle_t> phEvent_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urIPCOpenEventHandleExp(hContext_.pass(), pIPCEventHandleData_.pass(),
                                         static_cast<size_t>(pIPCEventHandleData_.count()),
                                         phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hContext").none(), nb::arg("pIPCEventHandleData").none(),
      nb::sig("def urIPCOpenEventHandleExp(hContext: ur_context_handle_t, pIPCEventHandleData: "
              "Buffer) -> ur_event_handle_t"),
      R"(Opens a handle: makes an event that shares its state with an event of another process.

The new event has a reference count of 1 and belongs to `hContext`. Like any other reusable
event, it supports waits on the host and in wait lists, queries, callbacks, and signals by
`urEnqueueEventsWaitWithBarrierExt`. It stays usable until its last `urEventRelease`, even after
the exporter has revoked the handle, released its event or exited. After that, only importers
can signal the event.

- hContext: The context of the new event. All its devices must support IPC events.
- pIPCEventHandleData: The address of the bytes of the handle, or of a copy of them.)");
}

} // namespace ur::python
