// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

namespace cuda_driver {

enum class PageAccess { None, Read, ReadWrite };

// The process's pages in a range of addresses.
struct PagesOfProcess {
  PageAccess access;      // the least access to any page
  std::uint64_t file = 0; // inode of the first page's file; 0 for private memory
};

PagesOfProcess pagesAt(std::uintptr_t start, std::size_t size);

} // namespace cuda_driver
