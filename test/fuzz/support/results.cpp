// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/results.hpp"

#include "test/fuzz/support/promise.hpp"
#include "tools/support/error.hpp"

#include <algorithm>

#include <fmt/core.h>

namespace ur::test {

ur_result_t listed(ur_function_t function, ur_result_t result) {
  const FunctionResults results = resultsOf(function);
  if (std::ranges::find(results.listed, result) == results.listed.end())
    brokenPromise(fmt::format("{} answers {}, which the spec does not list: {}", results.name,
                              support::nameOf(result), support::lastErrorText()));
  return result;
}

} // namespace ur::test
