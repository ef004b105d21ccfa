// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation_log.hpp"

namespace ur::validation {

ur::log::Logger &log() {
  static auto &logger = *new ur::log::Logger("VALIDATION");
  return logger;
}

} // namespace ur::validation
