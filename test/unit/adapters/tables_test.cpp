// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the tables of the linked adapter. No slot may be null, and every function that the
// adapter's support.yml does not list must return UNSUPPORTED_FEATURE.
#include "generated/base/slots.hpp"
#include "generated/test/table_getters.hpp"
#include "test/unit/adapters/expected_answers.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

// A function without its type, so that the code of the test is compiled only once.
struct Function {
  std::string_view name;
  ur_result_t (*callWithZeroes)(const ur_dditable_t &tables);
};

template <typename Slot, typename... Args> ur_result_t callWithZeroes(const ur_dditable_t &tables) {
  return Slot::in(tables)(Args{}...);
}

template <typename Slot, typename... Args>
constexpr Function functionOf(ur_result_t(UR_APICALL *)(Args...)) {
  return {Slot::kName, callWithZeroes<Slot, Args...>};
}

template <typename... Slots> std::span<const Function> functionsOf(slots::List<Slots...>) {
  static constexpr ur_dditable_t kTables{};
  static constexpr Function kFunctions[] = {functionOf<Slots>(Slots::in(kTables))...};
  return kFunctions;
}

class AdapterTables : public testing::Test {
protected:
  AdapterTables() {
    for (const LeftOut &function : leftOut())
      if (function.adapter == UR_TEST_ADAPTER)
        absentFunctions_.insert(function.function);
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
  std::set<std::string_view> absentFunctions_;
};

TEST_F(AdapterTables, HaveNoNullSlot) {
  std::array<void *, sizeof(ur_dditable_t) / sizeof(void *)> slots;
  std::memcpy(slots.data(), &tables_, sizeof(tables_));
  EXPECT_EQ(std::count(slots.begin(), slots.end(), nullptr), 0);
}

TEST_F(AdapterTables, RefuseOtherVersionsAndNull) {
  std::vector<ur_result_t> results;
  forEachTable(tables_, [&](auto getter, auto &table) {
    results.push_back(getter(UR_API_VERSION_0_11, &table));
    results.push_back(getter(UR_API_VERSION_CURRENT, nullptr));
  });
  for (std::size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(results[i],
              i % 2 ? UR_RESULT_ERROR_INVALID_NULL_POINTER : UR_RESULT_ERROR_UNSUPPORTED_VERSION)
        << "table " << i / 2;
}

TEST_F(AdapterTables, AnswerForFunctionsOutsideTheInterface) {
  std::vector<ur_pfnReserved_t> reserved;
  slots::forEachReserved(tables_, [&](auto function) { reserved.push_back(function); });
  EXPECT_FALSE(reserved.empty());
  for (const ur_pfnReserved_t function : reserved)
    EXPECT_EQ(function(), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

TEST_F(AdapterTables, AnswerForFunctionsTheAdapterLeavesOut) {
  std::size_t count = 0;
  for (const Function &function : functionsOf(slots::All())) {
    if (!absentFunctions_.contains(function.name))
      continue;
    ++count;
    EXPECT_EQ(function.callWithZeroes(tables_), UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
        << function.name;
    EXPECT_TRUE(lastErrorText().starts_with(function.name)) << lastErrorText();
    EXPECT_TRUE(lastErrorText().ends_with(" adapter does not provide it")) << lastErrorText();
  }
  EXPECT_EQ(count, absentFunctions_.size());
}

// Each device of the adapter gives the same answer, so the query does not need a real device.
TEST_F(AdapterTables, AnswerFalseForFeaturesTheAdapterLeavesOut) {
  std::byte noDevice{};
  for (const LeftOutFeature &feature : leftOutFeatures()) {
    if (feature.adapter != UR_TEST_ADAPTER)
      continue;
    ur_bool_t answer = true;
    EXPECT_EQ(tables_.Device.pfnGetInfo(reinterpret_cast<ur_device_handle_t>(&noDevice),
                                        feature.query, sizeof(answer), &answer, nullptr),
              UR_RESULT_SUCCESS)
        << feature.text;
    EXPECT_FALSE(answer) << feature.text;
    EXPECT_EQ(lastErrorText(), feature.text);
  }
}

TEST_F(AdapterTables, RefuseNull) {
  std::map<std::string_view, ur_result_t> expected;
  for (const NullAnswer &answer : nullAnswers())
    expected.emplace(answer.function, answer.result);
  std::size_t count = 0;
  for (const Function &function : functionsOf(slots::All())) {
    const auto answer = expected.find(function.name);
    if (answer == expected.end() || absentFunctions_.contains(function.name))
      continue;
    ++count;
    EXPECT_EQ(function.callWithZeroes(tables_), answer->second) << function.name;
  }
  EXPECT_GT(count, 0U);
}

} // namespace
} // namespace ur::test
