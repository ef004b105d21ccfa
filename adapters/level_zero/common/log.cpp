// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/common/log.hpp"

#include "generation.hpp"
#include "runtime/adapter/immortal.hpp"

namespace ur::ze {

log::Logger &log() {
  static log::Logger &logger = adapter::immortal<log::Logger>(kLogName);
  return logger;
}

} // namespace ur::ze
