// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/functions/adapter/logger_callback.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterSetLoggerCallbackLevelTest = AdapterTest;

TEST_F(urAdapterSetLoggerCallbackLevelTest, TakesADeclaredLevel) {
  ASSERT_SUCCESS(
      urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr, UR_LOGGER_LEVEL_ERROR));
  EXPECT_SUCCESS(urAdapterSetLoggerCallbackLevel(adapter(), UR_LOGGER_LEVEL_QUIET));
}

TEST_F(urAdapterSetLoggerCallbackLevelTest, RefusesUndeclaredLevels) {
  EXPECT_RESULT(kInvalidEnumeration,
                urAdapterSetLoggerCallbackLevel(adapter(), undeclared<ur_logger_level_t>()));
}

IN_THREADS(urAdapterSetLoggerCallbackLevel) {
  answers << urAdapterSetLoggerCallbackLevel(given.adapter(), UR_LOGGER_LEVEL_QUIET);
}

} // namespace
