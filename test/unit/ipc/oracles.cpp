// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracles.hpp"

#include "test/support/living_threads.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

namespace ur::ipc::test {
namespace {

// Excludes the userfaultfd, which stays open after memory has moved into a file for the first time.
std::size_t openDescriptors() {
  std::size_t count = 0;
  for (const auto &entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    std::error_code error; // set for the descriptor that reads the directory
    const auto target = std::filesystem::read_symlink(entry.path(), error);
    count += target != "anon_inode:[userfaultfd]";
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
  return {.fds = openDescriptors(),
          .sharedMappings = memfdMappings(),
          .threads = ur::test::livingThreads()};
}

} // namespace ur::ipc::test
