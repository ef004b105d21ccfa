// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles of mapped physical memory. If the driver has ZE_extension_ipc_phys_mem_handle_range, one
// handle shares all adjacent objects.
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/info.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;
using ::testing::HasSubstr;

using ExportedMemory = Exported<MemoryKind>;
using OpenedMemory = Opened<MemoryKind>;

constexpr ur_physical_mem_flags_t kShareable = UR_PHYSICAL_MEM_FLAG_ENABLE_IPC;
constexpr std::uint64_t kRounds = 200;
constexpr std::chrono::microseconds kDelay{1};

// A reserved range, with physical memory mapped in it. Positions and sizes are in granules.
class Range {
public:
  static constexpr std::size_t kGranules = 6;

  explicit Range(const Session &session) : session_(session), granule_(granularity(session)) {
    EXPECT_SUCCESS(urVirtualMemReserve(session.context(), nullptr, kGranules * granule_, &start_));
  }
  Range(const Range &) = delete;
  Range &operator=(const Range &) = delete;
  ~Range() {
    unmap();
    EXPECT_SUCCESS(urVirtualMemFree(session_.context(), start_, kGranules * granule_));
  }

  // Maps new memory of `size` granules, or only its first `mapped` granules.
  void map(std::size_t position, std::size_t size, ur_physical_mem_flags_t flags = kShareable,
           std::size_t mapped = 0) {
    const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                  nullptr, flags};
    Part &part = parts_.emplace_back(at(position), (mapped != 0 ? mapped : size) * granule_);
    EXPECT_SUCCESS(urPhysicalMemCreate(session_.context(), session_.device(), size * granule_,
                                       &properties, part.memory.out()));
    EXPECT_SUCCESS(urVirtualMemMap(session_.context(), part.start, part.size, part.memory.get(), 0,
                                   UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  }
  // Maps memory to all granules, not in the order of the addresses.
  void mapAllGranules() {
    map(5, 1);
    map(2, 3);
    map(0, 2);
  }
  // Unmaps everything, and returns the memory.
  std::list<PhysicalMem> unmap() {
    std::list<PhysicalMem> memories;
    for (Part &part : std::exchange(parts_, {})) {
      EXPECT_SUCCESS(urVirtualMemUnmap(session_.context(), part.start, part.size));
      memories.push_back(std::move(part.memory));
    }
    return memories;
  }
  // Releases the memory that was mapped first, but keeps its mapping.
  void releaseFirst() { parts_.front().memory.reset(); }

  std::byte *at(std::size_t position) const {
    return static_cast<std::byte *>(start_) + position * granule_;
  }
  std::size_t size() const { return kGranules * granule_; }
  std::size_t granule() const { return granule_; }

private:
  struct Part {
    Part(std::byte *address, std::size_t bytes) : start(address), size(bytes) {}
    std::byte *start;
    std::size_t size;
    PhysicalMem memory;
  };

  const Session &session_;
  const std::size_t granule_;
  void *start_ = nullptr;
  std::list<Part> parts_;
};

class MappedRangeTest : public DeviceTest {
protected:
  ur_result_t resultOfGet(const void *pointer) const {
    return tryGet<MemoryKind>(session(), const_cast<void *>(pointer));
  }
};

template <typename T>
T infoOf(const Session &session, const void *pointer, ur_usm_alloc_info_t name) {
  return info<T>(allocationQuery(session.context(), pointer), name);
}

void expectRun(const Session &session, const std::byte *pointer, const std::byte *base,
               std::size_t size) {
  EXPECT_EQ(infoOf<std::byte *>(session, pointer, UR_USM_ALLOC_INFO_BASE_PTR), base);
  EXPECT_EQ(infoOf<std::size_t>(session, pointer, UR_USM_ALLOC_INFO_SIZE), size);
  EXPECT_EQ(infoOf<ur_device_handle_t>(session, pointer, UR_USM_ALLOC_INFO_DEVICE),
            session.device());
}

// Receives a handle of an address inside a range, and the distance of this address from the start.
// Compares the whole range with a pattern, and writes another pattern.
UR_ROLE(answerRange) {
  const OpenedMemory opened(parent.session(), parent.receiveHandle());
  const auto offset = parent.receive<std::size_t>();
  const auto size = parent.receive<std::size_t>();
  std::byte *const base = static_cast<std::byte *>(opened.get()) - offset;
  expectRun(parent.session(), static_cast<std::byte *>(opened.get()), base, size);
  EXPECT_TRUE(hasPattern(parent.session(), base, size, kParentSeed));
  writePattern(parent.session(), base, size, kChildSeed);
}

TEST_F(MappedRangeTest, IsSharedContiguouslyInTheOrderOfAddresses) {
  Range range(session());
  range.mapAllGranules();
  writePattern(session(), range.at(0), range.size(), kParentSeed);
  const std::size_t offset = 3 * range.granule() + 256;
  expectRun(session(), range.at(0) + offset, range.at(0), range.size());
  const ExportedMemory handle(session(), range.at(0) + offset);
  Child child(answerRangeRole);
  child.sendHandle(handle.bytes());
  child.send(offset);
  child.send(range.size());
  child.expectSuccess();
  EXPECT_TRUE(hasPattern(session(), range.at(0), range.size(), kChildSeed));
}

TEST_F(MappedRangeTest, IsOpenedInItsOwnProcessAtAnotherAddress) {
  Range range(session());
  range.mapAllGranules();
  const ExportedMemory handle(session(), range.at(0));
  const OpenedMemory opened(session(), handle.bytes());
  EXPECT_NE(opened.get(), range.at(0));
  writePattern(session(), opened.get(), range.size(), kParentSeed);
  EXPECT_TRUE(hasPattern(session(), range.at(0), range.size(), kParentSeed));
}

TEST_F(MappedRangeTest, EndsAtHolesAndAtMemoryThatIsNotShareable) {
  Range range(session());
  range.map(0, 1);
  range.map(2, 1);
  range.map(3, 1, 0);
  range.map(4, 1);
  range.map(5, 2, kShareable, 1);
  for (const std::size_t shareable : {0u, 2u, 4u}) {
    expectRun(session(), range.at(shareable), range.at(shareable), range.granule());
    const ExportedMemory handle(session(), range.at(shareable));
  }
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(1))) << "Get accepted an unmapped address";
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(3)))
      << "Get accepted memory without the flag for sharing";
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(5))) << "Get accepted a part of an object";
}

