// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Events that are where a signal is looked up, a later one each time for those that are reusable.
#include "adapters/kit/backend.hpp"
#include "adapters/kit/info_writer.hpp"
#include "base/error.hpp"
#include "base/immortal.hpp"

std::optional<std::uint64_t> ur_event_handle_t_::profile(ur_profiling_info_t moment) const {
  const std::lock_guard lock(mutex_);
  const auto times = signal_ ? signal_->times() : std::nullopt;
  if (!times)
    return std::nullopt;
  if (moment == UR_PROFILING_INFO_COMMAND_START)
    return times->started;
  if (moment == UR_PROFILING_INFO_COMMAND_END)
    return times->ended;
  if (!queueProfiled_) // the event alone is timed, which covers its start and its end
    return std::nullopt;
  return moment == UR_PROFILING_INFO_COMMAND_COMPLETE ? times->ended : times->submitted;
}

namespace ur {

kit::HandleRegistry<ur_event_handle_t> &parts::reusableEvents() {
  static auto &registry = base::immortal<kit::HandleRegistry<ur_event_handle_t>>();
  return registry;
}

ur_result_t backend::urEventGetProfilingInfo(ur_event_handle_t hEvent, ur_profiling_info_t propName,
                                             size_t propSize, void *pPropValue,
                                             size_t *pPropSizeRet) {
  const auto time = hEvent->profile(propName);
  if (!time)
    base::raise(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
                "the event has no such time: it is not complete, shared between processes, or "
                "neither it nor its queue was created with profiling");
  return kit::InfoWriter(propSize, pPropValue, pPropSizeRet).value(*time);
}

ur_result_t backend::urEventSetCallback(ur_event_handle_t hEvent, ur_execution_info_t execStatus,
                                        ur_event_callback_t pfnNotify, void *pUserData) {
  if (execStatus == UR_EXECUTION_INFO_QUEUED)
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  parts::callbacks().add(hEvent, execStatus, pfnNotify, pUserData);
  parts::callbacks().settle(hEvent);
  return UR_RESULT_SUCCESS;
}

} // namespace ur
