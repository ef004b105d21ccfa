// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstdint>
#include <string>
#include <thread>

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterGetLastErrorTest = AdapterTest;

// "" where the thread had no error, else what went wrong in it last.
std::string lastErrorOf(ur_adapter_handle_t adapter) {
  const char *message = nullptr;
  std::int32_t code = -1;
  EXPECT_SUCCESS(urAdapterGetLastError(adapter, &message, &code));
  return message ? message : "(null)";
}

TEST_F(urAdapterGetLastErrorTest, BelongsToItsThread) {
  std::string untouched = "never asked";
  std::string failed;
  std::thread([&] {
    untouched = lastErrorOf(adapter());
    const char *option = nullptr;
    EXPECT_RESULT(kInvalidValue, urPlatformGetBackendOption(platform(), "--no-such", &option));
    failed = lastErrorOf(adapter());
  }).join();
  EXPECT_EQ(untouched, "");
  EXPECT_NE(failed, "");
}

IN_THREADS(urAdapterGetLastError) {
  const char *option = nullptr;
  const char *message = nullptr;
  std::int32_t code = 0;
  answers << urPlatformGetBackendOption(given.platform(), "--no-such-option", &option)
          << urAdapterGetLastError(given.adapter(), &message, &code) << message << code;
}

} // namespace
