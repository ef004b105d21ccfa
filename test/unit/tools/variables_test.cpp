// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/variables.hpp"

#include <gtest/gtest.h>

namespace ur::urtrace {
namespace {

TEST(Variables, SwitchTheLayerOn) {
  EXPECT_EQ(variablesFor({}, "", ""), (Variables{{"UR_ENABLE_LAYERS", "UR_LAYER_TRACING"}}));
  EXPECT_EQ(variablesFor({}, "", "UR_LAYER_LEAK_CHECKING"),
            (Variables{{"UR_ENABLE_LAYERS", "UR_LAYER_LEAK_CHECKING,UR_LAYER_TRACING"}}));
}

TEST(Variables, TellWhereToWriteWhat) {
  EXPECT_EQ(variablesFor({.lines = "level:info", .trace = "/trace"}, "IPC", ""),
            (Variables{{"UR_ENABLE_LAYERS", "UR_LAYER_TRACING"},
                       {"UR_LOG_TRACING", "level:info"},
                       {"UR_TRACE_FILE", "/trace"},
                       {"UR_TRACE_FILTER", "IPC"}}));
}

} // namespace
} // namespace ur::urtrace
