// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <functional>
#include <iterator>

namespace ur::native_cpu {
namespace {

std::ptrdiff_t openDescriptors() {
  const std::filesystem::directory_iterator found("/proc/self/fd");
  return std::distance(begin(found), end(found));
}

using UsmTest = ContextTest;

// Descriptors are scarce: what is not shared takes none, and what is takes two while a handle is
// out.
TEST_F(UsmTest, TakesNoDescriptorBeforeItIsShared) {
  const auto allocateAndFree = [&](const std::function<void(void **)> &allocate) {
    const std::ptrdiff_t before = openDescriptors();
    void *memory = nullptr;
    allocate(&memory);
    EXPECT_EQ(openDescriptors(), before);
    backend::urUSMFree(context_, memory);
    EXPECT_EQ(openDescriptors(), before);
  };
  allocateAndFree(
      [&](void **memory) { backend::urUSMHostAlloc(context_, nullptr, nullptr, 64, memory); });
  allocateAndFree([&](void **memory) {
    backend::urUSMSharedAlloc(context_, device_, nullptr, nullptr, 64, memory);
  });
  allocateAndFree([&](void **memory) {
    backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, memory);
  });
}

// Also where it was somebody else's before.
TEST_F(UsmTest, IsZeroInAPoolThatAsksForIt) {
  ur_usm_pool_desc_t description{};
  description.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC;
  description.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK;
  ur_usm_pool_handle_t pool = nullptr;
  backend::urUSMPoolCreate(context_, &description, &pool);
  for (const std::size_t size : {64u, 4096u, 5000u, 1u << 20, 3u << 20})
    for (int round = 0; round < 5; ++round) {
      void *memory = nullptr;
      backend::urUSMDeviceAlloc(context_, device_, nullptr, pool, size, &memory);
      const auto *bytes = static_cast<const unsigned char *>(memory);
      EXPECT_TRUE(std::all_of(bytes, bytes + size, [](unsigned char byte) { return byte == 0; }))
          << size;
      std::memset(memory, 1, size);
      backend::urUSMFree(context_, memory);
    }
  backend::urUSMPoolRelease(pool);
}

TEST_F(UsmTest, CopiesAndFillsNoRectangles) {
  for (const ur_context_info_t query :
       {UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT, UR_CONTEXT_INFO_USM_FILL2D_SUPPORT}) {
    ur_bool_t supported = true;
    backend::urContextGetInfo(context_, query, sizeof(supported), &supported, nullptr);
    EXPECT_FALSE(supported) << query;
  }
}

// What is open of an exporter holds its process and its table, however much it is.
TEST_F(UsmTest, TakesNoDescriptorForEachOpen) {
  std::array<void *, 2> memory{};
  std::array<void *, 2> opened{};
  for (std::size_t i = 0; i < memory.size(); ++i) {
    backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory[i]);
    void *handle = nullptr;
    std::size_t size = 0;
    backend::urIPCGetMemHandleExp(context_, memory[i], &handle, &size);
    const std::ptrdiff_t before = openDescriptors();
    backend::urIPCOpenMemHandleExp(context_, device_, handle, size, &opened[i]);
    const std::ptrdiff_t taken = openDescriptors() - before;
    EXPECT_TRUE(i == 0 || taken == 0) << taken;
    backend::urIPCPutMemHandleExp(context_, handle);
  }
  for (std::size_t i = 0; i < memory.size(); ++i) {
    backend::urIPCCloseMemHandleExp(context_, opened[i]);
    backend::urUSMFree(context_, memory[i]);
  }
}

} // namespace
} // namespace ur::native_cpu
