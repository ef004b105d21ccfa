// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "adapters/kit/descriptor.hpp"
#include "base/error.hpp"

#include <unified-runtime/ur_api.h>

namespace ur::kit {

// The flags of a queue's description, 0 where it is null. Throws for flags that are undeclared or
// contradict each other, and for queues on the device.
inline ur_queue_flags_t flagsOf(const ur_queue_properties_t *properties) {
  if (!properties)
    return 0;
  requireType(*properties, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, "queue properties");
  const ur_queue_flags_t flags = properties->flags;
  requireDeclared(flags, UR_QUEUE_FLAGS_MASK, "queue flags");
  const auto all = [flags](ur_queue_flags_t some) { return (flags & some) == some; };
  if (all(UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW))
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                "a queue has either high or low priority, not both");
  if (all(UR_QUEUE_FLAG_SUBMISSION_BATCHED | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE))
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                "a queue submits either in batches or at once, not both");
  if (flags & (UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_ON_DEVICE_DEFAULT))
    base::raise(UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES,
                "queues on the device are not supported, as "
                "UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES tells");
  return flags;
}

} // namespace ur::kit
