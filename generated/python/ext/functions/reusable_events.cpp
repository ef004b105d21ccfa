// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/reusable_events.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindReusableEvents([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urEnqueueEventsWaitWithBarrierExt",
      [](nb::handle hQueue, nb::handle pProperties, nb::handle phEventWaitList,
         nb::handle phEvent) -> nb::object {
        Call call("urEnqueueEventsWaitWithBarrierExt");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        InOptionalStruct<ur_exp_enqueue_ext_properties_t> pProperties_(
            call.input("pProperties", pProperties));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        RequestedInOut<ur_event_handle_t> phEvent_(call.input("phEvent", phEvent));
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueEventsWaitWithBarrierExt(hQueue_.pass(), pProperties_.pass(),
                                                   static_cast<uint32_t>(phEventWaitList_.count()),
                                                   phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("pProperties") = nb::none(),
      nb::arg("phEventWaitList") = nb::none(), nb::kw_only(), nb::arg("phEvent").none() = false,
      nb::sig("def urEnqueueEventsWaitWithBarrierExt(hQueue: ur_queue_handle_t, pProperties: "
              "ur_exp_enqueue_ext_properties_t | None = None, phEventWaitList: "
              "Sequence[ur_event_handle_t] | None = None, *, phEvent: bool = False) -> None"),
      R"(Enqueues a barrier with options, which can signal a reusable event.

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
  event, or a new event, to be released with `urEventRelease`. The pointer itself may be null.)");
  module.def(
      "urEventCreateExp",
      [](nb::handle hContext, nb::handle hDevice, nb::handle pEventDesc) -> nb::object {
        Call call("urEventCreateExp");
        In<ur_context_handle_t> hContext_(call.input("hContext", hContext));
        In<ur_device_handle_t> hDevice_(call.input("hDevice", hDevice));
        InStruct<ur_exp_event_desc_t> pEventDesc_(call.input("pEventDesc", pEventDesc));
        Out<ur_event_handle_t> phEvent_;
        call.useAdapterOf(hContext_.pass());
        const auto run = [&] {
          return urEventCreateExp(hContext_.pass(), hDevice_.pass(), pEventDesc_.pass(),
                                  phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hContext").none(), nb::arg("hDevice").none(), nb::arg("pEventDesc").none(),
      nb::sig("def urEventCreateExp(hContext: ur_context_handle_t, hDevice: ur_device_handle_t, "
              "pEventDesc: ur_exp_event_desc_t) -> ur_event_handle_t"),
      R"(Creates a reusable event without a command.

The event has a reference count of 1, keeps its context alive, and is complete until its first
signal. With `UR_EXP_EVENT_FLAG_IPC_EXP` it can be exported to other processes.

- hContext: The context of the event.
- hDevice: The device that the event is created for. It must belong to `hContext`.
- pEventDesc: A description of the event: its flags.)");
}

} // namespace ur::python
