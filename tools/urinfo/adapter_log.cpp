// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urinfo/adapter_log.hpp"

#include <string_view>

namespace ur::urinfo {

AdapterLog::AdapterLog(ur_adapter_handle_t adapter) : adapter_(adapter) {
  urAdapterSetLoggerCallback(
      adapter_,
      [](ur_logger_level_t, const char *line, void *log) {
        static_cast<AdapterLog *>(log)->add(line);
      },
      this, UR_LOGGER_LEVEL_INFO);
}

AdapterLog::~AdapterLog() {
  urAdapterSetLoggerCallback(
      adapter_, [](ur_logger_level_t, const char *, void *) {}, nullptr, UR_LOGGER_LEVEL_QUIET);
}

std::vector<std::string> AdapterLog::lines() const {
  const std::lock_guard lock(mutex_);
  return lines_;
}

void AdapterLog::add(const char *line) {
  std::string_view text = line;
  while (text.ends_with('\n'))
    text.remove_suffix(1);
  const std::lock_guard lock(mutex_);
  lines_.emplace_back(text);
}

} // namespace ur::urinfo
