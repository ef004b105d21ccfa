// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr ur_result_t kInvalidValue = UR_RESULT_ERROR_INVALID_VALUE;
constexpr ur_virtual_mem_access_flags_t kReadWrite = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;

// A range of four units without anything behind it, and physical memory of two units.
class VirtualMemTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
    if (IsSkipped() || HasFatalFailure())
      return;
    unit_ = granularity(session());
    ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 4 * unit_, &start_));
    ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), 2 * unit_, nullptr, memory_.out()));
  }
  void TearDown() override {
    memory_.reset();
    if (start_) {
      EXPECT_SUCCESS(urVirtualMemFree(context(), start_, 4 * unit_));
    }
    DeviceTest::TearDown();
  }

  std::size_t unit() const { return unit_; }
  void *at(std::size_t units) const { return static_cast<std::byte *>(start_) + units * unit_; }
  ur_physical_mem_handle_t memory() const { return memory_.get(); }
  ur_result_t map(void *start, std::size_t size, std::size_t offset = 0) const {
    return urVirtualMemMap(context(), start, size, memory(), offset, kReadWrite);
  }
  ur_result_t unmap(void *start, std::size_t size) const {
    return urVirtualMemUnmap(context(), start, size);
  }
  auto queryOf(void *start, std::size_t size) const {
    return [this, start, size](auto... rest) {
      return urVirtualMemGetInfo(context(), start, size, rest...);
    };
  }

private:
  std::size_t unit_ = 0;
  void *start_ = nullptr;
  PhysicalMem memory_;
};

TEST_F(VirtualMemTest, GranularityFollowsTheRules) {
  for (const ur_device_handle_t oneOrAll : {device(), ur_device_handle_t{nullptr}}) {
    const auto query = [&](auto... rest) {
      return urVirtualMemGranularityGetInfo(context(), oneOrAll, 1, rest...);
    };
    expectInfoRules(query, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM);
    const auto minimum = info<std::size_t>(query, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM);
    const auto recommended = info<std::size_t>(query, UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED);
    EXPECT_GT(minimum, 0u);
    EXPECT_EQ(minimum & (minimum - 1), 0u) << "no power of two";
    EXPECT_EQ(recommended % minimum, 0u);
  }
}

TEST_F(VirtualMemTest, MappedMemoryHoldsBytes) {
  ASSERT_SUCCESS(map(at(1), 2 * unit()));
  writePattern(session(), at(1), 2 * unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(1), 2 * unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
}

TEST_F(VirtualMemTest, BytesStayWithThePhysicalMemory) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  writePattern(session(), at(1), unit(), kParentSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  ASSERT_SUCCESS(map(at(3), unit(), unit())); // its second unit alone, elsewhere
  EXPECT_TRUE(hasPattern(session(), at(3), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(3), unit()));
}

TEST_F(VirtualMemTest, OneMemoryMayBeMappedTwice) {
  ASSERT_SUCCESS(map(at(0), unit()));
  ASSERT_SUCCESS(map(at(2), unit()));
  writePattern(session(), at(0), unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(2), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(0), unit()));
  EXPECT_SUCCESS(unmap(at(2), unit()));
}

TEST_F(VirtualMemTest, ReleasedMemoryLivesUntilUnmapped) {
  PhysicalMem released;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), unit(), nullptr, released.out()));
  ASSERT_SUCCESS(urVirtualMemMap(context(), at(0), unit(), released.get(), 0, kReadWrite));
  released.reset();
  writePattern(session(), at(0), unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(0), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(0), unit()));
}

TEST_F(VirtualMemTest, AccessModeIsReported) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  const auto query = queryOf(at(0), 2 * unit());
  expectInfoRules(query, UR_VIRTUAL_MEM_INFO_ACCESS_MODE);
  const auto mode = [&] {
    return info<ur_virtual_mem_access_flags_t>(query, UR_VIRTUAL_MEM_INFO_ACCESS_MODE);
  };
  EXPECT_EQ(mode(), kReadWrite);
  EXPECT_SUCCESS(
      urVirtualMemSetAccess(context(), at(0), 2 * unit(), UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_EQ(mode(), ur_virtual_mem_access_flags_t{UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY});
  EXPECT_SUCCESS(urVirtualMemSetAccess(context(), at(0), 2 * unit(), kReadWrite));
  writePattern(session(), at(0), unit(), kParentSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(VirtualMemTest, PartlyMappedRangesHaveNoMode) {
  ASSERT_SUCCESS(map(at(0), unit()));
  ur_virtual_mem_access_flags_t mode = 0;
  EXPECT_REFUSED(kInvalidValue,
                 urVirtualMemGetInfo(context(), at(0), 2 * unit(), UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                                     sizeof(mode), &mode, nullptr));
  EXPECT_SUCCESS(unmap(at(0), unit()));
}

TEST_F(VirtualMemTest, MapRefusesWhatDoesNotFit) {
  auto *const misaligned = static_cast<std::byte *>(at(0)) + 1;
  EXPECT_REFUSED(kInvalidValue, map(misaligned, unit()));
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit() - 1));
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit(), 1));
  EXPECT_REFUSED(kInvalidValue, map(at(0), 2 * unit(), unit())) << "beyond the memory";
  EXPECT_REFUSED(kInvalidValue, map(at(3), 2 * unit())) << "beyond the reservation";
  ASSERT_SUCCESS(map(at(1), unit()));
  EXPECT_REFUSED(kInvalidValue, map(at(0), 2 * unit())) << "over a mapping";
  EXPECT_SUCCESS(unmap(at(1), unit()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION,
                 urVirtualMemMap(context(), at(0), unit(), memory(), 0, 1u << 30));
}

TEST_F(VirtualMemTest, FreeRefusesWhatIsMappedOrNotReserved) {
  ASSERT_SUCCESS(map(at(1), unit()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_OPERATION, urVirtualMemFree(context(), at(0), 4 * unit()));
  EXPECT_SUCCESS(unmap(at(1), unit()));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemFree(context(), at(1), unit()));
  EXPECT_REFUSED(kInvalidValue, unmap(at(1), unit())) << "nothing is mapped";
}

TEST_F(VirtualMemTest, ReserveRefusesOddSizes) {
  void *start = nullptr;
  EXPECT_REFUSED(kInvalidValue, urVirtualMemReserve(context(), nullptr, unit() + 1, &start));
  EXPECT_REFUSED(kInvalidValue, urVirtualMemReserve(context(), nullptr, 0, &start));
}

TEST_F(VirtualMemTest, NullArguments) {
  void *start = nullptr;
  constexpr ur_result_t kNullHandle = UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  constexpr ur_result_t kNullPointer = UR_RESULT_ERROR_INVALID_NULL_POINTER;
  EXPECT_RESULT(kNullHandle, urVirtualMemReserve(nullptr, nullptr, unit(), &start));
  EXPECT_RESULT(kNullPointer, urVirtualMemReserve(context(), nullptr, unit(), nullptr));
  EXPECT_RESULT(kNullHandle, urVirtualMemFree(nullptr, at(0), 4 * unit()));
  EXPECT_RESULT(kNullPointer, urVirtualMemFree(context(), nullptr, unit()));
  EXPECT_RESULT(kNullHandle, urVirtualMemMap(context(), at(0), unit(), nullptr, 0, kReadWrite));
  EXPECT_RESULT(kNullPointer, map(nullptr, unit()));
  EXPECT_RESULT(kNullPointer, unmap(nullptr, unit()));
  EXPECT_RESULT(kNullPointer, urVirtualMemSetAccess(context(), nullptr, unit(), kReadWrite));
}

} // namespace
