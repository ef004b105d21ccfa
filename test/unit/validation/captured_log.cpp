// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "captured_log.hpp"

#include "runtime/layers/validation/finding.hpp"

#include <algorithm>

namespace ur::test {

CapturedLog::CapturedLog() {
  validation::log().setCallback(
      [](ur_logger_level_t, const char *text, void *self) {
        auto &log = *static_cast<CapturedLog *>(self);
        const std::lock_guard lock(log.mutex_);
        log.messages_.emplace_back(text);
      },
      this, UR_LOGGER_LEVEL_WARN);
}

CapturedLog::~CapturedLog() {
  validation::log().setCallback([](ur_logger_level_t, const char *, void *) {}, nullptr,
                                UR_LOGGER_LEVEL_QUIET);
}

std::vector<std::string> CapturedLog::messages() const {
  const std::lock_guard lock(mutex_);
  return messages_;
}

std::size_t CapturedLog::count(std::string_view text) const {
  const std::vector<std::string> lines = messages();
  return static_cast<std::size_t>(
      std::count_if(lines.begin(), lines.end(), [text](const std::string &message) {
        return message.find(text) != std::string::npos;
      }));
}

std::size_t CapturedLog::countRule(std::string_view id) const {
  return count(std::string("[").append(id).append("]"));
}

void CapturedLog::clear() {
  const std::lock_guard lock(mutex_);
  messages_.clear();
}

} // namespace ur::test
