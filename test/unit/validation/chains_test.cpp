// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/validation/parameters.hpp"

#include <gtest/gtest.h>

namespace ur::test {
namespace {

ur_usm_device_desc_t node(ur_usm_device_mem_flags_t flags, const void *next) {
  return {.stype = UR_STRUCTURE_TYPE_USM_DEVICE_DESC, .pNext = next, .flags = flags};
}

TEST(Chains, AreFollowedPastUnknownNodes) {
  const ur_usm_device_desc_t wrong = node(0x80000000, nullptr);
  const ur_base_desc_t unknown{.stype = static_cast<ur_structure_type_t>(0x12345), .pNext = &wrong};
  EXPECT_TRUE(validation::checkChain(&unknown));
  EXPECT_STREQ(validation::checkChain(&unknown).member, "ur_usm_device_desc_t.flags");
  EXPECT_FALSE(validation::checkChain(nullptr));
}

TEST(Chains, CanBeCyclic) {
  ur_usm_device_desc_t self = node(0, nullptr);
  self.pNext = &self;
  EXPECT_FALSE(validation::checkChain(&self));
}

} // namespace
} // namespace ur::test
