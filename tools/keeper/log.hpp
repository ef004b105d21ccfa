// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdio>
#include <string>
#include <utility>

#include <fmt/core.h>

namespace ur::keeper {

// Writes a line. Ignores failures, because a keeper may outlive the reader of its output.
template <typename... Args>
void log(std::FILE *file, fmt::format_string<Args...> text, Args &&...args) {
  const std::string line =
      "ur-ipc-keeper: " + fmt::format(text, std::forward<Args>(args)...) + '\n';
  std::fwrite(line.data(), 1, line.size(), file);
  std::fflush(file);
}

} // namespace ur::keeper
