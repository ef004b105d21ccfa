// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace ur::test {

// Counts the threads of this process, except exiting threads: the kernel lists a thread for a
// moment after its join.
inline std::size_t livingThreads() {
  constexpr unsigned kExiting = 0x4; // PF_EXITING
  std::size_t count = 0;
  for (const auto &task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(task.path() / "stat");
    std::string stat;
    std::getline(file, stat); // empty if the thread has exited
    // The state, five numbers and the flags follow the name, which may contain parentheses.
    std::istringstream fields(stat.substr(std::min(stat.rfind(')') + 1, stat.size())));
    std::string ignoredField;
    for (int field = 0; field < 6; ++field)
      fields >> ignoredField;
    unsigned flags = kExiting;
    fields >> flags;
    count += fields && (flags & kExiting) == 0;
  }
  return count;
}

} // namespace ur::test
