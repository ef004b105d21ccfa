// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <string>
#include <vector>

#include <unified-runtime/ur_api.h>

namespace ur::urinfo {

// A question whether a device supports a feature.
struct SupportQuery {
  ur_device_info_t value;
  const char *name;  // "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP"
  const char *label; // "ipc memory"
};

// What an adapter of this project says about a feature in its support.yml.
struct AdapterAnswer {
  ur_backend_t backend;
  ur_device_info_t query;
  bool implemented;
  const char *reason; // why it is left out; may be empty
};

std::span<const SupportQuery> supportQueries();
std::span<const AdapterAnswer> adapterAnswers();

// A device's answer.
struct Support {
  const SupportQuery *query;
  bool supported;
  std::string reason; // why not
};

// All questions, answered by a device of an adapter for this backend.
std::vector<Support> supportOf(ur_device_handle_t device, ur_backend_t backend);

// Why a device answers no, from what it answered (`result`) and what its adapters say.
std::string reasonFor(ur_device_info_t query, ur_backend_t backend, ur_result_t result,
                      std::span<const AdapterAnswer> answers);

} // namespace ur::urinfo
