// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/stack.hpp"

#include "captured_log.hpp"
#include "runtime/layers/validation/finding.hpp"
#include "runtime/layers/validation/memory.hpp"
#include "tiny_adapter.hpp"

#include <cstring>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ur::test {
namespace {

const std::vector<std::string> kNames{"UR_LAYER_PARAMETER_VALIDATION", "UR_LAYER_LEAK_CHECKING",
                                      "UR_LAYER_LIFETIME_VALIDATION", "UR_LAYER_FULL_VALIDATION"};

TEST(Stack, DoesNotChangeTheTableWithoutLayers) {
  const ur_dditable_t before = tinyAdapter();
  ur_dditable_t table = before;
  layers::apply({}, table);
  layers::apply({"UR_LAYER_UNKNOWN"}, table);
  EXPECT_EQ(std::memcmp(&table, &before, sizeof(table)), 0);
}

// Makes three mistakes: a null argument, a use of a released context, and a leak. Returns which of
// them the layer reports.
std::string findingsWith(const std::string &layer) {
  CapturedLog log;
  ur_dditable_t table = tinyAdapter();
  layers::apply({layer}, table);
  ur_context_handle_t context = nullptr;
  const auto device = reinterpret_cast<ur_device_handle_t>(&log);
  table.Context.pfnCreate(1, &device, nullptr, &context);
  table.Context.pfnRelease(context);
  table.Context.pfnRelease(nullptr);
  table.Context.pfnGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, 4, &context, nullptr);
  table.Context.pfnCreate(1, &device, nullptr, &context);
  layers::tearDown();
  std::string rules;
  for (const char *rule : {"nonnull", "alive", "leak"})
    if (log.count(std::string("-").append(rule).append("]")) != 0)
      rules.append(rules.empty() ? "" : " ").append(rule);
  return rules;
}

TEST(Stack, EachLayerReportsItsOwnFindings) {
  EXPECT_EQ(findingsWith("UR_LAYER_PARAMETER_VALIDATION"), "nonnull");
  EXPECT_EQ(findingsWith("UR_LAYER_LEAK_CHECKING"), "leak");
  EXPECT_EQ(findingsWith("UR_LAYER_LIFETIME_VALIDATION"), "alive leak");
  EXPECT_EQ(findingsWith("UR_LAYER_FULL_VALIDATION"), "nonnull alive leak");
}

TEST(Stack, ChecksMemoryBoundsWithFullValidationOnly) {
  for (const std::string &name : kNames) {
    ur_dditable_t table = tinyAdapter();
    layers::apply({name}, table);
    EXPECT_EQ(validation::boundsAreChecked, name == "UR_LAYER_FULL_VALIDATION") << name;
    layers::tearDown();
  }
}

TEST(Stack, ReportsNothingOfTheParentInAForkedChild) {
  const CapturedLog log;
  ur_dditable_t table = tinyAdapter();
  layers::apply({"UR_LAYER_FULL_VALIDATION"}, table);
  ur_context_handle_t context = nullptr;
  const auto device = reinterpret_cast<ur_device_handle_t>(&table);
  table.Context.pfnCreate(1, &device, nullptr, &context);
  layers::resetAfterFork();
  EXPECT_EQ(table.Context.pfnRetain(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(table.Context.pfnRelease(context), UR_RESULT_SUCCESS);
  layers::tearDown();
  EXPECT_EQ(log.messages(), std::vector<std::string>{});
}

TEST(Stack, SendsMessagesToTheCallbackOfTheApi) {
  for (const std::string &name : kNames) {
    std::vector<std::string> messages;
    ur_dditable_t table = tinyAdapter();
    layers::apply({name}, table);
    const auto adapter = reinterpret_cast<ur_adapter_handle_t>(&table);
    table.Adapter.pfnSetLoggerCallback(
        adapter,
        [](ur_logger_level_t, const char *text, void *list) {
          static_cast<std::vector<std::string> *>(list)->emplace_back(text);
        },
        &messages, UR_LOGGER_LEVEL_INFO);
    validation::log().error("one");
    table.Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET);
    validation::log().error("two");
    table.Adapter.pfnSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_ERROR);
    validation::log().warning("three");
    layers::tearDown();
    validation::log().error("four");
    ASSERT_GE(messages.size(), 1u);
    EXPECT_EQ(messages.front(), "<VALIDATION>[ERROR]: one");
    EXPECT_EQ(messages.back().find("four"), std::string::npos);
  }
}

} // namespace
} // namespace ur::test
