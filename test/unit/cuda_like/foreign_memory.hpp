// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"
#include "test/conformance/support/try_open.hpp"
#include "test/unit/cuda_like/application.hpp"

#include <cstddef>
#include <memory>

namespace ur::test {

using ExportedMemory = support::Exported<support::MemoryKind>;
using OpenedMemory = support::Opened<support::MemoryKind>;

inline constexpr std::size_t kPage = 2 << 20;
inline constexpr std::size_t kOffset = 4096 + 256;
inline constexpr std::size_t kBytes = 100'003;

// Tests of memory that an application has allocated by calling the driver.
class ForeignMemoryTest : public DeviceTest {
protected:
  // The driver keeps some resources permanently. This function makes the driver create them before
  // a test measures its footprint.
  static void SetUpTestSuite() {
    application_ = std::make_unique<Application>();
    const PlainBlock block(kPage);
    driver::CUipcMemHandle handle;
    need(driver::getLegacy(&handle, reinterpret_cast<driver::Address>(block.at())), "share");
    driver::Address memory = 0; // the pool keeps the resources of its first allocation
    need(driver::allocatePooled(&memory, kPage, nullptr), "allocate from a pool");
    need(driver::freePooled(memory, nullptr), "free to a pool");
    need(driver::synchronize(), "wait");
  }
  static void TearDownTestSuite() { application_.reset(); }

  static driver::CUcontext driverContext() { return application_->context(); }

  template <typename T> T query(const void *pointer, ur_usm_alloc_info_t name) {
    return info<T>(allocationQuery(context(), pointer), name);
  }

private:
  static inline std::unique_ptr<Application> application_;
};

} // namespace ur::test
