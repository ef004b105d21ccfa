// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/loader_log.hpp"

namespace ur::loader {

ur::log::Logger &log() {
  static auto &logger = *new ur::log::Logger("LOADER");
  return logger;
}

} // namespace ur::loader
