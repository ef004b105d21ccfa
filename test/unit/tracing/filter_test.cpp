// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/filter.hpp"

#include <algorithm>
#include <stdexcept>
#include <string_view>

#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

const Function &functionNamed(std::string_view name) {
  return *std::ranges::find(functions(), name, &Function::name);
}

TEST(Filter, PassesEverythingByDefault) {
  const Filter filter;
  EXPECT_TRUE(std::ranges::all_of(functions(), [&](const auto &f) { return filter.passes(f); }));
}

TEST(Filter, PassesNamesInWhichTheExpressionIsFound) {
  const Filter filter("^urIPC|Retain$");
  EXPECT_TRUE(filter.passes(functionNamed("urIPCGetMemHandleExp")));
  EXPECT_TRUE(filter.passes(functionNamed("urQueueRetain")));
  EXPECT_FALSE(filter.passes(functionNamed("urQueueRelease")));
  EXPECT_FALSE(filter.passes(functionNamed("urUsmP2PEnablePeerAccessExp")));
}

TEST(Filter, RefusesWhatIsNoExpression) { EXPECT_THROW(Filter("("), std::invalid_argument); }

} // namespace
} // namespace ur::tracing::test
