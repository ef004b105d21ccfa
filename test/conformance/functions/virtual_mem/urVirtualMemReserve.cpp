// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urVirtualMemReserveTest = VirtualMemTest;

TEST_F(urVirtualMemReserveTest, RangesDoNotOverlap) {
  void *second = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, unit(), &second));
  EXPECT_TRUE(second < at(0) || second >= at(4));
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(second) % unit(), 0u);
  EXPECT_SUCCESS(urVirtualMemFree(context(), second, unit()));
}

TEST_F(urVirtualMemReserveTest, ChecksSizeAndAddress) {
  void *start = nullptr;
  EXPECT_REFUSED(kInvalidValue, urVirtualMemReserve(context(), nullptr, unit() + 1, &start));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemReserve(context(), nullptr, 0, &start));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemReserve(context(), misaligned(), unit(), &start));
}

TEST_F(urVirtualMemReserveTest, NullArguments) {
  void *start = nullptr;
  EXPECT_RESULT(kNullHandle, urVirtualMemReserve(nullptr, nullptr, unit(), &start));
  EXPECT_RESULT(kNullPointer, urVirtualMemReserve(context(), nullptr, unit(), nullptr));
}

} // namespace