TEST_F(MappedRangeTest, IsStaleAfterTheReleaseOfAnyOfItsMemory) {
  Range range(session());
  range.mapAllGranules();
  ExportedMemory handle(session(), range.at(0));
  Opener<MemoryKind> opener(session());
  {
    std::list<PhysicalMem> memories = range.unmap();
    opener.expect(UR_RESULT_SUCCESS, handle.bytes());
    memories.pop_back();
    opener.expect(kInvalidValue, handle.bytes());
  }
  opener.finish();
  EXPECT_SUCCESS(handle.put());
}

TEST_F(MappedRangeTest, IsNotSharedAfterTheReleaseOfAnObject) {
  Range range(session());
  range.map(0, 1);
  range.map(1, 1);
  range.releaseFirst();
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(0)));
  expectRun(session(), range.at(1), range.at(1), range.granule());
}

TEST_F(MappedRangeTest, HandlesArePutSeparately) {
  Range range(session());
  range.mapAllGranules();
  ExportedMemory first(session(), range.at(0));
  const ExportedMemory second(session(), range.at(1));
  const HandleBytes stale = first.bytes();
  EXPECT_SUCCESS(first.put());
  Opener<MemoryKind> opener(session());
  opener.expect(kInvalidValue, stale);
  opener.expect(UR_RESULT_SUCCESS, second.bytes());
  opener.finish();
}

// Keeps the range open while the exporter unmaps and releases its memory.
UR_ROLE(keepRangeOpen) {
  const OpenedMemory opened(parent.session(), parent.receiveHandle());
  const auto size = parent.receive<std::size_t>();
  parent.meet();
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), size, kParentSeed));
}

TEST_F(MappedRangeTest, StaysOpenAfterTheExporterUnmapsAndReleasesIt) {
  Range range(session());
  range.mapAllGranules();
  writePattern(session(), range.at(0), range.size(), kParentSeed);
  ExportedMemory handle(session(), range.at(0));
  Child child(keepRangeOpenRole);
  child.sendHandle(handle.bytes());
  child.send(range.size());
  child.receive<std::uint8_t>();
  range.unmap();
  EXPECT_SUCCESS(handle.put());
  range.mapAllGranules();
  writePattern(session(), range.at(0), range.size(), kChildSeed);
  child.send(std::uint8_t{});
  child.expectSuccess();
}

