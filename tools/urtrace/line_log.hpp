// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "tools/urtrace/temporary_file.hpp"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

namespace ur::urtrace {

// The lines of all traced processes, on urtrace's own stderr: the processes append to a file, and
// what is new there is copied several times a second. So the lines of a process show wherever its
// own stderr goes, and never appear in the middle of what it prints itself.
class LineLog {
public:
  LineLog() = default;
  // Copies the rest.
  ~LineLog();
  LineLog(const LineLog &) = delete;
  LineLog &operator=(const LineLog &) = delete;

  // For UR_LOG_TRACING.
  std::string settings() const;

private:
  void copyUntil(const std::stop_token &stop);
  void copyWhatIsNew();

  TemporaryFile file_;
  std::mutex mutex_;
  std::condition_variable_any stopped_;
  std::jthread copier_{[this](const std::stop_token &stop) { copyUntil(stop); }};
};

} // namespace ur::urtrace
