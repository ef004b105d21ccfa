// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every function refuses null for each argument that must not be null.

#include "test/conformance/support/null_arguments.hpp"

#include "test/conformance/support/api_function.hpp"

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

namespace ur::test {

void PrintTo(const NullArguments &row, std::ostream *out) { *out << row.function; }

} // namespace ur::test

namespace {

using namespace ur::test;

class NullArgumentsTest : public ObjectsTest,
                          public ::testing::WithParamInterface<NullArguments> {};

TEST_P(NullArgumentsTest, AreRefused) {
  RecordProperty("functions", GetParam().function);
  const auto functions = apiFunctions();
  const auto function =
      std::ranges::find(functions, std::string_view(GetParam().function), &ApiFunction::name);
  ASSERT_NE(function, functions.end());
  const bool hasQuery = requireFeatureOf(*function);
  if (IsSkipped() || HasFatalFailure())
    return;
  GetParam().expectRefused(GoodArguments(objects(), !hasQuery));
}

INSTANTIATE_TEST_SUITE_P(EveryFunction, NullArgumentsTest,
                         ::testing::ValuesIn(nullArguments().begin(), nullArguments().end()),
                         [](const auto &row) { return std::string(row.param.function); });

} // namespace
