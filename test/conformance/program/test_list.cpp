// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/test_list.hpp"

#include "test/conformance/support/api_function.hpp"

#include <algorithm>

#include <fnmatch.h>
#include <gtest/gtest.h>

namespace ur::conformance {
namespace {

// One of the patterns between the colons matches.
bool matchesAny(std::string_view patterns, const std::string &name) {
  while (!patterns.empty()) {
    const std::size_t end = std::min(patterns.find(':'), patterns.size());
    if (fnmatch(std::string(patterns.substr(0, end)).c_str(), name.c_str(), 0) == 0)
      return true;
    patterns.remove_prefix(std::min(end + 1, patterns.size()));
  }
  return false;
}

} // namespace

std::string functionOfSuite(std::string_view suite) {
  constexpr std::string_view kEnding = "Test";
  if (!suite.ends_with(kEnding))
    return {};
  suite.remove_suffix(kEnding.size());
  const auto functions = test::apiFunctions();
  const auto found = std::ranges::find(functions, suite, &test::ApiFunction::name);
  return found == functions.end() ? std::string() : found->name;
}

std::vector<std::string> testNames(std::string_view pattern) {
  const std::size_t minus = std::min(pattern.find('-'), pattern.size());
  const std::string_view wanted = minus == 0 ? "*" : pattern.substr(0, minus);
  const std::string_view unwanted = pattern.substr(std::min(minus + 1, pattern.size()));
  std::vector<std::string> names;
  const auto &all = *::testing::UnitTest::GetInstance();
  for (int i = 0; i < all.total_test_suite_count(); ++i) {
    const ::testing::TestSuite &suite = *all.GetTestSuite(i);
    for (int k = 0; k < suite.total_test_count(); ++k) {
      const std::string name = std::string(suite.name()) + "." + suite.GetTestInfo(k)->name();
      if (matchesAny(wanted, name) && !matchesAny(unwanted, name))
        names.push_back(name);
    }
  }
  return names;
}

} // namespace ur::conformance
