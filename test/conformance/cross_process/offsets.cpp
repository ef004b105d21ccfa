// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

// Objects beyond 4 GiB test offsets and sizes of more than 32 bits. They take little memory if the
// system allocates pages at their first use, because the tests write few pages.
constexpr std::size_t kPartSize = 4096;
constexpr std::size_t kGibibyte = std::size_t{1} << 30;

// An adapter that truncates a far offset to 32 bits finds other bytes. On a device with less
// memory, the tests use the farthest offset that fits. Beyond 2 GiB, a signed number overflows.
constexpr std::size_t kNearOffset = std::size_t{2} << 20;
constexpr std::size_t kFarOffsets[] = {4 * kGibibyte + kNearOffset, 2 * kGibibyte + kNearOffset,
                                       kGibibyte + kNearOffset, 16 * kNearOffset, 2 * kNearOffset};

void writeNearAndFar(const Session &session, void *memory, std::size_t farOffset) {
  auto *const bytes = static_cast<std::byte *>(memory);
  writePattern(session, bytes + kNearOffset, kPartSize, kChildSeed);
  writePattern(session, bytes + farOffset, kPartSize, kParentSeed);
}

::testing::AssertionResult hasNearAndFar(const Session &session, const void *memory,
                                         std::size_t farOffset) {
  const auto *const bytes = static_cast<const std::byte *>(memory);
  const auto nearResult = hasPattern(session, bytes + kNearOffset, kPartSize, kChildSeed);
  return nearResult ? hasPattern(session, bytes + farOffset, kPartSize, kParentSeed) : nearResult;
}

bool isTooLarge(ur_result_t result) {
  return result == UR_RESULT_ERROR_INVALID_USM_SIZE || result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
         result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

// Creates the largest possible object with `create(size)`, and returns its far offset.
template <typename Create> std::size_t createLargest(const Create &create) {
  for (const std::size_t farOffset : kFarOffsets) {
    const ur_result_t result = create(farOffset + kNearOffset);
    if (isTooLarge(result))
      continue;
    EXPECT_SUCCESS(result);
    return farOffset;
  }
  ADD_FAILURE() << "the device cannot allocate a few MiB";
  return 0;
}

UR_ROLE(openFarPointer) {
  const Opened<MemoryKind> opened(parent.session(), parent.receiveHandle());
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kPartSize, kParentSeed));
}

using FarPointer = KindTest<MemoryKind>;

TEST_F(FarPointer, OpensAtTheSameOffset) {
  void *memory = nullptr;
  const std::size_t farOffset = createLargest([&](std::size_t size) {
    return urUSMDeviceAlloc(context(), device(), nullptr, nullptr, size, &memory);
  });
  ASSERT_NE(memory, nullptr);
  const auto query = allocationQuery(context(), memory);
  EXPECT_GE(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), farOffset + kNearOffset);
  writeNearAndFar(session(), memory, farOffset);
  EXPECT_TRUE(hasNearAndFar(session(), memory, farOffset));
  {
    const Exported<MemoryKind> handle(session(), static_cast<std::byte *>(memory) + farOffset);
    const Opened<MemoryKind> opened(session(), handle.bytes());
    EXPECT_TRUE(hasPattern(session(), opened.get(), kPartSize, kParentSeed));
    expectSuccessWith(openFarPointerRole, handle.bytes());
  }
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

UR_ROLE(openFarPhysicalMemory) {
  const HandleBytes handle = parent.receiveHandle();
  const auto farOffset = parent.receive<std::size_t>();
  const Opened<PhysicalMemoryKind> opened(parent.session(), handle);
  const View<PhysicalMemoryKind> view(parent.session(), opened.get());
  EXPECT_GE(view.size(), farOffset + kNearOffset);
  EXPECT_TRUE(hasNearAndFar(parent.session(), view.data(), farOffset));
}

using FarPhysicalMemory = KindTest<PhysicalMemoryKind>;

TEST_F(FarPhysicalMemory, IsSharedToItsEndAndMappedFromAnyOffset) {
  const ur_physical_mem_properties_t properties{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                                UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  PhysicalMem memory;
  const std::size_t farOffset = createLargest([&](std::size_t size) {
    return urPhysicalMemCreate(context(), device(), size, &properties, memory.out());
  });
  ASSERT_NE(memory.get(), nullptr);
  {
    const View<PhysicalMemoryKind> view(session(), memory.get());
    EXPECT_GE(view.size(), farOffset + kNearOffset);
    writeNearAndFar(session(), view.data(), farOffset);
    EXPECT_TRUE(hasNearAndFar(session(), view.data(), farOffset));
  }
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  Child child(openFarPhysicalMemoryRole);
  child.sendHandle(handle.bytes());
  child.send(farOffset);
  child.expectSuccess();

  void *range = nullptr; // for the far part only
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, kNearOffset, &range));
  const ur_result_t mapResult = urVirtualMemMap(context(), range, kNearOffset, memory.get(),
                                                farOffset, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  if (mapResult != kUnsupportedFeature) { // the result of drivers that map only whole objects
    EXPECT_SUCCESS(mapResult);
    EXPECT_TRUE(hasPattern(session(), range, kPartSize, kParentSeed));
    EXPECT_SUCCESS(urVirtualMemUnmap(context(), range, kNearOffset));
  }
  EXPECT_SUCCESS(urVirtualMemFree(context(), range, kNearOffset));
}

} // namespace
