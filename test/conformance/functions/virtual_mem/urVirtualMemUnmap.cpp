// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urVirtualMemUnmapTest = VirtualMemTest;

TEST_F(urVirtualMemUnmapTest, LeavesTheRangeToMapAgain) {
  for (int round = 0; round < 3; ++round) {
    ASSERT_SUCCESS(map(at(0), 2 * unit()));
    EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  }
}

TEST_F(urVirtualMemUnmapTest, RefusesWhatIsNotMapped) {
  EXPECT_REFUSED(kInvalidValue, unmap(at(1), unit()));
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  EXPECT_REFUSED(kInvalidValue, unmap(misaligned(), unit()));
  EXPECT_REFUSED(kInvalidValue, unmap(at(0), 5 * unit())) << "beyond the reservation";
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemUnmapTest, NullArguments) {
  EXPECT_RESULT(kNullHandle, urVirtualMemUnmap(nullptr, at(0), unit()));
  EXPECT_RESULT(kNullPointer, unmap(nullptr, unit()));
}

} // namespace
