// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <string_view>

namespace ur::test {

// Aborts, so that the fuzzer keeps the input.
[[noreturn]] void brokenPromise(std::string_view promise);

inline void expect(bool kept, std::string_view promise) {
  if (!kept)
    brokenPromise(promise);
}

} // namespace ur::test
