// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/event.hpp"
#include "adapters/cuda_like/functions.hpp"
#include "adapters/kit/identity.hpp"

#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"

namespace cuda_like = ur::cuda_like;

ur_event_handle_t_::ur_event_handle_t_(ur_queue_handle_t owner, ur_command_t command)
    : Object(ur::kit::kIdentity.table), queue(owner), context(owner->context), commandType(command),
      start(owner->profiled() ? cuda_like::makeEvent(cuda_like::kEventDefault) : nullptr),
      end(cuda_like::makeEvent(owner->profiled() ? cuda_like::kEventDefault
                                                 : cuda_like::kEventDisableTiming)) {}

ur_event_status_t ur_event_handle_t_::status() const {
  switch (cuda_like::driver().eventQuery(end.get())) {
  case cuda_like::kSuccess:
    return UR_EVENT_STATUS_COMPLETE;
  case cuda_like::kNotReady:
    return UR_EVENT_STATUS_SUBMITTED;
  default:
    return UR_EVENT_STATUS_ERROR;
  }
}

void destroy(ur_event_handle_t event) noexcept { delete event; }

namespace ur {
namespace cuda_like {

std::vector<Event> driverEvents(std::span<const ur_event_handle_t> events, ur_result_t foreign) {
  std::vector<Event> found;
  found.reserve(events.size());
  for (ur_event_handle_t event : events) {
    if (!event->belongsTo(kit::kIdentity.table))
      base::raise(foreign, "an event of the list belongs to another adapter");
    found.push_back(event->end.get());
  }
  return found;
}

} // namespace cuda_like

ur_result_t backend::urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  if (!hEvent->start || hEvent->status() != UR_EVENT_STATUS_COMPLETE)
    base::raise(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                "the event has no times: it is not complete, or its queue was created without "
                "UR_QUEUE_FLAG_PROFILING_ENABLE");
  // A stream does not tell when a command came to it, only when it starts.
  std::uint64_t time = hEvent->queue->device->timeOf(hEvent->start.get());
  if (propName == UR_PROFILING_INFO_COMMAND_END || propName == UR_PROFILING_INFO_COMMAND_COMPLETE)
    time += cuda_like::nanosecondsBetween(hEvent->start.get(), hEvent->end.get());
  return kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(time);
}

ur_result_t backend::urEventWait(uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
  const auto events =
      cuda_like::driverEvents({phEventWaitList, numEvents}, UR_RESULT_ERROR_INVALID_EVENT);
  for (cuda_like::Event event : events)
    cuda_like::check(cuda_like::driver().eventSynchronize(event), "wait for an event");
  return UR_RESULT_SUCCESS;
}

} // namespace ur
