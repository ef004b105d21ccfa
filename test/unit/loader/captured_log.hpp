// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "runtime/loader/loader_log.hpp"

#include <mutex>
#include <string>

namespace ur::loader::test {

// Captures the loader's log during its lifetime, one message per line.
class CapturedLog {
public:
  CapturedLog() { log().setCallback(append, this, UR_LOGGER_LEVEL_DEBUG); }
  ~CapturedLog() {
    log().setCallback([](ur_logger_level_t, const char *, void *) {}, nullptr,
                      UR_LOGGER_LEVEL_QUIET);
  }
  CapturedLog(const CapturedLog &) = delete;
  CapturedLog &operator=(const CapturedLog &) = delete;

  std::string text() const {
    const std::lock_guard lock(mutex_);
    return text_;
  }

  bool has(const std::string &part) const { return text().find(part) != std::string::npos; }

private:
  static void append(ur_logger_level_t, const char *message, void *userData) {
    auto &self = *static_cast<CapturedLog *>(userData);
    const std::lock_guard lock(self.mutex_);
    self.text_ += message;
    self.text_ += '\n';
  }

  mutable std::mutex mutex_;
  std::string text_;
};

} // namespace ur::loader::test
