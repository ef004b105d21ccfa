// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string_view>

namespace ur::test {

// Prints the promise and aborts, so that the fuzzer saves the input.
[[noreturn]] void brokenPromise(std::string_view promise);

inline void expect(bool isKept, std::string_view promise) {
  if (!isKept)
    brokenPromise(promise);
}

} // namespace ur::test
