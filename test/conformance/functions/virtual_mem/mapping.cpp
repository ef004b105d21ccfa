// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/host_access.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

// A test with a reserved range of four units without mappings, and physical memory of two units.
class VirtualMemTest : public DeviceTest {
protected:
  static constexpr ur_virtual_mem_access_flags_t kNoAccess = UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
  static constexpr ur_virtual_mem_access_flags_t kReadOnly = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;
  static constexpr ur_virtual_mem_access_flags_t kReadWrite = UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;

  void prepare() override {
    ASSERT_NOT_STOPPED(requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory"));
    unit_ = granularity(session());
    ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 4 * unit_, &start_));
    ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), 2 * unit_, nullptr, memory_.out()));
  }
  void cleanUp() override {
    memory_.reset();
    if (start_) {
      EXPECT_SUCCESS(urVirtualMemFree(context(), start_, 4 * unit_));
    }
  }

  std::size_t unit() const { return unit_; }
  void *at(std::size_t units) const { return static_cast<std::byte *>(start_) + units * unit_; }
  void *misalignedStart() const { return static_cast<std::byte *>(start_) + 1; }
  ur_physical_mem_handle_t memory() const { return memory_.get(); }
  ur_result_t map(void *start, std::size_t size, std::size_t offset = 0,
                  ur_virtual_mem_access_flags_t access = kReadWrite) const {
    return urVirtualMemMap(context(), start, size, memory(), offset, access);
  }
  ur_result_t unmap(void *start, std::size_t size) const {
    return urVirtualMemUnmap(context(), start, size);
  }
  // Checks the access rights of a unit's first and last byte, on CPUs only: other devices have
  // access rights that the host cannot see.
  void expectAccess(std::size_t units, ur_virtual_mem_access_flags_t access) const {
    if (!isCpu())
      return;
    for (void *address :
         {at(units), static_cast<void *>(static_cast<std::byte *>(at(units + 1)) - 1)}) {
      EXPECT_EQ(hostMayRead(address), access != kNoAccess) << "unit " << units;
      EXPECT_EQ(hostMayWrite(address), access == kReadWrite) << "unit " << units;
    }
  }
  // Returns sizes that make the end of the range wrap, to an address before the reservation or to
  // its start.
  std::vector<std::size_t> sizesThatWrap() const {
    const std::size_t wrappingSize = std::numeric_limits<std::size_t>::max() - unit() + 1;
    return {wrappingSize, wrappingSize - unit(), wrappingSize - unit() * 3,
            std::size_t{0} - reinterpret_cast<std::uintptr_t>(start_)};
  }
  auto queryOf(void *start, std::size_t size) const {
    return [this, start, size](auto... rest) {
      return urVirtualMemGetInfo(context(), start, size, rest...);
    };
  }

private:
  static bool isCpu() {
    return info<ur_device_type_t>(deviceQuery(device()), UR_DEVICE_INFO_TYPE) == UR_DEVICE_TYPE_CPU;
  }

  std::size_t unit_ = 0;
  void *start_ = nullptr;
  PhysicalMem memory_;
};

using VirtualMemRanges = VirtualMemTest;

TEST_F(VirtualMemRanges, AreRefusedIfTheyDoNotFit) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  ur_virtual_mem_access_flags_t mode = 0;
  using Call = std::function<ur_result_t(void *start, std::size_t size)>;
  const std::pair<const char *, Call> calls[] = {
      {"unmap", [&](void *start, std::size_t size) { return unmap(start, size); }},
      {"access",
       [&](void *start, std::size_t size) {
         return urVirtualMemSetAccess(context(), start, size, kNoAccess);
       }},
      {"mode",
       [&](void *start, std::size_t size) {
         return queryOf(start, size)(UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof(mode), &mode, nullptr);
       }},
      {"map", [&](void *start, std::size_t size) { return map(start, size); }},
      {"map from the second unit",
       [&](void *start, std::size_t size) { return map(start, size, unit()); }},
      {"free",
       [&](void *start, std::size_t size) { return urVirtualMemFree(context(), start, size); }},
  };
  for (const auto &[name, call] : calls) {
    SCOPED_TRACE(name);
    EXPECT_REFUSED(kInvalidValue, call(misalignedStart(), unit()));
    EXPECT_REFUSED(kInvalidValue, call(at(0), unit() - 1));
    EXPECT_REFUSED(kInvalidValue, call(at(0), 0));
    EXPECT_REFUSED(kInvalidValue, call(at(0), 3 * unit())) << "partly mapped";
    EXPECT_REFUSED(kInvalidValue, call(at(0), 5 * unit())) << "beyond the reservation";
    for (const std::size_t size : sizesThatWrap())
      EXPECT_REFUSED(kInvalidValue, call(at(0), size)) << size;
  }
  EXPECT_REFUSED(kInvalidValue, unmap(at(2), unit())) << "nothing is mapped";
  EXPECT_REFUSED(kInvalidValue, urVirtualMemSetAccess(context(), at(2), unit(), kReadWrite));
  EXPECT_REFUSED(kInvalidEnumeration,
                 urVirtualMemSetAccess(context(), at(0), 2 * unit(), kUndeclaredFlag));
  EXPECT_REFUSED(kInvalidEnumeration, map(at(2), unit(), 0, kUndeclaredFlag));
  expectAccess(0, kReadWrite);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

