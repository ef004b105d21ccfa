// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "base/error.hpp"
#include "base/immortal.hpp"
#include "base/log/log.hpp"

#include <string>
#include <utility>

namespace ur::loader {

// Returns the loader's log, which UR_LOG_LOADER configures at the process's first use.
inline ur::log::Logger &log() {
  static constinit base::Immortal<ur::log::Logger> logger;
  return logger.get("LOADER");
}

// Throws an Error and logs its text. An application without an adapter cannot query the text.
template <typename... Args>
[[noreturn]] void refuse(ur_result_t result, fmt::format_string<Args...> format, Args &&...args) {
  const std::string text = fmt::format(format, std::forward<Args>(args)...);
  log().error("{}", text);
  throw base::Error(result, text);
}

} // namespace ur::loader
