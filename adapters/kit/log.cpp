// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/log.hpp"

#include "adapters/kit/identity.hpp"
#include "base/immortal.hpp"

namespace ur::kit {

log::Logger &log() {
  static constinit base::Immortal<log::Logger> logger;
  return logger.get(kIdentity.logName);
}

} // namespace ur::kit