// Opens one handle in each round, while the exporter revokes it. The number of the round is the
// seed of the pattern.
UR_ROLE(openWhileItEnds) {
  const auto size = parent.receive<std::size_t>();
  for (std::uint64_t round = 1; round <= kRounds; ++round) {
    HandleBytes handle = parent.receiveHandle();
    parent.send(std::uint8_t{});
    void *opened = nullptr;
    const ur_result_t result =
        MemoryKind::open(parent.session(), handle.data(), handle.size(), &opened);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_TRUE(hasPattern(parent.session(), opened, size, round * kParentSeed)) << round;
      EXPECT_SUCCESS(MemoryKind::close(parent.session(), opened));
    } else {
      EXPECT_REFUSED(kInvalidValue, result) << round;
    }
    parent.send(std::uint8_t{});
  }
}

// The exporter creates new memory, whose descriptors get the numbers that the importer's driver is
// about to fetch. The delay is different in each round, so that in some rounds the handle becomes
// stale during the open.
TEST_F(MappedRangeTest, NeverShowsOtherMemoryWhenItEndsDuringAnOpen) {
  Range range(session());
  Child child(openWhileItEndsRole);
  child.send(range.size());
  for (std::uint64_t round = 1; round <= kRounds; ++round) {
    range.mapAllGranules();
    writePattern(session(), range.at(0), range.size(), round * kParentSeed);
    const ExportedMemory handle(session(), range.at(0));
    child.sendHandle(handle.bytes());
    child.receive<std::uint8_t>();
    const auto end = std::chrono::steady_clock::now() + round * kDelay;
    while (std::chrono::steady_clock::now() < end) {
    }
    range.unmap();
    range.mapAllGranules();
    child.receive<std::uint8_t>();
    range.unmap();
  }
  child.expectSuccess();
}

// These tests run with ZE_HOST_DRIVER_DEVICES=2.
using RangeOfTwoDevicesTest = DiscoveryTest;
TEST_F(RangeOfTwoDevicesTest, HasAHandleForEachDevice) {
  const std::array devices{runtime().devices().at(0).device, runtime().devices().at(1).device};
  Context context;
  ASSERT_SUCCESS(urContextCreate(2, devices.data(), nullptr, context.out()));
  std::size_t granule = 0;
  ASSERT_SUCCESS(urVirtualMemGranularityGetInfo(context.get(), nullptr, 1,
                                                UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                sizeof(granule), &granule, nullptr));
  void *start = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context.get(), nullptr, 2 * granule, &start));
  const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                kShareable};
  std::array<PhysicalMem, 2> memories;
  const auto at = [&](std::size_t i) { return static_cast<std::byte *>(start) + i * granule; };
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_SUCCESS(
        urPhysicalMemCreate(context.get(), devices[i], granule, &properties, memories[i].out()));
    EXPECT_SUCCESS(urVirtualMemMap(context.get(), at(i), granule, memories[i].get(), 0,
                                   UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const auto query = allocationQuery(context.get(), at(i));
    EXPECT_EQ(info<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE), devices[i]);
    EXPECT_EQ(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), granule);
  }
  EXPECT_SUCCESS(urVirtualMemUnmap(context.get(), start, 2 * granule));
  EXPECT_SUCCESS(urVirtualMemFree(context.get(), start, 2 * granule));
}

// These tests run with ZE_HOST_DRIVER_FAIL=zeMemGetIpcHandleWithProperties:1:0x78000009.
using TooManyObjectsTest = MappedRangeTest;
TEST_F(TooManyObjectsTest, FailWithARemedy) {
  Range range(session());
  range.mapAllGranules();
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(0)));
  EXPECT_THAT(lastErrorText(), HasSubstr("does not put 3 physical memory objects into one handle; "
                                         "export each with urIPCGetPhysMemHandleExp"));
  const ExportedMemory handle(session(), range.at(0));
}

// These tests run with drivers that lack the extension, or list it without its function.
using MissingExtensionTest = MappedRangeTest;
TEST_F(MissingExtensionTest, IsNamedWithARemedy) {
  constexpr const char *kText =
      "lacks ZE_extension_ipc_phys_mem_handle_range of Level Zero 1.18; export each physical "
      "memory with urIPCGetPhysMemHandleExp";
  Range range(session());
  range.mapAllGranules();
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(0)));
  EXPECT_THAT(lastErrorText(), HasSubstr(kText));
  range.unmap();
  range.map(0, 1, 0);
  EXPECT_REFUSED(kInvalidArgument, resultOfGet(range.at(0)))
      << "Get accepted memory without the flag for sharing";
}

} // namespace
