// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/log.hpp"

#include "adapters/kit/identity.hpp"
#include "base/immortal.hpp"

namespace ur::kit {

log::Logger &log() {
  static log::Logger &logger = base::immortal<log::Logger>(kIdentity.logName);
  return logger;
}

} // namespace ur::kit
