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
  const std::uintptr_t first = start;
  std::uint64_t file = 0;
  const std::uintptr_t end = start + size;
  PageAccess least = PageAccess::ReadWrite;
  char line[512];
  bool atStart = true;
  while (start < end && std::fgets(line, sizeof(line), maps.get()) != nullptr) {
    std::uintptr_t from = 0;
    std::uintptr_t to = 0;
    char access[5] = {};
    std::uint64_t inode = 0;
    const bool whole = atStart;
    // fgets returns a line with a long path in several pieces.
    atStart = false;
    for (const char *c = line; *c != '\0'; ++c)
      atStart = *c == '\n';
    if (!whole ||
        std::sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s %*s %*s %" SCNu64, &from, &to, access,
                    &inode) != 4 ||
        to <= start)
      continue;
    if (from > start || access[0] != 'r')
      return {PageAccess::None};
    if (start == first)
      file = inode;
    if (access[1] != 'w')
      least = PageAccess::Read;
    start = to;
  }
  return {start >= end ? least : PageAccess::None, file};
}

} // namespace host_driver
