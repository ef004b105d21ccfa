// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The flags of a reusable event's description. Throws for those that are undeclared or contradict
// each other.
inline ur_exp_event_flags_t flagsOf(const ur_exp_event_desc_t &description) {
  requireType(description, UR_STRUCTURE_TYPE_EXP_EVENT_DESC, "event descriptor");
  requireDeclared(description.flags, UR_EXP_EVENT_FLAGS_MASK, "event flags");
  constexpr unsigned kBoth = UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING;
  if ((description.flags & kBoth) == kBoth)
    base::raise(UR_RESULT_ERROR_INVALID_VALUE,
                "an event is either shared between processes or timed, not both");
  return description.flags;
}

} // namespace ur::kit
