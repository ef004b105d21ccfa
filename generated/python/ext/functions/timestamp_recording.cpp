// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generated from spec/ by scripts/generate.py; edit spec/ or templates/ instead.

// The functions of spec/timestamp_recording.yml.

#include "generated/python/ext/functions.hpp"
#include "generated/python/ext/types.hpp"

namespace ur::python {

void bindTimestampRecording([[maybe_unused]] nb::module_ &module) {
  module.def(
      "urEnqueueTimestampRecordingExp",
      [](nb::handle hQueue, nb::handle blocking, nb::handle phEventWaitList) -> nb::object {
        Call call("urEnqueueTimestampRecordingExp");
        In<ur_queue_handle_t> hQueue_(call.input("hQueue", hQueue));
        In<bool> blocking_(call.input("blocking", blocking));
        InOptionalList<ur_event_handle_t> phEventWaitList_(
            call.input("phEventWaitList", phEventWaitList));
        Out<ur_event_handle_t> phEvent_;
        call.useAdapterOf(hQueue_.pass());
        const auto run = [&] {
          return urEnqueueTimestampRecordingExp(hQueue_.pass(), blocking_.pass(),
                                                static_cast<uint32_t>(phEventWaitList_.count()),
                                                phEventWaitList_.pass(), phEvent_.pass());
        };
        call.run(run);
        return joinResults({phEvent_.result()});
      },
      nb::arg("hQueue").none(), nb::arg("blocking").none(), nb::arg("phEventWaitList") = nb::none(),
      nb::sig("def urEnqueueTimestampRecordingExp(hQueue: ur_queue_handle_t, blocking: bool, "
              "phEventWaitList: Sequence[ur_event_handle_t] | None = None) -> ur_event_handle_t"),
      R"(Enqueues a command that records a device timestamp.

`urEventGetProfilingInfo` returns the timestamp for the event of the command, as if the queue
had been created with profiling. `UR_PROFILING_INFO_COMMAND_QUEUED` and
`UR_PROFILING_INFO_COMMAND_SUBMIT` are the time of this call.

- hQueue: The queue to put the command into.
- blocking: True: return after the timestamp is recorded. False: return once the command is
  enqueued.
- phEventWaitList: An array of `numEventsInWaitList` events that must be complete before the
  command starts; null if the number is 0.)");
}

} // namespace ur::python
