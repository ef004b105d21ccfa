// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/backend.hpp"
#include "adapters/kit/command.hpp"

namespace ur {

void backend::urEnqueueTimestampRecordingExp(ur_queue_handle_t hQueue, bool blocking,
                                             uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
  const kit::Command recording{.type = UR_COMMAND_TIMESTAMP_RECORDING_EXP,
                               .waits = {phEventWaitList, numEventsInWaitList},
                               .blocking = blocking};
  kit::requireEventNotInList(recording.waits, phEvent);
  backend::enqueue(hQueue, recording, {}, phEvent);
}

} // namespace ur
