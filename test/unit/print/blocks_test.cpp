// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/fuzz/print/kinds.hpp"
#include "test/unit/print/printed.hpp"

#include <array>
#include <cstdint>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ur::test {
namespace {

using testing::HasSubstr;

std::string allNull(const BlockKind &kind) {
  std::string text;
  for (const char *argument : kind.fields)
    text.append(text.empty() ? "" : ", ").append(startOf(argument)).append("nullptr");
  return text;
}

TEST(Blocks, OfNullPointersPrintEveryArgument) {
  for (const BlockKind &kind : blockKinds()) {
    SCOPED_TRACE(kind.name);
    Input zeroes({});
    const Texts texts = kind.print(zeroes);
    EXPECT_EQ(texts.stream, allNull(kind));
    EXPECT_EQ(texts.c, allNull(kind));
  }
}

TEST(Blocks, WithValuesPrintEveryArgument) {
  for (const BlockKind &kind : blockKinds()) {
    SCOPED_TRACE(kind.name);
    for (int first = 0; first < 256; ++first) {
      const auto bytes = variedBytes(first);
      Input input(bytes);
      const Texts texts = kind.print(input);
      EXPECT_EQ(texts.stream, texts.c);
      for (const char *argument : kind.fields)
        ASSERT_THAT(texts.c, HasSubstr(startOf(argument)));
    }
  }
}

TEST(Blocks, ThatAreNullPrintNullptr) {
  for (const BlockKind &kind : blockKinds()) {
    SCOPED_TRACE(kind.name);
    EXPECT_EQ(kind.printNull().stream, "nullptr");
    EXPECT_EQ(kind.printNull().c, "nullptr");
  }
}

TEST(Blocks, PrintTheirValues) {
  std::uint32_t count = 2;
  const std::array<ur_device_handle_t, 2> list{unreadable<ur_device_handle_t>(), nullptr};
  const ur_device_handle_t *devices = list.data();
  const ur_context_properties_t *properties = nullptr;
  ur_context_handle_t context = nullptr;
  ur_context_handle_t *out = &context;
  const ur_context_create_params_t params{&count, &devices, &properties, &out};
  EXPECT_EQ(printed(&params), ".DeviceCount = 2, .phDevices = {0x10, nullptr}, "
                              ".pProperties = nullptr, .phContext = " +
                                  address(&context) + " (nullptr)");
}

// Outputs are undefined before a call and after a failed call.
TEST(Blocks, DoNotFollowUnwrittenPointers) {
  ur_adapter_handle_t adapter = nullptr;
  const char *text = unreadable<const char *>();
  const char **message = &text;
  std::int32_t code = 5;
  std::int32_t *error = &code;
  const ur_adapter_get_last_error_params_t params{&adapter, &message, &error};
  EXPECT_EQ(printed(&params), ".hAdapter = nullptr, .ppMessage = " + address(&text) +
                                  " (0x10), .pError = " + address(&code) + " (5)");
}

TEST(Blocks, FollowNoPointerInsideAnInfoValue) {
  ur_physical_mem_handle_t handle = nullptr;
  ur_physical_mem_info_t name = UR_PHYSICAL_MEM_INFO_PROPERTIES;
  ur_physical_mem_properties_t value{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                     unreadable<void *>(), 0};
  std::size_t size = sizeof(value);
  void *buffer = &value;
  std::size_t *sizeRet = nullptr;
  const ur_physical_mem_get_info_params_t params{&handle, &name, &size, &buffer, &sizeRet};
  EXPECT_THAT(printed(&params), HasSubstr(".pNext = 0x10, .flags = 0}"));
}

TEST(Blocks, OfAnyFunctionNeedABlock) {
  std::size_t size = 99;
  EXPECT_EQ(urPrintFunctionParams(UR_FUNCTION_CONTEXT_CREATE, nullptr, nullptr, 0, &size),
            UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(size, 99U);
}

TEST(Blocks, OfUnknownFunctionsAreRejected) {
  const ur_context_create_params_t params{};
  for (const std::uint32_t number : {0x7ffffffeU, 0xffffffffU}) {
    const Number<ur_function_t> function(number);
    std::size_t size = 99;
    EXPECT_EQ(printBlockOf(function.value, &params, &size), UR_RESULT_ERROR_INVALID_ENUMERATION);
    EXPECT_EQ(size, 99U);
  }
}

} // namespace
} // namespace ur::test
