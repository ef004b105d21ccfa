// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/test_list.hpp"
#include "test/conformance/support/api_function.hpp"

#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace {

using namespace ur::test;

std::set<std::string> suites() {
  std::set<std::string> names;
  for (const std::string &test : ur::conformance::testNames("*"))
    names.insert(test.substr(0, test.find('.')));
  return names;
}

// Functions that no adapter implements have only generated tests.
TEST(Suite, EveryImplementedFunctionHasASuite) {
  const std::set<std::string> all = suites();
  for (const std::string_view name : implementedFunctions())
    EXPECT_TRUE(all.contains(std::string(name) + "Test"))
        << "add the suite " << name << "Test to test/conformance/functions";
}

TEST(Suite, EverySuiteWithThePrefixUrNamesAFunction) {
  for (const std::string &name : suites())
    if (name.starts_with("ur")) {
      EXPECT_NE(ur::conformance::functionOfSuite(name), "") << name;
    }
}

} // namespace
