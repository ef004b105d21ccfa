// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/tracing/traced_table.hpp"

#include <gtest/gtest.h>
#include <ur-ipc/ur_trace.h>

extern "C" ur_result_t subscribeInC(ur_context_handle_t *tracedContext,
                                    ur_trace_subscriber_handle_t *subscriber);

namespace ur::tracing::test {
namespace {

TEST(Subscribers, MayBeWrittenInC) {
  const auto context = reinterpret_cast<ur_context_handle_t>(0x100);
  ur_context_handle_t tracedContext = nullptr;
  ur_trace_subscriber_handle_t subscriber = nullptr;
  ASSERT_EQ(subscribeInC(&tracedContext, &subscriber), UR_RESULT_SUCCESS);
  tracedTable().Context.pfnRetain(context);
  EXPECT_EQ(tracedContext, context);
  EXPECT_EQ(urTraceUnsubscribe(subscriber), UR_RESULT_SUCCESS);
}

} // namespace
} // namespace ur::tracing::test
