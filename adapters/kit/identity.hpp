// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include <unified-runtime/ur_ddi.h>

namespace ur::kit {

// An adapter's answer to a support query. Even if the adapter supports the feature, a device may
// lack it.
struct FeatureAnswer {
  ur_device_info_t query;
  const char *reason; // the reason for false; null if the adapter supports the feature
};

// Identifies an adapter's library.
struct Identity {
  const ur_dditable_t &table; // every handle begins with its address
  ipc::AdapterTraits sharing; // the adapter opens only IPC handles with its own id
  ur_backend_t backend;
  std::uint32_t version;    // UR_ADAPTER_INFO_VERSION
  std::string_view name;    // "level_zero_v2"
  std::string_view title;   // "Level Zero v2"
  std::string_view logName; // the environment variable is UR_LOG_<logName>
  std::span<const FeatureAnswer> features;
};

// Generated from support.yml; each library has one.
extern const Identity kIdentity;

// Returns the table that a loader gets: Identity::table, unless this adapter extends another
// adapter.
const ur_dditable_t &exportedTable() noexcept;

// Returns the answer to a support query, and null for other queries.
inline const FeatureAnswer *featureAnswer(ur_device_info_t query) noexcept {
  const auto answer = std::ranges::find(kIdentity.features, query, &FeatureAnswer::query);
  return answer != kIdentity.features.end() ? &*answer : nullptr;
}

} // namespace ur::kit
