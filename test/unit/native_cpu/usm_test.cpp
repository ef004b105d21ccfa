// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <cstddef>
#include <filesystem>
#include <iterator>

namespace ur::native_cpu {
namespace {

std::ptrdiff_t openDescriptors() {
  const std::filesystem::directory_iterator found("/proc/self/fd");
  return std::distance(begin(found), end(found));
}

using UsmTest = ContextTest;

// Descriptors are scarce, and only device memory is exported.
TEST_F(UsmTest, TakesADescriptorForDeviceMemoryAlone) {
  const std::ptrdiff_t before = openDescriptors();
  void *memory = nullptr;
  backend::urUSMHostAlloc(context_, nullptr, nullptr, 64, &memory);
  EXPECT_EQ(openDescriptors(), before);
  backend::urUSMFree(context_, memory);
  backend::urUSMSharedAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  EXPECT_EQ(openDescriptors(), before);
  backend::urUSMFree(context_, memory);
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory);
  EXPECT_EQ(openDescriptors(), before + 1);
  backend::urUSMFree(context_, memory);
  EXPECT_EQ(openDescriptors(), before);
}

} // namespace
} // namespace ur::native_cpu
