// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fault/adapter/resident_memory.hpp"

#include "test/support/sanitizers.hpp"

#include <fstream>
#include <stdexcept>
#include <string>

#if __has_include(<valgrind/valgrind.h>)
#include <valgrind/valgrind.h>
#else
#define RUNNING_ON_VALGRIND 0
#endif

namespace ur::test {

std::size_t residentBytes() {
  // /proc/self/statm is inexact, because the kernel counts pages per processor.
  std::ifstream rollup("/proc/self/smaps_rollup");
  for (std::string word; rollup >> word;) {
    std::size_t kilobytes = 0;
    if (word == "Rss:" && rollup >> kilobytes)
      return kilobytes * 1024;
  }
  throw std::runtime_error("/proc/self/smaps_rollup has no Rss");
}

bool canMeasureResidentMemory() {
  return !kAddressSanitizer && !kThreadSanitizer && RUNNING_ON_VALGRIND == 0;
}

} // namespace ur::test
