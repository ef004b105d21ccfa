// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/adapter/adapter_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urAdapterGetInfoTest = AdapterTest;

TEST_F(urAdapterGetInfoTest, FollowsTheRules) { expectInfoRules<ur_adapter_info_t>(query()); }

TEST_F(urAdapterGetInfoTest, TellsBackendAndVersion) {
  EXPECT_NE(info<ur_backend_t>(query(), UR_ADAPTER_INFO_BACKEND), UR_BACKEND_UNKNOWN);
  EXPECT_GE(info<std::uint32_t>(query(), UR_ADAPTER_INFO_VERSION), 1u);
  EXPECT_GE(references(), 1u);
}

IN_THREADS(urAdapterGetInfo) {
  answers.addInfo<ur_adapter_info_t>(
      [&](auto... rest) { return urAdapterGetInfo(given.adapter(), rest...); });
}

} // namespace
