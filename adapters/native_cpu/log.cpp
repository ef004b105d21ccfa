// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/log.hpp"

#include "runtime/adapter/immortal.hpp"

namespace ur::native_cpu {

log::Logger &log() {
  static log::Logger &logger = adapter::immortal<log::Logger>("NATIVE_CPU");
  return logger;
}

} // namespace ur::native_cpu
