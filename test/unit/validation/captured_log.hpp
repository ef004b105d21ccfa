// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace ur::test {

// What the validation layers log while it lives, warnings and errors.
class CapturedLog {
public:
  CapturedLog();
  ~CapturedLog();
  CapturedLog(const CapturedLog &) = delete;
  CapturedLog &operator=(const CapturedLog &) = delete;

  std::vector<std::string> messages() const;
  // How many messages have a text in them.
  std::size_t count(std::string_view text) const;
  // How many messages carry a rule: UR-urEventRelease-hEvent-alive.
  std::size_t countRule(std::string_view id) const;
  void clear();

private:
  mutable std::mutex mutex_;
  std::vector<std::string> messages_;
};

} // namespace ur::test
