// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/validation_log.hpp"

namespace ur::validation {

ur::log::Logger &log() {
  // Who switches a layer on wants to hear from it.
  static auto &logger = *new ur::log::Logger("VALIDATION", UR_LOGGER_LEVEL_WARN);
  return logger;
}

} // namespace ur::validation
