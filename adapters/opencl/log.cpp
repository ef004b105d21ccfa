// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/log.hpp"

#include "runtime/adapter/immortal.hpp"

namespace ur::opencl {

log::Logger &log() {
  static log::Logger &logger = adapter::immortal<log::Logger>("OPENCL");
  return logger;
}

} // namespace ur::opencl
