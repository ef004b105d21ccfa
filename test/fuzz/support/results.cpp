// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/results.hpp"

#include "test/fuzz/support/promise.hpp"
#include "tools/support/error.hpp"

#include <algorithm>
#include <unordered_map>

#include <fmt/core.h>

namespace ur::test {
namespace {

using Results = std::span<const ur_result_t>;

const std::unordered_map<std::string_view, Results> &resultsByName() {
  static const auto *const byName = [] {
    auto *map = new std::unordered_map<std::string_view, Results>;
    for (const FunctionResults &function : functionResults())
      map->emplace(function.name, function.listed);
    return map;
  }();
  return *byName;
}

} // namespace

ur_result_t requireListed(std::string_view function, ur_result_t result) {
  const Results results = resultsByName().at(function);
  if (std::ranges::find(results, result) == results.end())
    brokenPromise(fmt::format("{} returns {}: {}", function, support::nameOf(result),
                              support::lastErrorText()));
  return result;
}

} // namespace ur::test
