// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/descriptors.hpp"

#include "test/fuzz/support/promise.hpp"

#include <chrono>
#include <filesystem>
#include <thread>

#include <sys/stat.h>

namespace ur::test {

std::size_t DescriptorCheck::count() {
  constexpr const char *kPath = "/proc/self/fd";
  // Since Linux 6.2, the size of this folder is the number of descriptors, so a count is cheap.
  struct stat status{};
  if (stat(kPath, &status) == 0 && status.st_size != 0)
    return static_cast<std::size_t>(status.st_size);
  const std::filesystem::directory_iterator begin(kPath);
  return static_cast<std::size_t>(std::distance(begin, std::filesystem::directory_iterator()));
}

void DescriptorCheck::expectNoneLeft() const {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(2);
  while (count() != initialCount_) {
    expect(std::chrono::steady_clock::now() < deadline,
           "the calls for an input leave no descriptor open");
    std::this_thread::yield();
  }
}

} // namespace ur::test
