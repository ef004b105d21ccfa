// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>

namespace cuda_driver {

enum class PageAccess { None, Read, ReadWrite };

// What the process may do with all of the pages from an address on: the least of what it may do
// with each.
PageAccess accessOfPages(std::uintptr_t start, std::size_t size);

} // namespace cuda_driver
