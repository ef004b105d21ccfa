// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterGetTest = AdapterTest;

TEST_F(urAdapterGetTest, CountsThenFills) {
  std::uint32_t count = 0;
  ASSERT_SUCCESS(urAdapterGet(0, nullptr, &count));
  ASSERT_GT(count, 0u);
  const std::uint32_t before = references();
  std::vector<ur_adapter_handle_t> adapters(count + 1, nullptr);
  ASSERT_SUCCESS(urAdapterGet(count + 1, adapters.data(), nullptr));
  EXPECT_EQ(adapters.back(), nullptr);
  EXPECT_EQ(references(), before + 1) << "each filled get takes a reference";
  for (std::uint32_t i = 0; i < count; ++i)
    EXPECT_SUCCESS(urAdapterRelease(adapters[i]));
  EXPECT_EQ(references(), before);
}

TEST_F(urAdapterGetTest, RefusesAnArrayWithoutRoom) {
  ur_adapter_handle_t handle = nullptr;
  std::uint32_t count = 0;
  EXPECT_RESULT(kInvalidSize, urAdapterGet(0, &handle, &count));
  EXPECT_EQ(handle, nullptr);
}

IN_THREADS(urAdapterGet) {
  std::uint32_t count = 0;
  answers << urAdapterGet(0, nullptr, &count) << count;
  std::vector<ur_adapter_handle_t> adapters(count);
  answers << urAdapterGet(count, adapters.data(), nullptr);
  for (const ur_adapter_handle_t adapter : adapters)
    answers << adapter << urAdapterRelease(adapter);
}

} // namespace
