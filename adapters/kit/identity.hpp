// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "ipc/handle.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include <unified-runtime/ur_ddi.h>

namespace ur::kit {

// What an adapter answers to a device query that tells support of a feature. Where it is true the
// answer may still be false for a device.
struct FeatureAnswer {
  ur_device_info_t query;
  ur_bool_t supported;
};

// What tells one adapter's library from another's.
struct Identity {
  const ur_dditable_t &table; // the first word of every handle
  ipc::AdapterTraits sharing; // only handles for IPC that carry its id are opened
  ur_backend_t backend;
  std::uint32_t version;    // UR_ADAPTER_INFO_VERSION
  std::string_view name;    // "level_zero_v2"
  std::string_view title;   // "Level Zero v2"
  std::string_view logName; // of the environment variable UR_LOG_<logName>
  std::span<const FeatureAnswer> features;
};

// Generated from support.yml, one in each library.
extern const Identity kIdentity;

// The answer to one of those queries; nothing for others.
std::optional<ur_bool_t> featureSupport(ur_device_info_t query) noexcept;

} // namespace ur::kit
