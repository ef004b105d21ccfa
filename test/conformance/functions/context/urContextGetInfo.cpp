// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class urContextGetInfoTest : public ContextTest {
protected:
  auto query() const {
    return [this](auto... rest) { return urContextGetInfo(context(), rest...); };
  }
};

TEST_F(urContextGetInfoTest, FollowsTheRules) { expectInfoRules<ur_context_info_t>(query()); }

TEST_F(urContextGetInfoTest, TellsItsDevices) {
  EXPECT_EQ(info<std::uint32_t>(query(), UR_CONTEXT_INFO_NUM_DEVICES), 1u);
  EXPECT_EQ(infoArray<ur_device_handle_t>(query(), UR_CONTEXT_INFO_DEVICES),
            std::vector<ur_device_handle_t>{device()});
}

IN_THREADS(urContextGetInfo) {
  answers.addInfo<ur_context_info_t>(
      [&](auto... rest) { return urContextGetInfo(given.context(), rest...); });
}

} // namespace
