// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

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

TEST_F(urVirtualMemUnmapTest, LeavesNoAccess) {
  ASSERT_SUCCESS(map(at(1), 2 * unit()));
  EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
  for (std::size_t units = 0; units < 4; ++units)
    expectAccess(units, kNoAccess);
}

TEST_F(urVirtualMemUnmapTest, LeavesTheNeighbourInTheReservation) {
  PhysicalMem other;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), unit(), nullptr, other.out()));
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  ASSERT_SUCCESS(urVirtualMemMap(context(), at(2), unit(), other.get(), 0, kReadWrite));
  writePattern(session(), at(2), unit(), kParentSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  EXPECT_TRUE(hasPattern(session(), at(2), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(2), unit()));
}

// Drivers that cannot take out a part say so, and leave all as it was.
TEST_F(urVirtualMemUnmapTest, OfAPartLeavesTheRestOrIsRefused) {
  for (const std::size_t part : {0u, 1u}) {
    SCOPED_TRACE(testing::Message() << "unit " << part);
    const std::size_t rest = 1 - part;
    ASSERT_SUCCESS(map(at(0), 2 * unit()));
    writePattern(session(), at(rest), unit(), kParentSeed);
    const ur_result_t result = unmap(at(part), unit());
    expectAccess(rest, kReadWrite);
    if (result == UR_RESULT_SUCCESS)
      expectAccess(part, kNoAccess);
    EXPECT_TRUE(hasPattern(session(), at(rest), unit(), kParentSeed));
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_REFUSED(kInvalidValue, unmap(at(0), 2 * unit())) << "not mapped throughout";
      EXPECT_SUCCESS(unmap(at(rest), unit()));
    } else {
      EXPECT_EQ(result, kInvalidValue);
      EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
    }
  }
}

TEST_F(urVirtualMemUnmapTest, RefusesWhatWraps) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  for (const std::size_t size : sizesThatWrap())
    EXPECT_REFUSED(kInvalidValue, unmap(at(0), size)) << size;
  expectAccess(0, kReadWrite);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

IN_THREADS(urVirtualMemUnmap) {
  const OwnRange range(given.session());
  answers << range.map() << range.unmap();
}

} // namespace
