// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracles.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

namespace ur::ipc::test {
namespace {

std::size_t entriesOf(const char *directory) {
  using Iterator = std::filesystem::directory_iterator;
  return static_cast<std::size_t>(std::distance(Iterator(directory), Iterator()));
}

// Threads that go on. One that has ended may stand in /proc a little longer than it took to join
// it: the kernel wakes who joins before it takes the thread off its list. It is marked as exiting
// then.
std::size_t runningThreads() {
  constexpr unsigned kExiting = 0x4; // PF_EXITING
  std::size_t count = 0;
  for (const auto &task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream file(task.path() / "stat");
    std::string stat;
    std::getline(file, stat); // of one that is gone by now: nothing
    // Behind the name in parentheses, which may contain anything: the state and six numbers.
    std::istringstream fields(stat.substr(std::min(stat.rfind(')') + 1, stat.size())));
    std::string skipped;
    for (int field = 0; field < 6; ++field)
      fields >> skipped;
    unsigned flags = kExiting;
    fields >> flags;
    count += fields && (flags & kExiting) == 0;
  }
  return count;
}

std::size_t memfdMappings() {
  std::ifstream maps("/proc/self/maps");
  std::size_t count = 0;
  for (std::string line; std::getline(maps, line);)
    count += line.find("/memfd:") != std::string::npos;
  return count;
}

} // namespace

Resources resourcesOfThisProcess() {
  return {.fds = entriesOf("/proc/self/fd"),
          .sharedMappings = memfdMappings(),
          .threads = runningThreads()};
}

} // namespace ur::ipc::test
