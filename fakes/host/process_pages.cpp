// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/host/process_pages.hpp"

#include <cinttypes>
#include <cstdio>
#include <memory>

namespace host_driver {

PagesOfProcess pagesAt(std::uintptr_t start, std::size_t size) {
  const std::unique_ptr<FILE, int (*)(FILE *)> maps(std::fopen("/proc/self/maps", "re"),
                                                    std::fclose);
  if (maps == nullptr)
    return {PageAccess::Unknown};
  const std::uintptr_t rangeStart = start;
  std::uint64_t file = 0;
  const std::uintptr_t end = start + size;
  PageAccess leastAccess = PageAccess::ReadWrite;
  char line[512];
  bool nextIsLineStart = true;
  while (start < end && std::fgets(line, sizeof(line), maps.get()) != nullptr) {
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
    char access[5] = {};
    std::uint64_t inode = 0;
    const bool isLineStart = nextIsLineStart;
    // fgets returns a line with a long path in several pieces.
    nextIsLineStart = false;
    for (const char *c = line; *c != '\0'; ++c)
      nextIsLineStart = *c == '\n';
    if (!isLineStart ||
        std::sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %*s %*s %" SCNu64, &from, &to, access,
                    &inode) != 4 ||
        to <= start)
      continue;
    if (from > start || access[0] != 'r')
      return {PageAccess::None};
    if (start == rangeStart)
      file = inode;
    if (access[1] != 'w')
      leastAccess = PageAccess::Read;
    start = to;
  }
  return {start >= end ? leastAccess : PageAccess::None, file};
}

} // namespace host_driver
