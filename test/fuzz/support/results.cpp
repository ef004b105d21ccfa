// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/support/results.hpp"

#include "test/fuzz/support/promise.hpp"
#include "tools/support/error.hpp"

#include <algorithm>
#include <string>
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

void expectResult(bool expected, std::string_view call, ur_result_t result) {
  if (!expected)
    brokenPromise(
        fmt::format("{} answers {}: {}", call, support::nameOf(result), support::lastErrorText()));
}

} // namespace

ur_result_t listed(std::string_view call, ur_result_t result) {
  const Results results = resultsByName().at(call.substr(0, call.find('(')));
  expectResult(std::ranges::find(results, result) != results.end(), call, result);
  return result;
}

void succeeds(std::string_view call, ur_result_t result) {
  expectResult(result == UR_RESULT_SUCCESS, call, result);
}

void refused(std::string_view call, ur_result_t result, ur_result_t expected) {
  expectResult(listed(call, result) == expected, call, result);
}

void refused(std::string_view call, ur_result_t result) {
  expectResult(listed(call, result) != UR_RESULT_SUCCESS, call, result);
}

} // namespace ur::test
