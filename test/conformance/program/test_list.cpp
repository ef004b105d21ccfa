// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/test_list.hpp"

#include "test/conformance/support/api_function.hpp"

#include <algorithm>
#include <set>

#include <fnmatch.h>
#include <gtest/gtest.h>

namespace ur::conformance {
namespace {

// The names of tests with many threads or many objects.
constexpr std::string_view kStressTests = "*Threads*.*:Many*.*";

// Returns whether one of the patterns, which colons separate, matches.
bool matchesAny(std::string_view patterns, const std::string &name) {
  while (!patterns.empty()) {
    const std::size_t end = std::min(patterns.find(':'), patterns.size());
    if (fnmatch(std::string(patterns.substr(0, end)).c_str(), name.c_str(), 0) == 0)
      return true;
    patterns.remove_prefix(std::min(end + 1, patterns.size()));
  }
  return false;
}

// Removes the parameter: `Order/WaitList.OfOneEventIsWaitedFor/Fill` becomes
// `Order/WaitList.OfOneEventIsWaitedFor`. Keeps the kind in the name of a suite, as in
// `Put/Memory`, because each kind of object is shared in its own way.
std::string withoutParameter(const std::string &name) {
  return name.substr(0, name.find('/', name.find('.')));
}

} // namespace

std::string functionOfSuite(std::string_view suite) {
  constexpr std::string_view kEnding = "Test";
  if (!suite.ends_with(kEnding))
    return {};
  suite.remove_suffix(kEnding.size());
  const auto functions = test::apiFunctions();
  const auto function = std::ranges::find(functions, suite, &test::ApiFunction::name);
  return function == functions.end() ? std::string() : function->name;
}

std::vector<std::string> testNames(std::string_view pattern) {
  const std::size_t minus = std::min(pattern.find('-'), pattern.size());
  const std::string_view includedPatterns = minus == 0 ? "*" : pattern.substr(0, minus);
  const std::string_view excludedPatterns = pattern.substr(std::min(minus + 1, pattern.size()));
  std::vector<std::string> names;
  const auto &unitTest = *::testing::UnitTest::GetInstance();
  for (int i = 0; i < unitTest.total_test_suite_count(); ++i) {
    const ::testing::TestSuite &suite = *unitTest.GetTestSuite(i);
    for (int k = 0; k < suite.total_test_count(); ++k) {
      const std::string name = std::string(suite.name()) + "." + suite.GetTestInfo(k)->name();
      if (matchesAny(includedPatterns, name) && !matchesAny(excludedPatterns, name))
        names.push_back(name);
    }
  }
  return names;
}

std::vector<std::string> quickSetOf(const std::vector<std::string> &names) {
  std::vector<std::string> quickSet;
  std::set<std::string> baseNames;
  for (const std::string &name : names)
    if (!matchesAny(kStressTests, name) && baseNames.insert(withoutParameter(name)).second)
      quickSet.push_back(name);
  return quickSet;
}

} // namespace ur::conformance
