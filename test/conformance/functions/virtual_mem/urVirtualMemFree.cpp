// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>

namespace {

using namespace ur::support;
using namespace ur::test;

using urVirtualMemFreeTest = VirtualMemTest;

TEST_F(urVirtualMemFreeTest, RefusesMappedRanges) {
  ASSERT_SUCCESS(map(at(1), unit()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_OPERATION, urVirtualMemFree(context(), at(0), 4 * unit()));
  EXPECT_SUCCESS(unmap(at(1), unit()));
}

TEST_F(urVirtualMemFreeTest, TakesWholeReservationsOnly) {
  EXPECT_REFUSED(kInvalidValue, urVirtualMemFree(context(), at(1), unit()));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemFree(context(), at(0), 2 * unit()));
}

// Each of two contexts is once the other one.
TEST_F(urVirtualMemFreeTest, TakesRangesOfItsContextOnly) {
  const Session other(deviceUnderTest());
  void *range = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(other.context(), nullptr, unit(), &range));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemFree(context(), range, unit()));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemFree(other.context(), at(0), 4 * unit()));
  EXPECT_SUCCESS(urVirtualMemFree(other.context(), range, unit()));
}

TEST_F(urVirtualMemFreeTest, RefusesWhatWraps) {
  for (const std::size_t size : sizesThatWrap())
    EXPECT_REFUSED(kInvalidValue, urVirtualMemFree(context(), at(0), size)) << size;
}

IN_THREADS(urVirtualMemFree) {
  const std::size_t size = granularity(given.session());
  void *start = nullptr;
  answers << urVirtualMemReserve(given.context(), nullptr, size, &start)
          << urVirtualMemFree(given.context(), start, size);
}

} // namespace
