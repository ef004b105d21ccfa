// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/toy_adapter/backend.hpp"

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {

void backend::enqueue(ur_queue_handle_t queue, const kit::Command &command, kit::Uses,
                      ur_event_handle_t *event) {
  // All events of this adapter are complete. The call rejects events of other adapters.
  kit::latestSignals(command.waits, UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  const auto signal = std::make_shared<backend::Signal>();
  auto made = std::make_unique<ur_event_handle_t_>(queue, command.type, signal);
  kit::CommandTimes times{.submitted = kit::now(), .started = kit::now()};
  kit::performOnHost(command.work);
  times.ended = kit::now();
  if (queue->isProfiled())
    signal->measured = times;
  if (event)
    *event = made.release();
}

} // namespace ur
