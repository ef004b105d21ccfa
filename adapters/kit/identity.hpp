// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

#include <cstdint>
#include <string_view>

#include "ipc/handle.hpp"
#include "adapters/kit/identity.hpp"

namespace ur::kit {

// What tells one adapter's library from another's.
struct Identity {
  const ur_dditable_t &table; // the first word of every handle
  ipc::AdapterId adapter;     // only handles for IPC that carry it are opened
  ur_backend_t backend;
  std::uint32_t version;    // UR_ADAPTER_INFO_VERSION
  std::string_view name;    // "level_zero_v2"
  std::string_view title;   // "Level Zero v2"
  std::string_view logName; // of the environment variable UR_LOG_<logName>
};

// Generated from support.yml, one in each library.
extern const Identity kIdentity;

} // namespace ur::kit
