// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace ur::test {

// Captures the warnings and errors of the validation layers, during its lifetime.
class CapturedLog {
public:
  CapturedLog();
  ~CapturedLog();
  CapturedLog(const CapturedLog &) = delete;
  CapturedLog &operator=(const CapturedLog &) = delete;

  std::vector<std::string> messages() const;
  // Returns the number of messages that contain the text.
  std::size_t count(std::string_view text) const;
  // Returns the number of messages with this rule id, such as UR-urEventRelease-hEvent-alive.
  std::size_t countRule(std::string_view id) const;
  void clear();

private:
  mutable std::mutex mutex_;
  std::vector<std::string> messages_;
};

} // namespace ur::test
