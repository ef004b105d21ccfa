// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/functions/adapter/logger_callback.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterSetLoggerCallbackTest = AdapterTest;

TEST_F(urAdapterSetLoggerCallbackTest, TakesEveryLevel) {
  for (const ur_logger_level_t level :
       {UR_LOGGER_LEVEL_DEBUG, UR_LOGGER_LEVEL_INFO, UR_LOGGER_LEVEL_WARN, UR_LOGGER_LEVEL_ERROR,
        UR_LOGGER_LEVEL_QUIET})
    EXPECT_SUCCESS(urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr, level));
}

TEST_F(urAdapterSetLoggerCallbackTest, RefusesUndeclaredLevels) {
  EXPECT_RESULT(kInvalidEnumeration, urAdapterSetLoggerCallback(adapter(), ignoreMessage, nullptr,
                                                                undeclared<ur_logger_level_t>()));
}

IN_THREADS(urAdapterSetLoggerCallback) {
  answers << urAdapterSetLoggerCallback(given.adapter(), ignoreMessage, nullptr,
                                        UR_LOGGER_LEVEL_QUIET);
}

} // namespace
