// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

namespace host_driver {

// Unknown: the process is out of descriptors, so this driver cannot open /proc/self/maps. A real
// driver finds the pages without a descriptor.
enum class PageAccess { None, Unknown, Read, ReadWrite };

// The process's pages in a range of addresses.
struct PagesOfProcess {
  PageAccess access;      // the least access to any page
  std::uint64_t file = 0; // inode of the first page's file; 0 for private memory

  // Returns whether the process certainly unmapped or replaced the pages. `later` describes the
  // same addresses at a later time.
  bool areReplacedBy(const PagesOfProcess &later) const noexcept {
    return access != PageAccess::Unknown && later.access != PageAccess::Unknown &&
           (later.access == PageAccess::None || later.file != file);
  }
};

PagesOfProcess pagesAt(std::uintptr_t start, std::size_t size);

} // namespace host_driver
