// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>

namespace ur::test {

// Memory of this process that lies in RAM, to the page.
std::size_t residentBytes();

// Whether that tells something of the code under test: sanitizers and valgrind keep freed memory.
bool residentMemoryIsOurs();

} // namespace ur::test
