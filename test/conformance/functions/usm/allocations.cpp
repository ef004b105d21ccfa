// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>

namespace {

using namespace ur::support;
using namespace ur::test;

// Tests for all kinds of USM memory. A fixture allocates one kind.
class UsmTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 5000;

  virtual ur_result_t allocate(const ur_usm_desc_t *description, ur_usm_pool_handle_t pool,
                               std::size_t size, void **memory) const = 0;
  ur_result_t allocate(std::size_t size, void **memory) const {
    return allocate(nullptr, nullptr, size, memory);
  }
  void requireMemory(ur_device_info_t query, const char *kind) const {
    const auto mask = info<ur_device_usm_access_capability_flags_t>(deviceQuery(device()), query);
    if (mask == 0)
      skipUnclaimed(std::string("USM ") + kind + " memory: its query reports no capability");
  }
  auto queryOf(const void *memory) const { return allocationQuery(context(), memory); }

  void expectAlignmentRespected() const {
    std::array<void *, 4> memories{};
    constexpr std::uint32_t kRequiredAlignment = 64;
    for (std::uint32_t align = 1; align <= (1u << 22); align *= 2) {
      const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, align};
      // Several allocations, so that not all of them are aligned by chance.
      for (void *&memory : memories) {
        const ur_result_t result = allocate(&description, nullptr, kBytes, &memory);
        if (result == kInvalidValue && align > kRequiredAlignment)
          return; // larger alignments fail, too
        ASSERT_SUCCESS(result) << "aligned to " << align;
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % align, 0u) << align;
      }
      for (void *const memory : memories)
        EXPECT_SUCCESS(urUSMFree(context(), memory));
    }
  }
  std::uint64_t largestSize() const {
    return info<std::uint64_t>(deviceQuery(device()), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
  }
  // The size may exceed the free memory. Host memory of this size could starve other processes.
  void expectLargestSizeAccepted() const {
    void *memory = nullptr;
    const ur_result_t result = allocate(largestSize(), &memory);
    EXPECT_NE(result, UR_RESULT_ERROR_INVALID_USM_SIZE) << largestSize();
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_SUCCESS(urUSMFree(context(), memory));
    }
  }
};

// Tests for the kinds that belong to a device. `kAllocate` allocates memory of `kType`; `kQuery`
// reports whether the device supports it.
template <auto kAllocate, ur_usm_type_t kType, ur_device_info_t kQuery>
class DeviceUsmTest : public UsmTest {
protected:
  void prepare() override {
    requireMemory(kQuery, kType == UR_USM_TYPE_DEVICE ? "device" : "shared");
  }
  using UsmTest::allocate;
  ur_result_t allocate(const ur_usm_desc_t *description, ur_usm_pool_handle_t pool,
                       std::size_t size, void **memory) const override {
    return kAllocate(context(), device(), description, pool, size, memory);
  }

  void expectDevicesChecked() const {
    void *memory = nullptr;
    ASSERT_SUCCESS(allocate(kBytes, &memory));
    EXPECT_EQ(info<ur_device_handle_t>(queryOf(memory), UR_USM_ALLOC_INFO_DEVICE), device());
    EXPECT_SUCCESS(urUSMFree(context(), memory));
    for (const ur_device_handle_t other : otherDevices())
      EXPECT_REFUSED(kInvalidDevice,
                     kAllocate(context(), other, nullptr, nullptr, kBytes, &memory));
  }
};

class urUSMHostAllocTest : public UsmTest {
protected:
  void prepare() override { requireMemory(UR_DEVICE_INFO_USM_HOST_SUPPORT, "host"); }
  using UsmTest::allocate;
  ur_result_t allocate(const ur_usm_desc_t *description, ur_usm_pool_handle_t pool,
                       std::size_t size, void **memory) const override {
    return urUSMHostAlloc(context(), description, pool, size, memory);
  }
};

TEST_F(urUSMHostAllocTest, RespectsAlignment) { expectAlignmentRespected(); }

using urUSMDeviceAllocTest =
    DeviceUsmTest<urUSMDeviceAlloc, UR_USM_TYPE_DEVICE, UR_DEVICE_INFO_USM_DEVICE_SUPPORT>;

TEST_F(urUSMDeviceAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMDeviceAllocTest, TakesTheLargestSize) { expectLargestSizeAccepted(); }
TEST_F(urUSMDeviceAllocTest, TakesDevicesOfItsContextOnly) { expectDevicesChecked(); }

using urUSMSharedAllocTest =
    DeviceUsmTest<urUSMSharedAlloc, UR_USM_TYPE_SHARED, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT>;

TEST_F(urUSMSharedAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMSharedAllocTest, TakesDevicesOfItsContextOnly) { expectDevicesChecked(); }

// `allocate(context, device, memory)` allocates 64 bytes.
template <typename Allocate>
void allocateInThreads(const ThreadObjects &objects, Answers &answers, const Allocate &allocate) {
  void *memory = nullptr;
  ur_usm_type_t type{};
  answers << allocate(objects.context(), objects.device(), &memory)
          << urUSMGetMemAllocInfo(objects.context(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof(type),
                                  &type, nullptr)
          << type << urUSMFree(objects.context(), memory);
}

IN_THREADS(urUSMHostAlloc) {
  allocateInThreads(objects, answers, [](auto context, auto, void **memory) {
    return urUSMHostAlloc(context, nullptr, nullptr, 64, memory);
  });
}

IN_THREADS(urUSMDeviceAlloc) {
  allocateInThreads(objects, answers, [](auto context, auto device, void **memory) {
    return urUSMDeviceAlloc(context, device, nullptr, nullptr, 64, memory);
  });
}

IN_THREADS(urUSMSharedAlloc) {
  allocateInThreads(objects, answers, [](auto context, auto device, void **memory) {
    return urUSMSharedAlloc(context, device, nullptr, nullptr, 64, memory);
  });
}

using urUSMFreeTest = DeviceTest;

// Returns the pages of address space that this process uses.
std::size_t addressSpacePages() {
  std::size_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages;
}

TEST_F(urUSMFreeTest, TakesEachAllocationOnce) {
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, 4096, &memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 urUSMFree(context(), static_cast<std::byte *>(memory) + 1));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT, urUSMFree(context(), memory));
}

// The adapter must also release addresses that it reserved for the alignment.
TEST_F(urUSMFreeTest, ReleasesReservedAddresses) {
  const ur_usm_desc_t description{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, 1 << 21};
  constexpr std::size_t kSize = (1 << 21) + 4096;
  const auto allocateAndFree = [&] {
    for (int i = 0; i < 100; ++i) {
      void *memory = nullptr;
      if (urUSMDeviceAlloc(context(), device(), &description, nullptr, kSize, &memory) !=
          UR_RESULT_SUCCESS) { // a device may reject this alignment
        ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &memory));
      }
      ASSERT_SUCCESS(urUSMFree(context(), memory));
    }
  };
  allocateAndFree(); // fills the adapter's caches
  const std::size_t pagesBefore = addressSpacePages();
  allocateAndFree();
  constexpr std::size_t kTolerance = 1000; // pages; 100 leaks of 2 MiB would be 51,200
  EXPECT_LT(addressSpacePages(), pagesBefore + kTolerance);
}

IN_THREADS(urUSMFree) {
  void *memory = nullptr;
  answers << urUSMDeviceAlloc(objects.context(), objects.device(), nullptr, nullptr, 1 << 20,
                              &memory)
          << urUSMFree(objects.context(), memory);
}

} // namespace
