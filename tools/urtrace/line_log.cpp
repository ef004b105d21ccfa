// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/line_log.hpp"

#include <array>
#include <chrono>
#include <cstdio>

#include <fmt/core.h>

namespace ur::urtrace {

LineLog::~LineLog() {
  copier_.request_stop();
  copier_.join();
  copyNewLines();
}

std::string LineLog::settings() const {
  return fmt::format("level:info;flush:info;output:file,'{}'", file_.path());
}

void LineLog::copyUntil(const std::stop_token &stop) {
  std::unique_lock lock(mutex_);
  while (!stopRequest_.wait_for(lock, stop, std::chrono::milliseconds(100), [] { return false; }) &&
         !stop.stop_requested())
    copyNewLines();
}

void LineLog::copyNewLines() {
  std::array<char, 16384> buffer;
  for (;;) {
    const ssize_t size = read(file_.fd(), buffer.data(), buffer.size());
    if (size <= 0)
      return;
    std::fwrite(buffer.data(), 1, static_cast<std::size_t>(size), stderr);
  }
}

} // namespace ur::urtrace
