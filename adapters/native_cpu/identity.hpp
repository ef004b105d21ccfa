// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <unified-runtime/ur_ddi.h>

#include <string_view>

#include "adapters/common/handle.hpp"

namespace ur::native_cpu {

// What tells apart the libraries that are built of these sources. Each library defines its own.
struct Identity {
  const ur_dditable_t &table; // the first word of every handle
  ipc::AdapterId adapter;     // only handles for IPC that carry it are opened
  std::string_view logName;   // of the environment variable UR_LOG_<logName>
  std::string_view platformName;
  std::string_view devicePrefix; // in front of the processor's name
  std::string_view uuidName;     // what makes the device's UUID differ from other adapters'
};

extern const Identity kIdentity;

} // namespace ur::native_cpu
