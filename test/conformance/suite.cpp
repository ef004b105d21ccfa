// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The suite itself is complete.

#include "test/conformance/program/test_list.hpp"
#include "test/conformance/support/api_function.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>

namespace {

using namespace ur::test;

std::set<std::string> suites() {
  std::set<std::string> names;
  for (const std::string &test : ur::conformance::testNames("*"))
    names.insert(test.substr(0, test.find('.')));
  return names;
}

TEST(Suite, EveryFunctionHasTestsOfItsOwn) {
  const std::set<std::string> all = suites();
  for (const ApiFunction &function : apiFunctions())
    EXPECT_TRUE(all.contains(std::string(function.name) + "Test"))
        << function.name << " has no test: write the suite " << function.name << "Test";
}

TEST(Suite, EverySuiteNamedLikeAFunctionIsAboutOne) {
  for (const std::string &name : suites())
    if (name.starts_with("ur")) {
      EXPECT_NE(ur::conformance::functionOfSuite(name), "") << name;
    }
}

} // namespace
