// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests parameter validation on a table of stubs. For each invalid argument, the call must fail
// with the specified code and a message with the rule's id. Valid calls must reach the stubs.
#include "captured_log.hpp"
#include "parameter_case.hpp"
#include "runtime/layers/validation/memory.hpp"
#include "runtime/layers/validation/validation.hpp"
#include "stub_table.hpp"
#include "test_name.hpp"

#include <iostream>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

const ur_dditable_t &checkedTable() {
  static const ur_dditable_t table = [] {
    ur_dditable_t layered = stubTable();
    validation::parameters::install(layered, stubTable());
    validation::boundsAreChecked = true;
    return layered;
  }();
  return table;
}

class WrongArgument : public testing::TestWithParam<ParameterCase> {};

TEST_P(WrongArgument, IsRejectedWithItsRule) {
  const CapturedLog log;
  EXPECT_EQ(GetParam().call(checkedTable()), GetParam().code);
  ASSERT_EQ(log.messages().size(), 1u);
  EXPECT_EQ(log.countRule(GetParam().id), 1u) << log.messages().front();
}

INSTANTIATE_TEST_SUITE_P(Of, WrongArgument,
                         testing::ValuesIn(parameterCases().begin(), parameterCases().end()),
                         [](const auto &test) { return testName(test.param.id); });

class GoodArguments : public testing::TestWithParam<GoodCase> {};

TEST_P(GoodArguments, AreForwarded) {
  const CapturedLog log;
  const std::size_t callsBefore = stubCalls;
  EXPECT_EQ(GetParam().call(checkedTable()), UR_RESULT_SUCCESS);
  EXPECT_GT(stubCalls, callsBefore);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Of, GoodArguments,
                         testing::ValuesIn(goodCases().begin(), goodCases().end()),
                         [](const auto &test) { return testName(test.param.function); });

TEST(RequiredArrays, AreNotNullEvenIfTheirCountIs0) {
  const CapturedLog log;
  // A separate table, because later tests of the whole stack install the layer again.
  ur_dditable_t table = stubTable();
  validation::parameters::install(table, stubTable());
  const ur_device_partition_properties_t none{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                              nullptr, nullptr, 0};
  int device = 0;
  EXPECT_EQ(table.Device.pfnPartition(reinterpret_cast<ur_device_handle_t>(&device), &none, 0,
                                      nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST(ParameterChecks, HaveATestEach) {
  std::set<std::string> ids;
  for (const ParameterCase &wrong : parameterCases())
    ids.insert(wrong.id);
  std::cout << kParameterChecks << " checks, " << ids.size() << " tests\n";
  EXPECT_EQ(ids.size(), kParameterChecks);
}

} // namespace
} // namespace ur::test
