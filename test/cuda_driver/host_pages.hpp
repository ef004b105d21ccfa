// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

namespace cuda_driver {

enum class PageAccess { None, Read, ReadWrite };

// Pages of the process from an address on.
struct PagesOfProcess {
  PageAccess access;      // the least of what it may do with each
  std::uint64_t file = 0; // inode of the first page's file; 0 for memory of the process alone
};

PagesOfProcess pagesAt(std::uintptr_t start, std::size_t size);

} // namespace cuda_driver