using urVirtualMemReserveTest = VirtualMemTest;

TEST_F(urVirtualMemReserveTest, RangesDoNotOverlap) {
  void *second = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, unit(), &second));
  EXPECT_TRUE(second < at(0) || second >= at(4));
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(second) % unit(), 0u);
  EXPECT_SUCCESS(urVirtualMemFree(context(), second, unit()));
}

using urVirtualMemFreeTest = VirtualMemTest;

// The ranges are adjacent only if the driver follows the hint. The rules also apply otherwise.
TEST_F(urVirtualMemFreeTest, KeepsNeighborsApart) {
  void *freeRange = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 2 * unit(), &freeRange));
  EXPECT_SUCCESS(urVirtualMemFree(context(), freeRange, 2 * unit()));
  void *leftRange = nullptr;
  void *rightRange = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), freeRange, unit(), &leftRange));
  ASSERT_SUCCESS(urVirtualMemReserve(context(), static_cast<std::byte *>(leftRange) + unit(),
                                     unit(), &rightRange));
  EXPECT_REFUSED(kInvalidValue, map(leftRange, 2 * unit())) << "across the end of a range";
  ASSERT_SUCCESS(map(leftRange, unit()));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_OPERATION, urVirtualMemFree(context(), leftRange, unit()));
  EXPECT_SUCCESS(urVirtualMemFree(context(), rightRange, unit())) << "it has no mapping";
  EXPECT_SUCCESS(unmap(leftRange, unit()));
  EXPECT_SUCCESS(urVirtualMemFree(context(), leftRange, unit()));
}

using urPhysicalMemCreateTest = VirtualMemTest;

// Includes large sizes, because some drivers require larger units for them.
TEST_F(urPhysicalMemCreateTest, MakesMemoryOfAnyNumberOfUnits) {
  constexpr std::size_t kLarge = std::size_t{2} << 20;
  for (const std::size_t size : {unit(), 3 * unit(), kLarge + unit(), 2 * kLarge + 3 * unit()}) {
    SCOPED_TRACE(size);
    PhysicalMem object;
    ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), size, nullptr, object.out()));
    void *start = nullptr;
    ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, size, &start));
    ASSERT_SUCCESS(urVirtualMemMap(context(), start, size, object.get(), 0, kReadWrite));
    writePattern(session(), start, size, kParentSeed);
    EXPECT_TRUE(hasPattern(session(), start, size, kParentSeed));
    EXPECT_SUCCESS(urVirtualMemUnmap(context(), start, size));
    EXPECT_SUCCESS(urVirtualMemFree(context(), start, size));
  }
}

using urVirtualMemMapTest = VirtualMemTest;

TEST_F(urVirtualMemMapTest, EndsWithThePhysicalMemory) {
  const std::size_t lastUnitOffset = std::numeric_limits<std::size_t>::max() - unit() + 1;
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit(), 1)) << "misaligned";
  EXPECT_REFUSED(kInvalidValue, map(at(0), 2 * unit(), unit()));
  EXPECT_REFUSED(kInvalidValue, map(at(0), unit(), lastUnitOffset)) << "ends at 0";
  EXPECT_REFUSED(kInvalidValue, map(at(0), 2 * unit(), lastUnitOffset)) << "ends in the memory";
  expectAccess(0, kNoAccess);
}

