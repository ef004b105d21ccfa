// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urtrace/temporary_file.hpp"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace ur::urtrace {

// Copies the lines of all traced processes to urtrace's stderr. The processes append the lines to a
// file, and this object copies new lines every 100 ms. So urtrace shows the lines even if a process
// redirects its stderr, and the redirected output does not contain them.
class LineLog {
public:
  LineLog() = default;
  // Copies the remaining lines.
  ~LineLog();
  LineLog(const LineLog &) = delete;
  LineLog &operator=(const LineLog &) = delete;

  // Returns the value for UR_LOG_TRACING.
  std::string settings() const;

private:
  void copyUntil(const std::stop_token &stop);
  void copyNewLines();

  TemporaryFile file_;
  std::mutex mutex_;
  std::condition_variable_any stopRequest_;
  std::jthread copier_{[this](const std::stop_token &stop) { copyUntil(stop); }};
};

} // namespace ur::urtrace
