// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of the adapter that the program is linked with: no slot is null, and every function
// that its support.yml does not list answers UNSUPPORTED_FEATURE.
#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "generated/base/slots.hpp"
#include "generated/test/table_getters.hpp"
#include "test/unit/adapters/expected_answers.hpp"

namespace ur::test {
namespace {

template <typename... Args> ur_result_t callWithZeroes(ur_result_t(UR_APICALL *function)(Args...)) {
  return function(Args{}...);
}

class AdapterTables : public testing::Test {
protected:
  AdapterTables() {
    for (const LeftOut &function : leftOut())
      if (function.adapter == UR_TEST_ADAPTER)
        absent_.insert(function.function);
  }

  std::string_view lastErrorText() {
    const char *text = "";
    std::int32_t code = 0;
    ur_adapter_handle_t adapter = nullptr;
    EXPECT_EQ(tables_.Adapter.pfnGet(1, &adapter, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(tables_.Adapter.pfnGetLastError(adapter, &text, &code), UR_RESULT_SUCCESS);
    return text;
  }

  ur_dditable_t tables_ = tablesOfLibrary();
  std::set<std::string_view> absent_;
};

TEST_F(AdapterTables, HaveNoNullSlot) {
  std::array<void *, sizeof(ur_dditable_t) / sizeof(void *)> slots;
  std::memcpy(slots.data(), &tables_, sizeof(tables_));
  EXPECT_EQ(std::count(slots.begin(), slots.end(), nullptr), 0);
}

TEST_F(AdapterTables, AreRefusedToOthers) {
  forEachTable(tables_, [](auto getter, auto &table) {
    EXPECT_EQ(getter(UR_API_VERSION_0_11, &table), UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    EXPECT_EQ(getter(UR_API_VERSION_CURRENT, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  });
}

TEST_F(AdapterTables, AnswerForFunctionsOutsideTheInterface) {
  slots::forEachReserved(
      tables_, [](auto function) { EXPECT_EQ(function(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE); });
}

TEST_F(AdapterTables, AnswerForFunctionsTheAdapterLeavesOut) {
  std::size_t count = 0;
  slots::forEach(tables_, [&](auto slot, auto function) {
    if (!absent_.contains(slot.kName))
      return;
    ++count;
    EXPECT_EQ(callWithZeroes(function), UR_RESULT_ERROR_UNSUPPORTED_FEATURE) << slot.kName;
    EXPECT_TRUE(lastErrorText().starts_with(slot.kName)) << lastErrorText();
    EXPECT_TRUE(lastErrorText().ends_with(" adapter does not provide it")) << lastErrorText();
  });
  EXPECT_EQ(count, absent_.size());
}

TEST_F(AdapterTables, RefuseNull) {
  std::map<std::string_view, ur_result_t> expected;
  for (const NullAnswer &answer : nullAnswers())
    expected.emplace(answer.function, answer.result);
  std::size_t count = 0;
  slots::forEach(tables_, [&](auto slot, auto function) {
    const auto answer = expected.find(slot.kName);
    if (answer == expected.end() || absent_.contains(slot.kName))
      return;
    ++count;
    EXPECT_EQ(callWithZeroes(function), answer->second) << slot.kName;
  });
  EXPECT_GT(count, 0U);
}

} // namespace
} // namespace ur::test
