// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/immortal.hpp"
#include "base/log/log.hpp"

namespace ur::validation {

// Where the validation layers write, described by UR_LOG_VALIDATION as the first use finds it. Who
// switches a layer on wants to hear from it, so it tells warnings unless that names a level. Never
// destroyed: programs tear down from destructors that run after this library's.
inline ur::log::Logger &log() {
  static auto &logger = base::immortal<ur::log::Logger>("VALIDATION", UR_LOGGER_LEVEL_WARN);
  return logger;
}

} // namespace ur::validation
