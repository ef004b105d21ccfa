// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texts of findings.
#include "runtime/layers/validation/call_site.hpp"
#include "runtime/layers/validation/message.hpp"
#include "runtime/layers/validation/parameters.hpp"

#include <gtest/gtest.h>

namespace ur::test {

using validation::CallSite;
using validation::message;
using validation::Value;

// These functions and the tests are not static, because call sites show the names of exported
// functions.
[[gnu::noinline]] CallSite siteOfThisFunction() {
  return CallSite::capture(__builtin_extract_return_addr(__builtin_return_address(0)));
}

TEST(Messages, NameFunctionParameterValueRuleAndId) {
  EXPECT_EQ(message({"urIPCOpenMemHandleExp", "ppMem"}, nullptr, "it receives the opened pointer",
                    "nonnull"),
            "urIPCOpenMemHandleExp: ppMem is null; it receives the opened pointer "
            "[UR-urIPCOpenMemHandleExp-ppMem-nonnull]");
  EXPECT_EQ(message({"urQueueCreate", "pProperties->flags"}, validation::bits(0x60), "no", "order"),
            "urQueueCreate: pProperties->flags is 0x60; no "
            "[UR-urQueueCreate-pProperties.flags-order]");
  EXPECT_EQ(message({"urDevicePartition", "pProperties->pProperties[].type"}, 17, "no", "declared"),
            "urDevicePartition: pProperties->pProperties[].type is 17; no "
            "[UR-urDevicePartition-pProperties.pProperties.type-declared]");
}

TEST(Messages, TellValuesByTheirKind) {
  EXPECT_EQ(Value(nullptr).text(), "null");
  EXPECT_EQ(Value(static_cast<const void *>(nullptr)).text(), "null");
  EXPECT_EQ(Value(reinterpret_cast<void *>(0x1000)).text(), "0x1000");
  EXPECT_EQ(Value(UR_RESULT_ERROR_UNKNOWN).text(), std::to_string(UR_RESULT_ERROR_UNKNOWN));
  EXPECT_EQ(Value::atLeast(2, 4).text(), "2 where 4 bytes are needed");
  EXPECT_EQ(Value::nullAt(3).text(), "null at index 3");
}

TEST(CallSites, BeginWithTheCallerOfTheLayer) {
  const std::string text = siteOfThisFunction().text();
  EXPECT_EQ(text.find("\n    #0 "), 0u);
  EXPECT_NE(text.find("TestBody()"), std::string::npos) << text;
  EXPECT_EQ(text.find("siteOfThisFunction"), std::string::npos) << text;
}

TEST(CallSites, MayBeUnknown) { EXPECT_EQ(CallSite().text(), ""); }

static ur_usm_device_desc_t node(ur_usm_device_mem_flags_t flags, const void *next) {
  return {.stype = UR_STRUCTURE_TYPE_USM_DEVICE_DESC, .pNext = next, .flags = flags};
}

TEST(Chains, AreFollowedPastUnknownNodes) {
  const ur_usm_device_desc_t wrong = node(0x80000000, nullptr);
  const ur_base_desc_t unknown{.stype = static_cast<ur_structure_type_t>(0x12345), .pNext = &wrong};
  EXPECT_TRUE(validation::checkChain(&unknown));
  EXPECT_STREQ(validation::checkChain(&unknown).member, "ur_usm_device_desc_t.flags");
  EXPECT_FALSE(validation::checkChain(nullptr));
}

TEST(Chains, MayRunInACircle) {
  ur_usm_device_desc_t self = node(0, nullptr);
  self.pNext = &self;
  EXPECT_FALSE(validation::checkChain(&self));
}

} // namespace ur::test
