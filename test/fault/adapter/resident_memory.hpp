// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::test {

// Returns the exact resident memory of this process.
std::size_t residentBytes();

// Returns false with sanitizers and valgrind, which keep freed memory resident.
bool canMeasureResidentMemory();

} // namespace ur::test
