// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/kit/allocation.hpp"
#include "adapters/native_cpu/backend.hpp"
#include "test/support/waiting.hpp"
#include "test/unit/native_cpu/fixtures.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <filesystem>
#include <iterator>
#include <optional>

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

// The adapter waits for commands by their queues. It waits for calls by their number.
TEST_F(UsmTest, WaitsOnlyForCallsIfAsked) {
  void *pointer = nullptr;
  backend::urUSMDeviceAlloc(context_, device_, nullptr, nullptr, 64, &pointer);
  {
    const kit::Allocations::Pointer memory = kit::allocations().find(pointer);
    const kit::Allocation::Use command = kit::allocations().use(pointer);
    memory->waitForCalls(); // does not wait for the command
    auto firstCall = std::make_optional(kit::allocations().useInCall(pointer));
    auto lastCall = std::make_optional(kit::allocations().useInCall(pointer));
    std::atomic<bool> hasCall{true};
    const test::WaitingCall wait([&] {
      memory->waitForCalls();
      EXPECT_FALSE(hasCall);
    });
    firstCall.reset();
    hasCall = false;
    lastCall.reset();
  }
  backend::urUSMFree(context_, pointer);
}

} // namespace
} // namespace ur::native_cpu
