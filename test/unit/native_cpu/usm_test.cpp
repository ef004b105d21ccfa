// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/backend.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <array>
#include <cstddef>
#include <filesystem>
#include <iterator>

namespace ur::native_cpu {
namespace {

std::ptrdiff_t openDescriptors() {
  const std::filesystem::directory_iterator descriptors("/proc/self/fd");
  return std::distance(begin(descriptors), end(descriptors));
}

using UsmTest = ContextTest;

// All opened memory of one exporter shares the descriptors of the exporter's process and table.
TEST_F(UsmTest, NeedsNoDescriptorPerOpen) {
  std::array<void *, 2> memory{};
  std::array<void *, 2> opened{};
  for (std::size_t i = 0; i < memory.size(); ++i) {
    backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &memory[i]);
    void *handle = nullptr;
    std::size_t size = 0;
    backend::urIPCGetMemHandleExp(context_, memory[i], &handle, &size);
    const std::ptrdiff_t before = openDescriptors();
    backend::urIPCOpenMemHandleExp(context_, device_, handle, size, &opened[i]);
    const std::ptrdiff_t added = openDescriptors() - before;
    EXPECT_TRUE(i == 0 || added == 0) << added;
    backend::urIPCPutMemHandleExp(context_, handle);
  }
  for (std::size_t i = 0; i < memory.size(); ++i) {
    backend::urIPCCloseMemHandleExp(context_, opened[i]);
    backend::urUSMFree(context_, memory[i]);
  }
}

} // namespace
} // namespace ur::native_cpu