TEST_F(urVirtualMemMapTest, TakesMemoryAndRangesOfItsContextOnly) {
  const Session other(deviceUnderTest());
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_CONTEXT,
                 urVirtualMemMap(other.context(), at(0), unit(), memory(), 0, kReadWrite));
  PhysicalMem object;
  ASSERT_SUCCESS(urPhysicalMemCreate(other.context(), device(), unit(), nullptr, object.out()));
  EXPECT_REFUSED(kInvalidValue,
                 urVirtualMemMap(other.context(), at(0), unit(), object.get(), 0, kReadWrite));
}

class urVirtualMemSetAccessTest : public VirtualMemTest {
protected:
  ur_result_t setAccess(void *start, std::size_t size, ur_virtual_mem_access_flags_t flags) const {
    return urVirtualMemSetAccess(context(), start, size, flags);
  }
};

TEST_F(urVirtualMemSetAccessTest, ReadWriteOverridesTheOtherFlags) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  EXPECT_SUCCESS(setAccess(at(0), 2 * unit(), kReadOnly | kReadWrite | kNoAccess));
  expectAccess(0, kReadWrite);
  EXPECT_SUCCESS(setAccess(at(0), 2 * unit(), 0));
  expectAccess(0, kNoAccess);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemSetAccessTest, KeepsTheMappedOffset) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  writePattern(session(), at(0), unit(), kParentSeed);
  writePattern(session(), at(1), unit(), kChildSeed);
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
  ASSERT_SUCCESS(map(at(2), unit(), unit()));
  EXPECT_SUCCESS(setAccess(at(2), unit(), kReadOnly));
  EXPECT_TRUE(hasPattern(session(), at(2), unit(), kChildSeed)) << "mapped from an offset";
  EXPECT_SUCCESS(unmap(at(2), unit()));
}

TEST_F(urVirtualMemSetAccessTest, LeavesTheNeighborInTheReservation) {
  PhysicalMem other;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), unit(), nullptr, other.out()));
  ASSERT_SUCCESS(map(at(0), unit()));
  ASSERT_SUCCESS(urVirtualMemMap(context(), at(1), unit(), other.get(), 0, kReadWrite));
  EXPECT_SUCCESS(setAccess(at(0), unit(), kReadOnly));
  writePattern(session(), at(1), unit(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), at(1), unit(), kParentSeed));
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

// An adapter may reject a range that is only a part of a mapping.
TEST_F(urVirtualMemSetAccessTest, ChangesTheSecondHalfOfAMapping) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  const ur_result_t code = setAccess(at(1), unit(), kReadOnly);
  for (std::size_t units = 0; units < 2; ++units) {
    ur_virtual_mem_access_flags_t access = 0;
    EXPECT_SUCCESS(queryOf(at(units), unit())(UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof(access),
                                              &access, nullptr));
    EXPECT_EQ(access, units == 1 && code == UR_RESULT_SUCCESS ? kReadOnly : kReadWrite);
  }
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

using urVirtualMemUnmapTest = VirtualMemTest;

TEST_F(urVirtualMemUnmapTest, LetsTheRangeBeMappedAgain) {
  for (int round = 0; round < 2; ++round) {
    ASSERT_SUCCESS(map(at(1), 2 * unit()));
    EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
    for (std::size_t units = 0; units < 4; ++units)
      expectAccess(units, kNoAccess);
  }
}

IN_THREADS(urPhysicalMemCreate) {
  const std::size_t size = granularity(objects.session());
  PhysicalMem memory;
  std::size_t value = 0;
  answers << urPhysicalMemCreate(objects.context(), objects.device(), size, nullptr, memory.out())
          << urPhysicalMemGetInfo(memory.get(), UR_PHYSICAL_MEM_INFO_SIZE, sizeof(value), &value,
                                  nullptr)
          << value;
}

IN_THREADS(urVirtualMemReserve) {
  const std::size_t size = granularity(objects.session());
  void *start = nullptr;
  answers << urVirtualMemReserve(objects.context(), nullptr, size, &start)
          << urVirtualMemFree(objects.context(), start, size);
}

const InThreads kFreeInThreads("urVirtualMemFree", urVirtualMemReserveInThreads);

IN_THREADS(urVirtualMemMap) {
  const OwnRange range(objects.session());
  answers << range.map() << range.unmap();
}

IN_THREADS(urVirtualMemSetAccess) {
  const OwnRange range(objects.session());
  answers << range.map()
          << urVirtualMemSetAccess(objects.context(), range.start(), range.size(),
                                   UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY)
          << range.unmap();
}

const InThreads kUnmapInThreads("urVirtualMemUnmap", urVirtualMemMapInThreads);

} // namespace
