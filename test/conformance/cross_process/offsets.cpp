// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

// Objects beyond 4 GiB test offsets and sizes of more than 32 bits. They take little memory if the
// system allocates pages at their first use, because the tests write few pages.
constexpr std::size_t kPart = 4096;
constexpr std::size_t kGibibyte = std::size_t{1} << 30;

// If an adapter truncates a far offset to 32 bits, it finds other bytes. On a device with less
// memory, the tests use the farthest offset that fits: beyond 2 GiB, where a signed number
// overflows, or nearer.
constexpr std::size_t kNear = std::size_t{2} << 20;
constexpr std::size_t kFarOffsets[] = {4 * kGibibyte + kNear, 2 * kGibibyte + kNear,
                                       kGibibyte + kNear, 16 * kNear, 2 * kNear};

void writeBoth(const Session &session, void *memory, std::size_t far) {
  auto *const bytes = static_cast<std::byte *>(memory);
  writePattern(session, bytes + kNear, kPart, kChildSeed);
  writePattern(session, bytes + far, kPart, kParentSeed);
}

::testing::AssertionResult hasBoth(const Session &session, const void *memory, std::size_t far) {
  const auto *const bytes = static_cast<const std::byte *>(memory);
  const auto near = hasPattern(session, bytes + kNear, kPart, kChildSeed);
  return near ? hasPattern(session, bytes + far, kPart, kParentSeed) : near;
}

bool isTooLarge(ur_result_t result) {
  return result == UR_RESULT_ERROR_INVALID_USM_SIZE || result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
         result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

// Creates the largest possible object with `create(size)`, and returns its far offset.
template <typename Create> std::size_t farthest(const Create &create) {
  for (const std::size_t far : kFarOffsets) {
    const ur_result_t result = create(far + kNear);
    if (isTooLarge(result))
      continue;
    EXPECT_SUCCESS(result);
    return far;
  }
  ADD_FAILURE() << "the device cannot allocate a few MiB";
  return 0;
}

UR_ROLE(openFarPointer) {
  const Opened<MemoryKind> opened(parent.session(), parent.receiveHandle());
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kPart, kParentSeed));
}

using FarPointer = KindTest<MemoryKind>;

TEST_F(FarPointer, OpensAtTheSamePlace) {
  void *memory = nullptr;
  const std::size_t far = farthest([&](std::size_t size) {
    return urUSMDeviceAlloc(context(), device(), nullptr, nullptr, size, &memory);
  });
  ASSERT_NE(memory, nullptr);
  const auto query = allocationQuery(context(), memory);
  EXPECT_GE(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), far + kNear);
  writeBoth(session(), memory, far);
  EXPECT_TRUE(hasBoth(session(), memory, far));
  {
    const Exported<MemoryKind> handle(session(), static_cast<std::byte *>(memory) + far);
    const Opened<MemoryKind> opened(session(), handle.bytes());
    EXPECT_TRUE(hasPattern(session(), opened.get(), kPart, kParentSeed));
    expectSuccessWith(openFarPointerRole, handle.bytes());
  }
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

UR_ROLE(openFarPhysicalMemory) {
  const HandleBytes handle = parent.receiveHandle();
  const auto far = parent.receive<std::size_t>();
  const Opened<PhysicalMemoryKind> opened(parent.session(), handle);
  const View<PhysicalMemoryKind> view(parent.session(), opened.get());
  EXPECT_GE(view.size(), far + kNear);
  EXPECT_TRUE(hasBoth(parent.session(), view.data(), far));
}

using FarPhysicalMemory = KindTest<PhysicalMemoryKind>;

TEST_F(FarPhysicalMemory, IsSharedToItsEndAndMappedFromAnyOffset) {
  const ur_physical_mem_properties_t shared{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                            UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  PhysicalMem memory;
  const std::size_t far = farthest([&](std::size_t size) {
    return urPhysicalMemCreate(context(), device(), size, &shared, memory.out());
  });
  ASSERT_NE(memory.get(), nullptr);
  {
    const View<PhysicalMemoryKind> view(session(), memory.get());
    EXPECT_GE(view.size(), far + kNear);
    writeBoth(session(), view.data(), far);
    EXPECT_TRUE(hasBoth(session(), view.data(), far));
  }
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  Child child(openFarPhysicalMemoryRole);
  child.sendHandle(handle.bytes());
  child.send(far);
  child.expectSuccess();

  void *range = nullptr; // for the far part only
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, kNear, &range));
  const ur_result_t mapped = urVirtualMemMap(context(), range, kNear, memory.get(), far,
                                             UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE);
  if (mapped != kUnsupportedFeature) { // the result of drivers that map only whole objects
    EXPECT_SUCCESS(mapped);
    EXPECT_TRUE(hasPattern(session(), range, kPart, kParentSeed));
    EXPECT_SUCCESS(urVirtualMemUnmap(context(), range, kNear));
  }
  EXPECT_SUCCESS(urVirtualMemFree(context(), range, kNear));
}

} // namespace
