// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <span>
#include <string_view>

#include <unified-runtime/ur_api.h>

namespace ur::test {

// A function that adapters implement.
struct ApiFunction {
  const char *name;    // "urIPCGetMemHandleExp"
  const char *feature; // the title of its page in the reference
  const char *query;   // "UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP"; "" if every device has it
};

// A device query that reports whether a device supports functions.
struct SupportQuery {
  ur_device_info_t value;
  const char *name;
};

// A feature that each of this project's adapters for the backend lacks, entirely or in part.
struct LeftOutFeature {
  ur_backend_t backend;
  ur_device_info_t query;

  bool operator==(const LeftOutFeature &) const = default;
};

// The functions that adapters implement, in the order of the reference.
std::span<const ApiFunction> apiFunctions();
std::span<const SupportQuery> supportQueries();

// Returns the support query of the function's feature, or null if there is no query.
const SupportQuery *queryOf(const ApiFunction &function);

// Skips the test if the device does not support the function's feature. Returns false if the
// feature has no support query.
bool requireFeatureOf(const ApiFunction &function);

// The functions that an adapter of this project lists in its support.yml.
std::span<const std::string_view> implementedFunctions();
std::span<const LeftOutFeature> leftOutFeatures();

} // namespace ur::test
