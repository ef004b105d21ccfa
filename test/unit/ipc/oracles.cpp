// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracles.hpp"

#include "test/support/living_threads.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace ur::ipc::test {
namespace {

std::size_t entriesOf(const char *directory) {
  using Iterator = std::filesystem::directory_iterator;
  return static_cast<std::size_t>(std::distance(Iterator(directory), Iterator()));
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
          .threads = ur::test::livingThreads()};
}

} // namespace ur::ipc::test
