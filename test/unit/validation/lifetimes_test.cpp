// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests leak checking and lifetime validation on a table of stubs. Each broken rule must cause one
// message with its id, and the call must continue.
#include "captured_log.hpp"
#include "lifetime_case.hpp"
#include "runtime/layers/validation/leaks.hpp"
#include "runtime/layers/validation/live_objects.hpp"
#include "runtime/layers/validation/validation.hpp"
#include "stub_table.hpp"
#include "test_name.hpp"

#include <iostream>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

const ur_dditable_t &trackedTable() {
  static const ur_dditable_t table = [] {
    ur_dditable_t layered = stubTable();
    validation::leaks::install(layered, stubTable());
    validation::lifetimes::install(layered, stubTable());
    return layered;
  }();
  return table;
}

class BrokenLifetime : public testing::TestWithParam<LifetimeCase> {};

TEST_P(BrokenLifetime, IsReportedWithItsRule) {
  validation::resetLiveObjects();
  CapturedLog log;
  EXPECT_EQ(GetParam().call(trackedTable()), UR_RESULT_SUCCESS);
  if (std::string_view(GetParam().id).ends_with("-leak")) {
    EXPECT_EQ(log.messages(), std::vector<std::string>{});
    validation::reportLeaks();
  } else {
    EXPECT_EQ(log.messages().size(), 1u);
  }
  EXPECT_EQ(log.countRule(GetParam().id), 1u) << testing::PrintToString(log.messages());
}

INSTANTIATE_TEST_SUITE_P(Of, BrokenLifetime,
                         testing::ValuesIn(lifetimeCases().begin(), lifetimeCases().end()),
                         [](const auto &test) { return testName(test.param.id); });

class LivingObjects : public testing::TestWithParam<LifetimeCase> {};

TEST_P(LivingObjects, CauseNoFinding) {
  validation::resetLiveObjects();
  const CapturedLog log;
  EXPECT_EQ(GetParam().call(trackedTable()), UR_RESULT_SUCCESS);
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Of, LivingObjects,
                         testing::ValuesIn(goodLifetimeCases().begin(), goodLifetimeCases().end()),
                         [](const auto &test) { return testName(test.param.id); });

TEST(LifetimeChecks, HaveATestEach) {
  std::set<std::string> ids;
  for (const LifetimeCase &broken : lifetimeCases())
    ids.insert(broken.id);
  std::cout << kLifetimeChecks << " checks, " << ids.size() << " tests\n";
  EXPECT_EQ(ids.size(), kLifetimeChecks);
}

} // namespace
} // namespace ur::test
