// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urVirtualMemSetAccessTest : public VirtualMemTest {
protected:
  ur_result_t setAccess(void *start, std::size_t size, ur_virtual_mem_access_flags_t flags) const {
    return urVirtualMemSetAccess(context(), start, size, flags);
  }
};

TEST_F(urVirtualMemSetAccessTest, ChangesTheReportedMode) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  const auto mode = [&] {
    return info<ur_virtual_mem_access_flags_t>(queryOf(at(0), 2 * unit()),
                                               UR_VIRTUAL_MEM_INFO_ACCESS_MODE);
  };
  EXPECT_EQ(mode(), kReadWrite);
  EXPECT_SUCCESS(setAccess(at(0), 2 * unit(), kReadOnly));
  EXPECT_EQ(mode(), kReadOnly);
  EXPECT_SUCCESS(setAccess(at(0), 2 * unit(), kReadWrite));
  writePattern(session(), at(0), unit(), kParentSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemSetAccessTest, ReachesTheEndOfTheRange) {
  ASSERT_SUCCESS(map(at(1), 2 * unit()));
  for (const ur_virtual_mem_access_flags_t access : {kReadOnly, kNoAccess, kReadWrite, kNoAccess}) {
    EXPECT_SUCCESS(setAccess(at(1), 2 * unit(), access));
    expectAccess(1, access);
    expectAccess(2, access);
  }
  EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
}

TEST_F(urVirtualMemSetAccessTest, ReadWriteWinsOverTheOthers) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  EXPECT_SUCCESS(setAccess(at(0), 2 * unit(), kReadOnly | kReadWrite | kNoAccess));
  expectAccess(0, kReadWrite);
  EXPECT_SUCCESS(setAccess(at(0), 2 * unit(), 0));
  expectAccess(0, kNoAccess);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

// Drivers that know one access for all that a call mapped say so.
TEST_F(urVirtualMemSetAccessTest, OfAPartLeavesTheRest) {
  for (const std::size_t part : {std::size_t{0}, std::size_t{1}}) {
    const std::size_t rest = 1 - part;
    ASSERT_SUCCESS(map(at(0), 2 * unit()));
    const ur_result_t result = setAccess(at(part), unit(), kReadOnly);
    if (result != kUnsupportedFeature) {
      EXPECT_SUCCESS(result);
      expectAccess(rest, kReadWrite);
      expectAccess(part, kReadOnly);
      const auto mode = [&](std::size_t units) {
        return info<ur_virtual_mem_access_flags_t>(queryOf(at(units), unit()),
                                                   UR_VIRTUAL_MEM_INFO_ACCESS_MODE);
      };
      EXPECT_EQ(mode(rest), kReadWrite);
      EXPECT_EQ(mode(part), kReadOnly);
    }
    writePattern(session(), at(rest), unit(), kParentSeed);
    EXPECT_TRUE(hasPattern(session(), at(rest), unit(), kParentSeed));
    EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  }
}

TEST_F(urVirtualMemSetAccessTest, RefusesWhatWraps) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  for (const std::size_t size : sizesThatWrap())
    EXPECT_REFUSED(kInvalidValue, setAccess(at(0), size, kNoAccess)) << size;
  expectAccess(0, kReadWrite);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemSetAccessTest, KeepsWhatIsShown) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  writePattern(session(), at(0), unit(), kParentSeed);
  writePattern(session(), at(1), unit(), kChildSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  ASSERT_SUCCESS(map(at(2), unit(), unit()));
  EXPECT_SUCCESS(setAccess(at(2), unit(), kReadOnly));
  EXPECT_TRUE(hasPattern(session(), at(2), unit(), kChildSeed)) << "shown from an offset on";
  EXPECT_SUCCESS(unmap(at(2), unit()));
}

TEST_F(urVirtualMemSetAccessTest, LeavesTheNeighbourInTheReservation) {
  PhysicalMem other;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), unit(), nullptr, other.out()));
  ASSERT_SUCCESS(map(at(0), unit()));
  ASSERT_SUCCESS(urVirtualMemMap(context(), at(1), unit(), other.get(), 0, kReadWrite));
  EXPECT_SUCCESS(setAccess(at(0), unit(), kReadOnly));
  writePattern(session(), at(1), unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(1), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemSetAccessTest, RefusesBadRangesAndFlags) {
  EXPECT_REFUSED(kInvalidValue, setAccess(at(0), unit(), kReadWrite)) << "nothing is mapped";
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  EXPECT_REFUSED(kInvalidValue, setAccess(misaligned(), unit(), kReadWrite));
  EXPECT_REFUSED(kInvalidValue, setAccess(at(0), 3 * unit(), kReadWrite)) << "partly mapped";
  EXPECT_REFUSED(kInvalidEnumeration, setAccess(at(0), 2 * unit(), kUndeclaredFlag));
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

IN_THREADS(urVirtualMemSetAccess) {
  const OwnRange range(given.session());
  answers << range.map()
          << urVirtualMemSetAccess(given.context(), range.start(), range.size(),
                                   UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY)
          << range.unmap();
}

} // namespace
