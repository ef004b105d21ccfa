// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>

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

// Side by side where the driver follows the hint, and apart in any case.
TEST_F(urVirtualMemReserveTest, KeepsNeighboursApart) {
  void *room = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 2 * unit(), &room));
  EXPECT_SUCCESS(urVirtualMemFree(context(), room, 2 * unit()));
  void *left = nullptr;
  void *right = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), room, unit(), &left));
  ASSERT_SUCCESS(
      urVirtualMemReserve(context(), static_cast<std::byte *>(left) + unit(), unit(), &right));
  EXPECT_REFUSED(kInvalidValue, map(left, 2 * unit())) << "across the end of a range";
  ASSERT_SUCCESS(map(left, unit()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_OPERATION, urVirtualMemFree(context(), left, unit()));
  EXPECT_SUCCESS(urVirtualMemFree(context(), right, unit())) << "nothing is mapped there";
  EXPECT_SUCCESS(unmap(left, unit()));
  EXPECT_SUCCESS(urVirtualMemFree(context(), left, unit()));
}

IN_THREADS(urVirtualMemReserve) {
  const std::size_t size = granularity(given.session());
  void *start = nullptr;
  answers << urVirtualMemReserve(given.context(), nullptr, size, &start)
          << urVirtualMemFree(given.context(), start, size);
}

} // namespace
