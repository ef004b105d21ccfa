// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::urinfo {

// A query that asks whether a device supports a feature.
struct SupportQuery {
  ur_device_info_t value;
  const char *name;  // such as "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP"
  const char *label; // such as "ipc memory"
};

std::span<const SupportQuery> supportQueries();

// A device's answer.
struct Support {
  const SupportQuery *query;
  bool supported;
  std::string reason; // why the device does not support the feature
};

// Returns the answers to all queries of one of the adapter's devices.
std::vector<Support> supportOf(ur_device_handle_t device, ur_adapter_handle_t adapter);

// Returns why a device answers no, from its `result` and the text of urAdapterGetLastError.
// Adapters of this project leave the text "QUERY is false: reason". Other adapters may leave the
// text of an older call.
std::string reasonFor(const SupportQuery &query, ur_result_t result, std::string_view lastError);

} // namespace ur::urinfo
