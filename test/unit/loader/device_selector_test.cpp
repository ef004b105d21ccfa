// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/loader/device_selector.hpp"

#include "base/environment/environment.hpp"

#include <gtest/gtest.h>

namespace ur::loader::test {
namespace {

class WellFormed : public testing::TestWithParam<const char *> {};
class IllFormed : public testing::TestWithParam<const char *> {};

TEST_P(WellFormed, IsAccepted) { EXPECT_NO_THROW(DeviceSelector{GetParam()}); }

INSTANTIATE_TEST_SUITE_P(Cases, WellFormed,
                         testing::Values("*:*", "cuda:*", "hip:cpu", "level_zero:gpu",
                                         "native_cpu:fpga", "offload:0", "opencl:1,2", "Cuda:GPU",
                                         "cuda:0.1", "cuda:0.1.2", "cuda:0.*", "cuda:0.1.*",
                                         "cuda:0.*.*", "cuda:*.*", "cuda:*.*.*", "!cuda:0",
                                         "cuda:0;!cuda:1", "*:0;cuda:1", "cuda:0;",
                                         "cuda:99999999999"));

TEST_P(IllFormed, IsRejected) { EXPECT_THROW(DeviceSelector{GetParam()}, environment::BadValue); }

INSTANTIATE_TEST_SUITE_P(Cases, IllFormed,
                         testing::Values("cuda", "cuda:", ":0", "laser:0", "level_zero_v2:0",
                                         "cuda:0;cuda:1", "!cuda:0;!cuda:1", "cuda:0,,1", ";cuda:0",
                                         "cuda:0;;hip:0", "cuda:0:1", "!!cuda:0", "!:0", "cuda:!0",
                                         "cuda:-1", "cuda:+1", "cuda:1x", "cuda:acc", "cuda:gpu.0",
                                         "cuda:0.", "cuda:.0", "cuda:.", "cuda:0..1",
                                         "cuda:0.1.2.3", "cuda:*.1", "cuda:*.0.*", "cuda:0.*.1",
                                         " cuda:0", "cuda: 0", "cuda:0 ", "cuda:**"));

TEST(SelectorDepth, IsTheDepthOfTheDeepestApplicableTerm) {
  EXPECT_EQ(DeviceSelector("cuda:0").depth(UR_BACKEND_CUDA), 1U);
  EXPECT_EQ(DeviceSelector("cuda:0,0.1").depth(UR_BACKEND_CUDA), 2U);
  EXPECT_EQ(DeviceSelector("*:*.*.*").depth(UR_BACKEND_CUDA), 3U);
  EXPECT_EQ(DeviceSelector("hip:*").depth(UR_BACKEND_CUDA), 0U);
  EXPECT_EQ(DeviceSelector("cuda:0,0.1;!*:*.*").depth(UR_BACKEND_CUDA), 1U);
  EXPECT_EQ(DeviceSelector("!hip:*").depth(UR_BACKEND_CUDA), 1U);
}

} // namespace
} // namespace ur::loader::test
