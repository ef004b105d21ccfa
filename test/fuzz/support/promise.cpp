// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/promise.hpp"

#include <cstdlib>
#include <iostream>

namespace ur::test {

void brokenPromise(std::string_view promise) {
  std::cerr << "broken promise: " << promise << std::endl;
  std::abort();
}

} // namespace ur::test
