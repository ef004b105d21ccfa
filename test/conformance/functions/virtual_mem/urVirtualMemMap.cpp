// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urVirtualMemMapTest = VirtualMemTest;

TEST_F(urVirtualMemMapTest, MappedMemoryHoldsBytes) {
  ASSERT_SUCCESS(map(at(1), 2 * unit()));
  writePattern(session(), at(1), 2 * unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(1), 2 * unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
}

TEST_F(urVirtualMemMapTest, BytesStayWithThePhysicalMemory) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  writePattern(session(), at(1), unit(), kParentSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  ASSERT_SUCCESS_OR_SKIP(map(at(3), unit(), unit())); // its second unit alone, elsewhere
  EXPECT_TRUE(hasPattern(session(), at(3), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(3), unit()));
}

// Also where the driver has larger units for larger memory.
TEST_F(urVirtualMemMapTest, ShowsMemoryOfAnyNumberOfUnits) {
  constexpr std::size_t kLarge = std::size_t{2} << 20;
  for (const std::size_t size : {unit(), 3 * unit(), kLarge + unit(), 2 * kLarge + 3 * unit()}) {
    SCOPED_TRACE(size);
    PhysicalMem large;
    ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), size, nullptr, large.out()));
    void *start = nullptr;
    ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, size, &start));
    ASSERT_SUCCESS(urVirtualMemMap(context(), start, size, large.get(), 0, kReadWrite));
    writePattern(session(), start, size, kParentSeed);
    EXPECT_TRUE(hasPattern(session(), start, size, kParentSeed));
    EXPECT_SUCCESS(urVirtualMemUnmap(context(), start, size));
    EXPECT_SUCCESS(urVirtualMemFree(context(), start, size));
  }
}

TEST_F(urVirtualMemMapTest, OneMemoryMayBeMappedTwice) {
  ASSERT_SUCCESS_OR_SKIP(map(at(0), unit()));
  const ur_result_t second = map(at(2), unit());
  if (second == kInvalidArgument) { // a driver that maps an object at one address at a time
    EXPECT_SUCCESS(unmap(at(0), unit()));
    return;
  }
  ASSERT_SUCCESS(second);
  writePattern(session(), at(0), unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(2), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(0), unit()));
  EXPECT_SUCCESS(unmap(at(2), unit()));
}

TEST_F(urVirtualMemMapTest, RefusesWhatDoesNotFit) {
  EXPECT_REFUSED(kInvalidValue, map(misaligned(), unit()));
  EXPECT_REFUSED(kInvalidValue, map(at(0), 0));
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit() - 1));
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit(), 1));
  EXPECT_REFUSED(kInvalidValue, map(at(0), 2 * unit(), unit())) << "beyond the memory";
  EXPECT_REFUSED(kInvalidValue, map(at(3), 2 * unit())) << "beyond the reservation";
}

TEST_F(urVirtualMemMapTest, GivesTheAccessAskedFor) {
  for (const ur_virtual_mem_access_flags_t access : {kReadWrite, kReadOnly, kNoAccess}) {
    ASSERT_SUCCESS(map(at(1), 2 * unit(), 0, access));
    expectAccess(0, kNoAccess);
    expectAccess(1, access);
    expectAccess(2, access);
    expectAccess(3, kNoAccess);
    EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
  }
}

TEST_F(urVirtualMemMapTest, RefusesWhatWraps) {
  const std::size_t beforeZero = std::numeric_limits<std::size_t>::max() - unit() + 1;
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit(), beforeZero)) << "ends at 0";
  EXPECT_REFUSED(kInvalidValue, map(at(0), 2 * unit(), beforeZero)) << "ends in the memory";
  for (const std::size_t size : sizesThatWrap()) {
    EXPECT_REFUSED(kInvalidValue, map(at(0), size)) << size;
    EXPECT_REFUSED(kInvalidValue, map(at(0), size, unit())) << size;
  }
  expectAccess(0, kNoAccess);
}

TEST_F(urVirtualMemMapTest, RefusesToMapOverAMapping) {
  ASSERT_SUCCESS(map(at(1), 2 * unit()));
  PhysicalMem other;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), 2 * unit(), nullptr, other.out()));
  EXPECT_REFUSED(kInvalidValue,
                 urVirtualMemMap(context(), at(0), 2 * unit(), other.get(), 0, kReadWrite));
  EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
}

TEST_F(urVirtualMemMapTest, TakesMemoryAndRangesOfItsContextOnly) {
  const Session other(deviceUnderTest());
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_CONTEXT,
                 urVirtualMemMap(other.context(), at(0), unit(), memory(), 0, kReadWrite));
  PhysicalMem foreign;
  ASSERT_SUCCESS(urPhysicalMemCreate(other.context(), device(), unit(), nullptr, foreign.out()));
  EXPECT_REFUSED(kInvalidValue,
                 urVirtualMemMap(other.context(), at(0), unit(), foreign.get(), 0, kReadWrite));
}

TEST_F(urVirtualMemMapTest, RefusesUndeclaredFlags) {
  EXPECT_REFUSED(kInvalidEnumeration,
                 urVirtualMemMap(context(), at(0), unit(), memory(), 0, kUndeclaredFlag));
}

IN_THREADS(urVirtualMemMap) {
  const OwnRange range(given.session());
  answers << range.map() << range.unmap();
}

} // namespace
